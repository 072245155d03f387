# 事情辦不到時伺服器的回答。

## 連線或請求為什麼結束

failed-bad-message = 伺服器看不懂這個頁面。請重新載入。
failed-too-large = 內容太多，伺服器一次讀不了。
failed-bad-origin = 這來自別的網頁，所以伺服器沒有執行。
failed-old-page = 這個頁面比伺服器舊。請重新載入。
failed-unknown-table = 沒有這張牌桌（或已經沒有了）。
failed-removed = 桌主已請你離開這張牌桌。
failed-too-many = 現在人太多了。請稍後再試。
failed-too-fast = 一下子太多了。請稍等片刻。
failed-replaced = 你正在另一個分頁或視窗裡繼續玩。
failed-storage = 伺服器現在無法儲存。什麼也沒有丟失；請稍後再試。
failed-internal = 伺服器出了問題。什麼也沒有丟失；請再試一次。
failed-not-found = 這個地址什麼也沒有。
failed-bad-rules = 這些規則無法進行。
failed-too-many-players = 牌不夠這麼多人用。
failed-bad-name = 請選一個名字。
failed-too-few-players = 一個人不能玩：請選一位電腦玩家。
failed-bad-record = 這不是牌局記錄，或者已經損壞。

## 為什麼拒絕與遊戲規則無關的操作

refusal-stale = 牌桌在此期間已經繼續了。
refusal-no-deal = 現在沒有要發的一回合。
refusal-no-buy-back = 沒有人問你要不要回來。
refusal-match-goes-on = 這一場還在進行。
refusal-storage = 伺服器無法儲存，所以這沒有發生。請稍後再試。
refusal-not-seated = 請先坐下。
refusal-removed = 桌主已請你離開這張牌桌。
refusal-covered = 電腦正在替你玩。請先說你回來了。
refusal-not-host = 只有桌主可以這樣做。
refusal-host-is-there = 桌主就在這裡，或者剛剛還在。一分鐘之後你可以接手。
refusal-table-full = 座位已滿。你可以旁觀，或等空位。
refusal-table-closed = 這張牌桌不再接受新玩家；請問桌主。
refusal-name-taken = 桌上已經有人叫這個名字。
refusal-bad-name = 請選 1 到 24 個字的名字。
refusal-bad-text = 請輸入 1 到 40 個字。
refusal-too-few = 至少要兩個人才能玩。
refusal-too-few-places = 坐下的人已經更多，或牌不夠這麼多人。
refusal-no-such-member = 那位玩家已經不在這裡。
refusal-too-soon = 再給他們一點時間。
refusal-not-awaited = 沒有人在等那位玩家。
refusal-too-late = 牌已經發了，或你已經新增過了。
refusal-bad-rules = 這些規則無法進行。
refusal-too-fast = 一下子太多了。請稍等片刻。
refusal-newcomers = 從你的網路來的新玩家太多了。請稍後再試；在這裡坐過的人可以再來。
refusal-no-talk = 公開的牌桌上只有現成的話。
refusal-no-hints = 只有獨自與電腦玩家對戰時才有提示。
refusal-no-round = 這裡還沒有你參加過的一回合結束。
refusal-thinking = 現在問的人太多了。請稍後再問。
