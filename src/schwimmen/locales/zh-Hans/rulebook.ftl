# 由选项生成的完整规则文字；一手牌值多少。这里没有数字：全部来自规则引擎。

## 标题

book-title = 规则：{ $rules }
book-aim-title = 目标
book-cards-title = 纸牌与人数
book-values-title = 一手牌值多少
book-deal-title = 发牌
book-turn-title = 轮到你时
book-knock-title = 敲桌
book-end-title = 一轮何时结束
book-lose-title = 谁失去一条命
book-lives-title = 命与整局的结束
book-mistakes-title = 常见错误
book-absent-title = 别桌常有、这里不用的规则

## 目标

book-number = { $value }
book-aim = 每人手持三张牌，尽量在同一种花色中凑出最多的点数；最多 { $best } 点。一轮结束时，点数最低的一手牌要付出一条命。所以你不必是最好的，只要不是最差的。
book-winner = 最后留下的玩家赢得整局。

## 纸牌与人数

book-players = { $least } 到 { $most } 人可以一起玩，牌正好够这么多人。
book-pack = 使用 { $size } 张牌：梅花、黑桃、红心、方块各从 { $lowest } 到 A，不用王牌。
book-lives = 每人开始时有 { $lives } 条命：用火柴、筹码或杯垫表示。

## 一手牌值多少

book-values = A 算 { $ace } 点；K、Q、J 和十各算 { $ten } 点；其他牌按牌面数字计。
book-one-suit = 只有同一种花色的牌相加，最好的那门花色就是这手牌的点数。不同花色永远不相加。
book-example-one-suit = 三张同花色：三张都算。
book-example-two-suits = 这里两张同花色的牌比单独一张 A 更值钱，那张 A 就不算了。
book-example-lowest = 谁也不会比这更低。
book-example-best = 同花色的一张 A 加两张 { $ten } 点的牌：没有更好的了。
book-three-of-a-kind-30-5 = 三张同点数的牌（三条）算 { $value } 点，不论哪种点数：比任何同花色的牌都大，只小于 { $best }。
book-three-of-a-kind-30 = 三张同点数的牌（三条）算 { $value } 点，不论哪种点数：和总和相同的同花色手牌一样大。
book-three-of-a-kind-31 = 三张同点数的牌（三条）算 { $value } 点，不论哪种点数。它和其他 { $best } 点完全一样，后果也一样。
book-three-of-a-kind-off = 三张同点数的牌没有特别之处：它们花色各不相同，所以只算其中一张。
book-three-aces-ordinary = 三张 A 也不例外：算 { $value } 点。
book-three-aces-top = 三张 A 更大：算 { $value } 点，胜过其他任何手牌。但这一轮照常继续。
book-three-aces-fire = 三张 A 是“火”：算 { $value } 点，胜过一切。
book-example-three = 牌虽小，却是三条。
book-example-three-off = 虽是三条，却只算一张。
book-example-aces-ordinary = 三张 A。
book-example-aces-top = 三张 A：没有更好的了。
book-example-aces-fire = 三张 A：火！

## 发牌

book-deal = 发牌者洗牌，从左边开始按顺时针方向一张一张背面朝上地发，每人三张。
book-first-dealer = 第一位发牌者抽签决定。每轮之后，发牌权按顺时针方向转给下一位仍在游戏中的玩家。
book-dealer-choice-blind = 再发三张牌背面朝上作为第二叠。发牌者只看自己的手牌，然后决定：保留手牌，第二叠翻开放到中央；或者把手牌正面朝上放到中央，拿起谁也没看过的第二叠。
book-dealer-choice-open = 再发三张牌正面朝上放在中央。开始之前，发牌者可以用整手牌换走中央的全部三张；换出和换入的牌大家都看得到。
book-dealer-choice-none = 再发三张牌正面朝上放在中央。发牌者没有选择，就用发到的牌玩。
book-dealer-choice-draw-blind = 再翻开一张牌作为弃牌堆的第一张。开始之前，发牌者可以不看牌就用整手牌换牌堆最上面的三张；换下的手牌洗回牌堆。
book-dealer-choice-draw-none = 再翻开一张牌作为弃牌堆的第一张。发牌者和其他人一样，就用发到的牌玩。
book-stock = 其余的牌背面朝上放在旁边，这就是牌堆。
book-start = 发牌者左边的玩家先行动，按顺时针方向进行。

## 轮到你时

book-turn-commerce = 轮到你时，从以下行动中选择恰好一种：
book-turn-draw-discard = 轮到你时，先拿一张牌，再弃一张，手里仍是三张：
book-exchange-1 = 换一张：把自己的一张牌正面朝上放到中央，再从中央拿一张。
book-exchange-2 = 换两张：用两张牌换中央的两张。
book-exchange-3 = 全换：用三张牌换中央的全部三张。
book-worse = 即使手牌不会变好，也可以换。
book-passing-free = 过：手牌保持不变，想过几次都可以。
book-passing-once = { $knocks ->
    [yes] 过：手牌保持不变，但每轮只能过一次。之后必须换牌或敲桌；别人敲桌后的最后回合必须换牌。
   *[no] 过：手牌保持不变，但每轮只能过一次。之后必须换牌。
}
book-passing-never = { $knocks ->
    [yes] 不能过。不敲桌就必须换牌，哪怕换了更差，别人敲桌后的最后回合也一样。
   *[no] 不能过。必须换牌，哪怕换了更差。
}
book-passing-out = 过：留住手牌，本轮不再行动。
book-knock-instead = 敲桌：如果对手牌满意，而且已经可以敲桌。
book-knock-after = 行动之后，如果对手牌满意而且已经可以敲桌，就可以敲桌。
book-draw = 摸牌堆最上面的一张。这张牌可以马上弃掉。
book-take = 或者拿弃牌堆最上面的一张。这张牌必须留下，另弃一张。
book-knock-draw = 或者什么都不拿，直接敲桌：如果对手牌满意，而且已经可以敲桌。
book-no-passing-draw = 不能过。
book-renew-789-optional = 只要中央同时有七、八、九（花色不限），你就可以要求清掉它们：翻开三张新牌，你仍有完整的一个回合。牌堆里必须还有三张牌。
book-renew-789-automatic = 如果回合开始时中央同时有七、八、九（花色不限），它们会自动清掉，并翻开三张新牌，只要牌堆里还有三张。
book-all-pass = 如果还没有人敲桌，而所有玩家连续都过，中央三张牌就放到一边，从牌堆翻开三张新牌。谁也不因此失去命，然后轮到最先过的那位玩家。
book-last-left = 只剩一位玩家时，他还有恰好一个回合。没有人剩下时，本轮结束。
book-empty-stock-showdown = 如果这时牌堆不足三张，本轮结束，大家亮牌比较。
book-empty-stock-reshuffle = 如果这时牌堆不足三张，就把中央和放在一边的牌全部洗进牌堆，继续进行。
book-empty-stock-void = 如果这时牌堆不足三张，本轮结束并作废：谁也不失去什么。
book-empty-stock-draw-showdown = 如果回合开始时牌堆已空，本轮结束，大家亮牌比较，敲桌之后也一样。
book-empty-stock-draw-reshuffle = 如果回合开始时牌堆已空，就把弃牌堆洗成新的牌堆，只留下最上面的一张。
book-empty-stock-draw-void = 如果回合开始时牌堆已空，本轮结束并作废：谁也不失去什么，敲桌之后也一样。
book-example-swap-1 = 换一张：{ $before } 点变成 { $after } 点。
book-example-swap-2 = 换两张：{ $before } 点变成 { $after } 点。
book-example-swap-3 = 全换三张：{ $before } 点变成 { $after } 点。
book-example-take = 拿明牌，另弃一张：{ $before } 点变成 { $after } 点。
book-label-hand = 手牌
book-label-centre = 中央
book-label-pile = 弃牌堆
book-label-after = 之后

## 敲桌

book-knock = 谁对手牌满意，就敲一下桌子。其他仍在本轮中的玩家各有恰好一个回合，然后所有人亮牌。
book-knock-from-second-lap = 每位玩家都轮过一次之前，谁也不能敲桌。
book-knock-from-first-turn = 只要轮到你就可以敲桌，从第一个回合开始就行。
book-knock-from-second-turn-except-dealer = 发牌者从第一个回合起就可以敲桌，其他人要从自己的第二个回合起。
book-knock-from-never = 这里不敲桌。一轮以别的方式结束。
book-knock-timing-instead = 敲桌就是你的整个回合：不换牌也不过。
book-knock-timing-draw = 敲桌就是你的整个回合：不拿牌也不弃牌。
book-knock-timing-after = 敲桌在行动之后：先换牌或过，然后可以敲桌。
book-knock-once = 一轮中只有一人敲桌，而且只能在自己的回合敲。之后的最后回合里没有人再敲桌。
book-knock-no-new-centre = 如果在这些最后回合里所有人都过，中央也不换新牌。
book-lap-limit = 每人都轮过 { $laps } 个回合后，即使没有人敲桌，本轮也结束。

## 一轮何时结束

book-ends = 一轮在以下情况结束：
book-ends-knock = 有人敲桌后，其他人都完成了最后回合
book-ends-thirty-one = 有人凑到 { $best } 点，立刻结束
book-ends-aces = 有人凑到三张 A，立刻结束
book-ends-all-passed = 所有人都已过牌退出本轮
book-ends-stock = 牌堆不够用
book-ends-laps = 每人都轮过了约定的回合数
book-thirty-one-ends = 谁有 { $best } 点就立刻亮牌。谁也不再行动，点数最低的人失去一条命。
book-thirty-one-fire = { $best } 点是“火”：谁有就立刻亮牌，谁也不再行动，所有点数更低的人各失去一条命。
book-thirty-one-plain = { $best } 点只是同花色中最好的手牌：不必亮出来，这一轮照常继续。
book-aces-burn = 三张 A 要立刻亮出。谁也不再行动，其他所有人各失去一条命。
book-aces-first = 如果三张 A 和 { $best } 点同时出现，三张 A 优先：有 { $best } 点的人也要付出一条命。
book-at-once-commerce = 从发完牌起就是这样，敲桌后的最后回合也一样。这样的牌在中央则什么也不发生。
book-at-once-draw-discard = 从发完牌起就是这样，敲桌后的最后回合也一样。弃牌之前的第四张牌不算。
book-shown = 然后所有人亮牌比较。

## 谁失去一条命

book-lowest = 点数最低的人失去一条命。
book-tie-lowest-all-lose = 如果几个人并列最低，他们各失去一条命。
book-tie-lowest-none-lose = 如果几个人并列最低，谁也不输。
book-tie-lowest-tiebreak = 点数相同时比花色：梅花大于黑桃，黑桃大于红心，红心大于方块。三条之间点数高的更大，三条又大于同样点数的同花色手牌。只有这些全都相同的人才一起输。
book-all-equal-none-lose = 如果所有人点数相同，谁也不输。
book-all-equal-as-usual = 所有人点数相同也不例外：那就是所有人并列最低。
book-all-equal-tiebreak = 如果所有人连花色或牌的大小也全都相同，谁也不输。
book-knocker-tie-ordinary = 敲桌的人与别人点数相同，没有任何区别。
book-knocker-tie-safe = 如果敲桌的人与别人并列最低，敲桌的人没事，由其他人付出。
book-knocker-tie-alone = 如果敲桌的人与别人并列最低，只由敲桌的人付出。
book-knocker-penalty-double-if-sole-lowest = 敲桌的人如果比其他所有人都低，失去两条命。
book-knocker-penalty-double-if-beats-nobody = 敲桌的人如果谁也没胜过（并列也算），失去两条命，其他人则什么也不失去。
book-weak-knock-below = 以不到 { $points } 点敲桌而输掉的人，失去两条命。
book-points-limit = 点数不超过 { $points } 点的人各失去一条命，高于它的人当中最低的也失去一条命。只有最好的手牌永远不输。
book-knocker-rules = 这里关于敲桌者的规定，只在本轮因敲桌而结束时适用。一轮之内谁也不会失去超过两条命。
book-example-knocked = { $name }敲了桌。
book-example-tiebreak = { $name }和{ $other }点数相同，但{ $name }的手牌更大。

## 命

book-swimming-all = 交出最后一条命的人就在“游泳”：没有命也继续玩，再输一次就出局。
book-swimming-first = 交出最后一条命的人就在“游泳”，也就是没有命也继续玩，直到再输一次；但前提是这一轮之前没有别人在游泳，否则就出局。
book-swimming-none = 交出最后一条命的人就出局。没有游泳。
book-two-at-once = 一次失去两条命，等于接连输两次。
book-course = 也就是：{ $course }。输 { $losses } 次就出局。
book-course-lives = { $lives } 条命
book-out = 出局的人不再拿牌，发牌时跳过。
book-buy-back = 出局的人可以在下一轮之前买回一次，每局仅一次，重新拿到 { $lives } 条命。
book-all-out-no-winner = 如果最后几位玩家在同一轮全部出局，就没有赢家。
book-all-out-replay = 如果最后几位玩家在同一轮全部出局，这一轮作废：命恢复原样，由下一位玩家发牌。

## 常见错误

book-mistake-suits = 把不同花色的点数相加：{ $cards } 是 { $value } 点，不是 { $sum } 点。
book-mistake-three = 以为三条胜过 { $best } 点：它只算 { $value } 点。
book-mistake-aces = 把三张 A 当作火：这里它们算 { $value } 点，也不结束一轮。
book-mistake-exchange-1 = 只换一张：这里不允许。
book-mistake-exchange-2 = 恰好换两张：这里不允许。
book-mistake-exchange-3 = 全换三张：这里不允许。
book-mistake-stock = 从牌堆摸牌：只能和中央换。
book-mistake-taken = 把刚从弃牌堆拿来的牌又弃掉。
book-mistake-knock-first = 第一圈就敲桌：每位玩家必须先轮过一次。
book-mistake-knock-dealer = 不是发牌者，却在第一个回合敲桌。
book-mistake-after-knock = 自己敲桌之后又行动：你已经用完了最后的回合。
book-mistake-packets = 作为发牌者两叠都看：在做决定前，第二叠必须保持不看。
book-mistake-hold = 有 { $best } 点却不亮：必须立刻亮牌。
book-mistake-last = 别人敲桌后还指望再有一个回合：拿现在最能帮你的牌。

## 这里不用

book-absent-fire = 火：这里没有哪手牌会让其他所有人立刻各失去一条命。
book-absent-buy-back = 买回：出局就是出局。
book-absent-renew-789 = 七、八、九换新中央：它们和其他牌一样。
book-absent-lap-limit = 一轮的长度限制：该打几个回合就打几个回合。
book-absent-knocker-penalty = 敲桌者最低时的惩罚：和别人一样只失去一条命。
book-absent-weak-knock-below = 点数太低就敲桌的惩罚。
book-absent-points-limit = 点数下限：只看谁最低，不看有多低。

## 页面

book-nav-label = 规则页面
book-nav-rules = 规则
book-nav-hand = 这手牌值多少？
book-nav-compare = 比较
book-nav-card = 可打印的规则卡
book-nav-play = 按这些规则玩
book-nav-languages = 语言
book-skip = 跳到正文
book-contents = 本页内容
book-options-title = 更改规则
book-options-about = 先选一套规则，再改成你们桌上的玩法。文字会随之改变。
book-options-preset = 规则集
book-options-show = 显示这些规则
book-refused = 这些规则无法进行：
book-refused-about = 下面是去掉无法进行的更改之后的规则。
book-card-title = 规则卡
book-card-about = 按 A6 纸张制作；打印时请选择该尺寸，或在一张纸上打印多页。
book-card-qr = 完整规则的二维码
book-compare-title = 两套规则对照
book-compare-a = 第一套规则
book-compare-b = 第二套规则
book-compare-show = 比较
book-compare-differences = { $count ->
    [0] 这两套规则完全相同。
   *[other] { $count } 处不同
}
book-compare-option = 选项
book-compare-differs = 不同
book-compare-missing = 没有这样的规定。

## 这手牌值多少？

book-hand-title = 这手牌值多少？
book-hand-about = 选三张牌，就能看到它们值多少点、哪几张算数，以及在别的桌上会值多少。
book-hand-choose = 你的三张牌
book-hand-show = 计算
book-hand-wrong = 这是 { $count } 张牌；一手牌有三张。
book-hand-rules = 按这些规则：{ $rules }
book-hand-counts = 这手牌值 { $value } 点。
book-hand-suit = { $suit ->
    [c] 算的是梅花。
    [s] 算的是黑桃。
    [h] 算的是红心。
   *[d] 算的是方块。
}
book-hand-three = 算的是三条。
book-hand-rest = 其他牌不算：不同花色永远不相加。
book-hand-ends = 这手牌立刻结束一轮。
book-hand-fire = 这是火：一轮立刻结束，其他人失去一条命。
book-hand-goes-on = 这一轮继续。
book-hand-readings = 在别的桌上
book-hand-same = 在哪张桌上这手牌都值这么多。
book-hand-here = 这里
book-hand-rule = 桌规
book-hand-worth = 点数
book-hand-then = 然后

## 例子中的名字

book-name-1 = 小安
book-name-2 = 小北
book-name-3 = 小春
