# Cards, moves, the log, the end of a round. docs/languages.md says which variables there are.

# The language's own name, as it stands in the list of languages.
language-name = English
# Its sign, where there is little room.
language-sign = EN

## Cards

suit-clubs = clubs
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-jack = jack
rank-queen = queen
rank-king = king
rank-ace = ace

# The letters in the corners of the cards, and in the short form of a card’s name.
index-jack = J
index-queen = Q
index-king = K
index-ace = A

# $rank: the numbers 2 to 10, or J, Q, K, A. $suit: c, s, h, d.
card-name = { $rank ->
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
} of { $suit ->
    [c] { suit-clubs }
    [s] { suit-spades }
    [h] { suit-hearts }
   *[d] { suit-diamonds }
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
# A card that one can’t see.
card-hidden = face-down card

## Values and lives

# $value: points of a hand, 30.5 among them.
points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
# $lives: lives left.
lives-left = { $lives ->
    [0] no life left
    [one] { $lives } life left
   *[other] { $lives } lives left
}
lives-swims = swimming
lives-out = out
# $lost: how many lives a round cost; part of a sentence.
lives-lost = { $lost ->
    [0] nothing
    [1] a life
    [2] two lives
   *[other] { $lost } lives
}
# After a loss. $who: me or other.
fate-left = { $who ->
    [me] You have { lives-left }.
   *[other] { $name } has { lives-left }.
}
fate-swims = { $who ->
    [me] You are swimming now.
   *[other] { $name } is swimming now.
}
fate-out = { $who ->
    [me] You are out.
   *[other] { $name } is out.
}

## Moves, on buttons

move-one = Swap
move-two = Swap two
move-all = All three
move-pass = Pass
move-knock = Knock
move-stay = Don’t knock
move-renew = New centre
move-keep = Keep
move-switch = Switch
move-draw = Draw
move-take = Take
move-discard = Discard

## The log
## $who: me or other. $name: the player. $gave, $took: cards, as a list. $gives, $takes: how many of them one saw.

log-dealt = { $who ->
    [me] You deal.
   *[other] { $name } deals.
}
log-centre = { $takes ->
    [1] Discard pile: { $took }.
   *[other] Centre: { $took }.
}
log-kept = { $who ->
    [me] You keep your cards.
   *[other] { $name } keeps the hand.
}
log-switched = { $who ->
    [me] { $gives ->
        [0] You switch your hand.
       *[other] { $takes ->
            [0] You lay down { $gave } and take the other packet.
           *[other] You lay down { $gave } and take { $took }.
        }
    }
   *[other] { $gives ->
        [0] { $name } switches the hand.
       *[other] { $takes ->
            [0] { $name } lays down { $gave } and takes the other packet.
           *[other] { $name } lays down { $gave } and takes { $took }.
        }
    }
}
log-exchanged = { $gives ->
    [3] { $who ->
        [me] You swap all three: { $gave } for { $took }.
       *[other] { $name } swaps all three: { $gave } for { $took }.
    }
   *[other] { $who ->
        [me] You swap { $gave } for { $took }.
       *[other] { $name } swaps { $gave } for { $took }.
    }
}
log-passed = { $who ->
    [me] You pass.
   *[other] { $name } passes.
}
log-knocked = { $who ->
    [me] You knock. Everybody else has one more turn.
   *[other] { $name } knocks. Everybody else has one more turn.
}
log-stayed = { $who ->
    [me] You don’t knock.
   *[other] { $name } doesn’t knock.
}
log-renewed = { $who ->
    [me] You turn up a new centre.
   *[other] { $name } turns up a new centre.
}
log-drew = { $takes ->
    [0] { $who ->
        [me] You draw from the stock.
       *[other] { $name } draws from the stock.
    }
   *[other] { $who ->
        [me] You draw { $took } from the stock.
       *[other] { $name } draws { $took } from the stock.
    }
}
log-took = { $who ->
    [me] You take { $took } from the discard pile.
   *[other] { $name } takes { $took } from the discard pile.
}
log-discarded = { $who ->
    [me] You discard { $gave }.
   *[other] { $name } discards { $gave }.
}
log-shuffled = The stock is shuffled again.
# $by: how the round ended.
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
    [me] You buy yourself back in.
   *[other] { $name } is back in.
}
log-match-won = { $who ->
    [me] You win the match!
   *[other] { $name } wins the match.
}
log-match-drawn = The last players went out together: nobody wins the match.

## How a round ended

ended-knock = The last turns after the knock are played: hands on the table.
ended-thirty-one = 31! The round ends at once.
ended-fire = Fire! The round ends at once.
ended-stock = The stock can’t go on: hands on the table.
ended-all-passed = Everybody has passed out of the round: hands on the table.
ended-laps = Everybody has had as many turns as agreed: hands on the table.
ended-void = The stock is used up: the round doesn’t count.

## Why somebody loses, or doesn’t
## $who: me or other. $name: the player. $value: points of the hand. $lost: lives that it costs.

why-fire = { $who ->
    [me] Three aces are fire: you lose { lives-lost }.
   *[other] Three aces are fire: { $name } loses { lives-lost }.
}
why-thirty-one = { $who ->
    [me] 31 is fire, and you have { $value }: you lose { lives-lost }.
   *[other] 31 is fire, and { $name } has { $value }: that costs { lives-lost }.
}
why-lowest = { $who ->
    [me] With { $value } you have the lowest hand and lose { lives-lost }.
   *[other] With { $value }, { $name } has the lowest hand and loses { lives-lost }.
}
why-tied = { $who ->
    [me] With { $value } you share the lowest place and lose { lives-lost }.
   *[other] With { $value }, { $name } shares the lowest place and loses { lives-lost }.
}
why-lower-of-equals = { $who ->
    [me] Others have { $value } too, but yours ranks lower: you lose { lives-lost }.
   *[other] Others have { $value } too, but { $name }’s hand ranks lower and loses { lives-lost }.
}
why-limit = { $who ->
    [me] Your { $value } isn’t above the points limit: you lose { lives-lost }.
   *[other] { $name }’s { $value } isn’t above the points limit and costs { lives-lost }.
}
why-sole-lowest = { $who ->
    [me] You knocked, and with { $value } you alone are the lowest: that costs { lives-lost }.
   *[other] { $name } knocked and is alone the lowest with { $value }: that costs { lives-lost }.
}
why-beats-nobody = { $who ->
    [me] You knocked, and your { $value } beats nobody: that costs { lives-lost }.
   *[other] { $name } knocked and beats nobody with { $value }: that costs { lives-lost }.
}
why-weak-knock = { $who ->
    [me] You knocked with only { $value } and lost: that costs { lives-lost }.
   *[other] { $name } knocked with only { $value } and lost: that costs { lives-lost }.
}
why-all-equal = { $who ->
    [me] All hands are equal: you lose nothing.
   *[other] All hands are equal: { $name } loses nothing.
}
why-tie-spares = { $who ->
    [me] With { $value } you share the lowest place, and so nobody loses.
   *[other] With { $value }, { $name } shares the lowest place, and so nobody loses.
}
why-higher-of-equals = { $who ->
    [me] Others have { $value } too, but yours ranks higher: you lose nothing.
   *[other] Others have { $value } too, but { $name }’s hand ranks higher and loses nothing.
}
why-highest = { $who ->
    [me] Your { $value } is the best hand: you lose nothing.
   *[other] { $name } has the best hand with { $value } and loses nothing.
}

## Why a move isn’t allowed

refusal-round-over = The round is over.
refusal-stock-due = The stock is being shuffled first.
refusal-choice-due = First decide whether to keep your hand or to switch it.
refusal-discard-due = You hold four cards: discard one first.
refusal-after-due = Your turn is played: now only say whether you knock.
refusal-no-choice = Only the dealer may keep or switch, and only before the first turn.
refusal-no-discard = You can discard only after you have drawn or taken a card.
refusal-no-stay = “Don’t knock” only answers the question after your turn, and it isn’t open now.
refusal-not-commerce = There is no centre to swap with here, and no passing: draw a card, take one or knock.
refusal-not-draw = Nothing is drawn in this game: swap with the centre.
refusal-exchange-size = By these rules you may not swap that many cards at once.
refusal-pass-never = By these rules nobody may pass: swap or knock.
refusal-pass-once = You have already passed in this round, and only one pass is allowed.
refusal-knock-never = By these rules nobody knocks.
refusal-knock-first-lap = Nobody may knock before everybody has had a turn.
refusal-knock-first-turn = Only the dealer may knock in the first turn; you may from your second.
refusal-knock-twice = Somebody has knocked already: this is your last turn, so make the best of your hand.
refusal-knock-after = By these rules you knock after your swap or pass, not instead of it.
refusal-renew-off = By these rules 7, 8 and 9 in the centre bring no new one.
refusal-renew-centre = A new centre comes only while 7, 8 and 9 lie in it.
refusal-renew-stock = Too few cards are left in the stock for a new centre.
refusal-taken = You have just taken this card, so you may not discard it: choose another one.
refusal-not-in-hand = You don’t hold that card.
refusal-not-in-centre = That card doesn’t lie in the centre.
refusal-no-shuffle = No cards are being shuffled now.
refusal-unreadable = That is no move of this game.
refusal-not-your-turn = It isn’t your turn.

## Why a computer player did it
## $value: points of the hand. $cards: cards by name. $name: another player. $chance: from 0 to 1.

bot-reason-finishes = With { $value } this hand ends the round at once.
bot-reason-improves = The hand is worth { $value } now, more than before.
bot-reason-builds = It counts { $value } for now, but is easier to improve.
bot-reason-denies = It is { $value } either way, and { $name } finds less in the centre.
bot-reason-leaves-less = Others count more than the { $value } here, but this leaves { $name } less in the centre.
bot-reason-all-three = The three cards of the centre are the better hand: { $value }.
bot-reason-forced = Something had to be swapped; this costs least and leaves { $value }.
bot-reason-last-turn = It is the last turn, and { $value } is the most to be had.
bot-reason-last-turn-keeps = It is the last turn, and nothing beats the { $value } in hand.
bot-reason-nothing-better = No swap makes more of the { $value } in hand.
bot-reason-stands = { $value } will do for this round.
bot-reason-knocks = { $value } is enough to knock.
bot-reason-knocks-safe = { $value } is enough to knock: the chance to be lowest is only { NUMBER($chance, style: "percent") }.
bot-reason-knocks-late = The round has gone on for long, and { $value } has to do.
bot-reason-waits = { $value } isn’t enough to knock yet.
bot-reason-renews = 7, 8 and 9 are of no use, and better cards may come.
bot-reason-keeps-hand = { $value } is good enough to keep.
bot-reason-switches-hand = With { $value }, three other cards are likely to be better.
bot-reason-takes = { $cards } helps: that makes { $value }.
bot-reason-draws = The open card helps too little: the hand counts { $value }.
bot-reason-throws = { $cards } counts least: that leaves { $value }.
bot-reason-throws-safe = { $cards } is of no use to { $name } either: that leaves { $value }.
bot-reason-ends-it = So that the round comes to an end.
bot-reason-does-best = Played on in many imagined deals, this does best.
