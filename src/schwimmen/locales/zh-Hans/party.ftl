# 和别人一起玩：牌局前后的牌桌、聊天、回放、公平的洗牌。

title-friends = 和朋友的牌桌
title-lobby = 公开的牌桌
title-record = 重看一局
title-replay = 重看的一局
title-fair = 可以检查的洗牌

start-friends = 和朋友玩
start-elsewhere = 其他页面
start-statistics = 统计

## 自己是谁

me-look = 你的图像
look-fish = 鱼
look-anchor = 船锚
look-boat = 帆船
look-star = 海星
look-crab = 螃蟹
look-shell = 贝壳
look-lighthouse = 灯塔
look-whale = 鲸鱼
look-gull = 海鸥
look-jellyfish = 水母
look-duck = 鸭子
look-umbrella = 沙滩伞

## 牌桌怎么办

party-lead = 按你们的规则开一张牌桌，把链接发出去。别人打开它，输入名字，坐下就行。谁也不需要账号。
party-places = 座位
party-places-fewer = 减少一个座位
party-places-more = 增加一个座位
party-computers = 桌上的电脑玩家
party-computers-fewer = 减少一位电脑玩家
party-computers-more = 增加一位电脑玩家
party-level = 电脑玩家的水平，替离开的人玩时也一样
party-clock = 每次决定的时间
clock-none = 不计时
clock-relaxed = 从容：{ $seconds } 秒
clock-quick = 快速：{ $seconds } 秒
clock-left = 还有 { $seconds } 秒
party-watch = 允许旁观
party-watch-about = 旁观的人只看到大家都看到的，看不到任何人的手牌。
party-listed = 列在公开的牌桌里
party-listed-about = 这样谁都可以来，而且只能说现成的话。否则只有通过链接才能找到这张牌桌。
party-closed = 不再接受新玩家
party-closed-about = 在这里坐过的人可以再坐下。公开的牌桌里不再列出它；能否旁观照旧。
party-open = 开桌
party-rules-later = 这一局结束后可以更改规则。
party-memory-on = 有记牌帮助
party-memory-off = 没有记牌帮助
party-listed-on = 对所有人公开
party-listed-off = 只凭链接
party-closed-on = 不接受新玩家

## 牌局之前的牌桌，以及旁边的东西

party-table-of = { $name }的牌桌
party-table = 牌桌
party-who = 谁在桌上
party-open-dialog = 牌桌：谁在这里、链接、洗牌
party-members = 在桌上：{ $count } / { $places }
party-free = 空位
party-you = 你
party-host = 桌主
party-there = 在
party-away = 离开
party-computer = 电脑玩家，{ $level }
# 此页面不认识的级别：服务器较新。
party-computer-other = 电脑玩家
party-covered = 由电脑代玩
party-wins = { $played } 局赢 { $wins } 局
party-leaving = { $name }不玩下一局。
party-watching = { $count } 人在旁观
party-sit-title = 坐下
party-sit = 坐下
party-full = 座位已满。
party-full-watch = 座位已满。你可以旁观，或等空位。
party-start = 开始
party-too-few = 至少要两个人：等别人来，或添加一位电脑玩家。
party-wait = 由{ $name }开始。
party-take-over = 自己当桌主
party-change-me = 换名字或图像
party-change-done = 就这样
party-stand = 起身
party-host-tools = 桌主可以决定的事
party-add = 电脑玩家
party-arrange = 牌桌设置
party-arrange-done = 就这样
party-about = 怎么处理{ $name }
party-hand-over = 把牌桌交给{ $name }
party-remove = 请{ $name }离开
party-remove-ask = 要请{ $name }离开牌桌吗？
party-remove-yes = 是，请{ $name }离开
party-remove-no = 不
party-joined = { $name }坐下了。
party-left = { $name }起身了。
party-gone = { $name }断开了连接。

## 别人怎么来

invite-title = 请别人来
invite-share = 分享链接
invite-copy = 复制链接
invite-copied = 已复制
invite-text = { $name }想和你玩 Schwimmen：
invite-qr = 这张牌桌链接的二维码
invite-qr-about = 用手机相机扫这个码就能打开牌桌。
invite-only-here = 这个地址只能在这台设备上打开。想让别人加入，请用“schwimmen serve --host 0.0.0.0”启动服务器，并用它显示的地址打开页面。

## 自己的座位

own-title = 你的座位
own-link-about = 在另一台设备上继续玩：在那里打开你的个人链接。谁有它谁就能替你玩，所以请自己保管。
own-link = 显示我的个人链接
own-link-text = 我在牌桌上的座位
own-stand-ask = 电脑会替你打完这一局。要起身吗？
own-stay = 留下

## 在桌上玩的时候

table-covered = 电脑替{ $name }玩
table-covered-own = 电脑正在替你玩。
table-return = 我回来了
table-cover = 让电脑替{ $name }玩
table-next-match = 你从下一局开始玩。
table-no-watch = 这里不许旁观。
table-no-room = 座位已满。
table-sit-next = 坐下等下一局

link-lost-waits = 连接断开。你做的事会在恢复后立刻发出……
link-waits = 正在送往服务器
failed-new-table = 开一张新牌桌
failed-reload = 重新载入

## 一轮和整局的结束

end-ready = 想继续
end-waiting = { $count ->
    [0] 马上继续。
   *[other] 等待{ $names }……
}
end-goes-on = { $seconds } 秒后继续。
end-standings = 今晚
end-standing = { $name }：{ $played } 局赢 { $wins } 局
evening-matches = 各局
evening-match = 第 { $number } 局
evening-match-won = 第 { $number } 局：{ $name } 获胜
end-replay = 回放
end-replay-text = 一局 Schwimmen，来看看：

## 聊天

talk-title = 聊天
talk-unread = 聊天，{ $count } 条新的
talk-nothing = 还没有人说话。
talk-said = 说过的话
talk-phrases = 说点什么
talk-reactions = 反应
talk-text = 自己的话
talk-send = 说
talk-no-text = 公开的牌桌上只有现成的话。
talk-sit-first = 旁观的人只能听。坐下就能参加。
talk-mute = 我不想听谁说话
talk-somebody = 有人
talk-says = { $name }说：{ $text }
phrase-hello = 大家好！
phrase-good-luck = 祝好运！
phrase-well-played = 打得好！
phrase-thanks = 谢谢！
phrase-hurry = 该你了……
phrase-moment = 请稍等。
phrase-sorry = 抱歉！
phrase-oops = 哎呀！
phrase-phew = 呼，好险！
phrase-swim = 我在游泳！
phrase-fire = 火！
phrase-again = 再来一局？
phrase-bye = 再见！
reaction-clap = 鼓掌
reaction-laugh = 大笑
reaction-wow = 哇
reaction-sad = 难过
reaction-angry = 不满
reaction-heart = 爱心

## 公开的牌桌

lobby-lead = 不管你是谁，都可以在这里坐下。
lobby-empty = 现在没有公开的牌桌。自己开一张吧！
lobby-open = 开桌
lobby-seats = { $places } 个座位坐了 { $seated } 个
lobby-playing = 正在玩
lobby-gathering = 快开始了
lobby-join = 坐下
lobby-watch = 旁观
lobby-look = 去看看
lobby-go = { $action }：{ $name }的牌桌

## 重看的牌局

record-lead = 选一份你保存的记录，一步一步、用每位玩家的眼睛重看。
record-choose = 选择记录
record-drop = ……或拖到这里。服务器只读取并显示，不会保存。
replay-loading = 正在载入牌局……
replay-gone = 这个链接没有牌局（或已经没有了）。
replay-controls = 浏览牌局
replay-eyes = 用谁的眼睛
replay-round = 轮
replay-first = 到这一轮的开头
replay-back = 后退一步
replay-play = 自动播放
replay-pause = 暂停
replay-forward = 前进一步
replay-last = 到这一轮的结尾

## 公平的洗牌

fair-short = 牌在发出之前就已承诺，你还可以为随机添点东西。
fair-more = 怎么做到的
fair-next = 下一次发牌的承诺
fair-now = 这些牌的承诺
fair-added = { $name }添加了：{ $text }
fair-mix = 随便写点什么，添加随机
fair-mix-add = 添加
fair-proof = 洗牌的证明
fair-verdict-kept = 第 { $round } 轮：承诺兑现了。
fair-verdict-fits = 第 { $round } 轮：种子与承诺相符。你是发牌之后才来的。
fair-verdict-broken = 第 { $round } 轮：承诺被打破了！
fair-verdict-unknown = 第 { $round } 轮：这个页面无法检查。用证明可以检查。
fair-lead = 不必相信这里洗牌公平：你可以自己检查。
fair-how = 怎么做到的
fair-step-promise = 每次发牌之前，服务器抽一个秘密数字，就是种子，并显示它的指纹：这就是承诺。一个指纹只对应一个种子，谁也无法从指纹算出种子。
fair-step-mix = 然后桌上每个人都可以添几个字。
fair-step-deal = 牌的顺序由种子和所有添加的内容算出。
fair-step-open = 一轮之后服务器公布种子。这时谁都能看到它的指纹就是承诺，种子和那些字正好得出这些牌。
fair-why = 所以服务器知道你的字以后不能选牌，你知道种子以后也不能。
fair-limit = 它不能说明的是：服务器自己知道牌。管理它的人可以去看；在别人的电脑上玩任何游戏都是这样。
fair-check = 检查一局
fair-check-about = 在牌桌上，“牌桌”里有每一局的证明。你的浏览器会重新计算一切；文件留在你这里。
fair-choose = 选择证明
fair-drop = ……或拖到这里。
fair-unreadable = 这不是洗牌的证明。
fair-no-crypto = 这个浏览器只在安全连接（https）下计算指纹。
fair-all-good = 检查了 { $rounds } 轮：全部相符。
fair-some-bad = 有不相符的地方。这些牌没有按承诺发出。
fair-round-good = 第 { $round } 轮：承诺与牌相符。
fair-round-promise = 第 { $round } 轮：种子与承诺不符。
fair-round-cards = 第 { $round } 轮：种子和那些字得出别的牌。
fair-first-cards = 最前面的牌：{ $cards }
fair-added-text = 添加的：{ $text }
fair-compare = 请把承诺与你的牌桌每次发牌前显示的比较：这只有你能做。命令“schwimmen verify”还会按规则重打每一步。
