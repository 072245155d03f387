# 实验室：电脑玩家之间的大量对局。

lab-simulate = 让电脑玩家对打成千上万局
lab-arena = 用同样的牌比较电脑玩家，每位轮坐每个座位
lab-players-simulate = 按座位列出的玩家，座位更多时从头重复：{ $names }
lab-players-arena = 要比较的玩家：{ $names }
lab-seats = 每桌人数
lab-matches = 多少局（1000）
lab-deals = 最多多少副牌；每副牌由所有牌桌按所有座次各打一遍（1000）
lab-seed = 种子；同一种子得到同样的对局，与进程数无关（1）
lab-jobs = 进程数；否则每个核心一个
lab-cluster = 承担工作的 Ray 集群地址；“local”在本机启动两个工作进程
lab-laps = 一轮打满多少圈后放弃，无人失分（200）
lab-rounds = 一局打满多少轮后放弃（2000）
lab-output = 把每局写成一行存入此文件，.parquet 或 .csv
lab-resume = 把已完成的存入此文件，下次从那里继续
lab-record = 玩家出错时，那一局存到哪里（fault.json）
lab-coin = 由硬币替所有庄家决定是否留牌
lab-until = 所有区间都窄于此值时停止，例如 0.005
lab-alone = 第一位玩家独自对其他玩家的所有组合
lab-plot = 把胜率与等级分画入此文件，.svg 或 .png

## 不可能的情况

lab-no-package = 这需要 { $package }：pip install "schwimmen[{ $extra }]"
lab-no-cluster = “{ $address }”处没有 Ray 集群：{ $reason }
lab-not-ray = 在“{ $address }”监听的不是 Ray。
lab-no-player = 没有玩家“{ $name }”。可用：{ $names }。
lab-no-bot = 无法加载“{ $name }”：{ $reason }
lab-weights = { $fault ->
    [foreign] { $file } 不是权重文件。
    [version] { $file } 里的权重属于另一个版本，这里不能用。
   *[broken] { $file } 已损坏：被截断或改动过。
}
lab-weights-unnamed = “policy@”后面要写权重文件的名字：policy@文件
lab-no-width = --until：“{ $given }”不是大于 0 且不超过 1 的数。
lab-too-few-players = 至少需要两位玩家。
lab-too-few-seats = 列出了 { $players } 位玩家，牌桌只有 { $seats } 个座位：每位玩家都要有座位。
lab-too-few-rivals = 至少需要两位不同的玩家。
lab-no-suffix = { $file }：文件名必须以其中之一结尾：{ $suffixes }。
lab-no-folder = { $file }：没有这个文件夹。
lab-other-experiment = { $file } 属于另一个实验。
lab-other-arguments = { $file } 属于另一个实验。不同之处：{ $arguments }
lab-other-contents = { $file } 开始时的玩家与现在不同：{ $names } 的文件内容已改变。
lab-other-version = { $file } 由软件包版本 { $theirs } 开始；当前版本是 { $ours }。
lab-resume-older = { $file } 来自旧版本，没有记录玩家依据什么来玩。请使用新文件。
lab-fault-raised = 座位 { $seat } 的 { $player } 出错：{ $detail }
lab-fault-stalled = 座位 { $seat } 的 { $player } 一步用了超过 { $detail } 秒。
lab-fault-illegal = 座位 { $seat } 的 { $player } 走了不允许的一步：{ $detail }
lab-fault-died = 座位 { $seat } 的 { $player } 结束了它所在的进程：{ $detail }
lab-fault-record = 实验已停止。到此为止的对局在 { $file } 里。
lab-worker-died = 一个进行对局的进程被外部终止，可能是内存不足。使用 --resume 可保留已完成的部分；减少 --jobs 所需内存更少。
lab-interrupted = 已中断：以下结果来自到此为止的对局。
lab-interrupted-early = 在最初的对局完成之前已中断。

## 输出的内容

lab-head-player = 玩家
lab-head-seats = 座次数
lab-head-share = 胜率
lab-head-rating = 等级分
lab-head-difference = 同牌差值
lab-head-in-play = 人数
lab-head-rounds = 轮数
lab-head-moves = 每轮步数
lab-end-knock = 敲桌
lab-end-thirty-one = 31
lab-end-fire = 火
lab-end-stock = 牌堆
lab-end-all-passed = 全部过牌
lab-end-laps = 圈数上限
lab-end-void = 作废
lab-end-given-up = 放弃
lab-summary = { $matches } 局，{ $rounds } 轮；无胜者：{ $drawn }。
lab-given-up = 因不会结束而放弃：{ $rounds } 轮，{ $matches } 局。
lab-few = 发牌不到 { $deals } 次时，区间较宽，等级分没有区间。
