# 计分表：用真牌玩的桌上的一部手机。

title-sheet = 计分表 – Schwimmen
start-sheet = 计分表
start-sheet-about = 桌上是真牌？在这里记命。

sheet-title = 计分表
sheet-loading = 正在打开你的计分表……
sheet-tabs = 计分表的各部分
sheet-tab-play = 玩
sheet-tab-evening = 今晚
sheet-tab-all = 全部
sheet-tab-more = 更多

## 开始

sheet-who = 谁来玩？
sheet-name = 名字
sheet-add = 添加
sheet-known = 以前在这里玩过
sheet-added = { $name }加入了。
sheet-moved = { $name }现在是第 { $place } 位。
sheet-up = 把{ $name }上移
sheet-down = 把{ $name }下移
sheet-remove = 把{ $name }移出名单
sheet-first-dealer = 最先发牌
sheet-house-rules = 桌规
sheet-stake = 赌注
sheet-stake-about = 没赢的人各付多少，买回时再付一次。0 表示不赌钱。
sheet-start = 开始
sheet-name-twice = { $name }已经在名单上。
sheet-name-missing = 这是谁的名字？
sheet-too-few = 至少要两个人：再添加一个名字。
sheet-too-many = 牌最多够 { $most } 个人。
sheet-bad-stake = 赌注必须是金额，例如 0.50。

## 整局

sheet-match = 第 { $number } 局
sheet-deals = 发牌
sheet-gone = 回家了
sheet-won = { $name }赢得整局！
sheet-broken-off = 中断：没有赢家。
sheet-undo = 撤销
sheet-redo = 重做
sheet-enter = 记第 { $round } 轮
sheet-taken = 第 { $round } 轮已记下。
sheet-next-match = 下一局
sheet-rounds = 已打的各轮
sheet-correct = 更正第 { $round } 轮
sheet-remove-round = 划掉第 { $round } 轮
sheet-no-longer = 这与之前的内容不再相符：
sheet-stray = 在现在的整局结束之后还记了 { $count } 轮，它们不算。
sheet-plot-lives = 每轮之后的命

sheet-void-short = 不算
sheet-nobody-short = 谁也不输
sheet-line-fire = 火：{ $name }
sheet-line-knocked = { $name }敲桌
sheet-line-out = { $name }出局
sheet-line-back = { $name }回来了
sheet-line-by-hand = 人工决定
sheet-line-dealt = { $name }发牌

sheet-players = 玩家
sheet-name-of = { $name }的名字
sheet-goes-home = 回家
sheet-goes-home-named = { $name }回家
sheet-joins = 有人加入
sheet-sits-after = 坐在左边，右邻是
sheet-join = 加入
sheet-break-off = 中断这一局

## 一轮

sheet-round = 第 { $round } 轮
sheet-way = 怎么记
sheet-way-losers = 谁输了
sheet-way-points = 点数
sheet-way-cards = 牌
sheet-knocker = 谁敲了桌？
sheet-no-one = 没有人
sheet-who-lost = 点一下输的人
sheet-nobody-lost = 谁也不输
sheet-who-fire = 谁有火？
sheet-points-of = { $name }的点数
sheet-suit = { $name }的花色
sheet-which-suit = 花色？
sheet-three = 三条（{ $rank }）
sheet-whose-cards = 谁的牌？
sheet-cards-of = { $name }的牌
sheet-exceptions = 例外
sheet-void-round = 这一轮不算
sheet-override = 我们另作决定
sheet-override-about = 这一轮会标为人工决定。
sheet-lives = { $lost ->
    [0] 什么也不失去
    [1] 失去一条命
   *[other] 失去 { $lost } 条命
}
sheet-buy-back = { $name }带着全部的命回来
sheet-take = 记下
sheet-take-correction = 记下更正

sheet-loses = { $lost ->
    [1] { $name }失去一条命。
   *[other] { $name }失去 { $lost } 条命。
}
sheet-by-hand = 人工决定：
sheet-fire = { $name }有火：其他所有人付出。
sheet-two-fires = 两人同时有火？只有发牌时两人都拿到才会这样。
sheet-nobody-loses = 谁也不失去命。
sheet-void = 这一轮不算，谁也不输。
sheet-replayed = 这样所有人都会出局：这一轮重来。

sheet-problem-players = 一轮至少要有两位仍在游戏中的人。
sheet-problem-missing = { $name }是多少？
sheet-problem-value = 按这些规则，没有哪手牌值 { $value } 点：再看看{ $name }的牌。
sheet-problem-fires = 有 { $value } 点的人多得不可能：再看看牌。
sheet-problem-knocker-out = { $name }已出局，不可能敲桌。
sheet-problem-out = { $name }当时已经出局。
sheet-problem-cards = { $name }需要三张牌。
sheet-problem-card-twice = { $card }：只有一张，{ $name }不可能也有。
sheet-problem-not-in-pack = { $card } 不在这副牌里。
sheet-problem-nobody = 点一下输的人，或点“谁也不输”。
sheet-problem-suit = 比花色：{ $name }是哪一种？
sheet-problem-lives = { $name }最多失去两条命。

## 今晚

sheet-evening = 今晚
sheet-no-evening = 还没有玩过。
sheet-table = 玩家一览
sheet-wins = 赢
sheet-matches = 玩
sheet-evenings = 晚数
sheet-taken-lives = 夺命
sheet-lost-lives = 失命
sheet-swum = 游泳
sheet-out = 溺水
sheet-fires = 火
sheet-knocks = 敲桌
sheet-knocks-lost = { $lost ->
    [0] { $knocks }
   *[other] { $knocks }（−{ $lost }）
}
sheet-average = 点数
sheet-number = { $number }
sheet-balance = 钱
sheet-who-drowned = 谁让谁溺水
sheet-drowned = { $times ->
    [1] { $by }让{ $whom }溺水。
   *[other] { $by }让{ $whom }溺水 { $times } 次。
}
sheet-money = 谁欠谁
sheet-nobody-owes = 谁也不欠。
sheet-pot = 底池
sheet-pays = { $from }付给{ $to } { $amount }。

## 所有晚上

sheet-statistics = 所有晚上合计
sheet-all-evenings = 各个晚上
sheet-no-evenings = 还没有记录。
sheet-matches-count = { $count } 局
sheet-forget = 删除 { $day } 的晚上
sheet-forget-title = 删除这个晚上？
sheet-forget-about = 删除后就没有了，除非你已存成文件。
sheet-forget-yes = 删除
sheet-keep = 保留

## 更多

sheet-new-evening = 新的晚上
sheet-files = 文件
sheet-files-about = 一切都留在这个浏览器里。存成文件可以长期保存，或带到另一台设备。
sheet-offline-ready = 这个页面离线也能用，可以从浏览器菜单安装。
sheet-export-json = 全部保存
sheet-export-csv = 存成表格
sheet-import = 打开文件
sheet-imported = { $count ->
    [0] 里面没有新内容
   *[other] 添加了 { $count } 个晚上
}{ $known ->
    [0] 。
   *[other] ；{ $known } 个已经在这里。
}
sheet-import-cut = 这个文件不完整：缺少结尾。什么也没有改变。
sheet-import-foreign = 这不是计分表的文件。什么也没有改变。
sheet-import-later = 这个文件由更新的版本写成。请更新页面后再试。什么也没有改变。
sheet-import-empty = 这个文件里没有任何晚上。
sheet-print = 打印
sheet-paper = 纸张
sheet-paper-a4 = A4
sheet-paper-a6 = A6
sheet-paper-round = 轮
sheet-print-blank = 空白表
sheet-print-rules = 规则卡
sheet-card-values = A 算 11 点，K、Q、J 和 10 各算 10 点，其他牌按牌面数字计。只有同花色的牌相加。
sheet-share = 一起记
sheet-share-about = 其他人可以在自己的手机上看到计分表，也可以一起记。为此它会放到服务器上；有链接的人都能读和写。
sheet-shared-about = 打开这个链接的人能看到计分表，也能在上面记。
sheet-share-begin = 共享计分表
sheet-qr = 给相机扫的链接图
sheet-share-lost = 没有连接：你记的内容先存在这里，稍后传给其他人。
sheet-share-gone = 服务器上已经没有这份计分表。这里的内容仍留在这里。
sheet-conflict = 别人快了一步：现在表上是他们记的。这是你同时记的：
sheet-conflict-keep = 把我的也记上
sheet-conflict-drop = 放弃我的
sheet-told-round = 一轮：{ $what }
sheet-told-removed = 划掉一轮
sheet-told-other = 关于{ $name }的更改

sheet-saving = 正在保存……
sheet-storage-full = 这台设备已经没有空间，最新的内容没有保存。请不要关闭页面，把全部内容存成文件，并腾出空间。
sheet-storage-refused = 这个浏览器在这里什么也不保存，例如无痕窗口。请不要关闭页面，关闭前把全部内容存成文件。
sheet-storage-later = 这个页面的更新版本在另一个窗口打开着，或曾经打开过。请重新载入；在那之前什么也不保存。
