# 在與電腦玩家的牌桌上詢問：怎樣最好，怎樣會更好。
# $chance、$chance_…：0 到 1 的機會。$error、$points：百分點。$gave、$took：牌。

hint-ask = 提示
key-hint = h
hint-title = 最好的一步
hint-do = 就這樣出
hint-moves = 你的所有走法
hint-move = 走法
hint-win = 贏得整場
hint-lose = 失去一條命
hint-off = ± { $error }
hint-swap = 用{ $gave }換{ $took }。
hint-said = { $move }贏得整場的機會：{ NUMBER($chance_win, style: "percent") }，失去一條命的可能：{ NUMBER($chance_lose, style: "percent") }。{ $why }
hint-about = 根據你能知道的一切，在想像中把這一回合打完。± 表示數字可能的偏差。
hint-simply = 這些數字假定對手打得簡單，像「穩健」電腦那樣。
hint-rough = 目前只是根據少量想像的牌局作出的粗略估計。

review-ask = 怎樣會更好？
review-good = { $decisions ->
    [0] 這一回合沒有需要你決定的。
   *[other] 你的 { $decisions } 個決定都足夠好。
}
review-slips = 你的 { $decisions } 個決定中有 { $slips } 個可以更好，總共損失了 { $points } 個百分點的贏局機會。
review-turn = 第 { $turn } 次行動
review-hand = 你的手牌
review-pile = 棄牌堆
review-made = 你選了
review-best = 更好
review-chance = 贏得整場的機會：{ NUMBER($chance_made, style: "percent") }，而不是 { NUMBER($chance_best, style: "percent") }
