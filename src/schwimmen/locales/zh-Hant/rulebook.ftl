# 由選項產生的完整規則文字；一手牌值多少。這裡沒有數字：全部來自規則引擎。

## 標題

book-title = 規則：{ $rules }
book-aim-title = 目標
book-cards-title = 紙牌與人數
book-values-title = 一手牌值幾分
book-deal-title = 發牌
book-turn-title = 輪到你時
book-knock-title = 敲桌
book-end-title = 一回合何時結束
book-lose-title = 誰失去一條命
book-lives-title = 命與整場的結束
book-mistakes-title = 常見錯誤
book-absent-title = 別桌常有、這裡不用的規則

## 目標

book-number = { $value }
book-aim = 每人手上有三張牌，盡量收集單一花色，湊出最高的分數；最多 { $best } 分。一回合結束時，分數最低的一手牌要付出一條命。所以你不必是最好的，只要不是最差的。
book-winner = 最後留下的玩家贏得整場。

## 紙牌與人數

book-players = { $least } 到 { $most } 人可以一起玩，牌剛好夠這麼多人。
book-pack = 使用 { $size } 張牌：梅花、黑桃、紅心、方塊各從 { $lowest } 到 A，不用鬼牌。
book-lives = 每人開始時有 { $lives } 條命：用火柴、籌碼或杯墊表示。

## 一手牌值幾分

book-values = A 算 { $ace } 分；K、Q、J 和十各算 { $ten } 分；其他牌按牌面數字計算。
book-one-suit = 只有同一花色的牌相加，最好的那個花色就是這手牌的分數。不同花色絕不相加。
book-example-one-suit = 三張同花色：三張都算。
book-example-two-suits = 這裡兩張同花色的牌比單獨一張 A 更值錢，那張 A 就不算了。
book-example-lowest = 誰也不會比這更低。
book-example-best = 同花色的一張 A 加兩張 { $ten } 分的牌：沒有更好的了。
book-three-of-a-kind-30-5 = 三張同點數的牌（三條）算 { $value } 分，不論哪種點數：比任何同花色的牌都大，只小於 { $best }。
book-three-of-a-kind-30 = 三張同點數的牌（三條）算 { $value } 分，不論哪種點數：和總和相同的同花色手牌一樣大。
book-three-of-a-kind-31 = 三張同點數的牌（三條）算 { $value } 分，不論哪種點數。它和其他 { $best } 分完全一樣，後果也一樣。
book-three-of-a-kind-off = 三張同點數的牌沒有特別之處：它們花色各不相同，所以只算其中一張。
book-three-aces-ordinary = 三張 A 也不例外：算 { $value } 分。
book-three-aces-top = 三張 A 更大：算 { $value } 分，勝過其他任何手牌。但這一回合照常繼續。
book-three-aces-fire = 三張 A 是「火」：算 { $value } 分，勝過一切。
book-example-three = 牌雖小，卻是三條。
book-example-three-off = 雖是三條，卻只算一張。
book-example-aces-ordinary = 三張 A。
book-example-aces-top = 三張 A：沒有更好的了。
book-example-aces-fire = 三張 A：火！

## 發牌

book-deal = 莊家洗牌，從左邊開始順時針一張一張牌面朝下發牌，每人三張。
book-first-dealer = 第一位莊家抽籤決定。每回合之後，莊家順時針輪到下一位還在場上的玩家。
book-dealer-choice-blind = 再發三張牌面朝下的牌作為第二疊。莊家只看自己的手牌，然後決定：保留手牌，並把第二疊翻開放在中央；或者把手牌面朝上放在中央，改拿誰也沒看過的第二疊。
book-dealer-choice-open = 再發三張牌面朝上放在中央。開始之前，莊家可以用整手牌交換中央的全部三張；換出與換入的牌大家都看得到。
book-dealer-choice-none = 再發三張牌面朝上放在中央。莊家沒有選擇，就用發到的牌玩。
book-dealer-choice-draw-blind = 再翻開一張牌作為棄牌堆的第一張。開始之前，莊家可以不看牌就用整手牌交換牌庫最上面的三張；換下的手牌洗回牌庫。
book-dealer-choice-draw-none = 再翻開一張牌作為棄牌堆的第一張。莊家和其他人一樣，就用發到的牌玩。
book-stock = 其餘的牌面朝下放在旁邊，這就是牌庫。
book-start = 莊家左邊的玩家先行動，依順時針方向進行。

## 輪到你時

book-turn-commerce = 輪到你時，從以下動作中選擇剛好一種：
book-turn-draw-discard = 輪到你時，先拿一張牌，再棄一張，手上仍是三張：
book-exchange-1 = 換一張：把自己的一張牌面朝上放到中央，再從中央拿一張。
book-exchange-2 = 換兩張：用兩張牌交換中央的兩張。
book-exchange-3 = 全換：用三張牌交換中央的全部三張。
book-worse = 即使手牌不會變好，也可以交換。
book-passing-free = Pass：手牌保持不變，想 Pass 幾次都可以。
book-passing-once = { $knocks ->
    [yes] Pass：手牌保持不變，但每回合只能 Pass 一次。之後必須換牌或敲桌；別人敲桌後的最後一次行動必須換牌。
   *[no] Pass：手牌保持不變，但每回合只能 Pass 一次。之後必須換牌。
}
book-passing-never = { $knocks ->
    [yes] 不能 Pass。不敲桌就必須換牌，哪怕換了更差，別人敲桌後的最後一次行動也一樣。
   *[no] 不能 Pass。必須換牌，哪怕換了更差。
}
book-passing-out = Pass：留住手牌，這一回合不再行動。
book-knock-instead = 敲桌：如果對手牌滿意，而且已經可以敲桌。
book-knock-after = 行動之後，如果對手牌滿意而且已經可以敲桌，就可以敲桌。
book-draw = 抽牌庫最上面的一張。這張牌可以馬上棄掉。
book-take = 或者拿棄牌堆最上面的一張。這張牌必須留下，另棄一張。
book-knock-draw = 或者什麼都不拿，直接敲桌：如果對手牌滿意，而且已經可以敲桌。
book-no-passing-draw = 不能 Pass。
book-renew-789-optional = 只要中央同時有七、八、九（花色不限），你就可以要求清掉它們：翻開三張新牌，你仍有完整的一次行動。牌庫裡必須還有三張牌。
book-renew-789-automatic = 如果輪到某人時中央同時有七、八、九（花色不限），它們會自動清掉，並翻開三張新牌，只要牌庫裡還有三張。
book-all-pass = 如果還沒有人敲桌，而所有玩家接連都 Pass，就把中央三張牌放到一邊，從牌庫翻開三張新牌。誰也不因此失去命，然後輪到最先 Pass 的那位玩家。
book-last-left = 只剩一位玩家時，他還有剛好一次行動。沒有人剩下時，這一回合結束。
book-empty-stock-showdown = 如果這時牌庫不足三張，這一回合結束，大家亮牌比較。
book-empty-stock-reshuffle = 如果這時牌庫不足三張，就把中央和放在一邊的牌全部洗進牌庫，繼續進行。
book-empty-stock-void = 如果這時牌庫不足三張，這一回合結束並作廢：誰也不失去什麼。
book-empty-stock-draw-showdown = 如果輪到某人時牌庫已空，這一回合結束，大家亮牌比較，敲桌之後也一樣。
book-empty-stock-draw-reshuffle = 如果輪到某人時牌庫已空，就把棄牌堆洗成新的牌庫，只留下最上面的一張。
book-empty-stock-draw-void = 如果輪到某人時牌庫已空，這一回合結束並作廢：誰也不失去什麼，敲桌之後也一樣。
book-example-swap-1 = 換一張：{ $before } 分變成 { $after } 分。
book-example-swap-2 = 換兩張：{ $before } 分變成 { $after } 分。
book-example-swap-3 = 全換三張：{ $before } 分變成 { $after } 分。
book-example-take = 拿明牌，另棄一張：{ $before } 分變成 { $after } 分。
book-label-hand = 手牌
book-label-centre = 中央
book-label-pile = 棄牌堆
book-label-after = 之後

## 敲桌

book-knock = 誰對手牌滿意，就敲一下桌子。其他還在這一回合中的玩家各有剛好一次行動，然後所有人亮牌。
book-knock-from-second-lap = 每位玩家都行動過一次之前，誰也不能敲桌。
book-knock-from-first-turn = 只要輪到你就可以敲桌，從第一次行動開始就行。
book-knock-from-second-turn-except-dealer = 莊家從第一次行動起就可以敲桌，其他人要從自己的第二次行動起。
book-knock-from-never = 這裡不敲桌。一回合以別的方式結束。
book-knock-timing-instead = 敲桌就是你的整次行動：不換牌也不 Pass。
book-knock-timing-draw = 敲桌就是你的整次行動：不拿牌也不棄牌。
book-knock-timing-after = 敲桌在行動之後：先換牌或 Pass，然後可以敲桌。
book-knock-once = 一回合中只有一人敲桌，而且只能在輪到自己時敲。之後的最後行動裡沒有人再敲桌。
book-knock-no-new-centre = 如果在這些最後行動裡所有人都 Pass，中央也不換新牌。
book-lap-limit = 每人都行動過 { $laps } 次後，即使沒有人敲桌，這一回合也結束。

## 一回合何時結束

book-ends = 一回合在以下情況結束：
book-ends-knock = 有人敲桌後，其他人都完成了最後一次行動
book-ends-thirty-one = 有人湊到 { $best } 分，立刻結束
book-ends-aces = 有人湊到三張 A，立刻結束
book-ends-all-passed = 所有人都已 Pass 退出這一回合
book-ends-stock = 牌庫不夠用
book-ends-laps = 每人都行動過約定的次數
book-thirty-one-ends = 誰有 { $best } 分就立刻亮牌。誰也不再行動，分數最低的人失去一條命。
book-thirty-one-fire = { $best } 分是「火」：誰有就立刻亮牌，誰也不再行動，所有分數更低的人各失去一條命。
book-thirty-one-plain = { $best } 分只是同花色中最好的手牌：不必亮出來，這一回合照常繼續。
book-aces-burn = 三張 A 要立刻亮出。誰也不再行動，其他所有人各失去一條命。
book-aces-first = 如果三張 A 和 { $best } 分同時出現，三張 A 優先：有 { $best } 分的人也要付出一條命。
book-at-once-commerce = 從發完牌起就是這樣，敲桌後的最後行動也一樣。這樣的牌在中央則什麼也不發生。
book-at-once-draw-discard = 從發完牌起就是這樣，敲桌後的最後行動也一樣。棄牌之前的第四張牌不算。
book-shown = 然後所有人亮牌比較。

## 誰失去一條命

book-lowest = 分數最低的人失去一條命。
book-tie-lowest-all-lose = 如果幾個人同為最低分，他們各失去一條命。
book-tie-lowest-none-lose = 如果幾個人同為最低分，誰也不輸。
book-tie-lowest-tiebreak = 分數相同時比花色：梅花大於黑桃，黑桃大於紅心，紅心大於方塊。三條之間點數高的更大，三條又大於同樣分數的同花色手牌。只有這些全都相同的人才一起輸。
book-all-equal-none-lose = 如果所有人分數相同，誰也不輸。
book-all-equal-as-usual = 所有人分數相同也不例外：那就是所有人同為最低。
book-all-equal-tiebreak = 如果所有人連花色或牌的大小也全都相同，誰也不輸。
book-knocker-tie-ordinary = 敲桌的人與別人分數相同，沒有任何差別。
book-knocker-tie-safe = 如果敲桌的人與別人同為最低，敲桌的人沒事，由其他人付出。
book-knocker-tie-alone = 如果敲桌的人與別人同為最低，只由敲桌的人付出。
book-knocker-penalty-double-if-sole-lowest = 敲桌的人如果比其他所有人都低，失去兩條命。
book-knocker-penalty-double-if-beats-nobody = 敲桌的人如果誰也沒勝過（同分也算），失去兩條命，其他人則什麼也不失去。
book-weak-knock-below = 以不到 { $points } 分敲桌而輸掉的人，失去兩條命。
book-points-limit = 分數不超過 { $points } 分的人各失去一條命，高於它的人當中最低的也失去一條命。只有最好的手牌永遠不輸。
book-knocker-rules = 這裡關於敲桌者的規定，只在這一回合因敲桌而結束時適用。一回合之內誰也不會失去超過兩條命。
book-example-knocked = { $name }敲了桌。
book-example-tiebreak = { $name }和{ $other }分數相同，但{ $name }的手牌更大。

## 命

book-swimming-all = 交出最後一條命的人就在「游泳」：沒有命也繼續玩，再輸一次就出局。
book-swimming-first = 交出最後一條命的人就在「游泳」，也就是沒有命也繼續玩，直到再輸一次；但前提是這一回合之前沒有別人在游泳，否則就出局。
book-swimming-none = 交出最後一條命的人就出局。沒有游泳。
book-two-at-once = 一次失去兩條命，等於接連輸兩次。
book-course = 也就是：{ $course }。輸 { $losses } 次就出局。
book-course-lives = { $lives } 條命
book-out = 出局的人不再拿牌，發牌時跳過。
book-buy-back = 出局的人可以在下一回合之前買回一次，每場僅一次，重新拿到 { $lives } 條命。
book-all-out-no-winner = 如果最後幾位玩家在同一回合全部出局，就沒有贏家。
book-all-out-replay = 如果最後幾位玩家在同一回合全部出局，這一回合作廢：命恢復原樣，由下一位玩家發牌。

## 常見錯誤

book-mistake-suits = 把不同花色的分數相加：{ $cards } 是 { $value } 分，不是 { $sum } 分。
book-mistake-three = 以為三條勝過 { $best } 分：它只算 { $value } 分。
book-mistake-aces = 把三張 A 當作火：這裡它們算 { $value } 分，也不結束一回合。
book-mistake-exchange-1 = 只換一張：這裡不允許。
book-mistake-exchange-2 = 剛好換兩張：這裡不允許。
book-mistake-exchange-3 = 全換三張：這裡不允許。
book-mistake-stock = 從牌庫抽牌：只能和中央交換。
book-mistake-taken = 把剛從棄牌堆拿來的牌又棄掉。
book-mistake-knock-first = 第一圈就敲桌：每位玩家必須先行動過一次。
book-mistake-knock-dealer = 不是莊家，卻在第一次行動時敲桌。
book-mistake-after-knock = 自己敲桌之後又行動：你已經用完了最後一次行動。
book-mistake-packets = 身為莊家兩疊都看：在做決定前，第二疊必須保持不看。
book-mistake-hold = 有 { $best } 分卻不亮：必須立刻亮牌。
book-mistake-last = 別人敲桌後還指望再有一次行動：拿現在最能幫你的牌。

## 這裡不用

book-absent-fire = 火：這裡沒有哪手牌會讓其他所有人立刻各失去一條命。
book-absent-buy-back = 買回：出局就是出局。
book-absent-renew-789 = 七、八、九換新中央：它們和其他牌一樣。
book-absent-lap-limit = 一回合的長度限制：該行動幾次就行動幾次。
book-absent-knocker-penalty = 敲桌者最低時的懲罰：和別人一樣只失去一條命。
book-absent-weak-knock-below = 分數太低就敲桌的懲罰。
book-absent-points-limit = 分數下限：只看誰最低，不看有多低。

## 頁面

book-nav-label = 規則頁面
book-nav-rules = 規則
book-nav-hand = 這手牌值幾分？
book-nav-compare = 比較
book-nav-card = 可列印的規則卡
book-nav-play = 用這些規則玩
book-nav-languages = 語言
book-skip = 跳到正文
book-contents = 本頁內容
book-options-title = 變更規則
book-options-about = 先選一套規則，再改成你們桌上的玩法。文字會隨之改變。
book-options-preset = 規則集
book-options-show = 顯示這些規則
book-refused = 這些規則無法進行：
book-refused-about = 以下是去掉無法進行的變更之後的規則。
book-card-title = 規則卡
book-card-about = 依 A6 紙張製作；列印時請選擇該尺寸，或在一張紙上列印多頁。
book-card-qr = 完整規則的 QR 碼
book-compare-title = 兩套規則對照
book-compare-a = 第一套規則
book-compare-b = 第二套規則
book-compare-show = 比較
book-compare-differences = { $count ->
    [0] 這兩套規則完全相同。
   *[other] { $count } 處不同
}
book-compare-option = 選項
book-compare-differs = 不同
book-compare-missing = 沒有這樣的規定。

## 這手牌值幾分？

book-hand-title = 這手牌值幾分？
book-hand-about = 選三張牌，就能看到它們值幾分、哪幾張算數，以及在別的桌上會值幾分。
book-hand-choose = 你的三張牌
book-hand-show = 計算
book-hand-wrong = 這是 { $count } 張牌；一手牌有三張。
book-hand-rules = 依這些規則：{ $rules }
book-hand-counts = 這手牌值 { $value } 分。
book-hand-suit = { $suit ->
    [c] 算的是梅花。
    [s] 算的是黑桃。
    [h] 算的是紅心。
   *[d] 算的是方塊。
}
book-hand-three = 算的是三條。
book-hand-rest = 其他牌不算：不同花色絕不相加。
book-hand-ends = 這手牌立刻結束一回合。
book-hand-fire = 這是火：一回合立刻結束，其他人失去一條命。
book-hand-goes-on = 這一回合繼續。
book-hand-readings = 在別的桌上
book-hand-same = 在哪張桌上這手牌都值這麼多。
book-hand-here = 這裡
book-hand-rule = 桌規
book-hand-worth = 分數
book-hand-then = 然後

## 例子中的名字

book-name-1 = 小安
book-name-2 = 小北
book-name-3 = 小春
