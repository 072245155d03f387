# 計分表：用真牌玩的桌上的一部手機。

title-sheet = 計分表 – Schwimmen
start-sheet = 計分表
start-sheet-about = 桌上是真牌？在這裡記命。

sheet-title = 計分表
sheet-loading = 正在開啟你的計分表…
sheet-tabs = 計分表的各部分
sheet-tab-play = 玩
sheet-tab-evening = 今晚
sheet-tab-all = 全部
sheet-tab-more = 更多

## 開始

sheet-who = 誰來玩？
sheet-name = 名字
sheet-add = 新增
sheet-known = 以前在這裡玩過
sheet-added = { $name }加入了。
sheet-moved = { $name }現在是第 { $place } 位。
sheet-up = 把{ $name }上移
sheet-down = 把{ $name }下移
sheet-remove = 把{ $name }移出名單
sheet-first-dealer = 最先發牌
sheet-house-rules = 桌規
sheet-stake = 賭注
sheet-stake-about = 沒贏的人各付多少，買回時再付一次。0 表示不賭錢。
sheet-start = 開始
sheet-name-twice = { $name }已經在名單上。
sheet-name-missing = 這是誰的名字？
sheet-too-few = 至少要兩個人：再新增一個名字。
sheet-too-many = 牌最多夠 { $most } 個人。
sheet-bad-stake = 賭注必須是金額，例如 0.50。

## 整場

sheet-match = 第 { $number } 局
sheet-deals = 發牌
sheet-gone = 回家了
sheet-won = { $name }贏得整場！
sheet-broken-off = 中斷：沒有贏家。
sheet-undo = 撤銷
sheet-redo = 重做
sheet-enter = 記第 { $round } 回合
sheet-taken = 第 { $round } 回合已記下。
sheet-next-match = 下一場
sheet-rounds = 已打的各回合
sheet-correct = 更正第 { $round } 回合
sheet-remove-round = 劃掉第 { $round } 回合
sheet-no-longer = 這與之前的內容不再相符：
sheet-stray = 在現在的整場結束之後還記了 { $count } 回合，它們不算。
sheet-plot-lives = 每回合之後的命

sheet-void-short = 不算
sheet-nobody-short = 誰也不輸
sheet-line-fire = 火：{ $name }
sheet-line-knocked = { $name }敲桌
sheet-line-out = { $name }出局
sheet-line-back = { $name }回來了
sheet-line-by-hand = 人工決定
sheet-line-dealt = { $name }發牌

sheet-players = 玩家
sheet-name-of = { $name }的名字
sheet-goes-home = 回家
sheet-goes-home-named = { $name }回家
sheet-joins = 有人加入
sheet-sits-after = 坐在左邊，右鄰是
sheet-join = 加入
sheet-break-off = 中斷這一場

## 一回合

sheet-round = 第 { $round } 回合
sheet-way = 怎麼記
sheet-way-losers = 誰輸了
sheet-way-points = 分數
sheet-way-cards = 牌
sheet-knocker = 誰敲了桌？
sheet-no-one = 沒有人
sheet-who-lost = 點一下輸的人
sheet-nobody-lost = 誰也不輸
sheet-who-fire = 誰有火？
sheet-points-of = { $name }的分數
sheet-suit = { $name }的花色
sheet-which-suit = 花色？
sheet-three = 三條（{ $rank }）
sheet-whose-cards = 誰的牌？
sheet-cards-of = { $name }的牌
sheet-exceptions = 例外
sheet-void-round = 這一回合不算
sheet-override = 我們另作決定
sheet-override-about = 這一回合會標為人工決定。
sheet-lives = { $lost ->
    [0] 什麼也不失去
    [1] 失去一條命
   *[other] 失去 { $lost } 條命
}
sheet-buy-back = { $name }帶著全部的命回來
sheet-take = 記下
sheet-take-correction = 記下更正

sheet-loses = { $lost ->
    [1] { $name }失去一條命。
   *[other] { $name }失去 { $lost } 條命。
}
sheet-by-hand = 人工決定：
sheet-fire = { $name }有火：其他所有人付出。
sheet-two-fires = 兩人同時有火？只有發牌時兩人都拿到才會這樣。
sheet-nobody-loses = 誰也不失去命。
sheet-void = 這一回合不算，誰也不輸。
sheet-replayed = 這樣所有人都會出局：這一回合重來。

sheet-problem-players = 一回合至少要有兩位仍在遊戲中的人。
sheet-problem-missing = { $name }是多少？
sheet-problem-value = 按這些規則，沒有哪手牌值 { $value } 分：再看看{ $name }的牌。
sheet-problem-fires = 有 { $value } 分的人多得不可能：再看看牌。
sheet-problem-knocker-out = { $name }已出局，不可能敲桌。
sheet-problem-out = { $name }當時已經出局。
sheet-problem-cards = { $name }需要三張牌。
sheet-problem-card-twice = { $card }：只有一張，{ $name }不可能也有。
sheet-problem-not-in-pack = { $card } 不在這副牌裡。
sheet-problem-nobody = 點一下輸的人，或點「誰也不輸」。
sheet-problem-suit = 比花色：{ $name }是哪一種？
sheet-problem-lives = { $name }最多失去兩條命。

## 今晚

sheet-evening = 今晚
sheet-no-evening = 還沒有玩過。
sheet-table = 玩家一覽
sheet-wins = 贏
sheet-matches = 玩
sheet-evenings = 晚數
sheet-taken-lives = 奪命
sheet-lost-lives = 失命
sheet-swum = 游泳
sheet-out = 溺水
sheet-fires = 火
sheet-knocks = 敲桌
sheet-knocks-lost = { $lost ->
    [0] { $knocks }
   *[other] { $knocks }（−{ $lost }）
}
sheet-average = 分數
sheet-number = { $number }
sheet-balance = 錢
sheet-who-drowned = 誰讓誰溺水
sheet-drowned = { $times ->
    [1] { $by }讓{ $whom }溺水。
   *[other] { $by }讓{ $whom }溺水 { $times } 次。
}
sheet-money = 誰欠誰
sheet-nobody-owes = 誰也不欠。
sheet-pot = 底池
sheet-pays = { $from }付給{ $to } { $amount }。

## 所有晚上

sheet-statistics = 所有晚上合計
sheet-all-evenings = 各個晚上
sheet-no-evenings = 還沒有記錄。
sheet-matches-count = { $count } 局
sheet-forget = 刪除 { $day } 的晚上
sheet-forget-title = 刪除這個晚上？
sheet-forget-about = 刪除後就沒有了，除非你已存成檔案。
sheet-forget-yes = 刪除
sheet-keep = 保留

## 更多

sheet-new-evening = 新的晚上
sheet-files = 檔案
sheet-files-about = 一切都留在這個瀏覽器裡。存成檔案可以長期儲存，或帶到另一臺裝置。
sheet-offline-ready = 這個頁面離線也能用，可以從瀏覽器選單安裝。
sheet-export-json = 全部儲存
sheet-export-csv = 存成表格
sheet-import = 開啟檔案
sheet-imported = { $count ->
    [0] 裡面沒有新內容
   *[other] 新增了 { $count } 個晚上
}{ $known ->
    [0] 。
   *[other] ；{ $known } 個已經在這裡。
}
sheet-import-cut = 這個檔案不完整：缺少結尾。什麼也沒有改變。
sheet-import-foreign = 這不是計分表的檔案。什麼也沒有改變。
sheet-import-later = 這個檔案由更新的版本寫成。請更新頁面後再試。什麼也沒有改變。
sheet-import-empty = 這個檔案裡沒有任何晚上。
sheet-print = 列印
sheet-paper = 紙張
sheet-paper-a4 = A4
sheet-paper-a6 = A6
sheet-paper-round = 回合
sheet-print-blank = 空白表
sheet-print-rules = 規則卡
sheet-card-values = A 算 11 分，K、Q、J 和 10 各算 10 分，其他牌按牌面數字計。只有同花色的牌相加。
sheet-share = 一起記
sheet-share-about = 其他人可以在自己的手機上看到計分表，也可以一起記。為此它會放到伺服器上；有連結的人都能讀和寫。
sheet-shared-about = 開啟這個連結的人能看到計分表，也能在上面記。
sheet-share-begin = 共享計分表
sheet-qr = 給相機掃的連結圖
sheet-share-lost = 沒有連線：你記的內容先存在這裡，稍後傳給其他人。
sheet-share-gone = 伺服器上已經沒有這份計分表。這裡的內容仍留在這裡。
sheet-conflict = 別人快了一步：現在表上是他們記的。這是你同時記的：
sheet-conflict-keep = 把我的也記上
sheet-conflict-drop = 放棄我的
sheet-told-round = 一回合：{ $what }
sheet-told-removed = 劃掉一回合
sheet-told-other = 關於{ $name }的更改

sheet-saving = 正在儲存……
sheet-storage-full = 這台裝置已經沒有空間，最新的內容沒有儲存。請不要關閉頁面，把全部內容存成檔案，並騰出空間。
sheet-storage-refused = 這個瀏覽器在這裡什麼也不儲存，例如無痕視窗。請不要關閉頁面，關閉前把全部內容存成檔案。
sheet-storage-later = 這個頁面的更新版本在另一個視窗開啟著，或曾經開啟過。請重新載入；在那之前什麼也不儲存。
