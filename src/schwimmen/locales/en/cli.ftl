# The command line: help, a match in words, what is wrong with a record or a proof.

## Help

cli-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-about = Schwimmen (31), the card game.
# $languages: the tags of all languages.
cli-lang = language of the texts: { $languages }; otherwise that of the environment
# $tag: what was given. $languages: the tags of all languages.
cli-no-language = There is no language “{ $tag }”. There are: { $languages }.
cli-replay = print what follows from records of matches
cli-replay-files = a record (.json) or one record a line (.jsonl); “-” is the standard input
cli-replay-json = one JSON object a record, for programs
cli-verify = check that the cards were dealt as promised
cli-verify-files = a proof (.json) or one proof a line (.jsonl); “-” is the standard input
# $presets: the names of all rule sets.
cli-rules-about = print the rules in whole sentences, with examples
cli-rules-preset = a rule set: { $presets }
cli-options = a file with options as JSON
cli-rules-option = another value of one option; may be given several times
cli-rules-no-value = “{ $text }” is no option with its value: write NAME=VALUE.
cli-bad-options = { $file } holds no JSON object with options.
# $reason: what the system says.
cli-cannot-read = { $file } can’t be read: { $reason }
cli-cannot-write-file = { $file } can’t be written: { $reason }
cli-cannot-write = The output can’t be written: { $reason }
cli-reason-missing = there is no such file
cli-reason-folder = it is a folder
cli-reason-forbidden = permission denied
cli-reason-full = no space is left

## What is wrong with an argument

# $given: what was given. $option: an option as it is typed, or what stands for an argument. $choices: what is possible.
cli-wrong-unknown = Not understood: { $given }
cli-wrong-missing = Still needed: { $missing }
cli-wrong-no-value = { $option } needs a value.
cli-wrong-needless-value = { $option } takes no value, but was given “{ $given }”.
cli-wrong-choice = { $option }: “{ $given }” is not possible. Possible: { $choices }.
cli-wrong-ambiguous = “{ $given }” may stand for several options: { $choices }.
cli-wrong-number = { $option }: “{ $given }” is no whole number from { $least } to { $most }.
cli-wrong-address = { $option }: “{ $given }” is no network address, such as 10.0.0.2 or 10.0.0.0/8.
cli-wrong-url = { $option }: “{ $given }” is no address of a site. Give http:// or https://, a host and maybe a port, such as https://cards.example, and nothing after that.

## A match in words

# $rules: the name of a rule set, and what differs from it.
cli-rules = Rules: { $rules }
cli-heading = Round { $number }
cli-buy-back-open = Not answered yet: may come back: { $names }
# $phase: choice, turn, discard, after or stock. $name: who is to act. $moves: the legal moves in words.
cli-to-act = { $phase ->
    [stock] The cards are being shuffled; then it is the turn of { $name }.
   *[other] { $name } is to act: { $moves }
}

## Where a record is faulty

cli-record = { $file }, record { $number }
cli-round = round { $number }
cli-move = move { $number }

## What is wrong with a record

cli-record-not-utf8 = Byte { $position } isn’t UTF-8.
cli-record-empty = The file is empty.
cli-record-not-json = This is no JSON: line { $line }, column { $column }.
cli-record-no-number = { $value } is no number in JSON.
cli-record-too-deep = This is nested too deeply.
cli-record-not-an-object = A record is a JSON object.
cli-record-key-twice = The key “{ $key }” stands twice in one object.
cli-record-other-format = The format is “{ $value }”, not “{ $wanted }”.
cli-record-key-missing = The key “{ $key }” is missing.
cli-record-wrong-type = “{ $key }” must be { $wanted ->
    [list] a list
    [object] an object
    [text] a text
    [number] a whole number
    [texts] a list of texts
    [numbers] a list of whole numbers
   *[objects] a list of objects
}.
cli-record-no-such-seat = “{ $key }” names seat { $seat }, which doesn’t exist.
cli-record-seat-twice = “{ $key }” names seat { $seat } twice.
cli-record-dealer-out = The dealer, seat { $seat }, is out.
cli-record-too-many-out = Fewer than two players are left.
cli-record-lives-count = “lives” must have one number for each of the { $players } players, not { $lives }.
cli-record-lives-range = The lives of seat { $seat } must be between 0 and { $most }.
cli-record-lives-out = Seat { $seat } is out and can’t have lives left.
cli-record-lives-swimming = Seat { $seat } has no life left: without swimming it would be out.
cli-record-no-buy-back = Somebody is said to have come back, which these rules don’t allow.
cli-record-after-unfinished = The round before this one isn’t finished.
# $options: options with their values, as a record says them. $why: a sentence.
cli-record-rules = { $options }: { $why }
cli-record-too-few-players = { $players ->
    [0] There are no players, and two are needed.
    [one] There is only one player, and two are needed.
   *[other] { $players } players are too few.
}
cli-record-too-many-players = { $players } players are too many: with these rules the pack serves { $most }.
cli-record-no-card = “{ $text }” is no card.
# $wrong: foreign, twice or missing. $size: how many cards the pack has.
cli-record-not-the-pack = { $wrong ->
    [foreign] { $card } is no card of the pack of { $size }.
    [twice] { $card } is there twice.
   *[missing] { $card } is missing: the deck must have all { $size } cards.
}
cli-record-stock-no-card = “{ $text }” is no card.
cli-record-stock-other-cards = { $wrong ->
    [foreign] { $card } is none of the { $size } cards that were shuffled.
    [twice] { $card } is there twice.
   *[missing] { $card } is missing: { $size } cards were shuffled.
}
# $text: the move. $player: who is to act. $why: a sentence. $clause: of the rules.
cli-record-illegal-move = “{ $text }” isn’t allowed now, with { $player } to act: { $why } ({ $clause })
cli-record-round-over = The round is over before this move.
cli-record-match-over = The match is over before this round.
cli-record-may-not-buy-back = Seat { $seat } may not come back here.
cli-record-buy-back-unfinished = Nobody can come back in a round that isn’t finished.

## Whether the cards were dealt as promised

cli-proof = { $file }, proof { $number }
# $promise: 64 characters, as the table showed them before the deal.
cli-proof-round = Round { $number }, promise { $promise }
# $text: what the person added to the shuffle.
cli-proof-mixed = { $name } added to the shuffle: “{ $text }”
cli-proof-good = { $rounds ->
    [0] No round is over yet, so there is nothing to check.
    [one] The round was dealt as promised.
   *[other] All { $rounds } rounds were dealt as promised.
}
cli-proof-bad = This proof does not hold.
cli-proof-unreadable = This is no proof, or it is damaged.
# $why: a sentence.
cli-proof-record = The record is faulty: { $why }
cli-proof-rounds = The proof doesn’t have as many rounds as the record.
cli-proof-promise = The seed is not the one that was promised.
cli-proof-mixed-twice = Somebody added something to the shuffle more than once.
cli-proof-deck = The seed and what was added give another order of the cards.
cli-proof-stock = At shuffle { $shuffle } of the stock they give another order of the cards.

## What decisions were worth

cli-analyse = say what each decision of recorded matches was worth, and what would have been better
cli-analyse-seat = judge the decisions of this seat only, from 0
# $where: a file and the number of the record. $last: the last seat.
cli-analyse-no-seat = { $where }: there is no seat { $seat }. The { $players } players have the seats from 0 to { $last }.
cli-analyse-milliseconds = thinking time for a decision, milliseconds (50)
cli-compiling = The thinking is being compiled, once: that takes about half a minute.
cli-analyse-slow = numba is not installed, so the thinking is slow and its figures are rough: pip install 'schwimmen[strong]'
# $made, $best: moves in words, “7♦ → J♥”. $slips: of so many $decisions that cost more than a little. $chance_win, $chance_lose, $chance_error, $chance_cost, $chance_best, $chance_best_lose: chances, from 0 to 1. $why: a sentence about $best.
cli-analyse-best = { $name }: { $made } is the best. Chance to win the match { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }, to lose a life { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }
cli-analyse-level = { $name }: { $made } is as good as { $best }, as far as can be told (± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }): it wins { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) } and loses a life { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) } of the time; { $best } { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } and { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }.
cli-analyse-worse = { $name }: { $made } costs { NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }: it wins { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) } and loses a life { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) } of the time; { $best } { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } and { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }. Why { $best }: { $why }
cli-analyse-round = What the decisions of this round cost:
cli-analyse-total = What the decisions cost in all, in chances to win:
cli-analyse-cost = { $name }: { NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) }, mistakes: { $slips } of { $decisions }
