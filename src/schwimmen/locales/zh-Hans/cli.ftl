# 命令行：帮助、用文字讲一局、记录或证明哪里不对。

## 帮助

cli-usage = 用法：
cli-help-arguments = 参数
cli-help-options = 选项
cli-help-help = 显示本帮助并退出
cli-help-version = 显示版本并退出
cli-about = Schwimmen（31 点），纸牌游戏。
cli-lang = 文字的语言：{ $languages }；否则用环境的语言
cli-no-language = 没有语言“{ $tag }”。可用：{ $languages }。
cli-replay = 输出由牌局记录得出的结果
cli-replay-files = 一个记录（.json）或每行一个记录（.jsonl）；“-”是标准输入
cli-replay-json = 每个记录一个 JSON 对象，供程序使用
cli-verify = 检查牌是否按承诺发出
cli-verify-files = 一个证明（.json）或每行一个证明（.jsonl）；“-”是标准输入
cli-rules-about = 用完整的句子输出规则，附例子
cli-rules-preset = 规则集：{ $presets }
cli-options = 含选项的 JSON 文件
cli-rules-option = 某个选项的另一个值；可以多次给出
cli-rules-no-value = “{ $text }”不是带值的选项：请写 名称=值。
cli-bad-options = { $file } 里没有含选项的 JSON 对象。
cli-cannot-read = 无法读取 { $file }：{ $reason }
cli-cannot-write-file = 无法写入 { $file }：{ $reason }
cli-cannot-write = 无法写出结果：{ $reason }
cli-reason-missing = 没有这个文件
cli-reason-folder = 这是一个文件夹
cli-reason-forbidden = 没有权限
cli-reason-full = 空间已满

## 参数哪里不对

cli-wrong-unknown = 无法理解：{ $given }
cli-wrong-missing = 还缺少：{ $missing }
cli-wrong-no-value = { $option } 需要一个值。
cli-wrong-needless-value = { $option } 不带值，却给出了“{ $given }”。
cli-wrong-choice = { $option }：“{ $given }”不可用。可用：{ $choices }。
cli-wrong-ambiguous = “{ $given }”可以指多个选项：{ $choices }。
cli-wrong-number = { $option }：“{ $given }”不是 { $least } 到 { $most } 的整数。
cli-wrong-address = { $option }：“{ $given }”不是网络地址，例如 10.0.0.2 或 10.0.0.0/8。
cli-wrong-url = { $option }：“{ $given }”不是网站地址。请给出 http:// 或 https://、主机名，必要时加端口，例如 https://cards.example，后面不要再有内容。

## 用文字讲一局

cli-rules = 规则：{ $rules }
cli-heading = 第 { $number } 轮
cli-buy-back-open = 还没有回答：可以回来的有 { $names }
cli-to-act = { $phase ->
    [stock] 正在洗牌；然后轮到 { $name }。
   *[other] 轮到 { $name }：{ $moves }
}

## 记录哪里不对

cli-record = { $file }，记录 { $number }
cli-round = 第 { $number } 轮
cli-move = 行动 { $number }

## 记录有什么不对

cli-record-not-utf8 = 字节 { $position } 不是 UTF-8。
cli-record-empty = 文件是空的。
cli-record-not-json = 这不是 JSON：第 { $line } 行，第 { $column } 列。
cli-record-no-number = { $value } 不是 JSON 里的数字。
cli-record-too-deep = 嵌套太深。
cli-record-not-an-object = 记录应是一个 JSON 对象。
cli-record-key-twice = 键“{ $key }”在同一个对象里出现两次。
cli-record-other-format = 格式是“{ $value }”，不是“{ $wanted }”。
cli-record-key-missing = 缺少键“{ $key }”。
cli-record-wrong-type = “{ $key }”必须是{ $wanted ->
    [list] 列表
    [object] 对象
    [text] 文本
    [number] 整数
    [texts] 文本的列表
    [numbers] 整数的列表
   *[objects] 对象的列表
}。
cli-record-no-such-seat = “{ $key }”提到不存在的座位 { $seat }。
cli-record-seat-twice = “{ $key }”两次提到座位 { $seat }。
cli-record-dealer-out = 发牌者（座位 { $seat }）已出局。
cli-record-too-many-out = 剩下的玩家不到两位。
cli-record-lives-count = “lives”应为 { $players } 位玩家各有一个数字，而不是 { $lives } 个。
cli-record-lives-range = 座位 { $seat } 的命必须在 0 到 { $most } 之间。
cli-record-lives-out = 座位 { $seat } 已出局，不可能还有命。
cli-record-lives-swimming = 座位 { $seat } 没有命了：没有游泳就已出局。
cli-record-no-buy-back = 记录说有人回来了，而这些规则不允许。
cli-record-after-unfinished = 之前的一轮还没有结束。
cli-record-rules = { $options }：{ $why }
cli-record-too-few-players = { $players ->
    [0] 没有玩家，至少要两位。
    [one] 只有一位玩家，至少要两位。
   *[other] { $players } 位玩家太少。
}
cli-record-too-many-players = { $players } 位玩家太多：按这些规则，牌只够 { $most } 位。
cli-record-no-card = “{ $text }”不是牌。
cli-record-not-the-pack = { $wrong ->
    [foreign] { $card } 不在 { $size } 张的牌组里。
    [twice] { $card } 出现两次。
   *[missing] 缺少 { $card }：牌组应有全部 { $size } 张。
}
cli-record-stock-no-card = “{ $text }”不是牌。
cli-record-stock-other-cards = { $wrong ->
    [foreign] { $card } 不在洗过的 { $size } 张牌里。
    [twice] { $card } 出现两次。
   *[missing] 缺少 { $card }：洗过的牌有 { $size } 张。
}
cli-record-illegal-move = 现在轮到 { $player }，不能“{ $text }”：{ $why }（{ $clause }）
cli-record-round-over = 在这个行动之前，这一轮已经结束。
cli-record-match-over = 在这一轮之前，整局已经结束。
cli-record-may-not-buy-back = 座位 { $seat } 在这里不能回来。
cli-record-buy-back-unfinished = 还没结束的一轮里没有人能回来。

## 牌是否按承诺发出

cli-proof = { $file }，证明 { $number }
cli-proof-round = 第 { $number } 轮，承诺 { $promise }
cli-proof-mixed = { $name } 为洗牌添加了：“{ $text }”
cli-proof-good = { $rounds ->
    [0] 还没有结束的一轮，没有什么可检查。
   *[other] 全部 { $rounds } 轮都按承诺发牌。
}
cli-proof-bad = 这个证明不成立。
cli-proof-unreadable = 这不是证明，或者它已损坏。
cli-proof-record = 记录有误：{ $why }
cli-proof-rounds = 证明的轮数与记录不同。
cli-proof-promise = 种子不是当初承诺的那个。
cli-proof-mixed-twice = 有人为洗牌添加了不止一次。
cli-proof-deck = 种子和添加的内容得出另一种牌序。
cli-proof-stock = 第 { $shuffle } 次洗牌堆时，它们得出另一种牌序。

## 决定的价值

cli-analyse = 说明记录中每个决定的价值，以及怎样会更好
cli-analyse-seat = 只看这个座位的决定，从 0 算起
# $where: a file and the number of the record. $last: the last seat.
cli-analyse-no-seat = { $where }：没有座位 { $seat }。{ $players } 位玩家的座位是 0 到 { $last }。
cli-analyse-milliseconds = 每个决定的思考时间, 毫秒 (50)
cli-compiling = 正在编译思考部分，仅此一次，约需半分钟。
cli-analyse-slow = 没有安装 numba，思考较慢，数字也较粗略：pip install 'schwimmen[strong]'
# $made, $best: moves in words, “7♦ → J♥”. $chance_win, $chance_lose, $chance_error, $chance_cost, $chance_best, $chance_best_lose: chances, from 0 to 1. $why: a sentence about $best.
cli-analyse-best = { $name }：{ $made } 是最好的。赢得比赛的机会 { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }，失去一条命的可能 { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }
cli-analyse-level = { $name }：就目前所能判断，{ $made } 和 { $best } 一样好（± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }）：获胜 { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) }，失去一条命 { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }；{ $best } 则为 { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } 和 { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }。
cli-analyse-worse = { $name }：{ $made } 损失 { NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }：获胜 { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) }，失去一条命 { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }；{ $best } 则为 { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } 和 { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }。选 { $best } 的理由：{ $why }
cli-analyse-round = 本轮决定的损失：
cli-analyse-total = 所有决定总共损失的获胜机会：
cli-analyse-cost = { $name }：{ NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) }，失误：{ $slips }/{ $decisions }
