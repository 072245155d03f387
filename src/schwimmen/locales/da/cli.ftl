# Kommandolinjen: hjælp, et spil i ord, hvad der er galt med en optegnelse eller et bevis.

## Hjælp

cli-usage = Brug:
cli-help-arguments = Argumenter
cli-help-options = Valg
cli-help-help = vis denne hjælp, og slut
cli-help-version = vis versionen, og slut
cli-about = Schwimmen (31), kortspillet.
cli-lang = teksternes sprog: { $languages }; ellers omgivelsernes
cli-no-language = Sproget “{ $tag }” findes ikke. Der er: { $languages }.
cli-replay = vis, hvad der følger af optegnelser af spil
cli-replay-files = en optegnelse (.json) eller én pr. linje (.jsonl); “-” er standardinput
cli-replay-json = ét JSON-objekt pr. optegnelse, til programmer
cli-verify = kontrollér, at kortene blev givet som lovet
cli-verify-files = et bevis (.json) eller ét pr. linje (.jsonl); “-” er standardinput
cli-rules-about = vis reglerne i hele sætninger, med eksempler
cli-rules-preset = et regelsæt: { $presets }
cli-options = en fil med valgmuligheder som JSON
cli-rules-option = en anden værdi for en valgmulighed; kan gives flere gange
cli-rules-no-value = “{ $text }” er ikke en valgmulighed med værdi: Skriv NAVN=VÆRDI.
cli-bad-options = { $file } indeholder ikke et JSON-objekt med valgmuligheder.
cli-cannot-read = { $file } kan ikke læses: { $reason }
cli-cannot-write-file = { $file } kan ikke skrives: { $reason }
cli-cannot-write = Outputtet kan ikke skrives: { $reason }
cli-reason-missing = Filen findes ikke
cli-reason-folder = det er en mappe
cli-reason-forbidden = adgang nægtet
cli-reason-full = der er ikke mere plads

## Hvad der er galt med et argument

cli-wrong-unknown = Ikke forstået: { $given }
cli-wrong-missing = Mangler endnu: { $missing }
cli-wrong-no-value = { $option } skal have en værdi.
cli-wrong-needless-value = { $option } tager ingen værdi, men fik “{ $given }”.
cli-wrong-choice = { $option }: “{ $given }” er ikke muligt. Muligt er: { $choices }.
cli-wrong-ambiguous = “{ $given }” kan betyde flere valg: { $choices }.
cli-wrong-number = { $option }: “{ $given }” er ikke et helt tal fra { $least } til { $most }.
cli-wrong-address = { $option }: “{ $given }” er ikke en netværksadresse som 10.0.0.2 eller 10.0.0.0/8.
cli-wrong-url = { $option }: “{ $given }” er ikke et websteds adresse. Angiv http:// eller https://, en vært og måske en port, f.eks. https://kort.example, og intet derefter.

## Et spil i ord

cli-rules = Regler: { $rules }
cli-heading = Runde { $number }
cli-buy-back-open = Ikke besvaret endnu: må komme tilbage: { $names }
cli-to-act = { $phase ->
    [stock] Kortene blandes; så er det { $name }, der har turen.
   *[other] { $name } er i tur: { $moves }
}

## Hvor en optegnelse er forkert

cli-record = { $file }, optegnelse { $number }
cli-round = runde { $number }
cli-move = træk { $number }

## Hvad der er galt med en optegnelse

cli-record-not-utf8 = Byte { $position } er ikke UTF-8.
cli-record-empty = Filen er tom.
cli-record-not-json = Dette er ikke JSON: linje { $line }, kolonne { $column }.
cli-record-no-number = { $value } er ikke et tal i JSON.
cli-record-too-deep = Dette er indlejret for dybt.
cli-record-not-an-object = En optegnelse er et JSON-objekt.
cli-record-key-twice = Nøglen “{ $key }” står to gange i samme objekt.
cli-record-other-format = Formatet er “{ $value }”, ikke “{ $wanted }”.
cli-record-key-missing = Nøglen “{ $key }” mangler.
cli-record-wrong-type = “{ $key }” skal være { $wanted ->
    [list] en liste
    [object] et objekt
    [text] en tekst
    [number] et helt tal
    [texts] en liste af tekster
    [numbers] en liste af hele tal
   *[objects] en liste af objekter
}.
cli-record-no-such-seat = “{ $key }” nævner plads { $seat }, som ikke findes.
cli-record-seat-twice = “{ $key }” nævner plads { $seat } to gange.
cli-record-dealer-out = Kortgiveren, plads { $seat }, er ude.
cli-record-too-many-out = Færre end to spillere er tilbage.
cli-record-lives-count = “lives” skal have ét tal for hver af de { $players } spillere, ikke { $lives }.
cli-record-lives-range = Livene på plads { $seat } skal være mellem 0 og { $most }.
cli-record-lives-out = Plads { $seat } er ude og kan ikke have liv tilbage.
cli-record-lives-swimming = Plads { $seat } har intet liv tilbage: Uden svømning ville den være ude.
cli-record-no-buy-back = Nogen siges at være kommet tilbage, hvilket disse regler ikke tillader.
cli-record-after-unfinished = Runden før denne er ikke færdig.
cli-record-rules = { $options }: { $why }
cli-record-too-few-players = { $players ->
    [0] Der er ingen spillere, og der skal to til.
    [one] Der er kun én spiller, og der skal to til.
   *[other] { $players } spillere er for få.
}
cli-record-too-many-players = { $players } spillere er for mange: Med disse regler rækker kortene til { $most }.
cli-record-no-card = “{ $text }” er ikke et kort.
cli-record-not-the-pack = { $wrong ->
    [foreign] { $card } er ikke med i spillet på { $size }.
    [twice] { $card } er der to gange.
   *[missing] { $card } mangler: Alle { $size } kort skal være der.
}
cli-record-stock-no-card = “{ $text }” er ikke et kort.
cli-record-stock-other-cards = { $wrong ->
    [foreign] { $card } er ikke blandt de { $size } kort, der blev blandet.
    [twice] { $card } er der to gange.
   *[missing] { $card } mangler: { $size } kort blev blandet.
}
cli-record-illegal-move = “{ $text }” er ikke tilladt nu, hvor { $player } er i tur: { $why } ({ $clause })
cli-record-round-over = Runden er slut før dette træk.
cli-record-match-over = Spillet er slut før denne runde.
cli-record-may-not-buy-back = Plads { $seat } må ikke komme tilbage her.
cli-record-buy-back-unfinished = Ingen kan komme tilbage i en runde, der ikke er færdig.

## Om kortene blev givet som lovet

cli-proof = { $file }, bevis { $number }
cli-proof-round = Runde { $number }, løfte { $promise }
cli-proof-mixed = { $name } tilføjede til blandingen: “{ $text }”
cli-proof-good = { $rounds ->
    [0] Ingen runde er slut endnu, så der er intet at kontrollere.
    [one] Runden blev givet som lovet.
   *[other] Alle { $rounds } runder blev givet som lovet.
}
cli-proof-bad = Dette bevis holder ikke.
cli-proof-unreadable = Dette er ikke et bevis, eller det er beskadiget.
cli-proof-record = Optegnelsen er forkert: { $why }
cli-proof-rounds = Beviset har ikke lige så mange runder som optegnelsen.
cli-proof-promise = Startværdien er ikke den, der blev lovet.
cli-proof-mixed-twice = Nogen tilføjede mere end én gang noget til blandingen.
cli-proof-deck = Startværdien og det tilføjede giver en anden kortrækkefølge.
cli-proof-stock = Ved blanding { $shuffle } af bunken giver de en anden kortrækkefølge.

## Hvad beslutninger var værd

cli-analyse = sig, hvad hver beslutning i optegnede partier var værd, og hvad der ville have været bedre
cli-analyse-seat = kun denne plads’ beslutninger, fra 0
# $where: a file and the number of the record. $last: the last seat.
cli-analyse-no-seat = { $where }: Der er ingen plads { $seat }. De { $players } spillere har pladserne fra 0 til { $last }.
cli-analyse-milliseconds = betænkningstid for en beslutning, millisekunder (50)
cli-compiling = Overvejelserne bliver kompileret, én gang: det tager omkring et halvt minut.
cli-analyse-slow = numba er ikke installeret, så overvejelserne er langsomme og tallene grove: pip install 'schwimmen[strong]'
# $made, $best: moves in words, “7♦ → J♥”. $chance_win, $chance_lose, $chance_error, $chance_cost, $chance_best, $chance_best_lose: chances, from 0 to 1. $why: a sentence about $best.
cli-analyse-best = { $name }: { $made } er det bedste. Chance for at vinde partiet { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }, for at miste et liv { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }
cli-analyse-level = { $name }: { $made } er lige så godt som { $best }, så vidt det kan siges (± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }): vinder { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) } og mister et liv { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) } af gangene; { $best } { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } og { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }.
cli-analyse-worse = { $name }: { $made } koster { NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }: vinder { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) } og mister et liv { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) } af gangene; { $best } { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } og { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }. Hvorfor { $best }: { $why }
cli-analyse-round = Hvad beslutningerne i denne runde kostede:
cli-analyse-total = Hvad beslutningerne i alt kostede i chance for at vinde:
cli-analyse-cost = { $name }: { NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) }, fejl: { $slips } af { $decisions }
