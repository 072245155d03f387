# 作为选项的规则：名称、取值、说明、规则集、哪些无法进行；以及编辑器。

## 纸牌

option-mechanism = 玩法
option-mechanism-about = 手里的三张牌怎么玩。
option-mechanism-commerce = 与中央交换
option-mechanism-commerce-about = 三张牌正面朝上放在中央；轮到你时与它们交换。
option-mechanism-draw-discard = 摸牌弃牌
option-mechanism-draw-discard-about = 轮到你时，从牌堆摸牌或拿弃牌堆最上面的一张，再弃一张。
line-mechanism-commerce = 与中央交换
line-mechanism-draw-discard = 摸牌弃牌

option-deck = 牌组
option-deck-about = 用哪些牌。牌越多，能玩的人越多。
option-deck-24 = 24 张
option-deck-24-about = 9 到 A。
option-deck-32 = 32 张
option-deck-32-about = 7 到 A，通常的斯卡特牌。
option-deck-36 = 36 张
option-deck-36-about = 6 到 A。
option-deck-40 = 40 张
option-deck-40-about = 5 到 A。
option-deck-52 = 52 张
option-deck-52-about = 2 到 A，整副牌。
line-deck-24 = 24 张牌
line-deck-32 = 32 张牌
line-deck-36 = 36 张牌
line-deck-40 = 40 张牌
line-deck-52 = 52 张牌

option-lives = 命
option-lives-about = 每人开始时有几条命。
option-lives-value = { $value } 条命
line-lives = { $value } 条命

option-swimming = 游泳
option-swimming-about = 最后一条命没了怎么办。游泳的人继续玩，再输一次就出局。
option-swimming-all = 人人可以游泳
option-swimming-all-about = 没有命也继续玩，直到再输一次。
option-swimming-first = 同时只能一人
option-swimming-first-about = 只有还没有别人在游泳时你才能游泳；否则出局。
option-swimming-none = 没有游泳
option-swimming-none-about = 最后一条命没了就出局。
line-swimming-all = 可以游泳
line-swimming-first = 只有一人能游泳
line-swimming-none = 没有游泳

option-buy-back = 买回
option-buy-back-about = 出局的人每局可以带着全部的命回来一次。
option-buy-back-false = 不可以
option-buy-back-true = 一次
line-buy-back-false = 不能买回
line-buy-back-true = 可以买回一次

option-all-out = 同时全部出局
option-all-out-about = 最后几位玩家在同一轮出局怎么办。
option-all-out-no-winner = 没有赢家
option-all-out-no-winner-about = 整局结束，没有赢家。
option-all-out-replay = 这一轮重来
option-all-out-replay-about = 失去的命还给大家，由下一位玩家发牌。
line-all-out-no-winner = 同时全部出局则没有赢家
line-all-out-replay = 同时全部出局则这一轮重来

## 发牌

option-dealer-choice = 发牌者的选择
option-dealer-choice-about = 第一个回合之前发牌者可以做什么。
option-dealer-choice-blind = 保留或盲换
option-dealer-choice-blind-about = 看过手牌后，发牌者保留它，或换成谁也没看过的三张；旧的手牌放到中央，没有中央时洗回牌堆。
option-dealer-choice-open = 换明牌
option-dealer-choice-open-about = 中央从一开始就是明牌，发牌者可以用整手牌去换。
option-dealer-choice-none = 没有选择
option-dealer-choice-none-about = 发牌者和其他人一样，就用发到的牌玩。
line-dealer-choice-blind = 发牌者可以盲换
line-dealer-choice-open = 发牌者可以换明牌
line-dealer-choice-none = 发牌者没有选择

## 回合

option-exchange = 换牌
option-exchange-about = 一次可以和中央换几张；拿几张就放几张。
option-exchange-1 = 一张
option-exchange-2 = 两张
option-exchange-3 = 全部三张
line-exchange = 一次换 { $value } 张

option-passing = 过
option-passing-about = 可不可以保持手牌不变。所有人连续都过，中央就换新牌。
option-passing-free = 想过就过
option-passing-free-about = 每个回合都可以过。
option-passing-once = 每轮一次
option-passing-once-about = 过一次之后，本轮余下的回合必须换牌或敲桌。
option-passing-never = 不能过
option-passing-never-about = 必须换牌或敲桌，哪怕换了更差。
option-passing-out = 退出本轮
option-passing-out-about = 过的人留住手牌，不再行动；最后剩下的人还有恰好一个回合。
line-passing-free = 想过就过
line-passing-once = 每轮只能过一次
line-passing-never = 不能过
line-passing-out = 过了就退出本轮

option-empty-stock = 牌堆用完
option-empty-stock-about = 需要新牌而牌堆不够怎么办。
option-empty-stock-showdown = 本轮结束
option-empty-stock-showdown-about = 亮牌，最低的人输。
option-empty-stock-reshuffle = 重新洗牌
option-empty-stock-reshuffle-about = 桌上的牌洗成新的牌堆。
option-empty-stock-void = 本轮作废
option-empty-stock-void-about = 谁也不失去什么。
line-empty-stock-showdown = 牌堆用完则本轮结束
line-empty-stock-reshuffle = 牌堆用完则重新洗牌
line-empty-stock-void = 牌堆用完则本轮作废

option-renew-789 = 7-8-9
option-renew-789-about = 中央同时有 7、8、9 时怎么办。
option-renew-789-off = 没什么
option-renew-789-off-about = 它们和其他牌一样。
option-renew-789-optional = 可以换新中央
option-renew-789-optional-about = 轮到你时可以翻开三张新牌，然后照常行动。
option-renew-789-automatic = 自动换新中央
option-renew-789-automatic-about = 它们立刻清掉，翻开三张新牌。
line-renew-789-off = 7-8-9 不换新中央
line-renew-789-optional = 7-8-9 可以换新中央
line-renew-789-automatic = 7-8-9 自动换新中央

option-lap-limit = 一轮的上限
option-lap-limit-about = 每人行动这么多回合后，即使没有人敲桌，本轮也结束。
option-lap-limit-value = { $value ->
    [0] 不限
   *[other] 每人 { $value } 个回合
}
line-lap-limit = { $value ->
    [0] 一轮不限长度
   *[other] 每人最多 { $value } 个回合
}

## 敲桌

option-knock-from = 最早何时敲桌
option-knock-from-about = 何时可以敲桌。敲桌后其他人各有一个回合，然后比较手牌。
option-knock-from-second-lap = 每人轮过一次之后
option-knock-from-second-lap-about = 每位玩家都轮过一次之前，谁也不能敲桌。
option-knock-from-first-turn = 第一个回合起
option-knock-from-first-turn-about = 只要轮到你，从一开始就可以。
option-knock-from-second-turn-except-dealer = 第二个回合起，发牌者第一个起
option-knock-from-second-turn-except-dealer-about = 发牌者任何回合都可以敲桌，其他人从自己的第二个回合起。
option-knock-from-never = 不能敲桌
option-knock-from-never-about = 没有人敲桌；一轮以别的方式结束。
line-knock-from-second-lap = 第二圈起可以敲桌
line-knock-from-first-turn = 第一个回合起可以敲桌
line-knock-from-second-turn-except-dealer = 第二个回合起可以敲桌，发牌者第一个起
line-knock-from-never = 没有敲桌

option-knock-timing = 敲桌与回合
option-knock-timing-about = 敲桌占用回合，还是在行动之后。
option-knock-timing-instead = 敲桌就是回合
option-knock-timing-instead-about = 敲桌代替换牌或过。
option-knock-timing-after = 行动后敲桌
option-knock-timing-after-about = 先换牌或过，再说敲不敲桌。
line-knock-timing-instead = 敲桌占用回合
line-knock-timing-after = 行动后敲桌

option-knocker-tie = 敲桌者同点
option-knocker-tie-about = 敲桌者与别人点数相同时怎么比。
option-knocker-tie-ordinary = 一样
option-knocker-tie-ordinary-about = 敲桌者和其他人一样。
option-knocker-tie-safe = 敲桌者在上
option-knocker-tie-safe-about = 几个人并列最低时，由其他人付出。
option-knocker-tie-alone = 敲桌者在下
option-knocker-tie-alone-about = 几个人并列最低时，只由敲桌者付出。
line-knocker-tie-ordinary = 敲桌者同点没有区别
line-knocker-tie-safe = 敲桌者同点则没事
line-knocker-tie-alone = 敲桌者同点则独自付出

option-knocker-penalty = 敲桌者输了
option-knocker-penalty-about = 敲错了要不要多付。
option-knocker-penalty-none = 一条命，照常
option-knocker-penalty-none-about = 不多付。
option-knocker-penalty-double-if-sole-lowest = 独自最低付两条命
option-knocker-penalty-double-if-sole-lowest-about = 敲桌者比其他所有人都低，就付双倍。
option-knocker-penalty-double-if-beats-nobody = 谁也没胜过付两条命
option-knocker-penalty-double-if-beats-nobody-about = 敲桌者谁也没胜过（并列也算），就付双倍，其他人不付。
line-knocker-penalty-none = 敲错不多付
line-knocker-penalty-double-if-sole-lowest = 敲桌者独自最低失去两条命
line-knocker-penalty-double-if-beats-nobody = 敲桌者谁也没胜过失去两条命

option-weak-knock-below = 弱敲
option-weak-knock-below-about = 点数低于此而敲桌，输了要付两条命。
option-weak-knock-below-value = { $value ->
    [0] 关
   *[other] 低于 { $value } 点
}
line-weak-knock-below = { $value ->
    [0] 弱敲不多付
   *[other] 低于 { $value } 点敲桌而输失去两条命
}

## 特别的手牌

option-thirty-one = 31 点
option-thirty-one-about = 有人拿到同花色的 A 加两张 10、J、Q 或 K 时怎么办。
option-thirty-one-ends = 结束一轮
option-thirty-one-ends-about = 立刻亮牌，最低的人失去一条命。
option-thirty-one-fire = 火
option-thirty-one-fire-about = 一轮立刻结束，所有低于 31 点的人各失去一条命。
option-thirty-one-plain = 只是最好的手牌
option-thirty-one-plain-about = 这一轮照常继续。
line-thirty-one-ends = 31 点结束一轮
line-thirty-one-fire = 31 点是火
line-thirty-one-plain = 31 点不结束一轮

option-three-of-a-kind = 三条
option-three-of-a-kind-about = 三张同点数的牌值多少，不论花色。
option-three-of-a-kind-30-5 = 30½
option-three-of-a-kind-30-5-about = 比 31 点以外的任何手牌都大。
option-three-of-a-kind-30 = 30
option-three-of-a-kind-30-about = 和普通的 30 点一样。
option-three-of-a-kind-31 = 31
option-three-of-a-kind-31-about = 和 31 点一样，后果也一样。
option-three-of-a-kind-off = 没有特别
option-three-of-a-kind-off-about = 只有同花色的牌才算。
line-three-of-a-kind-30-5 = 三条算 30½
line-three-of-a-kind-30 = 三条算 30
line-three-of-a-kind-31 = 三条算 31
line-three-of-a-kind-off = 三条不算

option-three-aces = 三张 A
option-three-aces-about = 有人拿到三张 A 时怎么办。
option-three-aces-ordinary = 三条
option-three-aces-ordinary-about = 和其他三条一样算。
option-three-aces-top = 32
option-three-aces-top-about = 胜过其他任何手牌；一轮照常继续。
option-three-aces-fire = 火
option-three-aces-fire-about = 一轮立刻结束，其他所有人各失去一条命。
line-three-aces-ordinary = 三张 A 没有特别
line-three-aces-top = 三张 A 算 32
line-three-aces-fire = 三张 A 是火

## 谁输

option-tie-lowest = 几人最低
option-tie-lowest-about = 几个人并列最低时谁付出。
option-tie-lowest-all-lose = 全都输
option-tie-lowest-all-lose-about = 并列最低的人各失去一条命。
option-tie-lowest-none-lose = 谁也不输
option-tie-lowest-none-lose-about = 这一轮谁也不失去命。
option-tie-lowest-tiebreak = 比花色
option-tie-lowest-tiebreak-about = 梅花大于黑桃大于红心大于方块；三条之间比点数。
line-tie-lowest-all-lose = 并列最低的全都输
line-tie-lowest-none-lose = 并列最低则谁也不输
line-tie-lowest-tiebreak = 同点比花色

option-all-equal = 全部同点
option-all-equal-about = 所有人点数相同怎么办。
option-all-equal-none-lose = 谁也不输
option-all-equal-none-lose-about = 这一轮谁也不失去命。
option-all-equal-as-usual = 和几人最低一样
option-all-equal-as-usual-about = 所有人都是最低，按那里的规定办。
line-all-equal-none-lose = 全部同点则谁也不输
line-all-equal-as-usual = 全部同点也照常算

option-points-limit = 点数下限
option-points-limit-about = 没超过它的人各失去一条命，超过它的人中最低的也失去一条；最好的手牌永远不输。
option-points-limit-value = { $value ->
    [0] 关
   *[other] { $value } 点
}
line-points-limit = { $value ->
    [0] 没有点数下限
   *[other] { $value } 点以下（含）失去一条命
}

## 规则集

preset-cardgames-zone = 游泳（Schwimmen）
preset-cardgames-zone-about = 书面标准：三条命，然后游泳。每人轮过一次之后才能敲桌。
preset-cardgames-zone-computer = 带火的游泳
preset-cardgames-zone-computer-about = 和标准一样，但三张 A 是火：其他所有人各失去一条命。
preset-bga-schwimmen = 不游泳的 31 点
preset-bga-schwimmen-about = 没有命就出局，三张 A 是火，第一个回合只有发牌者可以敲桌。
preset-bga-summary = 过了就不动
preset-bga-summary-about = 没有敲桌：过了就退出本轮。20 点以下（含）失去一条命。
preset-bga-blitz = 闪电（Blitz）
preset-bga-blitz-about = 52 张牌摸牌弃牌，没有游泳。31 点让其他所有人各失去一条命。
preset-score-sheet = 全火的游泳
preset-score-sheet-about = 31 点和三张 A 都是火，第一个回合起就可以敲桌。
preset-game-circle = 31 点，比花色
preset-game-circle-about = 没有平手：梅花大于黑桃大于红心大于方块。三张 A 胜过一切。
preset-game-circle-fire = 31 点，比花色，带火
preset-game-circle-fire-about = 没有平手：梅花大于黑桃大于红心大于方块。三张 A 是火。
preset-pagat-schwimmen = 行动后敲桌
preset-pagat-schwimmen-about = 先换牌或过，然后可以敲桌，第一个回合起就行。三张 A 是火。
preset-pagat-scat = 斯卡特（Scat）
preset-pagat-scat-about = 52 张牌摸牌弃牌，有游泳。31 点让其他所有人各失去一条命。

## 无法进行的规则

rules-unknown-option = 没有“{ $option }”这个选项。
rules-unknown-value = 这里不能用“{ $value }”。可以用：{ $allowed }。
rules-unknown-preset = 没有“{ $value }”这套规则。可用：{ $allowed }。
rules-draw-discard-open-choice = 摸牌弃牌没有可供发牌者交换的明牌中央。
rules-draw-discard-renewal = 摸牌弃牌没有可以出现 7、8、9 的中央。
rules-draw-discard-knock-after = 摸牌弃牌中，敲桌总是单独的一个回合。
rules-renewal-without-789 = 24 张的牌组没有 7 也没有 8。
rules-endless-draw-discard = 没有敲桌，而牌堆用完又从不分出输家，一轮可能永远打不完。请允许敲桌，或让牌堆用完时结束，或给一轮设上限。
rules-endless-without-passing = 没有敲桌，又不能随意过，一轮可能永远打不完。请允许敲桌或过，或给一轮设上限。
rules-endless-stock = 没有敲桌，而牌堆用完又从不分出输家，一轮可能永远打不完。请允许敲桌，或让牌堆用完时结束，或给一轮设上限。

## 编辑器

editor-title = 桌规
editor-presets = 规则集
editor-presets-about = 先选最接近你们的一套，再改成你们桌上的玩法。
editor-players = 2 到 { $most } 人
editor-group-cards = 纸牌与命
editor-group-deal = 发牌
editor-group-turn = 回合
editor-group-knock = 敲桌
editor-group-hands = 特别的手牌
editor-group-lose = 谁输
editor-changes = { $count ->
    [0] 与“{ $preset }”完全相同
   *[other] 与“{ $preset }”有 { $count } 处不同
}
editor-changed = 已更改
editor-changed-count = 已更改 { $count } 处
editor-refused = 这样无法进行
editor-reset = 恢复为“{ $value }”
editor-reset-named = { $option }：恢复为“{ $value }”
editor-reset-all = 撤销全部更改
editor-idle = 在这些规则下不起作用。
editor-less-named = { $option }：减少
editor-more-named = { $option }：增加
editor-at-least-one = 至少要留一个。
editor-copy = 复制链接
editor-copied = 链接已复制
editor-copy-failed = 无法复制链接。请手动复制：
rules-in-words = 阅读规则
editor-done = 完成
editor-cancel = 取消
editor-checking = 正在检查……
editor-playable = 可以开始，2 到 { $most } 人。
editor-unplayable = 还不能开始：
editor-offline = 无法检查规则：连不上服务器。
editor-retry = 重试
editor-loading = 正在载入规则……
editor-address-unknown = 链接中的这一部分无法识别，已略去：{ $parts }
rules-name-changed = { $preset }（有更改）
rules-name-own = 自定规则
