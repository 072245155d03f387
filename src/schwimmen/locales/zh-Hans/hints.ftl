# 在与电脑玩家的牌桌上询问：怎样最好，怎样会更好。
# $chance、$chance_…：0 到 1 的机会。$error、$points：百分点。$gave、$took：牌。

hint-ask = 提示
key-hint = h
hint-title = 最好的一步
hint-do = 就这样出
hint-moves = 你的所有走法
hint-move = 走法
hint-win = 赢得整局
hint-lose = 失去一条命
hint-off = ± { $error }
hint-swap = 用{ $gave }换{ $took }。
hint-said = { $move }赢得整局的机会：{ NUMBER($chance_win, style: "percent") }，失去一条命的可能：{ NUMBER($chance_lose, style: "percent") }。{ $why }
hint-about = 根据你能知道的一切，在想象中把本轮打完。± 表示数字可能的偏差。
hint-simply = 这些数字假定对手打得简单，像“稳健”电脑那样。
hint-rough = 目前只是根据少量想象的牌局作出的粗略估计。

review-ask = 怎样会更好？
review-good = { $decisions ->
    [0] 这一轮没有需要你决定的。
   *[other] 你的 { $decisions } 个决定都足够好。
}
review-slips = 你的 { $decisions } 个决定中有 { $slips } 个可以更好，总共损失了 { $points } 个百分点的赢局机会。
review-turn = 第 { $turn } 回合
review-hand = 你的手牌
review-pile = 弃牌堆
review-made = 你选了
review-best = 更好
review-chance = 赢得整局的机会：{ NUMBER($chance_made, style: "percent") }，而不是 { NUMBER($chance_best, style: "percent") }
