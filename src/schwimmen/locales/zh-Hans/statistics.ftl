# 统计：命令 `statistics` 和同名页面给出的内容。

statistics-command = 给出每手牌发到的频率、一轮如何结束，以及敲桌、座位和命值多少
statistics-only = 只算这么多人的牌桌
statistics-matches = 以每种人数开始的局数（10000）
statistics-json = 全部输出为一个 JSON 对象

## 数字

statistics-percent-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-measured = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-measured-mean = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($mean_error, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## 发牌

statistics-dealt-title = 发到什么牌
statistics-dealt = 一副牌有 { $hands } 种三张手牌。平均 { NUMBER($mean, maximumFractionDigits: 2) } 点，标准差 { NUMBER($mean_off, maximumFractionDigits: 2) }。
statistics-turn = 面对随机的中央，一个回合能换出的最好手牌平均 { NUMBER($mean, maximumFractionDigits: 2) } 点；其中 { NUMBER($chance, style: "percent", maximumFractionDigits: 2) } 的情形达到 { $best } 点。
statistics-head-points = 点数
statistics-head-hands = 手牌数
statistics-head-chance = 概率
statistics-head-at-least = 不低于此
statistics-head-kind = 手牌为
statistics-kind-suit = 三张同花色
statistics-kind-rank = 三张同点
statistics-kind-aces = 三张 A
statistics-somebody-title = 有人发到立刻结束本轮的手牌

## 打牌

statistics-head-players = 人数
statistics-head-rounds = 轮数
statistics-head-moves = 每轮步数
statistics-ends-title = 一轮如何结束
statistics-knocks-title = 敲桌值多少
statistics-knocks = 敲桌者丢命的频率，按其手牌最后的点数。
statistics-dealer-title = 发牌者该保留什么
statistics-dealer = 由硬币决定发牌者是否保留第一手牌。按其点数，保留比放弃多丢这么多条命。
statistics-keep-from = 从此点数起保留
statistics-seats-title = 座位值多少
statistics-seats = 每个座位一轮丢的命数，从发牌者左手边数起；最后一个座位是发牌者。
statistics-places-title = 桌上的位置值多少
statistics-places = 第一轮的每个座位赢得整局的频率。
statistics-lives-title = 命值多少
statistics-lives = 按自己的命数和其他每个人的命数，赢得整局的机会；假定每人输一轮的可能相同。
statistics-lives-pair = { $own } 对 { $others }
statistics-source = 来自电脑玩家（{ $names }）之间的 { $rounds } 轮，种子 { $seed }。± 之后是标准误差。
