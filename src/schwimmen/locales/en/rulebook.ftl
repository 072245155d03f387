# The rules in whole sentences, made from the options; what a hand counts. No number stands here: all come from the engine.
# book-NAME-VALUE: what a value of an option means, as a sentence or as an item of a list.

## Headings

book-title = The rules: { $rules }
book-aim-title = The aim
book-cards-title = Cards and players
book-values-title = What a hand counts
book-deal-title = The deal
book-turn-title = Your turn
book-knock-title = Knocking
book-end-title = The end of a round
book-lose-title = Who loses a life
book-lives-title = Lives, and the end of the match
book-mistakes-title = Frequent mistakes
book-absent-title = Known from other tables, but not played here

# A number by itself, 30.5 among them.
book-number = { $value }

## The aim

# $best: points of the best hand of one suit.
book-aim = Everybody holds three cards and tries to bring together as many points as possible in one suit; { $best } is the most. When a round ends, the lowest hand costs its owner a life. You needn’t be the best: you only mustn’t be the worst.
book-winner = The last one left wins the match.

## Cards and players

# $least, $most: players.
book-players = The game is for { $least } to { $most } players; that is how many the pack serves.
# $size: cards of the pack. $lowest: the lowest rank.
book-pack = The pack has { $size } cards: { $lowest } to ace in clubs, spades, hearts and diamonds, without jokers.
# $lives: at the beginning.
book-lives = { $lives ->
    [one] Everybody begins with { $lives } life: a match, a chip or a beer mat.
   *[other] Everybody begins with { $lives } lives: matches, chips or beer mats.
}

## What a hand counts

# $ace, $ten: points of one card.
book-values = An ace counts { $ace } points; king, queen, jack and ten count { $ten } each; every other card counts its number.
book-one-suit = Only cards of the same suit are added up, and the best of your suits is what your hand is worth. The suits are never added together.
book-example-one-suit = All three are of one suit: all three count.
book-example-two-suits = Two cards of one suit are worth more here than the single ace, which then counts nothing.
book-example-lowest = Nobody can have less than this.
book-example-best = An ace with two cards of { $ten } points in one suit is the best there is.
# $value: points of three of a kind. $best: points of the best hand of one suit.
book-three-of-a-kind-30-5 = Three cards of one rank count { $value }, whatever the rank: more than any hand of one suit but { $best }.
book-three-of-a-kind-30 = Three cards of one rank count { $value }, whatever the rank: as much as a hand of one suit with that sum.
book-three-of-a-kind-31 = Three cards of one rank count { $value }, whatever the rank. They are a { $best } like any other, with everything that follows from one.
book-three-of-a-kind-off = Three cards of one rank are nothing special: like all others they are of different suits, and so only the one card counts.
book-three-aces-ordinary = Three aces are no exception: they count { $value }.
book-three-aces-top = Three aces are more: they count { $value } and beat every other hand. The round goes on all the same.
book-three-aces-fire = Three aces are fire: they count { $value } and beat everything.
book-example-three = Low cards, but three of a kind.
book-example-three-off = Three of a kind, and yet just one card counts.
book-example-aces-ordinary = Three aces.
book-example-aces-top = Three aces: nothing is better.
book-example-aces-fire = Three aces: fire!

## The deal

book-deal = The dealer shuffles and deals three cards to everybody, face down and one at a time, beginning on the left and going clockwise.
book-first-dealer = Who deals first is drawn by lot. After each round the deal moves on clockwise, to the next player who is still in.
book-dealer-choice-blind = For the centre, three more cards are laid out face down. The dealer looks at the own hand only and then decides: to keep it, and the three others are turned up as the centre; or to lay the own cards face up in the middle and to play with the three others, unseen until then.
book-dealer-choice-open = Three more cards are laid face up in the middle: the centre. Before anybody plays, the dealer may swap the whole hand for all three of them; everybody sees what goes and what comes.
book-dealer-choice-none = Three more cards are laid face up in the middle: the centre. The dealer has no choice and plays the hand that was dealt.
book-dealer-choice-draw-blind = One more card is turned up and begins the discard pile. Before anybody plays, the dealer may put the whole hand away for the next three cards of the stock, unseen; the old hand is shuffled into the stock.
book-dealer-choice-draw-none = One more card is turned up and begins the discard pile. The dealer plays the hand that was dealt, like everybody else.
book-stock = The rest lies face down beside it: the stock.
book-start = The player on the dealer’s left begins; play goes clockwise.

## Your turn

book-turn-commerce = When it is your turn, you do exactly one of these things:
book-turn-draw-discard = When it is your turn, you first take a card and then discard one, so that you hold three again:
book-exchange-1 = Swap one card: lay one of yours face up in the centre and take one from there.
book-exchange-2 = Swap two cards for two of the centre.
book-exchange-3 = Swap all three cards for the whole centre.
book-worse = You may swap even if your hand gets no better by it.
book-passing-free = Pass: you leave everything as it is. You may do so as often as you like.
# $knocks: yes or no, whether there is knocking.
book-passing-once = { $knocks ->
    [yes] Pass: you leave everything as it is, but only once in a round. After that you have to swap or knock; in the last turn after a knock, swap.
   *[no] Pass: you leave everything as it is, but only once in a round. After that you have to swap.
}
book-passing-never = { $knocks ->
    [yes] There is no passing. Whoever doesn’t knock has to swap, even if it hurts, in the last turn after a knock too.
   *[no] There is no passing. You have to swap, even if it hurts.
}
book-passing-out = Pass: you keep your cards and have no more turns in this round.
book-knock-instead = Knock, if you are content with your hand and may knock already.
book-knock-after = Afterwards you may knock, if you are content with your hand and may knock already.
book-draw = Draw the top card of the stock. You may discard this card again at once.
book-take = Or take the top card of the discard pile. This card you have to keep, and discard another one.
book-knock-draw = Or knock, instead of all this, if you are content with your hand and may knock already.
book-no-passing-draw = There is no passing.
book-renew-789-optional = While a seven, an eight and a nine of any suits lie in the centre together, you may have them cleared away: three new cards are turned up, and you still have your whole turn. The stock must have three cards for it.
book-renew-789-automatic = When a turn begins while a seven, an eight and a nine of any suits lie in the centre together, they are cleared away by themselves and three new cards are turned up, as long as the stock has three.
book-all-pass = If everybody passes, one after the other, before anybody has knocked, the centre is laid aside and three new cards of the stock are turned up. Nobody loses a life by it, and whoever passed first goes on.
book-last-left = The last one left has exactly one more turn. When nobody is left, the round ends.
book-empty-stock-showdown = If the stock then has fewer than three cards, the round ends and the hands are compared.
book-empty-stock-reshuffle = If the stock then has fewer than three cards, everything that lies in the centre and aside is shuffled into it, and play goes on.
book-empty-stock-void = If the stock then has fewer than three cards, the round ends and doesn’t count: nobody loses anything.
book-empty-stock-draw-showdown = If the stock is empty when a turn begins, the round ends and the hands are compared, after a knock too.
book-empty-stock-draw-reshuffle = If the stock is empty when a turn begins, the discard pile is shuffled and becomes the new stock; only its top card stays.
book-empty-stock-draw-void = If the stock is empty when a turn begins, the round ends and doesn’t count: nobody loses anything, after a knock too.
# $before, $after: points of the hand.
book-example-swap-1 = One card swapped: { $before } become { $after }.
book-example-swap-2 = Two cards swapped: { $before } become { $after }.
book-example-swap-3 = All three swapped: { $before } become { $after }.
book-example-take = The open card taken, another one discarded: { $before } become { $after }.
book-label-hand = Hand
book-label-centre = Centre
book-label-pile = Discard pile
book-label-after = Afterwards

## Knocking

book-knock = Whoever is content knocks on the table. Each of the others who is still in the round then has exactly one more turn; after that all show their cards.
book-knock-from-second-lap = Nobody may knock before everybody has had a turn.
book-knock-from-first-turn = You may knock whenever it is your turn, right from the first one.
book-knock-from-second-turn-except-dealer = The dealer may knock from the first turn, everybody else only from their second.
book-knock-from-never = Nobody knocks here. The round ends in another way.
book-knock-timing-instead = The knock is your whole turn: you neither swap nor pass.
book-knock-timing-draw = The knock is your whole turn: you neither draw nor discard.
book-knock-timing-after = The knock follows your turn: first you swap or pass, then you may add the knock.
book-knock-once = Only one player knocks in a round, and only in the own turn. In the last turns after it nobody knocks.
book-knock-no-new-centre = If everybody passes in these last turns, no new centre comes.
# $laps: turns.
book-lap-limit = { $laps ->
    [one] Once everybody has had { $laps } turn, the round ends even if nobody has knocked.
   *[other] Once everybody has had { $laps } turns, the round ends even if nobody has knocked.
}

## The end of a round

book-ends = A round ends
book-ends-knock = when everybody has had the last turn after a knock
book-ends-thirty-one = at once, when somebody has { $best }
book-ends-aces = at once, when somebody has three aces
book-ends-all-passed = when everybody has passed out of it
book-ends-stock = when the stock can’t go on
book-ends-laps = when everybody has had the agreed number of turns
book-thirty-one-ends = Whoever has { $best } shows it at once. Nobody has another turn, and the lowest hand loses a life.
book-thirty-one-fire = A { $best } is fire: whoever has it shows it at once, nobody has another turn, and everybody with less loses a life.
book-thirty-one-plain = A { $best } is the best hand of one suit and nothing more: it isn’t shown, and the round goes on.
book-aces-burn = Three aces are shown at once. Nobody has another turn, and everybody else loses a life.
book-aces-first = If three aces and { $best } come together, the three aces go first: the { $best } pays too.
book-at-once-commerce = That holds from the deal on, and in the last turns after a knock too. If such cards lie in the centre, nothing happens.
book-at-once-draw-discard = That holds from the deal on, and in the last turns after a knock too. The fourth card, before you discard, doesn’t count for it.
book-shown = Then all hands are shown and compared.

## Who loses

book-lowest = Whoever has the lowest hand loses a life.
book-tie-lowest-all-lose = If several share the lowest value, each of them loses a life.
book-tie-lowest-none-lose = If several share the lowest value, nobody loses.
book-tie-lowest-tiebreak = Among equal values the suit decides: clubs above spades above hearts above diamonds. Of three of a kind the higher rank is the better, and three of a kind is better than one suit with the same points. Only who is equal in all this loses together.
book-all-equal-none-lose = If all hands are equal, nobody loses.
book-all-equal-as-usual = If all hands are equal, that is no exception: all of them are the lowest.
book-all-equal-tiebreak = If all hands are equal, in suit or rank too, nobody loses.
book-knocker-tie-ordinary = If the knocker is tied with others, that makes no difference.
book-knocker-tie-safe = If the knocker is tied for the lowest, the knocker is safe and the others pay.
book-knocker-tie-alone = If the knocker is tied for the lowest, the knocker alone pays.
book-knocker-penalty-double-if-sole-lowest = A knocker whose hand is lower than everybody else’s loses two lives.
book-knocker-penalty-double-if-beats-nobody = A knocker who beats nobody, tied or not, loses two lives, and then nobody else loses anything.
# $points: the limit.
book-weak-knock-below = { $points ->
    [one] Whoever knocks with less than { $points } point and loses, loses two lives.
   *[other] Whoever knocks with less than { $points } points and loses, loses two lives.
}
book-points-limit = { $points ->
    [one] Everybody with { $points } point or less loses a life, and so does the lowest hand above that. Only the best hand never loses.
   *[other] Everybody with { $points } points or fewer loses a life, and so does the lowest hand above that. Only the best hand never loses.
}
book-knocker-rules = What is said of the knocker holds only where the knock ended the round. Nobody ever loses more than two lives in a round.
book-example-knocked = { $name } has knocked.
# $name: whose hand ranks above. $other: the other.
book-example-tiebreak = { $name } and { $other } have the same value, but { $name }’s hand is the better one.

## Lives

book-swimming-all = Whoever has lost the last life swims: you play on without a life, and are out with the next loss.
book-swimming-first = Whoever has lost the last life swims, that is, plays on without a life until the next loss; but only if nobody else was swimming before this round. Otherwise you are out.
book-swimming-none = Whoever has lost the last life is out. There is no swimming.
book-two-at-once = Two lives lost at once are two losses, one after the other.
# $course: how the lives go, “3 → 2 → 1 → swimming → out”. $losses: how many that are.
book-course = { $losses ->
    [one] So it goes: { $course }. { $losses } loss, and you are out.
   *[other] So it goes: { $course }. { $losses } losses, and you are out.
}
book-course-lives = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
book-out = Whoever is out gets no more cards and is skipped when dealing.
book-buy-back = { $lives ->
    [one] Whoever goes out may buy back in before the next round, once in a match, with { $lives } life.
   *[other] Whoever goes out may buy back in before the next round, once in a match, with all { $lives } lives.
}
book-all-out-no-winner = If the last ones all go out in the same round, nobody wins.
book-all-out-replay = If the last ones all go out in the same round, that round is void: the lives are as before it, and the next dealer deals.

## Frequent mistakes

# $cards: a hand. $value: what it counts. $sum: the sum of all its cards.
book-mistake-suits = Adding up different suits: { $cards } is { $value }, not { $sum }.
book-mistake-three = Thinking that three of a kind beats { $best }: it counts only { $value }.
book-mistake-aces = Taking three aces for fire: here they are worth { $value } and end nothing.
book-mistake-exchange-1 = Swapping just one card: that isn’t allowed here.
book-mistake-exchange-2 = Swapping just two cards: that isn’t allowed here.
book-mistake-exchange-3 = Swapping all three cards: that isn’t allowed here.
book-mistake-stock = Drawing from the stock: you swap with the centre only.
book-mistake-taken = Discarding the card that you have just taken from the discard pile.
book-mistake-knock-first = Knocking in the first turns: everybody must have had a turn before.
book-mistake-knock-dealer = Knocking in the first turn without being the dealer.
book-mistake-after-knock = Playing on after your own knock: you have had your last turn.
book-mistake-packets = Looking at both packets as the dealer: the other three cards stay unseen until it is decided.
book-mistake-hold = Holding a { $best } back: it must be shown at once.
book-mistake-last = Hoping for another turn after a knock: take what helps now.

## Not played here

book-absent-fire = Fire: here no hand costs everybody else a life at once.
book-absent-buy-back = Buying back in: who is out stays out.
book-absent-renew-789 = A new centre for seven, eight and nine: they are cards like any others.
book-absent-lap-limit = A longest round: it takes as many turns as it takes.
book-absent-knocker-penalty = A penalty for the knocker who is lowest: it costs one life, as for anybody else.
book-absent-weak-knock-below = A penalty for knocking with few points.
book-absent-points-limit = A points limit: only the lowest hand counts, not how low it is.

## On the pages

book-nav-label = Pages of the rules
book-nav-rules = The rules
book-nav-hand = What does this hand count?
book-nav-compare = Compare
book-nav-card = Rules card to print
book-nav-play = Play by these rules
book-nav-languages = Languages
book-skip = To the text
book-contents = On this page
book-options-title = Change the rules
book-options-about = Begin with a rule set, then change what is different at your table. The text changes with it.
book-options-preset = Rule set
book-options-show = Show these rules
book-refused = These rules can’t be played:
book-refused-about = Below are the rules without the changes that can’t be played.
book-card-title = Rules card
book-card-about = Made for a sheet of the size A6; in the print window, choose that size or several pages to a sheet.
book-card-qr = The rules in full, as a QR code
book-compare-title = Two rule sets side by side
book-compare-a = First rule set
book-compare-b = Second rule set
book-compare-show = Compare
book-compare-differences = { $count ->
    [0] These two are the same in everything.
    [one] { $count } difference
   *[other] { $count } differences
}
book-compare-option = Option
book-compare-differs = differs
book-compare-missing = Nothing of this kind.

## What does this hand count?

book-hand-title = What does this hand count?
book-hand-about = Choose three cards. You see what they count, which of them count, and what they would count at other tables.
book-hand-choose = Your three cards
book-hand-show = Count
book-hand-wrong = { $count ->
    [one] That is { $count } card; a hand has three.
   *[other] That is { $count } cards; a hand has three.
}
book-hand-rules = By these rules: { $rules }
book-hand-counts = { $value ->
    [one] This hand counts { $value } point.
   *[other] This hand counts { $value } points.
}
# $suit: c, s, h or d.
book-hand-suit = { $suit ->
    [c] The clubs make it.
    [s] The spades make it.
    [h] The hearts make it.
   *[d] The diamonds make it.
}
book-hand-three = Three of a kind make it.
book-hand-rest = The other cards count nothing: suits are never added together.
book-hand-ends = It ends the round at once.
book-hand-fire = It is fire: the round ends at once, and the others lose a life.
book-hand-goes-on = The round goes on.
book-hand-readings = At other tables
book-hand-same = Every table counts this hand like that.
book-hand-here = here
book-hand-rule = House rule
book-hand-worth = Points
book-hand-then = And then

## Names in the examples

book-name-1 = Anna
book-name-2 = Ben
book-name-3 = Clara
