# At spille med andre: bordet før spillet og ved siden af, snak, gensyn, den ærlige blanding.

title-friends = Et bord med venner
title-lobby = Åbne borde
title-record = Se et spil igen
title-replay = Et spil, vist igen
title-fair = En blanding, du kan kontrollere

start-friends = Spil med venner
start-elsewhere = Andre steder
start-statistics = Statistik

## Hvem man er

me-look = Dit billede
look-fish = Fisk
look-anchor = Anker
look-boat = Sejlbåd
look-star = Søstjerne
look-crab = Krabbe
look-shell = Musling
look-lighthouse = Fyrtårn
look-whale = Hval
look-gull = Måge
look-jellyfish = Vandmand
look-duck = And
look-umbrella = Parasol

## Hvordan et bord holdes

party-lead = Åbn et bord efter jeres regler, og send linket. De andre åbner det, skriver et navn og sætter sig. Ingen behøver en konto.
party-places = Pladser
party-places-fewer = Én plads færre
party-places-more = Én plads mere
party-computers = Computerspillere ved bordet
party-computers-fewer = Én computerspiller færre
party-computers-more = Én computerspiller mere
party-level = Hvor godt computerspillere spiller, også for en, der er væk
party-clock = Tid til hvert valg
clock-none = Intet ur
clock-relaxed = Rolig: { $seconds } sekunder
clock-quick = Hurtig: { $seconds } sekunder
clock-left = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
}
party-watch = Andre må se på
party-watch-about = Den, der ser på, ser, hvad alle ser, og ingens hånd.
party-listed = Vis det blandt de åbne borde
party-listed-about = Så kan alle komme, og man kan kun sige færdige sætninger. Ellers findes bordet kun ved sit link.
party-closed = Luk for nye
party-closed-about = Den, der har siddet her før, kan sætte sig igen. Det vises ikke blandt de åbne borde; hvem der må se på, er som før.
party-open = Åbn bordet
party-rules-later = Reglerne kan ændres, når spillet er slut.
party-memory-on = med huskehjælp
party-memory-off = uden huskehjælp
party-listed-on = åbent for alle
party-listed-off = kun ved link
party-closed-on = lukket for nye

## Bordet før et spil, og hvad der er ved siden af

party-table-of = Bord hos { $name }
party-table = Bordet
party-who = Hvem der er ved bordet
party-open-dialog = Bordet: hvem er her, link, blanding
party-members = Ved bordet: { $count } af { $places }
party-free = ledig
party-you = dig
party-host = holder bordet
party-there = her
party-away = væk
party-computer = computerspiller, { $level }
# Et niveau, som denne side ikke kender: Serveren er nyere.
party-computer-other = computerspiller
party-covered = en computerspiller spiller
party-wins = { $wins } af { $played } vundet
party-leaving = { $name } er ikke med i næste spil.
party-watching = { $count ->
    [one] { $count } person ser på
   *[other] { $count } personer ser på
}
party-sit-title = Sæt dig
party-sit = Sæt dig
party-full = Alle pladser er optaget.
party-full-watch = Alle pladser er optaget. Du kan se på eller vente på en ledig.
party-start = Start spillet
party-too-few = Man skal være to: Vent på en, eller tilføj en computerspiller.
party-wait = { $name } starter spillet.
party-take-over = Hold selv bordet
party-change-me = Andet navn eller billede
party-change-done = Gem
party-stand = Rejs dig
party-host-tools = Hvad du bestemmer som vært
party-add = Computerspiller
party-arrange = Bordets indstillinger
party-arrange-done = Sådan skal det være
party-about = Hvad der skal ske med { $name }
party-hand-over = Giv bordet videre til { $name }
party-remove = Send { $name } væk
party-remove-ask = Skal { $name } forlade bordet?
party-remove-yes = Ja, send { $name } væk
party-remove-no = Nej
party-joined = { $name } har sat sig.
party-left = { $name } har rejst sig.
party-gone = { $name } er ikke længere forbundet.

## Hvordan andre kommer

invite-title = Bed andre om at komme
invite-share = Del linket
invite-copy = Kopiér linket
invite-copied = Kopieret
invite-text = { $name } vil gerne spille Schwimmen med dig:
invite-qr = QR-kode med linket til dette bord
invite-qr-about = En telefons kamera åbner bordet ud fra denne kode.
invite-only-here = Denne adresse fører kun hertil på denne enhed. Til andre: Start serveren med “schwimmen serve --host 0.0.0.0”, og åbn siden på den adresse, den nævner.

## Den egen plads

own-title = Din plads
own-link-about = Spil videre på en anden enhed: Åbn dit personlige link dér. Den, der har det, spiller for dig, så hold det for dig selv.
own-link = Vis mit personlige link
own-link-text = Min plads ved bordet
own-stand-ask = En computerspiller spiller færdig for dig. Vil du rejse dig?
own-stay = Bliv

## Ved bordet, under spillet

table-covered = Computeren spiller for { $name }
table-covered-own = En computerspiller spiller for dig.
table-return = Jeg er tilbage
table-cover = Lad computeren spille for { $name }
table-next-match = Du er med i næste spil.
table-no-watch = Her må ingen se på.
table-no-room = Alle pladser er optaget.
table-sit-next = Sæt dig til næste spil

link-lost-waits = Forbindelsen er væk. Det, du gjorde, sendes, så snart den er tilbage …
link-waits = På vej til serveren
failed-new-table = Åbn et nyt bord
failed-reload = Genindlæs

## Slutningen på en runde og på et spil

end-ready = vil videre
end-waiting = { $count ->
    [0] Det går videre om lidt.
   *[other] Venter på { $names } …
}
end-goes-on = Det går videre om { $seconds } s.
end-standings = I aften
end-standing = { $name }: { $wins } af { $played } vundet
evening-matches = Spil
evening-match = Spil { $number }
evening-match-won = Spil { $number }: { $name } vandt
end-replay = Se igen
end-replay-text = Et spil Schwimmen at se:

## Snak

talk-title = Snak
talk-unread = Snak, { $count } nye
talk-nothing = Ingen har sagt noget endnu.
talk-said = Hvad der blev sagt
talk-phrases = Sig noget
talk-reactions = Reagér
talk-text = Dine egne ord
talk-send = Sig det
talk-no-text = Ved åbne borde er der kun færdige sætninger.
talk-sit-first = Den, der ser på, lytter. Sæt dig for at være med.
talk-mute = Hvem jeg ikke vil høre
talk-somebody = En eller anden
talk-says = { $name } siger: { $text }
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-thanks = Tak!
phrase-hurry = Det er dig …
phrase-moment = Lige et øjeblik.
phrase-sorry = Undskyld!
phrase-oops = Ups!
phrase-phew = Pyha, det var tæt på!
phrase-swim = Jeg svømmer!
phrase-fire = Feuer!
phrase-again = En til?
phrase-bye = Farvel, vi ses!
reaction-clap = Klapper
reaction-laugh = Griner
reaction-wow = Wow
reaction-sad = Ked af det
reaction-angry = Brummer
reaction-heart = Hjerte

## Åbne borde

lobby-lead = Her må du sætte dig, hvem du end er.
lobby-empty = Intet bord er åbent lige nu. Åbn selv et!
lobby-open = Åbn et bord
lobby-seats = { $seated } af { $places } pladser optaget
lobby-playing = der spilles
lobby-gathering = begynder snart
lobby-join = Sæt dig
lobby-watch = Se på
lobby-look = Gå derhen
lobby-go = { $action }: bord hos { $name }

## Spil, der vises igen

record-lead = Vælg en optegnelse, du har gemt, og gå den igennem træk for træk, med hver spillers øjne.
record-choose = Vælg en optegnelse
record-drop = … eller slip den her. Serveren læser den for at vise den og gemmer den ikke.
replay-loading = Spillet hentes …
replay-gone = Der er intet spil bag dette link (længere).
replay-controls = Gå spillet igennem
replay-eyes = Med hvis øjne
replay-round = Runde
replay-first = Til rundens begyndelse
replay-back = Et skridt tilbage
replay-play = Afspil af sig selv
replay-pause = Pause
replay-forward = Et skridt frem
replay-last = Til rundens slutning

## Den ærlige blanding

fair-short = Kortene loves, før de gives, og du må lægge noget til tilfældet.
fair-more = Sådan virker det
fair-next = Løfte for næste kortgivning
fair-now = Løfte for disse kort
fair-added = { $name } tilføjede: { $text }
fair-mix = Hvad som helst, til tilfældet
fair-mix-add = Tilføj
fair-proof = Bevis for blandingen
fair-verdict-kept = Runde { $round }: Løftet blev holdt.
fair-verdict-fits = Runde { $round }: Startværdien passer til løftet. Du kom efter kortgivningen.
fair-verdict-broken = Runde { $round }: Løftet blev brudt!
fair-verdict-unknown = Runde { $round }: Denne side kunne ikke kontrollere det. Det kan beviset.
fair-lead = Du behøver ikke tro på, at kortene blandes ærligt her: Du kan kontrollere det.
fair-how = Sådan virker det
fair-step-promise = Før hver kortgivning trækker serveren et hemmeligt tal, startværdien, og viser dets fingeraftryk: løftet. Et fingeraftryk passer kun til én startværdi, og ingen kan finde startværdien ud fra det.
fair-step-mix = Alle ved bordet kan så tilføje et par ord.
fair-step-deal = Kortenes rækkefølge beregnes af startværdien og alt det tilføjede.
fair-step-open = Efter runden viser serveren startværdien. Nu kan alle se, at dens fingeraftryk er løftet, og at startværdi og ord giver netop disse kort.
fair-why = Så serveren kan ikke vælge kortene, når den kender dine ord, og du kan det ikke, når du kender startværdien.
fair-limit = Hvad det ikke viser: Serveren selv kender kortene. Den, der driver den, kunne se på dem; sådan er det med ethvert spil på en andens computer.
fair-check = Kontrollér et spil
fair-check-about = Ved bordet, under “Bordet”, er der et bevis for hvert spil. Din browser beregner alt på ny; filen bliver hos dig.
fair-choose = Vælg et bevis
fair-drop = … eller slip det her.
fair-unreadable = Det er ikke et bevis for en blanding.
fair-no-crypto = Denne browser beregner kun fingeraftryk over en sikker forbindelse (https).
fair-all-good = { $rounds ->
    [one] { $rounds } runde kontrolleret: Alt passer.
   *[other] { $rounds } runder kontrolleret: Alt passer.
}
fair-some-bad = Noget passer ikke. Disse kort blev ikke givet som lovet.
fair-round-good = Runde { $round }: Løfte og kort passer.
fair-round-promise = Runde { $round }: Startværdien passer ikke til løftet.
fair-round-cards = Runde { $round }: Startværdi og ord giver andre kort.
fair-first-cards = Første kort: { $cards }
fair-added-text = Tilføjet: { $text }
fair-compare = Sammenlign løfterne med dem, jeres bord viste før hver kortgivning: Det kan kun du. Kommandoen “schwimmen verify” spiller også trækkene efter reglerne.
