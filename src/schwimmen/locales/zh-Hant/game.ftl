# 紙牌、行動、過程、一回合的結束。

language-name = 繁體中文
language-sign = 繁

## 紙牌

suit-clubs = 梅花
suit-spades = 黑桃
suit-hearts = 紅心
suit-diamonds = 方塊

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

## 分數與命

points = { $value } 分
lives-left = { $lives ->
    [0] 沒有命了
   *[other] 還有 { $lives } 條命
}
lives-swims = 游泳
lives-out = 出局
lives-lost = { $lost ->
    [0] 什麼都沒有
    [1] 一條命
    [2] 兩條命
   *[other] { $lost } 條命
}
fate-left = { $who ->
    [me] 你{ lives-left }。
   *[other] { $name }{ lives-left }。
}
fate-swims = { $who ->
    [me] 你現在在游泳。
   *[other] { $name }現在在游泳。
}
fate-out = { $who ->
    [me] 你出局了。
   *[other] { $name }出局了。
}

## 行動，寫在按鈕上

move-one = 換
move-two = 換兩張
move-all = 全換
move-pass = Pass
move-knock = 敲桌
move-stay = 不敲
move-renew = 新中央
move-keep = 保留
move-switch = 換手牌
move-draw = 抽牌
move-take = 拿牌
move-discard = 棄牌

## 過程

log-dealt = { $who ->
    [me] 你發牌。
   *[other] { $name }發牌。
}
log-centre = { $takes ->
    [1] 棄牌堆：{ $took }。
   *[other] 中央：{ $took }。
}
log-kept = { $who ->
    [me] 你保留手牌。
   *[other] { $name }保留手牌。
}
log-switched = { $who ->
    [me] { $gives ->
        [0] 你換掉手牌。
       *[other] { $takes ->
            [0] 你放下 { $gave }，拿起另一疊。
           *[other] 你放下 { $gave }，拿起 { $took }。
        }
    }
   *[other] { $gives ->
        [0] { $name }換掉手牌。
       *[other] { $takes ->
            [0] { $name }放下 { $gave }，拿起另一疊。
           *[other] { $name }放下 { $gave }，拿起 { $took }。
        }
    }
}
log-exchanged = { $gives ->
    [3] { $who ->
        [me] 你全換三張：用 { $gave } 換 { $took }。
       *[other] { $name }全換三張：用 { $gave } 換 { $took }。
    }
   *[other] { $who ->
        [me] 你用 { $gave } 換 { $took }。
       *[other] { $name }用 { $gave } 換 { $took }。
    }
}
log-passed = { $who ->
    [me] 你 Pass。
   *[other] { $name } Pass。
}
log-knocked = { $who ->
    [me] 你敲桌。其他人各還有一次行動。
   *[other] { $name }敲桌。其他人各還有一次行動。
}
log-stayed = { $who ->
    [me] 你不敲桌。
   *[other] { $name }不敲桌。
}
log-renewed = { $who ->
    [me] 你翻開新的中央。
   *[other] { $name }翻開新的中央。
}
log-drew = { $takes ->
    [0] { $who ->
        [me] 你從牌庫抽牌。
       *[other] { $name }從牌庫抽牌。
    }
   *[other] { $who ->
        [me] 你從牌庫抽到 { $took }。
       *[other] { $name }從牌庫抽到 { $took }。
    }
}
log-took = { $who ->
    [me] 你從棄牌堆拿走 { $took }。
   *[other] { $name }從棄牌堆拿走 { $took }。
}
log-discarded = { $who ->
    [me] 你棄掉 { $gave }。
   *[other] { $name }棄掉 { $gave }。
}
log-shuffled = 牌庫重新洗牌。
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
    [me] 你買回來了。
   *[other] { $name }又回來了。
}
log-match-won = { $who ->
    [me] 你贏得整場！
   *[other] { $name }贏得整場。
}
log-match-drawn = 最後幾位玩家同時出局：沒有贏家。

## 一回合如何結束

ended-knock = 敲桌後的最後一次行動已經打完：亮牌。
ended-thirty-one = 31 分！這一回合立刻結束。
ended-fire = 火！這一回合立刻結束。
ended-stock = 牌庫不夠用了：亮牌。
ended-all-passed = 所有人都已Pass 退出這一回合：亮牌。
ended-laps = 每人都行動過了約定的次數：亮牌。
ended-void = 牌庫用完：這一回合作廢。

## 為什麼輸，或為什麼不輸

why-fire = { $who ->
    [me] 三張 A 是火：你失去{ lives-lost }。
   *[other] 三張 A 是火：{ $name }失去{ lives-lost }。
}
why-thirty-one = { $who ->
    [me] 31 分是火，你有 { $value } 分：你失去{ lives-lost }。
   *[other] 31 分是火，{ $name }有 { $value } 分：失去{ lives-lost }。
}
why-lowest = { $who ->
    [me] 你以 { $value } 分最低，失去{ lives-lost }。
   *[other] { $name }以 { $value } 分最低，失去{ lives-lost }。
}
why-tied = { $who ->
    [me] 你以 { $value } 分同為最低，失去{ lives-lost }。
   *[other] { $name }以 { $value } 分同為最低，失去{ lives-lost }。
}
why-lower-of-equals = { $who ->
    [me] 別人也有 { $value } 分，但你的手牌更小：失去{ lives-lost }。
   *[other] 別人也有 { $value } 分，但{ $name }的手牌更小，失去{ lives-lost }。
}
why-limit = { $who ->
    [me] 你的 { $value } 分沒有超過下限：失去{ lives-lost }。
   *[other] { $name }的 { $value } 分沒有超過下限，失去{ lives-lost }。
}
why-sole-lowest = { $who ->
    [me] 你敲了桌，卻以 { $value } 分獨自最低：失去{ lives-lost }。
   *[other] { $name }敲了桌，卻以 { $value } 分獨自最低：失去{ lives-lost }。
}
why-beats-nobody = { $who ->
    [me] 你敲了桌，{ $value } 分卻誰也沒勝過：失去{ lives-lost }。
   *[other] { $name }敲了桌，{ $value } 分卻誰也沒勝過：失去{ lives-lost }。
}
why-weak-knock = { $who ->
    [me] 你只有 { $value } 分就敲桌，輸了：失去{ lives-lost }。
   *[other] { $name }只有 { $value } 分就敲桌，輸了：失去{ lives-lost }。
}
why-all-equal = { $who ->
    [me] 所有人分數相同：你什麼也不失去。
   *[other] 所有人分數相同：{ $name }什麼也不失去。
}
why-tie-spares = { $who ->
    [me] 你以 { $value } 分同為最低，所以誰也不輸。
   *[other] { $name }以 { $value } 分同為最低，所以誰也不輸。
}
why-higher-of-equals = { $who ->
    [me] 別人也有 { $value } 分，但你的手牌更大：什麼也不失去。
   *[other] 別人也有 { $value } 分，但{ $name }的手牌更大，什麼也不失去。
}
why-highest = { $who ->
    [me] 你以 { $value } 分拿到最好的手牌：什麼也不失去。
   *[other] { $name }以 { $value } 分拿到最好的手牌，什麼也不失去。
}

## 為什麼不能這樣行動

refusal-round-over = 這一回合已經結束。
refusal-stock-due = 要先洗牌。
refusal-choice-due = 先決定保留手牌還是換掉。
refusal-discard-due = 你手裡有四張牌：先棄一張。
refusal-after-due = 你已經行動過了：現在只要說敲不敲桌。
refusal-no-choice = 只有莊家可以保留或更換，而且只能在第一次行動之前。
refusal-no-discard = 抽牌或拿牌之後才能棄牌。
refusal-no-stay = 「不敲」只回答行動之後的提問，現在沒有這個提問。
refusal-not-commerce = 這裡沒有可以交換的中央，也不能 Pass：抽牌、拿牌或敲桌。
refusal-not-draw = 這種玩法不抽牌：與中央交換。
refusal-exchange-size = 按這些規則，一次不能換這麼多張。
refusal-pass-never = 按這些規則誰也不能 Pass：換牌或敲桌。
refusal-pass-once = 你這一回合已經 Pass 了一次，只能 Pass 一次。
refusal-knock-never = 按這些規則沒有人敲桌。
refusal-knock-first-lap = 每位玩家都行動過一次之前，誰也不能敲桌。
refusal-knock-first-turn = 第一次行動只有莊家可以敲桌；你從第二次行動起可以。
refusal-knock-twice = 已經有人敲過桌：這是你的最後一次行動，儘量把手牌湊好。
refusal-knock-after = 按這些規則，敲桌在換牌或 Pass之後，而不是代替它們。
refusal-renew-off = 按這些規則，中央的 7、8、9 不換新牌。
refusal-renew-centre = 只有中央是 7、8、9 時才換新中央。
refusal-renew-stock = 牌庫不夠換新中央。
refusal-taken = 這張牌是你剛拿的，不能棄掉：另選一張。
refusal-not-in-hand = 你手裡沒有這張牌。
refusal-not-in-centre = 中央沒有這張牌。
refusal-no-shuffle = 現在不洗牌。
refusal-unreadable = 這種玩法沒有這樣的行動。
refusal-not-your-turn = 還沒輪到你。

## 電腦玩家為什麼這樣做

bot-reason-finishes = 這手牌有 { $value } 分，立刻結束這一回合。
bot-reason-improves = 手牌現在值 { $value } 分，比之前多。
bot-reason-builds = 眼下只算 { $value } 分，但更容易提高。
bot-reason-denies = 反正都是 { $value } 分，這樣{ $name }在中央找到的更少。
bot-reason-leaves-less = 別的換法比 { $value } 分多，但這樣{ $name }在中央找到的更少。
bot-reason-all-three = 中央的三張是更好的手牌：{ $value } 分。
bot-reason-forced = 總得換點什麼；這樣損失最小，還剩 { $value } 分。
bot-reason-last-turn = 這是最後一次行動，最多能拿到 { $value } 分。
bot-reason-last-turn-keeps = 這是最後一次行動，沒有比手裡的 { $value } 分更好的。
bot-reason-nothing-better = 怎麼換都不會比手裡的 { $value } 分更好。
bot-reason-stands = 這一回合 { $value } 分夠了。
bot-reason-knocks = { $value } 分夠敲桌了。
bot-reason-knocks-safe = { $value } 分夠敲桌了：成為最低的可能只有 { NUMBER($chance, style: "percent") }。
bot-reason-knocks-late = 這一回合已經很久，{ $value } 分只好夠了。
bot-reason-waits = { $value } 分還不夠敲桌。
bot-reason-renews = 7、8、9 沒有用，也許會來更好的牌。
bot-reason-keeps-hand = { $value } 分，值得保留。
bot-reason-switches-hand = 只有 { $value } 分，換三張多半更好。
bot-reason-takes = { $cards } 有用：變成 { $value } 分。
bot-reason-draws = 明牌幫助太小：手牌算 { $value } 分。
bot-reason-throws = { $cards } 算得最少：還剩 { $value } 分。
bot-reason-throws-safe = { $cards } 對{ $name }也沒用：還剩 { $value } 分。
bot-reason-ends-it = 讓這一回合快點結束。
bot-reason-does-best = 在想像中把這一回合打完許多次，這樣最好。
