# 边玩边学的第一局。

lesson-start = 三分钟学会
lesson-resume = 继续学
lesson-title = 你的第一局
lesson-go-on = 继续
lesson-learnt = 学会了：{ $done } / { $all }
lesson-play = 现在来真的

## 该做什么，先说明理由

lesson-cards = 这是你的三张牌。只有同花色的牌相加：你的是 { $gave }，合计 { $value } 点。
lesson-points = A 算 11 点；K、Q、J 和 10 各算 10 点；其他牌按牌面数字计。所以最多 31 点。
lesson-first-swap = 现在换牌：选手里的 { $gave } 和中央的 { $took }，变成 { $value } 点！
lesson-swap = 用 { $gave } 换 { $took }，变成 { $value } 点。
lesson-three = 三条不论花色都算 30½ 点：用 { $gave } 换 { $took }！
lesson-first-all = 中央的 { $took } 合起来值 { $value } 点，比换任何一张都多。那就全换三张！
lesson-all = 中央三张值 { $value } 点：全拿。
lesson-first-pass = 中央没有一张牌对你有用。过，留住 { $value } 点。如果所有人连续都过，就换三张新牌。
lesson-pass = 中央没有用：过，留住 { $value } 点。
lesson-first-knock = { $value } 点很难被超过：敲桌！其他人各还有一个回合，然后所有人亮牌。
lesson-knock = { $value } 点够了：敲桌。
lesson-last-swap = { $name }敲了桌：这是你的最后回合。用 { $gave } 换 { $took }，变成 { $value } 点。
lesson-last-pass = { $name }敲了桌：这是你的最后回合。什么都帮不上了，过，留住 { $value } 点。
lesson-watch = { $name }先行动。看看中央会来什么牌。

## 说一个不算最好的行动

lesson-less = 这样是 { $value } 点。用 { $gave } 换 { $took } 会有 { $better } 点。
lesson-worse = 现在是 { $value } 点，本可以有 { $better } 点。不必换牌：过就留住手牌。
lesson-missed = 你留住 { $value } 点。用 { $gave } 换 { $took } 会有 { $better } 点。
lesson-hasty = 你以 { $value } 点敲桌。先用 { $gave } 换 { $took } 会有 { $better } 点。
lesson-daring = 以 { $value } 点敲桌要有胆量：别人还有一个回合。大约 25 点起才划算。
lesson-shy = 可以过。不过有 { $value } 点，最好趁别人还没更多就敲桌。

## 说一个算最好的行动

lesson-right-swap = 换得好！
lesson-right-all = 看得准！
lesson-right-pass = 对：留住手里的牌。
lesson-right-knock = 敲得好！

## 一轮之后

lesson-lost = 点数最少的人失去一条命。没有命的人在游泳。
lesson-swim = { $who ->
    [me] 现在你没有命了：你在游泳！你还继续玩，但再输一次就出局。
   *[other] { $name }没有命了，在游泳：还在游戏中，但再输一次就出局。
}
lesson-equal = 你们点数相同：谁也不失去什么。
lesson-won = 游泳时再输就出局，就这么简单！桌规可以改变很多：牌桌上总会写明用的是哪些。
lesson-over = 游泳时再输就出局：这次是你。不过现在你知道怎么玩了。桌规可以改变很多：牌桌上总会写明用的是哪些。
