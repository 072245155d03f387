# 统计：命令 `statistics` 和同名页面给出的内容。

statistics-command = 给出每手牌发到的频率、一轮如何结束，以及敲桌、座位和命值多少
statistics-only = 只算这么多人的牌桌
statistics-matches = 以每种人数开始的局数（10000）
statistics-json = 全部输出为一个 JSON 对象

## 数字

statistics-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-percent-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-percent-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-below = < { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-measured = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-measured-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-measured-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) } ± { NUMBER($chance_error, style: "percent", maximumSignificantDigits: 1) }
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
statistics-unseen = 规则允许、但没有一轮这样结束时，“<”之后是所占比例的上限，有 95% 的把握低于它。
statistics-knocks-title = 敲桌值多少
statistics-knocks = 敲桌者丢命的频率，按其手牌最后的点数。
statistics-dealer-title = 发牌者该保留什么
statistics-dealer = 由硬币决定发牌者是否保留第一手牌。按其点数，保留比放弃多丢这么多条命。
statistics-keep-from = 从此点数起保留
statistics-seats-title = 座位值多少
statistics-seats = 每个座位一轮丢的命数，从发牌者左手边数起；最后一个座位是发牌者。
statistics-places-title = 桌上的位置值多少
statistics-places = 第一轮的每个座位赢得整局的频率。
statistics-stood-title = 命值了多少
statistics-stood = 桌上还剩这么多人时，有过这么多条命的玩家赢得整局的频率，不论其他人有多少。
statistics-lives-title = 命值多少
statistics-lives = 按自己的命数和其他每个人的命数，赢得整局的机会；假定每人输一轮的可能相同。
statistics-lives-pair = { $own } 对 { $others }
statistics-source = 来自电脑玩家（{ $names }）之间的 { $rounds } 轮，种子 { $seed }。± 之后是标准误差。

## 页面

statistics-title = 统计
statistics-lead = 发到什么牌，一轮如何结束，敲桌、座位和命值多少。
statistics-rules = 规则：{ $rules }
statistics-choose-rules = 规则
statistics-choose-players = 人数
statistics-show = 显示
statistics-table = { $players } 人桌
statistics-all-tables = 各种人数的牌桌
statistics-numbers = 具体数字
statistics-percent-scale = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-dealt-plot = 发牌时各点数的概率
statistics-played-title = 打出来的结果
statistics-not-played = 打牌得出的结果只对未改动的规则集给出。按这些规则，实验室可以这样打：
statistics-from = 以下来自电脑玩家之间的 { $rounds } 轮 { $players } 人牌局，他们有的敲得早、有的敲得晚（{ $names }），种子 { $seed }。± 之后是标准误差；图中的细线有 95% 的把握含有真值。同样的数字，以及更多：
statistics-head-end = 结束方式
statistics-head-knocks = 敲桌次数
statistics-head-lost = 丢命
statistics-head-dealers = 发牌者
statistics-head-difference = 多丢的命
statistics-head-seat = 座位
statistics-head-lives = 自己／其他人
statistics-head-lives-left = 命数
statistics-knocks-plot = 丢命的敲桌者，按点数；虚线：每人一轮平均丢的命
statistics-rare = 出现不到 { $cases } 次的不显示。
statistics-dealer-plot = 保留手牌丢的命减去放弃时丢的命；低于零就该保留
statistics-keep = { $players } 人桌上，发牌者应保留 { $points } 点及以上的手牌。
statistics-seats-plot = 每轮丢的命，按座位
statistics-places-plot = 赢下的整局，按第一轮的座位；虚线：均等的份额
