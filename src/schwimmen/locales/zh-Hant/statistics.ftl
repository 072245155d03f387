# 統計：指令 `statistics` 和同名頁面給出的內容。

statistics-command = 給出每手牌發到的頻率、一回合如何結束，以及敲桌、座位和命值多少
statistics-only = 只算這麼多人的牌桌
statistics-matches = 以每種人數開始的局數（10000）
statistics-json = 全部輸出為一個 JSON 物件

## 數字

statistics-percent-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-measured = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
statistics-knocks-title = 敲桌值多少
statistics-knocks = 敲桌者丟命的頻率，按其手牌最後的分數。
statistics-dealer-title = 莊家該保留什麼
statistics-dealer = 由硬幣決定莊家是否保留第一手牌。按其分數，保留比放棄多丟這麼多條命。
statistics-keep-from = 從此分數起保留
statistics-seats-title = 座位值多少
statistics-seats = 每個座位一回合丟的命數，從莊家左手邊數起；最後一個座位是莊家。
statistics-places-title = 桌上的位置值多少
statistics-places = 第一回合的每個座位贏得整局的頻率。
statistics-lives-title = 命值多少
statistics-lives = 按自己的命數和其他每個人的命數，贏得整局的機會；假定每人輸一回合的可能相同。
statistics-lives-pair = { $own } 對 { $others }
statistics-source = 來自電腦玩家（{ $names }）之間的 { $rounds } 回合，種子 { $seed }。± 之後是標準誤差。
