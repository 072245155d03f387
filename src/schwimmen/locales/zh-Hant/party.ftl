# 和別人一起玩：牌局前後的牌桌、聊天、回放、公平的洗牌。

title-friends = 和朋友的牌桌
title-lobby = 公開的牌桌
title-record = 重看一場
title-replay = 重看的一場
title-fair = 可以檢查的洗牌

start-friends = 和朋友玩
start-elsewhere = 其他頁面
start-statistics = 統計

## 自己是誰

me-look = 你的影象
look-fish = 魚
look-anchor = 船錨
look-boat = 帆船
look-star = 海星
look-crab = 螃蟹
look-shell = 貝殼
look-lighthouse = 燈塔
look-whale = 鯨魚
look-gull = 海鷗
look-jellyfish = 水母
look-duck = 鴨子
look-umbrella = 沙灘傘

## 牌桌怎麼辦

party-lead = 按你們的規則開一張牌桌，把連結發出去。別人開啟它，輸入名字，坐下就行。誰也不需要賬號。
party-places = 座位
party-places-fewer = 減少一個座位
party-places-more = 增加一個座位
party-computers = 桌上的電腦玩家
party-computers-fewer = 減少一位電腦玩家
party-computers-more = 增加一位電腦玩家
party-level = 電腦玩家的水平，替離開的人玩時也一樣
party-clock = 每次決定的時間
clock-none = 不計時
clock-relaxed = 從容：{ $seconds } 秒
clock-quick = 快速：{ $seconds } 秒
clock-left = 還有 { $seconds } 秒
party-watch = 允許旁觀
party-watch-about = 旁觀的人只看到大家都看到的，看不到任何人的手牌。
party-listed = 列在公開的牌桌裡
party-listed-about = 這樣誰都可以來，而且只能說現成的話。否則只有透過連結才能找到這張牌桌。
party-closed = 不再接受新玩家
party-closed-about = 在這裡坐過的人可以再坐下。公開的牌桌裡不再列出它；能否旁觀照舊。
party-open = 開桌
party-rules-later = 這一場結束後可以更改規則。
party-memory-on = 有記牌幫助
party-memory-off = 沒有記牌幫助
party-listed-on = 對所有人公開
party-listed-off = 只憑連結
party-closed-on = 不接受新玩家

## 牌局之前的牌桌，以及旁邊的東西

party-table-of = { $name }的牌桌
party-table = 牌桌
party-who = 誰在桌上
party-open-dialog = 牌桌：誰在這裡、連結、洗牌
party-members = 在桌上：{ $count } / { $places }
party-free = 空位
party-you = 你
party-host = 桌主
party-there = 在
party-away = 離開
party-computer = 電腦玩家，{ $level }
# 此頁面不認識的級別：伺服器較新。
party-computer-other = 電腦玩家
party-covered = 由電腦代玩
party-wins = { $played } 場贏 { $wins } 場
party-leaving = { $name }不玩下一場。
party-watching = { $count } 人在旁觀
party-sit-title = 坐下
party-sit = 坐下
party-full = 座位已滿。
party-full-watch = 座位已滿。你可以旁觀，或等空位。
party-start = 開始
party-too-few = 至少要兩個人：等別人來，或新增一位電腦玩家。
party-wait = 由{ $name }開始。
party-take-over = 自己當桌主
party-change-me = 換名字或影象
party-change-done = 就這樣
party-stand = 起身
party-host-tools = 桌主可以決定的事
party-add = 電腦玩家
party-arrange = 牌桌設定
party-arrange-done = 就這樣
party-about = 怎麼處理{ $name }
party-hand-over = 把牌桌交給{ $name }
party-remove = 請{ $name }離開
party-remove-ask = 要請{ $name }離開牌桌嗎？
party-remove-yes = 是，請{ $name }離開
party-remove-no = 不
party-joined = { $name }坐下了。
party-left = { $name }起身了。
party-gone = { $name }斷開了連線。

## 別人怎麼來

invite-title = 請別人來
invite-share = 分享連結
invite-copy = 複製連結
invite-copied = 已複製
invite-text = { $name }想和你玩 Schwimmen：
invite-qr = 這張牌桌連結的二維碼
invite-qr-about = 用手機相機掃這個碼就能開啟牌桌。
invite-only-here = 這個位址只能在這台裝置上開啟。想讓別人加入，請用「schwimmen serve --host 0.0.0.0」啟動伺服器，並用它顯示的位址開啟頁面。

## 自己的座位

own-title = 你的座位
own-link-about = 在另一臺裝置上繼續玩：在那裡開啟你的個人連結。誰有它誰就能替你玩，所以請自己保管。
own-link = 顯示我的個人連結
own-link-text = 我在牌桌上的座位
own-stand-ask = 電腦會替你打完這一場。要起身嗎？
own-stay = 留下

## 在桌上玩的時候

table-covered = 電腦替{ $name }玩
table-covered-own = 電腦正在替你玩。
table-return = 我回來了
table-cover = 讓電腦替{ $name }玩
table-next-match = 你從下一場開始玩。
table-no-watch = 這裡不許旁觀。
table-no-room = 座位已滿。
table-sit-next = 坐下等下一場

link-lost-waits = 連線斷開。你做的事會在恢復後立刻發出…
link-waits = 正在送往伺服器
failed-new-table = 開一張新牌桌
failed-reload = 重新載入

## 一回合和整場的結束

end-ready = 想繼續
end-waiting = { $count ->
    [0] 馬上繼續。
   *[other] 等待{ $names }…
}
end-goes-on = { $seconds } 秒後繼續。
end-standings = 今晚
end-standing = { $name }：{ $played } 場贏 { $wins } 場
evening-matches = 各場
evening-match = 第 { $number } 場
evening-match-won = 第 { $number } 場：{ $name } 獲勝
end-replay = 回放
end-replay-text = 一場 Schwimmen，來看看：

## 聊天

talk-title = 聊天
talk-unread = 聊天，{ $count } 條新的
talk-nothing = 還沒有人說話。
talk-said = 說過的話
talk-phrases = 說點什麼
talk-reactions = 反應
talk-text = 自己的話
talk-send = 說
talk-no-text = 公開的牌桌上只有現成的話。
talk-sit-first = 旁觀的人只能聽。坐下就能參加。
talk-mute = 我不想聽誰說話
talk-somebody = 有人
talk-says = { $name }說：{ $text }
phrase-hello = 大家好！
phrase-good-luck = 祝好運！
phrase-well-played = 打得好！
phrase-thanks = 謝謝！
phrase-hurry = 該你了…
phrase-moment = 請稍等。
phrase-sorry = 抱歉！
phrase-oops = 哎呀！
phrase-phew = 呼，好險！
phrase-swim = 我在游泳！
phrase-fire = 火！
phrase-again = 再來一場？
phrase-bye = 再見！
reaction-clap = 鼓掌
reaction-laugh = 大笑
reaction-wow = 哇
reaction-sad = 難過
reaction-angry = 不滿
reaction-heart = 愛心

## 公開的牌桌

lobby-lead = 不管你是誰，都可以在這裡坐下。
lobby-empty = 現在沒有公開的牌桌。自己開一張吧！
lobby-open = 開桌
lobby-seats = { $places } 個座位坐了 { $seated } 個
lobby-playing = 正在玩
lobby-gathering = 快開始了
lobby-join = 坐下
lobby-watch = 旁觀
lobby-look = 去看看
lobby-go = { $action }：{ $name }的牌桌

## 重看的牌局

record-lead = 選一份你儲存的記錄，一步一步、用每位玩家的眼睛重看。
record-choose = 選擇記錄
record-drop = …或拖到這裡。伺服器只讀取並顯示，不會儲存。
replay-loading = 正在載入牌局…
replay-gone = 這個連結沒有牌局（或已經沒有了）。
replay-controls = 瀏覽牌局
replay-eyes = 用誰的眼睛
replay-round = 回合
replay-first = 到這一回合的開頭
replay-back = 後退一步
replay-play = 自動播放
replay-pause = 暫停
replay-forward = 前進一步
replay-last = 到這一回合的結尾

## 公平的洗牌

fair-short = 牌在發出之前就已承諾，你還可以為隨機添點東西。
fair-more = 怎麼做到的
fair-next = 下一次發牌的承諾
fair-now = 這些牌的承諾
fair-added = { $name }新增了：{ $text }
fair-mix = 隨便寫點什麼，新增隨機
fair-mix-add = 新增
fair-proof = 洗牌的證明
fair-verdict-kept = 第 { $round } 回合：承諾兌現了。
fair-verdict-fits = 第 { $round } 回合：種子與承諾相符。你是發牌之後才來的。
fair-verdict-broken = 第 { $round } 回合：承諾被打破了！
fair-verdict-unknown = 第 { $round } 回合：這個頁面無法檢查。用證明可以檢查。
fair-lead = 不必相信這裡洗牌公平：你可以自己檢查。
fair-how = 怎麼做到的
fair-step-promise = 每次發牌之前，伺服器抽一個秘密數字，就是種子，並顯示它的指紋：這就是承諾。一個指紋只對應一個種子，誰也無法從指紋算出種子。
fair-step-mix = 然後桌上每個人都可以添幾個字。
fair-step-deal = 牌的順序由種子和所有新增的內容算出。
fair-step-open = 一回合之後伺服器公佈種子。這時誰都能看到它的指紋就是承諾，種子和那些字正好得出這些牌。
fair-why = 所以伺服器知道你的字以後不能選牌，你知道種子以後也不能。
fair-limit = 它不能說明的是：伺服器自己知道牌。管理它的人可以去看；在別人的電腦上玩任何遊戲都是這樣。
fair-check = 檢查一場
fair-check-about = 在牌桌上，「牌桌」裡有每一場的證明。你的瀏覽器會重新計算一切；檔案留在你這裡。
fair-choose = 選擇證明
fair-drop = …或拖到這裡。
fair-unreadable = 這不是洗牌的證明。
fair-no-crypto = 這個瀏覽器只在安全連線（https）下計算指紋。
fair-all-good = 檢查了 { $rounds } 回合：全部相符。
fair-some-bad = 有不相符的地方。這些牌沒有按承諾發出。
fair-round-good = 第 { $round } 回合：承諾與牌相符。
fair-round-promise = 第 { $round } 回合：種子與承諾不符。
fair-round-cards = 第 { $round } 回合：種子和那些字得出別的牌。
fair-first-cards = 最前面的牌：{ $cards }
fair-added-text = 新增的：{ $text }
fair-compare = 請把承諾與你的牌桌每次發牌前顯示的比較：這隻有你能做。命令「schwimmen verify」還會按規則重打每一步。
