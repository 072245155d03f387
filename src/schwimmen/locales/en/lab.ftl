# The laboratory: matches among computer players in bulk.

lab-simulate = play matches among computer players, by the thousand
lab-arena = compare computer players on the same cards, each in every seat
# $names: names of players.
lab-players-simulate = who sits at the table, seat by seat, repeated if there are more seats: { $names }
lab-players-arena = the players to compare: { $names }
lab-seats = players at the table
lab-matches = how many matches (1000)
lab-deals = how many deals at most, each played by all tables in all rotations of the seats (1000)
lab-seed = the seed; the same one gives the same matches, however many processes play them (1)
lab-jobs = processes; otherwise one for each core
lab-cluster = address of a Ray cluster that does the work; “local” starts one for two workers here
lab-laps = laps after which a round is given up and nobody loses (200)
lab-rounds = rounds after which a match is given up (2000)
lab-output = write a line for each match into this file, .parquet or .csv
lab-resume = keep what is done in this file, and go on from there next time
lab-record = where the match goes in which a player fails (fault.json)
lab-coin = a coin decides for all dealers whether they keep their hand
lab-until = stop once every interval is narrower than this, such as 0.005
lab-alone = the first player sits alone against all mixes of the others
lab-plot = draw shares and ratings into this file, .svg or .png

## What can’t be

# $package: a Python package. $extra: what brings it.
lab-no-package = This needs { $package }: pip install "schwimmen[{ $extra }]"
lab-no-cluster = There is no Ray cluster at “{ $address }”: { $reason }
lab-not-ray = What listens at “{ $address }” isn’t Ray.
lab-no-player = There is no player “{ $name }”. There are: { $names }.
# $reason: an error, as Python says it.
lab-no-bot = “{ $name }” can’t be loaded: { $reason }
# $fault: what is wrong with the file.
lab-weights = { $fault ->
    [foreign] { $file } is no file of weights.
    [version] { $file } holds weights of another version, which are of no use here.
   *[broken] { $file } is damaged: it was cut off or changed.
}
lab-weights-unnamed = “policy@” needs the name of a file of weights: policy@FILE
lab-no-width = --until: “{ $given }” is no number above 0 and up to 1.
lab-too-few-players = At least two players are needed.
lab-too-few-seats = Players named: { $players }; seats at the table: { $seats }. Everybody needs a seat.
lab-too-few-rivals = At least two different players are needed.
lab-no-suffix = { $file }: the name must end in one of { $suffixes }.
lab-no-folder = { $file }: there is no such folder.
lab-other-experiment = { $file } belongs to another experiment.
# $arguments: names of arguments, such as --seed.
lab-other-arguments = { $file } belongs to another experiment. It differs in: { $arguments }
# $names: names of players.
lab-other-contents = { $file } was begun with other players: what is in the files of { $names } has changed since.
lab-other-version = { $file } was begun with version { $theirs } of the package; this is { $ours }.
lab-resume-older = { $file } is from an older version, which did not note by what its players play. Begin a new file.
# $player: a name. $seat: from 1. $detail: the error, as Python says it.
lab-fault-raised = { $player } in seat { $seat } failed: { $detail }
# $detail: seconds.
lab-fault-stalled = { $player } in seat { $seat } took more than { $detail } seconds for a move.
# $detail: the move.
lab-fault-illegal = { $player } in seat { $seat } made a move that isn’t allowed: { $detail }
# $detail: how it ended, such as “status 1” or “SIGKILL”.
lab-fault-died = { $player } in seat { $seat } ended the process that it played in: { $detail }
lab-fault-record = The experiment was stopped. The match up to there is in { $file }.
lab-worker-died = A process that played matches was ended from outside; perhaps memory ran short. With --resume, what is done is kept; with fewer --jobs less is needed.
lab-interrupted = Interrupted: what follows is from the matches until then.
lab-interrupted-early = Interrupted before the first matches were done.

## What is told

lab-head-player = player
lab-head-seats = seats
lab-head-share = share of wins
lab-head-rating = rating
lab-head-difference = difference on the same cards
lab-head-in-play = players
lab-head-rounds = rounds
lab-head-moves = moves a round
lab-end-knock = knock
lab-end-thirty-one = 31
lab-end-fire = fire
lab-end-stock = stock
lab-end-all-passed = all passed
lab-end-laps = lap limit
lab-end-void = void
lab-end-given-up = given up
# $drawn: matches in which all went out together.
lab-summary = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $rounds } rounds; without a winner: { $drawn }.
# $rounds, $matches: how many were given up.
lab-given-up = Given up because they would not end: { $rounds } rounds, { $matches } matches.
lab-few = With fewer than { $deals } deals the intervals are wide, and ratings have none.
