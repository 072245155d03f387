# 纸牌、行动、过程、一轮的结束。

language-name = 简体中文
language-sign = 简

## 纸牌

suit-clubs = 梅花
suit-spades = 黑桃
suit-hearts = 红心
suit-diamonds = 方块

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-jack = J
rank-queen = Q
rank-king = K
rank-ace = A

index-jack = J
index-queen = Q
index-king = K
index-ace = A

card-name = { $suit ->
    [c] { suit-clubs }
    [s] { suit-spades }
    [h] { suit-hearts }
   *[d] { suit-diamonds }
} { $rank ->
    [2] { rank-2 }
    [3] { rank-3 }
    [4] { rank-4 }
    [5] { rank-5 }
    [6] { rank-6 }
    [7] { rank-7 }
    [8] { rank-8 }
    [9] { rank-9 }
    [10] { rank-10 }
    [J] { rank-jack }
    [Q] { rank-queen }
    [K] { rank-king }
   *[A] { rank-ace }
}
card-short = { $rank ->
    [J] { index-jack }
    [Q] { index-queen }
    [K] { index-king }
    [A] { index-ace }
   *[other] { $rank }
}{ $suit ->
    [c] ♣
    [s] ♠
    [h] ♥
   *[d] ♦
}
card-hidden = 背面朝上的牌

## 点数与命

points = { $value } 点
lives-left = { $lives ->
    [0] 没有命了
   *[other] 还有 { $lives } 条命
}
lives-swims = 游泳
lives-out = 出局
lives-lost = { $lost ->
    [0] 什么都没有
    [1] 一条命
    [2] 两条命
   *[other] { $lost } 条命
}
fate-left = { $who ->
    [me] 你{ lives-left }。
   *[other] { $name }{ lives-left }。
}
fate-swims = { $who ->
    [me] 你现在在游泳。
   *[other] { $name }现在在游泳。
}
fate-out = { $who ->
    [me] 你出局了。
   *[other] { $name }出局了。
}

## 行动，写在按钮上

move-one = 换
move-two = 换两张
move-all = 全换
move-pass = 过
move-knock = 敲桌
move-stay = 不敲
move-renew = 新中央
move-keep = 保留
move-switch = 换手牌
move-draw = 摸牌
move-take = 拿牌
move-discard = 弃牌

## 过程

log-dealt = { $who ->
    [me] 你发牌。
   *[other] { $name }发牌。
}
log-centre = { $takes ->
    [1] 弃牌堆：{ $took }。
   *[other] 中央：{ $took }。
}
log-kept = { $who ->
    [me] 你保留手牌。
   *[other] { $name }保留手牌。
}
log-switched = { $who ->
    [me] { $gives ->
        [0] 你换掉手牌。
       *[other] { $takes ->
            [0] 你放下 { $gave }，拿起另一叠。
           *[other] 你放下 { $gave }，拿起 { $took }。
        }
    }
   *[other] { $gives ->
        [0] { $name }换掉手牌。
       *[other] { $takes ->
            [0] { $name }放下 { $gave }，拿起另一叠。
           *[other] { $name }放下 { $gave }，拿起 { $took }。
        }
    }
}
log-exchanged = { $gives ->
    [3] { $who ->
        [me] 你全换三张：用 { $gave } 换 { $took }。
       *[other] { $name }全换三张：用 { $gave } 换 { $took }。
    }
   *[other] { $who ->
        [me] 你用 { $gave } 换 { $took }。
       *[other] { $name }用 { $gave } 换 { $took }。
    }
}
log-passed = { $who ->
    [me] 你过。
   *[other] { $name }过。
}
log-knocked = { $who ->
    [me] 你敲桌。其他人各还有一个回合。
   *[other] { $name }敲桌。其他人各还有一个回合。
}
log-stayed = { $who ->
    [me] 你不敲桌。
   *[other] { $name }不敲桌。
}
log-renewed = { $who ->
    [me] 你翻开新的中央。
   *[other] { $name }翻开新的中央。
}
log-drew = { $takes ->
    [0] { $who ->
        [me] 你从牌堆摸牌。
       *[other] { $name }从牌堆摸牌。
    }
   *[other] { $who ->
        [me] 你从牌堆摸到 { $took }。
       *[other] { $name }从牌堆摸到 { $took }。
    }
}
log-took = { $who ->
    [me] 你从弃牌堆拿走 { $took }。
   *[other] { $name }从弃牌堆拿走 { $took }。
}
log-discarded = { $who ->
    [me] 你弃掉 { $gave }。
   *[other] { $name }弃掉 { $gave }。
}
log-shuffled = 牌堆重新洗牌。
log-ended = { $by ->
    [knock] { ended-knock }
    [thirty_one] { ended-thirty-one }
    [fire] { ended-fire }
    [stock] { ended-stock }
    [all_passed] { ended-all-passed }
    [laps] { ended-laps }
   *[void] { ended-void }
}
log-bought-back = { $who ->
    [me] 你买回来了。
   *[other] { $name }又回来了。
}
log-match-won = { $who ->
    [me] 你赢得整局！
   *[other] { $name }赢得整局。
}
log-match-drawn = 最后几位玩家同时出局：没有赢家。

## 一轮如何结束

ended-knock = 敲桌后的最后回合已经打完：亮牌。
ended-thirty-one = 31 点！本轮立刻结束。
ended-fire = 火！本轮立刻结束。
ended-stock = 牌堆不够用了：亮牌。
ended-all-passed = 所有人都已过牌退出本轮：亮牌。
ended-laps = 每人都轮过了约定的回合数：亮牌。
ended-void = 牌堆用完：本轮作废。

## 为什么输，或为什么不输

why-fire = { $who ->
    [me] 三张 A 是火：你失去{ lives-lost }。
   *[other] 三张 A 是火：{ $name }失去{ lives-lost }。
}
why-thirty-one = { $who ->
    [me] 31 点是火，你有 { $value } 点：你失去{ lives-lost }。
   *[other] 31 点是火，{ $name }有 { $value } 点：失去{ lives-lost }。
}
why-lowest = { $who ->
    [me] 你以 { $value } 点最低，失去{ lives-lost }。
   *[other] { $name }以 { $value } 点最低，失去{ lives-lost }。
}
why-tied = { $who ->
    [me] 你以 { $value } 点并列最低，失去{ lives-lost }。
   *[other] { $name }以 { $value } 点并列最低，失去{ lives-lost }。
}
why-lower-of-equals = { $who ->
    [me] 别人也有 { $value } 点，但你的手牌更小：失去{ lives-lost }。
   *[other] 别人也有 { $value } 点，但{ $name }的手牌更小，失去{ lives-lost }。
}
why-limit = { $who ->
    [me] 你的 { $value } 点没有超过下限：失去{ lives-lost }。
   *[other] { $name }的 { $value } 点没有超过下限，失去{ lives-lost }。
}
why-sole-lowest = { $who ->
    [me] 你敲了桌，却以 { $value } 点独自最低：失去{ lives-lost }。
   *[other] { $name }敲了桌，却以 { $value } 点独自最低：失去{ lives-lost }。
}
why-beats-nobody = { $who ->
    [me] 你敲了桌，{ $value } 点却谁也没胜过：失去{ lives-lost }。
   *[other] { $name }敲了桌，{ $value } 点却谁也没胜过：失去{ lives-lost }。
}
why-weak-knock = { $who ->
    [me] 你只有 { $value } 点就敲桌，输了：失去{ lives-lost }。
   *[other] { $name }只有 { $value } 点就敲桌，输了：失去{ lives-lost }。
}
why-all-equal = { $who ->
    [me] 所有人点数相同：你什么也不失去。
   *[other] 所有人点数相同：{ $name }什么也不失去。
}
why-tie-spares = { $who ->
    [me] 你以 { $value } 点并列最低，所以谁也不输。
   *[other] { $name }以 { $value } 点并列最低，所以谁也不输。
}
why-higher-of-equals = { $who ->
    [me] 别人也有 { $value } 点，但你的手牌更大：什么也不失去。
   *[other] 别人也有 { $value } 点，但{ $name }的手牌更大，什么也不失去。
}
why-highest = { $who ->
    [me] 你以 { $value } 点拿到最好的手牌：什么也不失去。
   *[other] { $name }以 { $value } 点拿到最好的手牌，什么也不失去。
}

## 为什么不能这样行动

refusal-round-over = 这一轮已经结束。
refusal-stock-due = 要先洗牌。
refusal-choice-due = 先决定保留手牌还是换掉。
refusal-discard-due = 你手里有四张牌：先弃一张。
refusal-after-due = 你已经行动过了：现在只要说敲不敲桌。
refusal-no-choice = 只有发牌者可以保留或更换，而且只能在第一个回合之前。
refusal-no-discard = 摸牌或拿牌之后才能弃牌。
refusal-no-stay = “不敲”只回答行动之后的提问，现在没有这个提问。
refusal-not-commerce = 这里没有可以交换的中央，也不能过：摸牌、拿牌或敲桌。
refusal-not-draw = 这种玩法不摸牌：与中央交换。
refusal-exchange-size = 按这些规则，一次不能换这么多张。
refusal-pass-never = 按这些规则谁也不能过：换牌或敲桌。
refusal-pass-once = 你这一轮已经过了一次，只能过一次。
refusal-knock-never = 按这些规则没有人敲桌。
refusal-knock-first-lap = 每位玩家都轮过一次之前，谁也不能敲桌。
refusal-knock-first-turn = 第一个回合只有发牌者可以敲桌；你从第二个回合起可以。
refusal-knock-twice = 已经有人敲过桌：这是你的最后回合，尽量把手牌凑好。
refusal-knock-after = 按这些规则，敲桌在换牌或过之后，而不是代替它们。
refusal-renew-off = 按这些规则，中央的 7、8、9 不换新牌。
refusal-renew-centre = 只有中央是 7、8、9 时才换新中央。
refusal-renew-stock = 牌堆不够换新中央。
refusal-taken = 这张牌是你刚拿的，不能弃掉：另选一张。
refusal-not-in-hand = 你手里没有这张牌。
refusal-not-in-centre = 中央没有这张牌。
refusal-no-shuffle = 现在不洗牌。
refusal-unreadable = 这种玩法没有这样的行动。
refusal-not-your-turn = 还没轮到你。

## 电脑玩家为什么这样做

bot-reason-finishes = 这手牌有 { $value } 点，立刻结束本轮。
bot-reason-improves = 手牌现在值 { $value } 点，比之前多。
bot-reason-builds = 眼下只算 { $value } 点，但更容易提高。
bot-reason-denies = 反正都是 { $value } 点，这样{ $name }在中央找到的更少。
bot-reason-leaves-less = 别的换法比 { $value } 点多，但这样{ $name }在中央找到的更少。
bot-reason-all-three = 中央的三张是更好的手牌：{ $value } 点。
bot-reason-forced = 总得换点什么；这样损失最小，还剩 { $value } 点。
bot-reason-last-turn = 这是最后回合，最多能拿到 { $value } 点。
bot-reason-last-turn-keeps = 这是最后回合，没有比手里的 { $value } 点更好的。
bot-reason-nothing-better = 怎么换都不会比手里的 { $value } 点更好。
bot-reason-stands = 这一轮 { $value } 点够了。
bot-reason-knocks = { $value } 点够敲桌了。
bot-reason-knocks-safe = { $value } 点够敲桌了：成为最低的可能只有 { NUMBER($chance, style: "percent") }。
bot-reason-knocks-late = 这一轮已经很久，{ $value } 点只好够了。
bot-reason-waits = { $value } 点还不够敲桌。
bot-reason-renews = 7、8、9 没有用，也许会来更好的牌。
bot-reason-keeps-hand = { $value } 点，值得保留。
bot-reason-switches-hand = 只有 { $value } 点，换三张多半更好。
bot-reason-takes = { $cards } 有用：变成 { $value } 点。
bot-reason-draws = 明牌帮助太小：手牌算 { $value } 点。
bot-reason-throws = { $cards } 算得最少：还剩 { $value } 点。
bot-reason-throws-safe = { $cards } 对{ $name }也没用：还剩 { $value } 点。
bot-reason-ends-it = 让这一轮快点结束。
bot-reason-does-best = 在想象中把本轮打完许多次，这样最好。
