# 統計：指令 `statistics` 和同名頁面給出的內容。

statistics-command = 給出每手牌發到的頻率、一回合如何結束，以及敲桌、座位和命值多少
statistics-only = 只算這麼多人的牌桌
statistics-matches = 以每種人數開始的局數（10000）
statistics-json = 全部輸出為一個 JSON 物件

## 數字

statistics-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-percent-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-percent-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-below = < { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-measured = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-measured-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-measured-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) } ± { NUMBER($chance_error, style: "percent", maximumSignificantDigits: 1) }
statistics-measured-mean = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($mean_error, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## 發牌

statistics-dealt-title = 發到什麼牌
statistics-dealt = 一副牌有 { $hands } 種三張手牌。平均 { NUMBER($mean, maximumFractionDigits: 2) } 分，標準差 { NUMBER($mean_off, maximumFractionDigits: 2) }。
statistics-turn = 面對隨機的中央，一次行動能換出的最好手牌平均 { NUMBER($mean, maximumFractionDigits: 2) } 分；其中 { NUMBER($chance, style: "percent", maximumFractionDigits: 2) } 的情形達到 { $best } 分。
statistics-head-points = 分數
statistics-head-hands = 手牌數
statistics-head-chance = 機率
statistics-head-at-least = 不低於此
statistics-head-kind = 手牌為
statistics-kind-suit = 三張同花色
statistics-kind-rank = 三張同點
statistics-kind-aces = 三張 A
statistics-somebody-title = 有人發到立刻結束這一回合的手牌

## 打牌

statistics-head-players = 人數
statistics-head-rounds = 回合數
statistics-head-moves = 每回合步數
statistics-ends-title = 一回合如何結束
statistics-unseen = 規則允許、但沒有一回合這樣結束時，「<」之後是所佔比例的上限，有 95% 的把握低於它。
statistics-knocks-title = 敲桌值多少
statistics-knocks = 敲桌者丟命的頻率，按其手牌最後的分數。
statistics-dealer-title = 莊家該保留什麼
statistics-dealer = 由硬幣決定莊家是否保留第一手牌。按其分數，保留比放棄多丟這麼多條命。
statistics-keep-from = 從此分數起保留
statistics-seats-title = 座位值多少
statistics-seats = 每個座位一回合丟的命數，從莊家左手邊數起；最後一個座位是莊家。
statistics-places-title = 桌上的位置值多少
statistics-places = 第一回合的每個座位贏得整局的頻率。
statistics-stood-title = 命值了多少
statistics-stood = 桌上還剩這麼多人時，有過這麼多條命的玩家贏得整局的頻率，不論其他人有多少。
statistics-lives-title = 命值多少
statistics-lives = 按自己的命數和其他每個人的命數，贏得整局的機會；假定每人輸一回合的可能相同。
statistics-lives-pair = { $own } 對 { $others }
statistics-source = 來自電腦玩家（{ $names }）之間的 { $rounds } 回合，種子 { $seed }。± 之後是標準誤差。

## 頁面

statistics-title = 統計
statistics-lead = 發到什麼牌，一回合如何結束，敲桌、座位和命值多少。
statistics-rules = 規則：{ $rules }
statistics-choose-rules = 規則
statistics-choose-players = 人數
statistics-show = 顯示
statistics-table = { $players } 人桌
statistics-all-tables = 各種人數的牌桌
statistics-numbers = 具體數字
statistics-percent-scale = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-dealt-plot = 發牌時各分數的機率
statistics-played-title = 打出來的結果
statistics-not-played = 打牌得出的結果只對未改動的規則組給出。按這些規則，實驗室可以這樣打：
statistics-from = 以下來自電腦玩家之間的 { $rounds } 回合 { $players } 人牌局，他們有的敲得早、有的敲得晚（{ $names }），種子 { $seed }。± 之後是標準誤差；圖中的細線有 95% 的把握含有真值。同樣的數字，以及更多：
statistics-head-end = 結束方式
statistics-head-knocks = 敲桌次數
statistics-head-lost = 丟命
statistics-head-dealers = 莊家
statistics-head-difference = 多丟的命
statistics-head-seat = 座位
statistics-head-lives = 自己／其他人
statistics-head-lives-left = 命數
statistics-knocks-plot = 丟命的敲桌者，按分數；虛線：每人一回合平均丟的命
statistics-rare = 出現不到 { $cases } 次的不顯示。
statistics-dealer-plot = 保留手牌丟的命減去放棄時丟的命；低於零就該保留
statistics-keep = { $players } 人桌上，莊家應保留 { $points } 分及以上的手牌。
statistics-seats-plot = 每回合丟的命，按座位
statistics-places-plot = 贏下的整局，按第一回合的座位；虛線：均等的份額
