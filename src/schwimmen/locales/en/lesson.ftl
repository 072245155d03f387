# A first game that teaches. What is said stands above the hand on a small screen: a few short lines.
# $gave, $took: cards of a swap. $value, $better: points. $name, $who: as in game.ftl.

lesson-start = Learn in three minutes
lesson-resume = Go on learning
lesson-title = Your first game
lesson-go-on = Go on
# $done: of $all things.
lesson-learnt = Learnt: { $done } of { $all }
lesson-play = Now a real game

## What to do, at first with the reason

lesson-cards = These are your three cards. Only cards of one suit count together: yours are { $gave }. That makes { $value }.
lesson-points = An ace counts 11; king, queen, jack and ten count 10; the others what they show. So 31 is the most.
lesson-first-swap = Now swap: choose { $gave } in your hand and { $took } in the middle. That makes { $value }!
lesson-swap = { $took } for { $gave } makes { $value }.
lesson-three = Three of a kind count 30½, whatever their suit: take { $took } for { $gave }!
lesson-first-all = { $took } in the middle are worth { $value } together: more than any swap of one. So take all three!
lesson-all = All three in the middle are worth { $value }: take them.
lesson-first-pass = Nothing in the middle helps you. Pass, and keep your { $value } points. If everybody passes in a row, three new cards come.
lesson-pass = Nothing in the middle helps: pass, and keep your { $value } points.
lesson-first-knock = { $value } points are hard to beat: knock! Everybody else has one more turn, then all hands are shown.
lesson-knock = { $value } points will do: knock.
lesson-last-swap = { $name } has knocked: this is your last turn. { $took } for { $gave } makes { $value }.
lesson-last-pass = { $name } has knocked: this is your last turn. Nothing helps any more, so pass and keep your { $value } points.
lesson-watch = { $name } begins. Watch what comes into the middle.

## Of a move that was none of the best

lesson-less = That makes { $value }. With { $took } for { $gave } it would have been { $better }.
lesson-worse = Now it is { $value } rather than { $better }. You needn’t swap: who passes keeps the hand.
lesson-missed = You keep { $value }. { $took } for { $gave } would have made { $better }.
lesson-hasty = You knocked with { $value }. { $took } for { $gave } would first have made { $better }.
lesson-daring = It takes courage to knock with { $value } points: the others have one more turn. From about 25 on it pays.
lesson-shy = You may pass. But with { $value } points, better knock before the others have more.

## Of a move that was one of the best

lesson-right-swap = Well swapped!
lesson-right-all = Well seen!
lesson-right-pass = Right: you keep what you have.
lesson-right-knock = Well knocked!

## After a round

lesson-lost = Whoever has the fewest points loses a life. Whoever has none left swims.
lesson-swim = { $who ->
    [me] Now you have no life left: you swim! You still play, but if you lose once more, you are out.
   *[other] { $name } has no life left and swims: still in the game, but the next loss is the end.
}
lesson-equal = You both have the same: nobody loses anything.
lesson-won = Whoever loses while swimming is out, and that is all there is to it! House rules can change a lot: the table always says which ones hold.
lesson-over = Whoever loses while swimming is out: you, this time. But now you know how it goes. House rules can change a lot: the table always says which ones hold.
