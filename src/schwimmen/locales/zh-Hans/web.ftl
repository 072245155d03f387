# 页面本身：游戏周围的一切。

app-name = Schwimmen
title-start = Schwimmen – 31 点纸牌游戏
title-table = 牌桌 – Schwimmen

## 每一页

nav-home = Schwimmen，回到首页
nav-start = 回到首页
nav-theme = 外观：{ $theme }
dialog-close = 关闭

settings-title = 设置
settings-language = 语言
settings-theme = 外观
settings-theme-auto = 跟随设备
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-deck = 花色的颜色
settings-deck-two = 两色
settings-deck-four = 四色
settings-speed = 速度
settings-speed-slow = 慢
settings-speed-normal = 普通
settings-speed-fast = 快
settings-speed-once = 立即
settings-confirm = 换牌前确认
settings-confirm-about = 否则点第二张牌时立刻交换。
settings-goes-on = 自动发下一轮
settings-shortcuts = 行动快捷键
settings-shortcuts-about = 单个按键即可选牌和行动，不管焦点在哪里。

## 首页

start-lead = 三张牌，一门花色，尽量接近 31 点。
start-play = 马上玩
start-continue = 继续上次的牌局
start-table = 你的牌桌
start-rules = 规则
start-rules-standard = 标准规则，没有更改
start-opponents = 对手
start-fewer = 减少一位对手
start-more-opponents = 增加一位对手
start-level = 他们的水平
start-levels = 每位对手
start-opponent = 对手 { $number }
start-more = 更多
start-name = 你的名字
start-name-default = 你
start-memory = 记牌帮助
start-memory-about = 大家都看到某位玩家拿走的牌，会一直显示在他旁边。

level-beginner = 新手
level-easy = 轻松
level-solid = 稳健
level-sharp = 高手
level-expert = 专家
level-character = { $level }，{ $character }

start-character = 他们的性格
character-plain = 普通
character-about-plain = 按手牌的点数来玩。
character-cautious = 谨慎
character-about-cautious = 敲桌晚，留意给下家剩下什么牌。
character-bold = 大胆
character-about-bold = 敲桌早，甘冒点数最低的风险。
character-collector = 收藏家
character-about-collector = 收集对子凑三条，换牌多，敲桌晚。

## 牌桌

table-title = 你的牌桌
table-players = 桌上的其他人
table-middle = 桌子中间
table-own = 你的座位
table-hand = 你的手牌
table-centre = 中央
table-actions = 你的行动
table-dealer = 发牌
table-knocked = 已敲桌
table-acts = 行动中
table-away = 离开
table-known = 已知的牌：{ $cards }
table-in-hand = { $card }，在你手里
table-in-centre = { $card }，在中央
table-in-pile = { $card }，弃牌堆共 { $count } 张，最上面一张
table-counts = 算数
table-would-be = 会变成 { $value } 点
table-value = 你的手牌：{ $value } 点
table-stock = 牌堆：{ $count } 张
table-laid = 放在一边：{ $count } 张
table-no-pile = 弃牌堆：0 张
table-packet = 三张背面朝上的牌
table-unchoose = 重新选择
table-watching = 你在旁观。

prompt-swap = { $last ->
    [yes] 你的最后回合：换牌，或保持不变
   *[no] 轮到你：选一张手牌，再选一张中央的牌
}
prompt-draw = { $last ->
    [yes] 你的最后回合：摸一张或拿一张
   *[no] 轮到你：摸一张或拿一张
}
prompt-discard = 选要弃掉的牌
prompt-take = 现在选要从中央拿的牌
prompt-give = 现在选要换出的手牌
prompt-choice-blind = 你发牌：保留这些牌，还是换成谁也没看过的三张？
prompt-choice-open = 你发牌：保留这些牌，还是换成三张明牌？
prompt-after = 你已经行动：要敲桌吗？
prompt-yours = { $last ->
    [yes] 你的最后回合
   *[no] 轮到你
}
prompt-other = { $last ->
    [yes] { $name }的最后回合……
   *[no] 轮到{ $name }……
}

said-exchanged = { $gave } → { $took }
said-all = 全换
said-passed = 过
said-knocked = 敲桌！
said-stayed = 不敲
said-kept = 保留
said-switched = 换手牌
said-renewed = 新中央
said-drew = 摸牌
said-took = 拿牌
said-discarded = 弃牌

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
    [yes] 你的最后回合。
   *[no] 轮到你。
}你的手牌：{ $hand }，{ $value } 点。中央：{ $centre }。
speech-four = 轮到你。你的手牌：{ $hand }。中央：{ $centre }。

log-title = 第 { $round } 轮
log-label = 经过
log-open = 经过

## 一轮和整局的结束

end-round = 第 { $round } 轮
end-next = 下一轮
end-next-in = 下一轮（{ $seconds }）
end-won = 你赢了！
end-lost = { $name }赢了
end-drawn = 没有赢家
end-places = 名次
end-place = { $place }. { $name }
end-again = 再来一局
end-home = 回到首页
end-record = 记录
end-buy-back = 你出局了。要带着全部的命回来吗？每局只能一次。
end-buy-back-yes = 回来
end-buy-back-no = 不回来
end-buy-back-wait = 其他人正在决定要不要回来……

## 连接

link-connecting = 正在连接……
link-lost = 连接断开。正在重试……
link-back = 连接恢复了。

failed-retry = 重试
failed-play-here = 在这里玩
failed-unreachable = 连不上服务器。
