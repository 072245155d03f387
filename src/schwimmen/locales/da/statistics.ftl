# Statistik: hvad kommandoen `statistics` og siden med det navn fortæller.

statistics-command = fortæl, hvor ofte hver hånd gives, hvordan runder slutter, og hvad et bank, en plads og et liv er værd
statistics-only = kun for så mange spillere ved bordet
statistics-matches = spil, der begynder med hvert antal spillere (10000)
statistics-json = udskriv det hele som ét JSON-objekt

## Tal

statistics-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-percent-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-percent-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-below = < { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-measured = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-measured-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-measured-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) } ± { NUMBER($chance_error, style: "percent", maximumSignificantDigits: 1) }
statistics-measured-mean = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($mean_error, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Hvad der gives

statistics-dealt-title = Hvad der gives
statistics-dealt = Spillet har { $hands } hænder på tre kort. I gennemsnit tæller de { NUMBER($mean, maximumFractionDigits: 2) } point; standardafvigelsen er { NUMBER($mean_off, maximumFractionDigits: 2) }.
statistics-turn = Det bedste, én tur kan gøre ud af en hånd ved en tilfældig midte, tæller i gennemsnit { NUMBER($mean, maximumFractionDigits: 2) } point; i { NUMBER($chance, style: "percent", maximumFractionDigits: 2) } af alle tilfælde tæller det { $best }.
statistics-head-points = point
statistics-head-hands = hænder
statistics-head-chance = chance
statistics-head-at-least = så meget eller mere
statistics-head-kind = en hånd med
statistics-kind-suit = tre kort i samme farve
statistics-kind-rank = tre ens
statistics-kind-aces = tre esser
statistics-somebody-title = Nogen får givet en hånd, der straks slutter runden

## Hvad der spilles

statistics-head-players = spillere
statistics-head-rounds = runder
statistics-head-moves = træk pr. runde
statistics-ends-title = Hvordan runder slutter
statistics-unseen = Efter “<” står, hvad andelen ligger under 95 af 100 gange, hvor reglerne tillader den slutning, men ingen runde fik den.
statistics-knocks-title = Hvad et bank er værd
statistics-knocks = Hvor ofte den, der banker, mister et liv, efter håndens point til sidst.
statistics-dealer-title = Hvad kortgiveren bør beholde
statistics-dealer = En mønt afgjorde, om kortgiverne beholdt deres første hånd. Så mange flere liv mistede de ved at beholde den end ved at give den fra sig, efter dens point.
statistics-keep-from = behold fra
statistics-seats-title = Hvad en plads er værd
statistics-seats = Liv, som hver plads mister i en runde, talt fra kortgiverens venstre side; den sidste plads er kortgiverens.
statistics-places-title = Hvad en plads ved bordet er værd
statistics-places = Hvor ofte hver plads i den første runde vinder spillet.
statistics-stood-title = Hvad liv var værd
statistics-stood = Hvor ofte spillet blev vundet af den, der kom til så mange liv ved et bord med så mange, som stadig var med, hvad de andre end havde.
statistics-lives-title = Hvad liv er værd
statistics-lives = Chancen for at vinde spillet efter ens egne liv og dem, hver af de andre har, når alle har lige stor risiko for at tabe en runde.
statistics-lives-pair = { $own } mod { $others }
statistics-source = Fra { $rounds } runder mellem computerspillere ({ $names }), starttal { $seed }. Det, der står efter ±, er en standardfejl.

## Siden

statistics-title = Statistik
statistics-lead = Hvad der gives, hvordan runder slutter, og hvad et bank, en plads og et liv er værd.
statistics-rules = Regler: { $rules }
statistics-choose-rules = Regler
statistics-choose-players = Spillere
statistics-show = Vis
statistics-table = Et bord med { $players }
statistics-all-tables = Borde af enhver størrelse
statistics-numbers = I tal
statistics-percent-scale = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-dealt-plot = Hvor sandsynligt hvert antal point er ved givningen
statistics-played-title = Hvad der blev spillet
statistics-not-played = Det, der følger af at spille, fortælles kun om regelsættene, som de er. Efter disse regler spiller laboratoriet:
statistics-from = Det følgende er fra { $rounds } runder med { $players } mellem computerspillere, der banker tidligt og sent ({ $names }), starttal { $seed }. Efter ± står en standardfejl; de tynde streger i billederne rummer den sande værdi 95 af 100 gange. De samme tal og flere giver:
statistics-head-end = slutter ved
statistics-head-knocks = bank
statistics-head-lost = mister et liv
statistics-head-dealers = kortgivere
statistics-head-difference = liv mere mistet
statistics-head-seat = plads
statistics-head-lives = egne / andres
statistics-head-lives-left = liv
statistics-knocks-plot = Bankere, der mister et liv, efter point; stiplet: hvad alle i gennemsnit mister i en runde
statistics-rare = Hvad der forekom færre end { $cases } gange, er udeladt.
statistics-dealer-plot = Liv mistet ved at beholde hånden minus dem ved at give den fra sig; behold, hvor det er under nul
statistics-keep = Ved et bord med { $players } bør kortgiveren beholde en hånd fra { $points } point.
statistics-seats-plot = Mistede liv pr. runde, efter plads
statistics-places-plot = Vundne spil, efter plads i den første runde; stiplet: en lige andel
