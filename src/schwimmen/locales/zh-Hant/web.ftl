# 頁面本身：遊戲周圍的一切。

app-name = Schwimmen
title-start = Schwimmen – 31 分紙牌遊戲
title-table = 牌桌 – Schwimmen

## 每一頁

nav-home = Schwimmen，回到首頁
nav-start = 回到首頁
nav-theme = 外觀：{ $theme }
dialog-close = 關閉

settings-title = 設定
settings-language = 語言
settings-theme = 外觀
settings-theme-auto = 跟隨裝置
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-deck = 花色的顏色
settings-deck-two = 兩色
settings-deck-four = 四色
settings-speed = 速度
settings-speed-slow = 慢
settings-speed-normal = 普通
settings-speed-fast = 快
settings-speed-once = 立即
settings-confirm = 換牌前確認
settings-confirm-about = 否則點第二張牌時立刻交換。
settings-goes-on = 自動發下一回合
settings-shortcuts = 行動快捷鍵
settings-shortcuts-about = 單一按鍵即可選牌和行動，不管焦點在哪裡。

## 首頁

start-lead = 三張牌，一門花色，儘量接近 31 分。
start-play = 馬上玩
start-continue = 繼續上次的牌局
start-table = 你的牌桌
start-rules = 規則
start-rules-standard = 標準規則，沒有更改
start-opponents = 對手
start-fewer = 減少一位對手
start-more-opponents = 增加一位對手
start-level = 他們的水平
start-levels = 每位對手
start-opponent = 對手 { $number }
start-more = 更多
start-name = 你的名字
start-name-default = 你
start-memory = 記牌幫助
start-memory-about = 大家都看到某位玩家拿走的牌，會一直顯示在他旁邊。

level-beginner = 新手
level-easy = 輕鬆
level-solid = 穩健
level-sharp = 高手
level-expert = 專家
level-character = { $level }，{ $character }

start-character = 他們的性格
character-plain = 普通
character-about-plain = 按手牌的分數來玩。
character-cautious = 謹慎
character-about-cautious = 敲桌晚，留意給下家剩下什麼牌。
character-bold = 大膽
character-about-bold = 敲桌早，甘冒分數最低的風險。
character-collector = 收藏家
character-about-collector = 收集對子湊三條，換牌多，敲桌晚。

## 牌桌

table-title = 你的牌桌
table-players = 桌上的其他人
table-middle = 桌子中間
table-own = 你的座位
table-hand = 你的手牌
table-centre = 中央
table-actions = 你的行動
table-dealer = 發牌
table-knocked = 已敲桌
table-acts = 行動中
table-away = 離開
table-known = 已知的牌：{ $cards }
table-in-hand = { $card }，在你手裡
table-in-centre = { $card }，在中央
table-in-pile = { $card }，棄牌堆共 { $count } 張，最上面一張
table-counts = 算數
table-would-be = 會變成 { $value } 分
table-value = 你的手牌：{ $value } 分
table-stock = 牌庫：{ $count } 張
table-laid = 放在一邊：{ $count } 張
table-no-pile = 棄牌堆：0 張
table-packet = 三張背面朝上的牌
table-unchoose = 重新選擇
table-watching = 你在旁觀。

prompt-swap = { $last ->
    [yes] 你的最後一次行動：換牌，或保持不變
   *[no] 輪到你：選一張手牌，再選一張中央的牌
}
prompt-draw = { $last ->
    [yes] 你的最後一次行動：抽一張或拿一張
   *[no] 輪到你：抽一張或拿一張
}
prompt-discard = 選要棄掉的牌
prompt-take = 現在選要從中央拿的牌
prompt-give = 現在選要換出的手牌
prompt-choice-blind = 你發牌：保留這些牌，還是換成誰也沒看過的三張？
prompt-choice-open = 你發牌：保留這些牌，還是換成三張明牌？
prompt-after = 你已經行動：要敲桌嗎？
prompt-yours = { $last ->
    [yes] 你的最後一次行動
   *[no] 輪到你
}
prompt-other = { $last ->
    [yes] { $name }的最後一次行動…
   *[no] 輪到{ $name }…
}

said-exchanged = { $gave } → { $took }
said-all = 全換
said-passed = Pass
said-knocked = 敲桌！
said-stayed = 不敲
said-kept = 保留
said-switched = 換手牌
said-renewed = 新中央
said-drew = 抽牌
said-took = 拿牌
said-discarded = 棄牌

key-commit = s
key-all = a
key-pass = p
key-knock = k
key-stay = n
key-renew = c
key-keep = e
key-switch = w
key-draw = d
key-take = t

speech-turn = { $last ->
    [yes] 你的最後一次行動。
   *[no] 輪到你。
}你的手牌：{ $hand }，{ $value } 分。中央：{ $centre }。
speech-four = 輪到你。你的手牌：{ $hand }。中央：{ $centre }。

log-title = 第 { $round } 回合
log-label = 經過
log-open = 經過

## 一回合和整場的結束

end-round = 第 { $round } 回合
end-next = 下一回合
end-next-in = 下一回合（{ $seconds }）
end-won = 你贏了！
end-lost = { $name }贏了
end-drawn = 沒有贏家
end-places = 名次
end-place = { $place }. { $name }
end-again = 再來一場
end-home = 回到首頁
end-record = 記錄
end-buy-back = 你出局了。要帶著全部的命回來嗎？每場只能一次。
end-buy-back-yes = 回來
end-buy-back-no = 不回來
end-buy-back-wait = 其他人正在決定要不要回來…

## 連線

link-connecting = 正在連線…
link-lost = 連線斷開。正在重試…
link-back = 連線恢復了。

failed-retry = 重試
failed-play-here = 在這裡玩
failed-unreachable = 連不上伺服器。
