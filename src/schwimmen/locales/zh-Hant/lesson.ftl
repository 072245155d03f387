# 邊玩邊學的第一場。

lesson-start = 三分鐘學會
lesson-resume = 繼續學
lesson-title = 你的第一場
lesson-go-on = 繼續
lesson-learnt = 學會了：{ $done } / { $all }
lesson-play = 現在來真的

## 該做什麼，先說明理由

lesson-cards = 這是你的三張牌。只有同花色的牌相加：你的是 { $gave }，合計 { $value } 分。
lesson-points = A 算 11 分；K、Q、J 和 10 各算 10 分；其他牌按牌面數字計。所以最多 31 分。
lesson-first-swap = 現在換牌：選手裡的 { $gave } 和中央的 { $took }，變成 { $value } 分！
lesson-swap = 用 { $gave } 換 { $took }，變成 { $value } 分。
lesson-three = 三條不論花色都算 30½ 分：用 { $gave } 換 { $took }！
lesson-first-all = 中央的 { $took } 合起來值 { $value } 分，比換任何一張都多。那就全換三張！
lesson-all = 中央三張值 { $value } 分：全拿。
lesson-first-pass = 中央沒有一張牌對你有用。Pass，留住 { $value } 分。如果所有人接連都 Pass，就換三張新牌。
lesson-pass = 中央沒有用：Pass，留住 { $value } 分。
lesson-first-knock = { $value } 分很難被超過：敲桌！其他人各還有一次行動，然後所有人亮牌。
lesson-knock = { $value } 分夠了：敲桌。
lesson-last-swap = { $name }敲了桌：這是你的最後一次行動。用 { $gave } 換 { $took }，變成 { $value } 分。
lesson-last-pass = { $name }敲了桌：這是你的最後一次行動。什麼都幫不上了，Pass，留住 { $value } 分。
lesson-watch = { $name }先行動。看看中央會來什麼牌。

## 說一個不算最好的行動

lesson-less = 這樣是 { $value } 分。用 { $gave } 換 { $took } 會有 { $better } 分。
lesson-worse = 現在是 { $value } 分，本可以有 { $better } 分。不必換牌：Pass 就留住手牌。
lesson-missed = 你留住 { $value } 分。用 { $gave } 換 { $took } 會有 { $better } 分。
lesson-hasty = 你以 { $value } 分敲桌。先用 { $gave } 換 { $took } 會有 { $better } 分。
lesson-daring = 以 { $value } 分敲桌要有膽量：別人還有一次行動。大約 25 分起才划算。
lesson-shy = 可以 Pass。不過有 { $value } 分，最好趁別人還沒更多就敲桌。

## 說一個算最好的行動

lesson-right-swap = 換得好！
lesson-right-all = 看得準！
lesson-right-pass = 對：留住手裡的牌。
lesson-right-knock = 敲得好！

## 一回合之後

lesson-lost = 分數最少的人失去一條命。沒有命的人在游泳。
lesson-swim = { $who ->
    [me] 現在你沒有命了：你在游泳！你還繼續玩，但再輸一次就出局。
   *[other] { $name }沒有命了，在游泳：還在遊戲中，但再輸一次就出局。
}
lesson-equal = 你們分數相同：誰也不失去什麼。
lesson-won = 游泳時再輸就出局，就這麼簡單！桌規可以改變很多：牌桌上總會寫明用的是哪些。
lesson-over = 游泳時再輸就出局：這次是你。不過現在你知道怎麼玩了。桌規可以改變很多：牌桌上總會寫明用的是哪些。
