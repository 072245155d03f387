# Reglerne som valgmuligheder: navne, værdier, forklaringer, regelsæt, hvad der ikke kan spilles; og hvor man ændrer dem.

## Kortene

option-mechanism = Spillet
option-mechanism-about = Hvad du gør med de tre kort på hånden.
option-mechanism-commerce = Byt med midten
option-mechanism-commerce-about = Tre kort ligger åbent i midten; dem bytter du med, når det er din tur.
option-mechanism-draw-discard = Træk og smid
option-mechanism-draw-discard-about = Du trækker fra bunken eller tager det øverste kort i afkastbunken og smider så ét kort.
line-mechanism-commerce = byt med midten
line-mechanism-draw-discard = træk og smid

option-deck = Kortspil
option-deck-about = Kortene, der spilles med. Flere kort rækker til flere spillere.
option-deck-24 = 24 kort
option-deck-24-about = 9 til es.
option-deck-32 = 32 kort
option-deck-32-about = 7 til es, det sædvanlige.
option-deck-36 = 36 kort
option-deck-36-about = 6 til es.
option-deck-40 = 40 kort
option-deck-40-about = 5 til es.
option-deck-52 = 52 kort
option-deck-52-about = 2 til es, hele spillet.
line-deck-24 = 24 kort
line-deck-32 = 32 kort
line-deck-36 = 36 kort
line-deck-40 = 40 kort
line-deck-52 = 52 kort

option-lives = Liv
option-lives-about = Hvor mange liv alle begynder med.
option-lives-value = { $value ->
    [one] { $value } liv
   *[other] { $value } liv
}
line-lives = { $value ->
    [one] { $value } liv
   *[other] { $value } liv
}

option-swimming = At svømme
option-swimming-about = Hvad der sker, når det sidste liv er væk. Den, der svømmer, spiller videre og er ude ved næste tab.
option-swimming-all = Alle svømmer
option-swimming-all-about = Uden liv spiller du videre, til du taber igen.
option-swimming-first = Kun én ad gangen
option-swimming-first-about = Du svømmer kun, hvis ingen anden svømmer i forvejen; ellers er du ude.
option-swimming-none = Ingen svømmer
option-swimming-none-about = Du er ude, så snart det sidste liv er væk.
line-swimming-all = med svømning
line-swimming-first = kun én svømmer
line-swimming-none = uden svømning

option-buy-back = Tilbagekøb
option-buy-back-about = Den, der ryger ud, må komme tilbage én gang i spillet med alle liv.
option-buy-back-false = Nej
option-buy-back-true = Én gang
line-buy-back-false = uden tilbagekøb
line-buy-back-true = tilbagekøb én gang

option-all-out = Alle ude på én gang
option-all-out-about = Hvad der sker, når de sidste ryger ud i samme runde.
option-all-out-no-winner = Ingen vinder
option-all-out-no-winner-about = Spillet slutter uden vinder.
option-all-out-replay = Spil runden igen
option-all-out-replay-about = De tabte liv gives tilbage, og den næste giver kort.
line-all-out-no-winner = ingen vinder, hvis alle ryger ud på én gang
line-all-out-replay = ryger alle ud på én gang, spilles runden igen

## Kortgivningen

option-dealer-choice = Kortgiverens valg
option-dealer-choice-about = Hvad kortgiveren må gøre før den første tur.
option-dealer-choice-blind = Behold eller byt blindt
option-dealer-choice-blind-about = Kortgiveren ser sin hånd og beholder den eller tager tre kort, som ingen har set; den gamle hånd går til midten, eller tilbage i bunken, hvor der ingen midte er.
option-dealer-choice-open = Byt med de åbne kort
option-dealer-choice-open-about = Midten ligger åben fra starten, og kortgiveren må tage den for hele hånden.
option-dealer-choice-none = Intet valg
option-dealer-choice-none-about = Kortgiveren spiller med sin egen hånd som alle andre.
line-dealer-choice-blind = kortgiveren må bytte blindt
line-dealer-choice-open = kortgiveren må bytte med de åbne kort
line-dealer-choice-none = kortgiveren har intet valg

## Turen

option-exchange = At bytte
option-exchange-about = Hvor mange kort du må bytte med midten på én gang; altid lige så mange, som du tager.
option-exchange-1 = Ét
option-exchange-2 = To
option-exchange-3 = Alle tre
line-exchange = byt { $value } kort ad gangen

option-passing = At passe
option-passing-about = Om du må lade dine kort være, som de er. Passer alle i træk, kommer der en ny midte.
option-passing-free = Så tit du vil
option-passing-free-about = Du må passe i hver tur.
option-passing-once = Én gang i runden
option-passing-once-about = Har du passet, skal du bytte eller banke i resten af runden.
option-passing-never = Aldrig
option-passing-never-about = Du skal bytte eller banke, også når det gør ondt.
option-passing-out = For resten af runden
option-passing-out-about = Den, der passer, beholder sine kort og har ikke flere ture; den sidste, der er tilbage, har præcis én til.
line-passing-free = pas så tit man vil
line-passing-once = pas én gang i runden
line-passing-never = man kan ikke passe
line-passing-out = et pas gælder resten af runden

option-empty-stock = Når bunken slipper op
option-empty-stock-about = Hvad der sker, når der skal nye kort til, og bunken har for få.
option-empty-stock-showdown = Runden slutter
option-empty-stock-showdown-about = Kortene på bordet; den laveste taber.
option-empty-stock-reshuffle = Bland igen
option-empty-stock-reshuffle-about = Det, der ligger på bordet, bliver den nye bunke.
option-empty-stock-void = Runden tæller ikke
option-empty-stock-void-about = Ingen mister noget.
line-empty-stock-showdown = en tom bunke slutter runden
line-empty-stock-reshuffle = en tom bunke blandes igen
line-empty-stock-void = med tom bunke tæller runden ikke

option-renew-789 = 7-8-9
option-renew-789-about = Hvad der sker, når 7, 8 og 9 ligger i midten sammen.
option-renew-789-off = Ingenting
option-renew-789-off-about = De er kort som alle andre.
option-renew-789-optional = Ny midte, hvis du vil
option-renew-789-optional-about = I din tur må du få vendt tre nye kort og så stadig spille.
option-renew-789-automatic = Ny midte af sig selv
option-renew-789-automatic-about = De fjernes med det samme, og tre nye kort vendes.
line-renew-789-off = ingen ny midte for 7-8-9
line-renew-789-optional = ny midte for 7-8-9 efter ønske
line-renew-789-automatic = ny midte for 7-8-9 af sig selv

option-lap-limit = Længste runde
option-lap-limit-about = Efter så mange ture til hver slutter runden, også selv om ingen banker.
option-lap-limit-value = { $value ->
    [0] ingen grænse
    [one] { $value } tur til hver
   *[other] { $value } ture til hver
}
line-lap-limit = { $value ->
    [0] ingen længste runde
    [one] højst { $value } tur til hver
   *[other] højst { $value } ture til hver
}

## At banke

option-knock-from = Tidligste bank
option-knock-from-about = Hvornår du må banke. Bagefter får alle andre én tur mere, så sammenlignes hænderne.
option-knock-from-second-lap = Når alle har haft en tur
option-knock-from-second-lap-about = Ingen må banke, før alle har haft en tur.
option-knock-from-first-turn = Første tur
option-knock-from-first-turn-about = Så snart det er din tur, helt fra begyndelsen.
option-knock-from-second-turn-except-dealer = Anden tur, kortgiveren i første
option-knock-from-second-turn-except-dealer-about = Kortgiveren må banke i enhver tur, de andre fra deres anden.
option-knock-from-never = Aldrig
option-knock-from-never-about = Ingen banker; runden slutter på en anden måde.
line-knock-from-second-lap = man banker først, når alle har haft en tur
line-knock-from-first-turn = man må banke fra første tur
line-knock-from-second-turn-except-dealer = man må banke fra anden tur, kortgiveren fra første
line-knock-from-never = ingen banker

option-knock-timing = Bank og tur
option-knock-timing-about = Om det at banke er hele turen eller kommer efter den.
option-knock-timing-instead = At banke er turen
option-knock-timing-instead-about = Du banker i stedet for at bytte eller passe.
option-knock-timing-after = Man banker efter turen
option-knock-timing-after-about = Du bytter eller passer og siger så, om du banker.
line-knock-timing-instead = at banke er hele turen
line-knock-timing-after = man banker efter turen

option-knocker-tie = Hvis den, der bankede, står lige
option-knocker-tie-about = Hvordan hånden hos den, der bankede, regnes mod andre med samme værdi.
option-knocker-tie-ordinary = Lige
option-knocker-tie-ordinary-about = Den, der bankede, behandles som alle andre.
option-knocker-tie-safe = Står over
option-knocker-tie-safe-about = Er flere lavest, betaler de andre.
option-knocker-tie-alone = Står under
option-knocker-tie-alone-about = Er flere lavest, betaler kun den, der bankede.
line-knocker-tie-ordinary = det gør ingen forskel, om den, der bankede, står lige
line-knocker-tie-safe = står det lige, er den, der bankede, fritaget
line-knocker-tie-alone = står det lige, betaler kun den, der bankede

option-knocker-penalty = Hvis den, der bankede, taber
option-knocker-penalty-about = Om det koster mere, når det går galt at banke.
option-knocker-penalty-none = Ét liv, som altid
option-knocker-penalty-none-about = Intet ekstra.
option-knocker-penalty-double-if-sole-lowest = To liv, hvis alene lavest
option-knocker-penalty-double-if-sole-lowest-about = Den, der bankede og har mindre end alle andre, betaler dobbelt.
option-knocker-penalty-double-if-beats-nobody = To liv for ikke at slå nogen
option-knocker-penalty-double-if-beats-nobody-about = Den, der bankede og ikke slår nogen, betaler dobbelt, også når det står lige, og ingen andre betaler.
line-knocker-penalty-none = intet ekstra liv for at banke forkert
line-knocker-penalty-double-if-sole-lowest = den, der bankede og er alene lavest, mister to liv
line-knocker-penalty-double-if-beats-nobody = den, der bankede og ikke slår nogen, mister to liv

option-weak-knock-below = Svagt bank
option-weak-knock-below-about = At banke med færre point end her og tabe koster to liv.
option-weak-knock-below-value = { $value ->
    [0] fra
    [one] under { $value } point
   *[other] under { $value } point
}
line-weak-knock-below = { $value ->
    [0] intet ekstra liv for et svagt bank
    [one] at banke med under { $value } point og tabe koster to liv
   *[other] at banke med under { $value } point og tabe koster to liv
}

## Særlige hænder

option-thirty-one = 31
option-thirty-one-about = Hvad der sker, når nogen har et es og to tiere, knægte, damer eller konger i samme farve.
option-thirty-one-ends = Slutter runden
option-thirty-one-ends-about = Hænderne vises straks, og den laveste mister et liv.
option-thirty-one-fire = Feuer
option-thirty-one-fire-about = Runden slutter straks, og alle under 31 mister et liv.
option-thirty-one-plain = Kun den bedste hånd
option-thirty-one-plain-about = Runden går videre, som om intet var hændt.
line-thirty-one-ends = 31 slutter runden
line-thirty-one-fire = 31 er Feuer
line-thirty-one-plain = 31 slutter ikke runden

option-three-of-a-kind = Tre ens tæller som
option-three-of-a-kind-about = Hvad tre kort af samme værdi tæller, uanset farve.
option-three-of-a-kind-30-5 = 30½
option-three-of-a-kind-30-5-about = Mere end enhver hånd undtagen 31.
option-three-of-a-kind-30 = 30
option-three-of-a-kind-30-about = Lige så meget som en almindelig 30.
option-three-of-a-kind-31 = 31
option-three-of-a-kind-31-about = Lige så meget som en 31, med alt hvad der følger med.
option-three-of-a-kind-off = Intet særligt
option-three-of-a-kind-off-about = Kun kort i samme farve tæller.
line-three-of-a-kind-30-5 = tre ens tæller 30½
line-three-of-a-kind-30 = tre ens tæller 30
line-three-of-a-kind-31 = tre ens tæller 31
line-three-of-a-kind-off = tre ens tæller ikke

option-three-aces = Tre esser tæller som
option-three-aces-about = Hvad der sker, når nogen har tre esser.
option-three-aces-ordinary = Tre ens
option-three-aces-ordinary-about = De tæller som andre tre ens.
option-three-aces-top = 32
option-three-aces-top-about = De slår alle andre hænder; runden går videre.
option-three-aces-fire = Feuer
option-three-aces-fire-about = Runden slutter straks, og alle andre mister et liv.
line-three-aces-ordinary = tre esser er ikke noget særligt
line-three-aces-top = tre esser tæller 32
line-three-aces-fire = tre esser er Feuer

## Hvem der taber

option-tie-lowest = Flere lavest
option-tie-lowest-about = Hvem der betaler, når flere står lige om den laveste værdi.
option-tie-lowest-all-lose = De taber alle
option-tie-lowest-all-lose-about = Alle, der deler sidstepladsen, mister et liv.
option-tie-lowest-none-lose = Ingen taber
option-tie-lowest-none-lose-about = Så koster runden intet liv.
option-tie-lowest-tiebreak = Farven afgør det
option-tie-lowest-tiebreak-about = Klør over spar over hjerter over ruder; blandt tre ens afgør kortets værdi det.
line-tie-lowest-all-lose = er flere lavest, taber de alle
line-tie-lowest-none-lose = er flere lavest, taber ingen
line-tie-lowest-tiebreak = står det lige, afgør farven det

option-all-equal = Alle hænder lige
option-all-equal-about = Hvad der sker, når alle har samme værdi.
option-all-equal-none-lose = Ingen taber
option-all-equal-none-lose-about = Runden koster intet liv.
option-all-equal-as-usual = Som ved flere lavest
option-all-equal-as-usual-about = Alle er lavest, og det, der er valgt dér, gælder.
line-all-equal-none-lose = ingen taber, hvis alle står lige
line-all-equal-as-usual = står alle lige, er det som ellers

option-points-limit = Pointgrænse
option-points-limit-about = Den, der ikke kommer over den, mister et liv, og det gør den laveste derover også; den bedste hånd aldrig.
option-points-limit-value = { $value ->
    [0] fra
    [one] { $value } point
   *[other] { $value } point
}
line-points-limit = { $value ->
    [0] ingen pointgrænse
    [one] { $value } point eller mindre koster et liv
   *[other] { $value } point eller mindre koster et liv
}

## Regelsæt

preset-cardgames-zone = Schwimmen
preset-cardgames-zone-about = Den skrevne standard: tre liv, så svømmer du. Man banker først, når alle har haft en tur.
preset-cardgames-zone-computer = Schwimmen med Feuer
preset-cardgames-zone-computer-about = Som standarden, men tre esser er Feuer: Alle andre mister et liv.
preset-bga-schwimmen = 31 uden svømning
preset-bga-schwimmen-about = Ude med det sidste liv, tre esser er Feuer, og kun kortgiveren må banke i første tur.
preset-bga-summary = Pas og bliv
preset-bga-summary-about = Ingen banker: Passer du, er du færdig i runden. 20 point eller mindre koster et liv.
preset-bga-blitz = Blitz
preset-bga-blitz-about = Træk og smid med 52 kort, uden svømning. En 31 koster alle andre et liv.
preset-score-sheet = Schwimmen med fuld Feuer
preset-score-sheet-about = Både 31 og tre esser er Feuer, og du må banke fra første tur.
preset-game-circle = 31, farven afgør det
preset-game-circle-about = Ingen uafgjort: klør over spar over hjerter over ruder. Tre esser slår alt.
preset-game-circle-fire = 31, farven afgør det, med Feuer
preset-game-circle-fire-about = Ingen uafgjort: klør over spar over hjerter over ruder. Tre esser er Feuer.
preset-pagat-schwimmen = Bank efter turen
preset-pagat-schwimmen-about = Du bytter eller passer og må så banke, fra første tur. Tre esser er Feuer.
preset-pagat-scat = Scat
preset-pagat-scat-about = Træk og smid med 52 kort, med svømning. En 31 koster alle andre et liv.

## Hvad der ikke kan spilles

rules-unknown-option = Der er ingen valgmulighed “{ $option }”.
rules-unknown-value = “{ $value }” er ingen værdi for den. Mulige: { $allowed }.
rules-unknown-preset = Der er intet regelsæt “{ $value }”. Der er: { $allowed }.
rules-draw-discard-open-choice = I træk og smid er der ingen åben midte, kortgiveren kan bytte med.
rules-draw-discard-renewal = I træk og smid er der ingen midte, hvor 7, 8 og 9 kunne ligge.
rules-draw-discard-knock-after = I træk og smid er det at banke altid en tur for sig.
rules-renewal-without-789 = Et spil på 24 kort har ingen 7 og ingen 8.
rules-endless-draw-discard = Uden at banke, og med en bunke, der aldrig slutter runden med en taber, kunne en runde vare evigt. Tillad at banke, lad en tom bunke slutte runden, eller sæt en længste runde.
rules-endless-without-passing = Uden at banke, og uden at passe frit, kunne en runde vare evigt. Tillad at banke eller at passe, eller sæt en længste runde.
rules-endless-stock = Uden at banke, og med en bunke, der aldrig slutter runden med en taber, kunne en runde vare evigt. Tillad at banke, lad en tom bunke slutte runden, eller sæt en længste runde.

## Hvor man ændrer dem

editor-title = Husregler
editor-presets = Regelsæt
editor-presets-about = Begynd med det, der er tættest på jeres, og ændr så det, der er anderledes ved jeres bord.
editor-players = 2 til { $most } spillere
editor-group-cards = Kort og liv
editor-group-deal = Kortgivningen
editor-group-turn = Turen
editor-group-knock = At banke
editor-group-hands = Særlige hænder
editor-group-lose = Hvem der taber
editor-changes = { $count ->
    [0] Præcis som i “{ $preset }”
    [one] { $count } forskel fra “{ $preset }”
   *[other] { $count } forskelle fra “{ $preset }”
}
editor-changed = Ændret
editor-changed-count = { $count } ændret
editor-refused = kan ikke spilles sådan
editor-reset = Tilbage til “{ $value }”
editor-reset-named = { $option }: tilbage til “{ $value }”
editor-reset-all = Fortryd alle ændringer
editor-idle = Har ingen virkning under disse regler.
editor-less-named = { $option }: mindre
editor-more-named = { $option }: mere
editor-at-least-one = Mindst én skal blive.
editor-copy = Kopiér link
editor-copied = Link kopieret
editor-copy-failed = Linket kunne ikke kopieres. Her er det:
rules-in-words = Læs reglerne
editor-done = Færdig
editor-cancel = Annullér
editor-checking = Kontrollerer …
editor-playable = Klar til spil, med 2 til { $most } spillere.
editor-unplayable = Kan ikke spilles endnu:
editor-offline = Reglerne kan ikke kontrolleres: ingen forbindelse til serveren.
editor-retry = Prøv igen
editor-loading = Reglerne hentes …
editor-address-unknown = Denne del af linket siger intet, der kendes her, og blev udeladt: { $parts }
rules-name-changed = { $preset }, ændret
rules-name-own = Egne regler
