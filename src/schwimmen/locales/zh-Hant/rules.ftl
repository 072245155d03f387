# 作為選項的規則：名稱、取值、說明、規則集、哪些無法進行；以及編輯器。

## 紙牌

option-mechanism = 玩法
option-mechanism-about = 手裡的三張牌怎麼玩。
option-mechanism-commerce = 與中央交換
option-mechanism-commerce-about = 三張牌正面朝上放在中央；輪到你時與它們交換。
option-mechanism-draw-discard = 抽牌棄牌
option-mechanism-draw-discard-about = 輪到你時，從牌庫抽牌或拿棄牌堆最上面的一張，再棄一張。
line-mechanism-commerce = 與中央交換
line-mechanism-draw-discard = 抽牌棄牌

option-deck = 牌組
option-deck-about = 用哪些牌。牌越多，能玩的人越多。
option-deck-24 = 24 張
option-deck-24-about = 9 到 A。
option-deck-32 = 32 張
option-deck-32-about = 7 到 A，通常的斯卡特牌。
option-deck-36 = 36 張
option-deck-36-about = 6 到 A。
option-deck-40 = 40 張
option-deck-40-about = 5 到 A。
option-deck-52 = 52 張
option-deck-52-about = 2 到 A，整副牌。
line-deck-24 = 24 張牌
line-deck-32 = 32 張牌
line-deck-36 = 36 張牌
line-deck-40 = 40 張牌
line-deck-52 = 52 張牌

option-lives = 命
option-lives-about = 每人開始時有幾條命。
option-lives-value = { $value } 條命
line-lives = { $value } 條命

option-swimming = 游泳
option-swimming-about = 最後一條命沒了怎麼辦。游泳的人繼續玩，再輸一次就出局。
option-swimming-all = 人人可以游泳
option-swimming-all-about = 沒有命也繼續玩，直到再輸一次。
option-swimming-first = 同時只能一人
option-swimming-first-about = 只有還沒有別人在游泳時你才能游泳；否則出局。
option-swimming-none = 沒有游泳
option-swimming-none-about = 最後一條命沒了就出局。
line-swimming-all = 可以游泳
line-swimming-first = 只有一人能游泳
line-swimming-none = 沒有游泳

option-buy-back = 買回
option-buy-back-about = 出局的人每場可以帶著全部的命回來一次。
option-buy-back-false = 不可以
option-buy-back-true = 一次
line-buy-back-false = 不能買回
line-buy-back-true = 可以買回一次

option-all-out = 同時全部出局
option-all-out-about = 最後幾位玩家在同一回合出局怎麼辦。
option-all-out-no-winner = 沒有贏家
option-all-out-no-winner-about = 整場結束，沒有贏家。
option-all-out-replay = 這一回合重來
option-all-out-replay-about = 失去的命還給大家，由下一位玩家發牌。
line-all-out-no-winner = 同時全部出局則沒有贏家
line-all-out-replay = 同時全部出局則這一回合重來

## 發牌

option-dealer-choice = 莊家的選擇
option-dealer-choice-about = 第一次行動之前莊家可以做什麼。
option-dealer-choice-blind = 保留或盲換
option-dealer-choice-blind-about = 看過手牌後，莊家保留它，或換成誰也沒看過的三張；舊的手牌放到中央，沒有中央時洗回牌庫。
option-dealer-choice-open = 換明牌
option-dealer-choice-open-about = 中央從一開始就是明牌，莊家可以用整手牌去換。
option-dealer-choice-none = 沒有選擇
option-dealer-choice-none-about = 莊家和其他人一樣，就用發到的牌玩。
line-dealer-choice-blind = 莊家可以盲換
line-dealer-choice-open = 莊家可以換明牌
line-dealer-choice-none = 莊家沒有選擇

## 行動

option-exchange = 換牌
option-exchange-about = 一次可以和中央換幾張；拿幾張就放幾張。
option-exchange-1 = 一張
option-exchange-2 = 兩張
option-exchange-3 = 全部三張
line-exchange = 一次換 { $value } 張

option-passing = Pass
option-passing-about = 可不可以保持手牌不變。所有人接連都 Pass，中央就換新牌。
option-passing-free = 隨時可以 Pass
option-passing-free-about = 每次行動都可以 Pass。
option-passing-once = 每回合一次
option-passing-once-about = Pass 一次之後，這一回合餘下的行動必須換牌或敲桌。
option-passing-never = 不能 Pass
option-passing-never-about = 必須換牌或敲桌，哪怕換了更差。
option-passing-out = 退出這一回合
option-passing-out-about = Pass 的人留住手牌，不再行動；最後剩下的人還有剛好一次行動。
line-passing-free = 隨時可以 Pass
line-passing-once = 每回合只能 Pass 一次
line-passing-never = 不能 Pass
line-passing-out = Pass 了就退出這一回合

option-empty-stock = 牌庫用完
option-empty-stock-about = 需要新牌而牌庫不夠怎麼辦。
option-empty-stock-showdown = 這一回合結束
option-empty-stock-showdown-about = 亮牌，最低的人輸。
option-empty-stock-reshuffle = 重新洗牌
option-empty-stock-reshuffle-about = 桌上的牌洗成新的牌庫。
option-empty-stock-void = 這一回合作廢
option-empty-stock-void-about = 誰也不失去什麼。
line-empty-stock-showdown = 牌庫用完則這一回合結束
line-empty-stock-reshuffle = 牌庫用完則重新洗牌
line-empty-stock-void = 牌庫用完則這一回合作廢

option-renew-789 = 7-8-9
option-renew-789-about = 中央同時有 7、8、9 時怎麼辦。
option-renew-789-off = 沒什麼
option-renew-789-off-about = 它們和其他牌一樣。
option-renew-789-optional = 可以換新中央
option-renew-789-optional-about = 輪到你時可以翻開三張新牌，然後照常行動。
option-renew-789-automatic = 自動換新中央
option-renew-789-automatic-about = 它們立刻清掉，翻開三張新牌。
line-renew-789-off = 7-8-9 不換新中央
line-renew-789-optional = 7-8-9 可以換新中央
line-renew-789-automatic = 7-8-9 自動換新中央

option-lap-limit = 一回合的上限
option-lap-limit-about = 每人行動這麼多次後，即使沒有人敲桌，這一回合也結束。
option-lap-limit-value = { $value ->
    [0] 不限
   *[other] 每人 { $value } 次行動
}
line-lap-limit = { $value ->
    [0] 一回合不限長度
   *[other] 每人最多 { $value } 次行動
}

## 敲桌

option-knock-from = 最早何時敲桌
option-knock-from-about = 何時可以敲桌。敲桌後其他人各有一次行動，然後比較手牌。
option-knock-from-second-lap = 每人行動過一次之後
option-knock-from-second-lap-about = 每位玩家都行動過一次之前，誰也不能敲桌。
option-knock-from-first-turn = 第一次行動起
option-knock-from-first-turn-about = 只要輪到你，從一開始就可以。
option-knock-from-second-turn-except-dealer = 第二次行動起，莊家第一次起
option-knock-from-second-turn-except-dealer-about = 莊家任何時候輪到都可以敲桌，其他人從自己的第二次行動起。
option-knock-from-never = 不能敲桌
option-knock-from-never-about = 沒有人敲桌；一回合以別的方式結束。
line-knock-from-second-lap = 第二圈起可以敲桌
line-knock-from-first-turn = 第一次行動起可以敲桌
line-knock-from-second-turn-except-dealer = 第二次行動起可以敲桌，莊家第一次起
line-knock-from-never = 沒有敲桌

option-knock-timing = 敲桌與行動
option-knock-timing-about = 敲桌佔用行動，還是在行動之後。
option-knock-timing-instead = 敲桌就是行動
option-knock-timing-instead-about = 敲桌代替換牌或 Pass。
option-knock-timing-after = 行動後敲桌
option-knock-timing-after-about = 先換牌或 Pass，再說敲不敲桌。
line-knock-timing-instead = 敲桌佔用行動
line-knock-timing-after = 行動後敲桌

option-knocker-tie = 敲桌者同分
option-knocker-tie-about = 敲桌者與別人分數相同時怎麼比。
option-knocker-tie-ordinary = 一樣
option-knocker-tie-ordinary-about = 敲桌者和其他人一樣。
option-knocker-tie-safe = 敲桌者在上
option-knocker-tie-safe-about = 幾個人同為最低時，由其他人付出。
option-knocker-tie-alone = 敲桌者在下
option-knocker-tie-alone-about = 幾個人同為最低時，只由敲桌者付出。
line-knocker-tie-ordinary = 敲桌者同分沒有區別
line-knocker-tie-safe = 敲桌者同分則沒事
line-knocker-tie-alone = 敲桌者同分則獨自付出

option-knocker-penalty = 敲桌者輸了
option-knocker-penalty-about = 敲錯了要不要多付。
option-knocker-penalty-none = 一條命，照常
option-knocker-penalty-none-about = 不多付。
option-knocker-penalty-double-if-sole-lowest = 獨自最低付兩條命
option-knocker-penalty-double-if-sole-lowest-about = 敲桌者比其他所有人都低，就付雙倍。
option-knocker-penalty-double-if-beats-nobody = 誰也沒勝過付兩條命
option-knocker-penalty-double-if-beats-nobody-about = 敲桌者誰也沒勝過（同分也算），就付雙倍，其他人不付。
line-knocker-penalty-none = 敲錯不多付
line-knocker-penalty-double-if-sole-lowest = 敲桌者獨自最低失去兩條命
line-knocker-penalty-double-if-beats-nobody = 敲桌者誰也沒勝過失去兩條命

option-weak-knock-below = 弱敲
option-weak-knock-below-about = 分數低於此而敲桌，輸了要付兩條命。
option-weak-knock-below-value = { $value ->
    [0] 關
   *[other] 低於 { $value } 分
}
line-weak-knock-below = { $value ->
    [0] 弱敲不多付
   *[other] 低於 { $value } 分敲桌而輸失去兩條命
}

## 特別的手牌

option-thirty-one = 31 分
option-thirty-one-about = 有人拿到同花色的 A 加兩張 10、J、Q 或 K 時怎麼辦。
option-thirty-one-ends = 結束一回合
option-thirty-one-ends-about = 立刻亮牌，最低的人失去一條命。
option-thirty-one-fire = 火
option-thirty-one-fire-about = 一回合立刻結束，所有低於 31 分的人各失去一條命。
option-thirty-one-plain = 只是最好的手牌
option-thirty-one-plain-about = 這一回合照常繼續。
line-thirty-one-ends = 31 分結束一回合
line-thirty-one-fire = 31 分是火
line-thirty-one-plain = 31 分不結束一回合

option-three-of-a-kind = 三條
option-three-of-a-kind-about = 三張同點數的牌值多少，不論花色。
option-three-of-a-kind-30-5 = 30½
option-three-of-a-kind-30-5-about = 比 31 分以外的任何手牌都大。
option-three-of-a-kind-30 = 30
option-three-of-a-kind-30-about = 和普通的 30 分一樣。
option-three-of-a-kind-31 = 31
option-three-of-a-kind-31-about = 和 31 分一樣，後果也一樣。
option-three-of-a-kind-off = 沒有特別
option-three-of-a-kind-off-about = 只有同花色的牌才算。
line-three-of-a-kind-30-5 = 三條算 30½
line-three-of-a-kind-30 = 三條算 30
line-three-of-a-kind-31 = 三條算 31
line-three-of-a-kind-off = 三條不算

option-three-aces = 三張 A
option-three-aces-about = 有人拿到三張 A 時怎麼辦。
option-three-aces-ordinary = 三條
option-three-aces-ordinary-about = 和其他三條一樣算。
option-three-aces-top = 32
option-three-aces-top-about = 勝過其他任何手牌；一回合照常繼續。
option-three-aces-fire = 火
option-three-aces-fire-about = 一回合立刻結束，其他所有人各失去一條命。
line-three-aces-ordinary = 三張 A 沒有特別
line-three-aces-top = 三張 A 算 32
line-three-aces-fire = 三張 A 是火

## 誰輸

option-tie-lowest = 幾人最低
option-tie-lowest-about = 幾個人同為最低時誰付出。
option-tie-lowest-all-lose = 全都輸
option-tie-lowest-all-lose-about = 同為最低的人各失去一條命。
option-tie-lowest-none-lose = 誰也不輸
option-tie-lowest-none-lose-about = 這一回合誰也不失去命。
option-tie-lowest-tiebreak = 比花色
option-tie-lowest-tiebreak-about = 梅花大於黑桃大於紅心大於方塊；三條之間比點數。
line-tie-lowest-all-lose = 同為最低的全都輸
line-tie-lowest-none-lose = 同為最低則誰也不輸
line-tie-lowest-tiebreak = 同分比花色

option-all-equal = 全部同分
option-all-equal-about = 所有人分數相同怎麼辦。
option-all-equal-none-lose = 誰也不輸
option-all-equal-none-lose-about = 這一回合誰也不失去命。
option-all-equal-as-usual = 和幾人最低一樣
option-all-equal-as-usual-about = 所有人都是最低，按那裡的規定辦。
line-all-equal-none-lose = 全部同分則誰也不輸
line-all-equal-as-usual = 全部同分也照常算

option-points-limit = 分數下限
option-points-limit-about = 沒超過它的人各失去一條命，超過它的人中最低的也失去一條；最好的手牌永遠不輸。
option-points-limit-value = { $value ->
    [0] 關
   *[other] { $value } 分
}
line-points-limit = { $value ->
    [0] 沒有分數下限
   *[other] { $value } 分以下（含）失去一條命
}

## 規則集

preset-cardgames-zone = 游泳（Schwimmen）
preset-cardgames-zone-about = 書面標準：三條命，然後游泳。每人行動過一次之後才能敲桌。
preset-cardgames-zone-computer = 帶火的游泳
preset-cardgames-zone-computer-about = 和標準一樣，但三張 A 是火：其他所有人各失去一條命。
preset-bga-schwimmen = 不游泳的 31 分
preset-bga-schwimmen-about = 沒有命就出局，三張 A 是火，第一次行動只有莊家可以敲桌。
preset-bga-summary = Pass 了就不動
preset-bga-summary-about = 沒有敲桌：Pass 了就退出這一回合。20 分以下（含）失去一條命。
preset-bga-blitz = 閃電（Blitz）
preset-bga-blitz-about = 52 張牌抽牌棄牌，沒有游泳。31 分讓其他所有人各失去一條命。
preset-score-sheet = 全火的游泳
preset-score-sheet-about = 31 分和三張 A 都是火，第一次行動起就可以敲桌。
preset-game-circle = 31 分，比花色
preset-game-circle-about = 沒有平手：梅花大於黑桃大於紅心大於方塊。三張 A 勝過一切。
preset-game-circle-fire = 31 分，比花色，帶火
preset-game-circle-fire-about = 沒有平手：梅花大於黑桃大於紅心大於方塊。三張 A 是火。
preset-pagat-schwimmen = 行動後敲桌
preset-pagat-schwimmen-about = 先換牌或 Pass，然後可以敲桌，第一次行動起就行。三張 A 是火。
preset-pagat-scat = 斯卡特（Scat）
preset-pagat-scat-about = 52 張牌抽牌棄牌，有游泳。31 分讓其他所有人各失去一條命。

## 無法進行的規則

rules-unknown-option = 沒有「{ $option }」這個選項。
rules-unknown-value = 這裡不能用「{ $value }」。可以用：{ $allowed }。
rules-unknown-preset = 沒有「{ $value }」這套規則。可用：{ $allowed }。
rules-draw-discard-open-choice = 抽牌棄牌沒有可供莊家交換的明牌中央。
rules-draw-discard-renewal = 抽牌棄牌沒有可以出現 7、8、9 的中央。
rules-draw-discard-knock-after = 抽牌棄牌中，敲桌總是單獨的一次行動。
rules-renewal-without-789 = 24 張的牌組沒有 7 也沒有 8。
rules-endless-draw-discard = 沒有敲桌，而牌庫用完又從不分出輸家，一回合可能永遠打不完。請允許敲桌，或讓牌庫用完時結束，或給一回合設上限。
rules-endless-without-passing = 沒有敲桌，又不能隨意 Pass，一回合可能永遠打不完。請允許敲桌或 Pass，或給一回合設上限。
rules-endless-stock = 沒有敲桌，而牌庫用完又從不分出輸家，一回合可能永遠打不完。請允許敲桌，或讓牌庫用完時結束，或給一回合設上限。

## 編輯器

editor-title = 桌規
editor-presets = 規則集
editor-presets-about = 先選最接近你們的一套，再改成你們桌上的玩法。
editor-players = 2 到 { $most } 人
editor-group-cards = 紙牌與命
editor-group-deal = 發牌
editor-group-turn = 行動
editor-group-knock = 敲桌
editor-group-hands = 特別的手牌
editor-group-lose = 誰輸
editor-changes = { $count ->
    [0] 與「{ $preset }」完全相同
   *[other] 與「{ $preset }」有 { $count } 處不同
}
editor-changed = 已更改
editor-changed-count = 已更改 { $count } 處
editor-refused = 這樣無法進行
editor-reset = 恢復為「{ $value }」
editor-reset-named = { $option }：恢復為「{ $value }」
editor-reset-all = 撤銷全部更改
editor-idle = 在這些規則下不起作用。
editor-less-named = { $option }：減少
editor-more-named = { $option }：增加
editor-at-least-one = 至少要留一個。
editor-copy = 複製連結
editor-copied = 連結已複製
editor-copy-failed = 無法複製連結。請手動複製：
rules-in-words = 閱讀規則
editor-done = 完成
editor-cancel = 取消
editor-checking = 正在檢查…
editor-playable = 可以開始，2 到 { $most } 人。
editor-unplayable = 還不能開始：
editor-offline = 無法檢查規則：連不上伺服器。
editor-retry = 重試
editor-loading = 正在載入規則…
editor-address-unknown = 連結中的這一部分無法識別，已略去：{ $parts }
rules-name-changed = { $preset }（有更改）
rules-name-own = 自訂規則
