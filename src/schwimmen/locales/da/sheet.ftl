# Pointarket: en telefon ved et bord, hvor der spilles med rigtige kort.

title-sheet = Pointark – Schwimmen
start-sheet = Pointark
start-sheet-about = Rigtige kort på bordet? Hold styr på livene her.

sheet-title = Pointark
sheet-loading = Dine ark hentes …
sheet-tabs = Arkets dele
sheet-tab-play = Spil
sheet-tab-evening = Aften
sheet-tab-all = Alle
sheet-tab-more = Mere

## Begyndelsen

sheet-who = Hvem er med?
sheet-name = Navn
sheet-add = Tilføj
sheet-known = Har spillet her før
sheet-added = { $name } er med.
sheet-moved = { $name } er nu nummer { $place }.
sheet-up = Flyt { $name } op
sheet-down = Flyt { $name } ned
sheet-remove = Tag { $name } af listen
sheet-first-dealer = Giver først
sheet-house-rules = Husregler
sheet-stake = Indsats
sheet-stake-about = Hvad alle betaler, som ikke vinder, og igen for at komme tilbage. 0 for at spille om ingenting.
sheet-start = Start
sheet-name-twice = { $name } er allerede på listen.
sheet-name-missing = Hvis navn er det?
sheet-too-few = Man skal være to for at spille: Tilføj et navn mere.
sheet-too-many = Kortene rækker til højst { $most } spillere.
sheet-bad-stake = Indsatsen skal være et beløb, for eksempel 0,50.

## Spillet

sheet-match = Spil { $number }
sheet-deals = giver
sheet-gone = gik hjem
sheet-won = { $name } vinder spillet!
sheet-broken-off = Afbrudt: Ingen vinder.
sheet-undo = Fortryd
sheet-redo = Gentag
sheet-enter = Skriv runde { $round } ind
sheet-taken = Runde { $round } står på arket.
sheet-next-match = Næste spil
sheet-rounds = Runder indtil nu
sheet-correct = Ret runde { $round }
sheet-remove-round = Stryg runde { $round }
sheet-no-longer = Dette passer ikke længere med det, der var før:
sheet-stray = { $count ->
    [one] Én runde blev skrevet ind efter det, der nu er spillets slutning. Den tæller ikke.
   *[other] { $count } runder blev skrevet ind efter det, der nu er spillets slutning. De tæller ikke.
}
sheet-plot-lives = Liv efter hver runde

sheet-void-short = tæller ikke
sheet-nobody-short = ingen taber
sheet-line-fire = Feuer: { $name }
sheet-line-knocked = { $name } bankede
sheet-line-out = { $name } er ude
sheet-line-back = { $name } kommer tilbage
sheet-line-by-hand = afgjort i hånden
sheet-line-dealt = { $name } gav

sheet-players = Spillere
sheet-name-of = Navn på { $name }
sheet-goes-home = Går hjem
sheet-goes-home-named = { $name } går hjem
sheet-joins = En mere kommer med
sheet-sits-after = Sidder til venstre for
sheet-join = Kom med
sheet-break-off = Afbryd spillet

## En runde

sheet-round = Runde { $round }
sheet-way = Hvordan den skrives ind
sheet-way-losers = Hvem tabte
sheet-way-points = Point
sheet-way-cards = Kort
sheet-knocker = Hvem bankede?
sheet-no-one = Ingen
sheet-who-lost = Tryk på dem, der tabte
sheet-nobody-lost = Ingen taber
sheet-who-fire = Hvem havde Feuer?
sheet-points-of = Point til { $name }
sheet-suit = Farve hos { $name }
sheet-which-suit = Farve?
sheet-three = tre ens ({ $rank })
sheet-whose-cards = Hvis kort?
sheet-cards-of = Kort hos { $name }
sheet-exceptions = Undtagelser
sheet-void-round = Runden tæller ikke
sheet-override = Vi afgør det anderledes
sheet-override-about = Runden mærkes som afgjort i hånden.
sheet-lives = { $lost ->
    [0] mister intet
    [1] mister et liv
   *[other] mister { $lost } liv
}
sheet-buy-back = { $name } kommer tilbage med alle liv
sheet-take = Skriv ind
sheet-take-correction = Gem rettelsen

sheet-loses = { $lost ->
    [1] { $name } mister et liv.
   *[other] { $name } mister { $lost } liv.
}
sheet-by-hand = Afgjort i hånden:
sheet-fire = { $name } har Feuer: Alle andre betaler.
sheet-two-fires = To har Feuer på én gang? Det sker kun, hvis begge fik det givet.
sheet-nobody-loses = Ingen mister et liv.
sheet-void = Runden tæller ikke, og ingen taber.
sheet-replayed = Så ville alle være ude: Runden spilles igen.

sheet-problem-players = En runde kræver to, der stadig er med.
sheet-problem-missing = Hvad har { $name }?
sheet-problem-value = Ingen hånd er { $value } værd efter disse regler: Se på kortene hos { $name } igen.
sheet-problem-fires = Flere spillere, end der kan være, har { $value }: Se på kortene igen.
sheet-problem-knocker-out = { $name } er ude og kan ikke have banket.
sheet-problem-out = { $name } var allerede ude.
sheet-problem-cards = { $name } skal have tre kort.
sheet-problem-card-twice = { $card }: Der er kun ét, og { $name } kan ikke også have det.
sheet-problem-not-in-pack = { $card } er ikke med i dette spil kort.
sheet-problem-nobody = Tryk på dem, der tabte, eller på at ingen gjorde.
sheet-problem-suit = Farven afgør det: Hvilken har { $name }?
sheet-problem-lives = { $name } kan højst miste to liv.

## Aftenen

sheet-evening = I aften
sheet-no-evening = Intet er spillet endnu.
sheet-table = Spillernes tabel
sheet-wins = Vundet
sheet-matches = Spillet
sheet-evenings = Aftener
sheet-taken-lives = Tog
sheet-lost-lives = Mistede
sheet-swum = Svømmede
sheet-out = Druknede
sheet-fires = Feuer
sheet-knocks = Bankede
sheet-knocks-lost = { $lost ->
    [0] { $knocks }
   *[other] { $knocks } (−{ $lost })
}
sheet-average = Point
sheet-number = { $number }
sheet-balance = Penge
sheet-who-drowned = Hvem druknede hvem
sheet-drowned = { $times ->
    [one] { $by } druknede { $whom }.
   *[other] { $by } druknede { $whom } { $times } gange.
}
sheet-money = Hvem skylder hvem
sheet-nobody-owes = Ingen skylder noget.
sheet-pot = puljen
sheet-pays = { $from } betaler { $to } { $amount }.

## Alle aftener

sheet-statistics = Alle aftener tilsammen
sheet-all-evenings = Aftener
sheet-no-evenings = Ingen aftener endnu.
sheet-matches-count = { $count ->
    [one] Ét spil
   *[other] { $count } spil
}
sheet-forget = Slet aftenen den { $day }
sheet-forget-title = Slet denne aften?
sheet-forget-about = Så er den væk, medmindre du har gemt den som fil.
sheet-forget-yes = Slet
sheet-keep = Behold den

## Mere

sheet-new-evening = Ny aften
sheet-files = Filer
sheet-files-about = Alt bliver i denne browser. Gem det som fil for at beholde det eller tage det med til en anden enhed.
sheet-offline-ready = Denne side virker uden forbindelse og kan installeres fra browserens menu.
sheet-export-json = Gem alt
sheet-export-csv = Gem som tabel
sheet-import = Åbn en fil
sheet-imported = { $count ->
    [0] Intet nyt i den
    [one] Én aften tilføjet
   *[other] { $count } aftener tilføjet
}{ $known ->
    [0] .
    [one] ; én var her allerede.
   *[other] ; { $known } var her allerede.
}
sheet-import-cut = Filen er ufuldstændig: Slutningen mangler. Intet er ændret.
sheet-import-foreign = Det er ikke en fil fra pointarket. Intet er ændret.
sheet-import-later = Filen er skrevet af en senere version. Opdatér denne side, og prøv igen. Intet er ændret.
sheet-import-empty = Der er ingen aften i filen.
sheet-print = På papir
sheet-paper = Papir
sheet-paper-a4 = A4
sheet-paper-a6 = A6
sheet-paper-round = Nr.
sheet-print-blank = Tomt ark
sheet-print-rules = Regelkort
sheet-card-values = Es 11, konge, dame, knægt og tier 10, andre kort deres pålydende. Kun kort i samme farve lægges sammen.
sheet-share = Sammen
sheet-share-about = De andre kan se arket på deres telefoner og også skrive på det. Til det går det over serveren; alle med linket kan læse og skrive.
sheet-shared-about = Den, der åbner dette link, ser arket og kan skrive på det.
sheet-share-begin = Del arket
sheet-qr = Linket som billede til kameraet
sheet-share-lost = Ingen forbindelse: Det, du skriver, gemmes her og når de andre senere.
sheet-share-gone = Serveren har ikke længere dette ark. Det, der er her, bliver her.
sheet-conflict = En anden var hurtigere: Deres indtastning står nu på arket. Dette er din, som blev skrevet på samme tid:
sheet-conflict-keep = Skriv også min ind
sheet-conflict-drop = Drop min
sheet-told-round = En runde: { $what }
sheet-told-removed = En runde strøget
sheet-told-other = En ændring om { $name }

sheet-saving = Gemmer …
sheet-storage-full = Der er ikke mere plads på enheden, så det nyeste er ikke gemt. Hold siden åben, gem alt som fil, og skaf plads.
sheet-storage-refused = Denne browser gemmer intet her, for eksempel i et privat vindue. Hold siden åben, og gem alt som fil, før du lukker den.
sheet-storage-later = En nyere version af siden er eller var åben i et andet vindue. Genindlæs siden; indtil da gemmes intet.
