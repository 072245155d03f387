# Laboratoriet: spil mellem computerspillere i stort tal.

lab-simulate = spil spil mellem computerspillere, i tusindvis
lab-arena = sammenlign computerspillere med de samme kort, hver på alle pladser
lab-players-simulate = hvem der sidder ved bordet, plads for plads, forfra hvis der er flere pladser: { $names }
lab-players-arena = de spillere, der skal sammenlignes: { $names }
lab-seats = spillere ved bordet
lab-matches = hvor mange spil (1000)
lab-deals = højst hvor mange kortfordelinger; hver spilles af alle borde i alle pladsrækkefølger (1000)
lab-seed = starttallet; det samme giver de samme spil, uanset hvor mange processer der spiller dem (1)
lab-jobs = processer; ellers én pr. kerne
lab-cluster = adressen på en Ray-klynge, der gør arbejdet; “local” starter en til to her
lab-laps = omgange, efter hvilke en runde opgives, og ingen taber (200)
lab-rounds = runder, efter hvilke et spil opgives (2000)
lab-output = skriv en linje for hvert spil i denne fil, .parquet eller .csv
lab-resume = gem det færdige i denne fil, og fortsæt derfra næste gang
lab-record = hvor spillet gemmes, hvis en spiller svigter (fault.json)
lab-coin = en mønt afgør for alle givere, om de beholder hånden
lab-until = stop, når alle intervaller er smallere end dette, for eksempel 0.005
lab-alone = den første spiller sidder alene mod alle blandinger af de andre
lab-plot = tegn andele og ratinger i denne fil, .svg eller .png

## Hvad der ikke går

lab-no-package = Dette kræver { $package }: pip install "schwimmen[{ $extra }]"
lab-no-cluster = Der er ingen Ray-klynge på “{ $address }”: { $reason }
lab-not-ray = Det, der lytter på “{ $address }”, er ikke Ray.
lab-no-player = Spilleren “{ $name }” findes ikke. Der er: { $names }.
lab-no-bot = “{ $name }” kan ikke indlæses: { $reason }
lab-weights = { $fault ->
    [foreign] { $file } er ikke en fil med vægte.
    [version] Vægtene i { $file } er fra en anden version og kan ikke bruges her.
   *[broken] { $file } er beskadiget: afkortet eller ændret.
}
lab-weights-unnamed = “policy@” kræver navnet på en fil med vægte: policy@FIL
lab-no-width = --until: “{ $given }” er ikke et tal over 0 og op til 1.
lab-too-few-players = Der skal mindst to spillere til.
lab-too-few-seats = Nævnte spillere: { $players }; pladser ved bordet: { $seats }. Alle skal have en plads.
lab-too-few-rivals = Der skal mindst to forskellige spillere til.
lab-no-suffix = { $file }: Navnet skal ende på et af { $suffixes }.
lab-no-folder = { $file }: Mappen findes ikke.
lab-other-experiment = { $file } hører til et andet forsøg.
lab-other-arguments = { $file } hører til et andet forsøg. Forskellen er: { $arguments }
lab-other-contents = { $file } blev begyndt med andre spillere: Indholdet af filerne for { $names } er ændret siden da.
lab-other-version = { $file } blev begyndt med version { $theirs } af pakken; dette er { $ours }.
lab-resume-older = { $file } er fra en ældre version, som ikke noterede, hvad spillerne spiller efter. Begynd på en ny fil.
lab-fault-raised = { $player } på plads { $seat } svigtede: { $detail }
lab-fault-stalled = { $player } på plads { $seat } brugte mere end { $detail } sekunder på et træk.
lab-fault-illegal = { $player } på plads { $seat } lavede et træk, der ikke er tilladt: { $detail }
lab-fault-died = { $player } på plads { $seat } afsluttede den proces, der blev spillet i: { $detail }
lab-fault-record = Forsøget blev stoppet. Spillet indtil da ligger i { $file }.
lab-worker-died = En proces, der blev spillet i, blev afsluttet udefra; måske slap hukommelsen op. Med --resume beholdes det, der er færdigt; færre --jobs bruger mindre.
lab-interrupted = Afbrudt: Det følgende er fra spillene indtil nu.
lab-interrupted-early = Afbrudt, før de første spil var færdige.

## Hvad der fortælles

lab-head-player = spiller
lab-head-seats = pladser
lab-head-share = andel af sejre
lab-head-rating = rating
lab-head-difference = forskel med de samme kort
lab-head-in-play = spillere
lab-head-rounds = runder
lab-head-moves = træk pr. runde
lab-end-knock = bank
lab-end-thirty-one = 31
lab-end-fire = ild
lab-end-stock = bunke
lab-end-all-passed = alle meldte pas
lab-end-laps = omgangsgrænse
lab-end-void = ugyldig
lab-end-given-up = opgivet
lab-summary = { $matches ->
    [one] Ét spil
   *[other] { $matches } spil
}, { $rounds } runder; uden vinder: { $drawn }.
lab-given-up = Opgivet, fordi de ikke ville slutte: { $rounds } runder, { $matches } spil.
lab-few = Med færre end { $deals } uddelinger er intervallerne brede, og ratings har ingen.
