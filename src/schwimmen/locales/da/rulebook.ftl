# Reglerne i hele sætninger, lavet af valgmulighederne; hvad en hånd tæller. Her står ingen tal: De kommer alle fra regelmotoren.

## Overskrifter

book-title = Reglerne: { $rules }
book-aim-title = Hvad det går ud på
book-cards-title = Kort og spillere
book-values-title = Hvad en hånd tæller
book-deal-title = Kortgivningen
book-turn-title = Din tur
book-knock-title = At banke
book-end-title = Hvornår runden slutter
book-lose-title = Hvem der mister et liv
book-lives-title = Liv, og spillets afslutning
book-mistakes-title = Almindelige fejl
book-absent-title = Kendt fra andre borde, men ikke med her

## Hvad det går ud på

book-number = { $value }
book-aim = Alle har tre kort på hånden og prøver at samle så mange point som muligt i én og samme farve; { $best } er det højeste. Når runden slutter, koster den laveste hånd et liv. Du behøver altså ikke have den bedste hånd, du må bare ikke have den dårligste.
book-winner = Den, der er tilbage til sidst, vinder spillet.

## Kort og spillere

book-players = Man kan være { $least } til { $most } spillere; så mange er der kort til.
book-pack = Der spilles med { $size } kort: { $lowest } til es i klør, spar, hjerter og ruder, uden jokere.
book-lives = { $lives ->
    [one] Alle begynder med { $lives } liv: en tændstik, en brik eller en ølbrik.
   *[other] Alle begynder med { $lives } liv: tændstikker, brikker eller ølbrikker.
}

## Hvad en hånd tæller

book-values = Et es tæller { $ace } point; konge, dame, knægt og tier tæller { $ten } hver; alle andre kort tæller deres pålydende.
book-one-suit = Kun kort i samme farve lægges sammen, og din bedste farve er håndens værdi. Forskellige farver lægges aldrig sammen.
book-example-one-suit = Alle tre er i samme farve: Alle tre tæller.
book-example-two-suits = To kort i samme farve er her mere værd end det enlige es, som så ikke tæller noget.
book-example-lowest = Lavere end det kan ingen komme.
book-example-best = Et es med to kort til { $ten } point i samme farve: Bedre bliver det ikke.
book-three-of-a-kind-30-5 = Tre kort af samme værdi tæller { $value }, uanset hvilke: mere end enhver hånd i én farve undtagen { $best }.
book-three-of-a-kind-30 = Tre kort af samme værdi tæller { $value }, uanset hvilke: lige så meget som en hånd i én farve med den sum.
book-three-of-a-kind-31 = Tre kort af samme værdi tæller { $value }, uanset hvilke. De er en { $best } som enhver anden, med alt hvad der følger med.
book-three-of-a-kind-off = Tre kort af samme værdi er ikke noget særligt: De er i hver sin farve, så kun det ene tæller.
book-three-aces-ordinary = Tre esser er ingen undtagelse: De tæller { $value }.
book-three-aces-top = Tre esser er mere: De tæller { $value } og slår enhver anden hånd. Runden går videre alligevel.
book-three-aces-fire = Tre esser er Feuer: De tæller { $value } og slår alt.
book-example-three = Lave kort, men tre ens.
book-example-three-off = Tre ens, og dog tæller kun ét kort.
book-example-aces-ordinary = Tre esser.
book-example-aces-top = Tre esser: Intet er bedre.
book-example-aces-fire = Tre esser: Feuer!

## Kortgivningen

book-deal = Kortgiveren blander og giver alle tre kort, ét ad gangen og med bagsiden opad, med uret og først til venstre.
book-first-dealer = Man trækker lod om, hvem der giver først. Efter hver runde går kortgivningen videre med uret til den næste, der stadig er med.
book-dealer-choice-blind = Til midten lægges tre kort mere med bagsiden opad. Kortgiveren ser kun sin egen hånd og vælger så: Enten beholdes den, og de tre andre vendes som midten; eller den lægges åbent i midten, og kortgiveren spiller med de tre andre, som ingen har set før.
book-dealer-choice-open = Tre kort mere lægges åbent i midten. Før spillet går i gang, må kortgiveren bytte hele hånden med alle tre; alle ser, hvad der går, og hvad der kommer.
book-dealer-choice-none = Tre kort mere lægges åbent i midten. Kortgiveren har intet valg og spiller med sin egen hånd.
book-dealer-choice-draw-blind = Et kort mere vendes og begynder afkastbunken. Før spillet går i gang, må kortgiveren bytte hele hånden med de næste tre kort fra bunken uden at se dem; den gamle hånd blandes ind i bunken.
book-dealer-choice-draw-none = Et kort mere vendes og begynder afkastbunken. Kortgiveren spiller med sin egen hånd som alle andre.
book-stock = Resten ligger ved siden af med bagsiden opad: bunken.
book-start = Spilleren til venstre for kortgiveren begynder; der spilles med uret.

## Din tur

book-turn-commerce = Når det er din tur, gør du præcis én af disse ting:
book-turn-draw-discard = Når det er din tur, tager du først et kort og smider så ét, så du igen har tre:
book-exchange-1 = Byt ét kort: Du lægger et af dine åbent i midten og tager et derfra.
book-exchange-2 = Byt to kort med to fra midten.
book-exchange-3 = Byt alle tre kort med hele midten.
book-worse = Du må gerne bytte, selv om hånden ikke bliver bedre af det.
book-passing-free = Pas: Du lader alt være, som det er, så tit du vil.
book-passing-once = { $knocks ->
    [yes] Pas: Du lader alt være, som det er, men kun én gang i runden. Derefter skal du bytte eller banke; i den sidste tur, efter at en anden har banket, skal du bytte.
   *[no] Pas: Du lader alt være, som det er, men kun én gang i runden. Derefter skal du bytte.
}
book-passing-never = { $knocks ->
    [yes] Man kan ikke passe. Den, der ikke banker, skal bytte, også når det gør ondt, og også i den sidste tur, efter at en anden har banket.
   *[no] Man kan ikke passe. Du skal bytte, også når det gør ondt.
}
book-passing-out = Pas: Du beholder dine kort og har ikke flere ture i runden.
book-knock-instead = Bank, hvis du er tilfreds med din hånd og allerede må banke.
book-knock-after = Bagefter må du banke, hvis du er tilfreds med din hånd og allerede må banke.
book-draw = Træk det øverste kort fra bunken. Det kort må du gerne smide igen med det samme.
book-take = Eller tag det øverste kort fra afkastbunken. Det kort skal du beholde og smide et andet.
book-knock-draw = Eller bank i stedet for alt dette, hvis du er tilfreds med din hånd og allerede må banke.
book-no-passing-draw = Man kan ikke passe.
book-renew-789-optional = Så længe en syver, en otter og en nier ligger i midten sammen, uanset farve, må du få dem fjernet: Tre nye kort vendes, og du har stadig hele din tur. Der skal være tre kort i bunken til det.
book-renew-789-automatic = Ligger en syver, en otter og en nier i midten sammen, når en tur begynder, uanset farve, fjernes de af sig selv, og tre nye kort vendes, så længe bunken har tre.
book-all-pass = Passer alle i træk, før nogen har banket, lægges midten til side, og tre nye kort vendes fra bunken. Det koster ingen et liv, og den, der passede først, fortsætter.
book-last-left = Den sidste, der er tilbage, har præcis én tur mere. Er ingen tilbage, slutter runden.
book-empty-stock-showdown = Har bunken da færre end tre kort, slutter runden, og hænderne sammenlignes.
book-empty-stock-reshuffle = Har bunken da færre end tre kort, blandes alt, hvad der ligger i midten og til side, ind i den, og spillet fortsætter.
book-empty-stock-void = Har bunken da færre end tre kort, slutter runden og tæller ikke: Ingen mister noget.
book-empty-stock-draw-showdown = Er bunken tom, når en tur begynder, slutter runden, og hænderne sammenlignes, også efter at nogen har banket.
book-empty-stock-draw-reshuffle = Er bunken tom, når en tur begynder, blandes afkastbunken og bliver til den nye bunke; kun dens øverste kort bliver liggende.
book-empty-stock-draw-void = Er bunken tom, når en tur begynder, slutter runden og tæller ikke: Ingen mister noget, heller ikke efter at nogen har banket.
book-example-swap-1 = Ét kort byttet: { $before } bliver til { $after }.
book-example-swap-2 = To kort byttet: { $before } bliver til { $after }.
book-example-swap-3 = Alle tre byttet: { $before } bliver til { $after }.
book-example-take = Det åbne kort taget, et andet smidt: { $before } bliver til { $after }.
book-label-hand = Hånd
book-label-centre = Midten
book-label-pile = Afkastbunke
book-label-after = Bagefter

## At banke

book-knock = Den, der er tilfreds, banker i bordet. Alle andre, der stadig er med i runden, får præcis én tur mere; derefter vises alle hænder.
book-knock-from-second-lap = Ingen må banke, før alle har haft en tur.
book-knock-from-first-turn = Du må banke, så snart det er din tur, helt fra den første.
book-knock-from-second-turn-except-dealer = Kortgiveren må banke fra sin første tur, alle andre først fra deres anden.
book-knock-from-never = Ingen banker her. Runden slutter på en anden måde.
book-knock-timing-instead = At banke er hele din tur: Du hverken bytter eller passer.
book-knock-timing-draw = At banke er hele din tur: Du hverken trækker eller smider.
book-knock-timing-after = Man banker efter sin tur: Først bytter eller passer du, så må du banke.
book-knock-once = Kun én banker i hver runde, og kun i sin egen tur. I de sidste ture bagefter banker ingen.
book-knock-no-new-centre = Passer alle i disse sidste ture, kommer der ingen ny midte.
book-lap-limit = { $laps ->
    [one] Når alle har haft { $laps } tur, slutter runden, også selv om ingen har banket.
   *[other] Når alle har haft { $laps } ture, slutter runden, også selv om ingen har banket.
}

## Hvornår runden slutter

book-ends = En runde slutter
book-ends-knock = når alle har haft deres sidste tur, efter at en har banket
book-ends-thirty-one = straks, når nogen har { $best }
book-ends-aces = straks, når nogen har tre esser
book-ends-all-passed = når alle har passet for resten af runden
book-ends-stock = når bunken ikke rækker længere
book-ends-laps = når alle har haft det aftalte antal ture
book-thirty-one-ends = Den, der har { $best }, viser dem straks. Ingen har flere ture, og den laveste hånd koster et liv.
book-thirty-one-fire = { $best } er Feuer: Den, der har dem, viser dem straks, ingen har flere ture, og alle, der har mindre, mister et liv.
book-thirty-one-plain = { $best } er den bedste hånd i én farve og ikke andet: Den vises ikke, og runden går videre.
book-aces-burn = Tre esser vises straks. Ingen har flere ture, og alle andre mister et liv.
book-aces-first = Mødes tre esser og { $best }, går de tre esser forud: Også den, der har { $best }, betaler.
book-at-once-commerce = Det gælder lige fra kortgivningen og også i de sidste ture, efter at nogen har banket. Ligger sådanne kort i midten, sker der ikke noget.
book-at-once-draw-discard = Det gælder lige fra kortgivningen og også i de sidste ture, efter at nogen har banket. Det fjerde kort, før du smider, tæller ikke med.
book-shown = Så vises alle hænder, og de sammenlignes.

## Hvem der mister et liv

book-lowest = Den, der har den laveste hånd, mister et liv.
book-tie-lowest-all-lose = Står flere lige om den laveste værdi, mister de hver et liv.
book-tie-lowest-none-lose = Står flere lige om den laveste værdi, mister ingen noget.
book-tie-lowest-tiebreak = Ved lige værdier afgør farven det: klør over spar over hjerter over ruder. Blandt tre ens er den højeste værdi bedst, og tre ens er bedre end én farve med samme point. Kun den, der er lige i alt dette, taber sammen med andre.
book-all-equal-none-lose = Har alle lige meget, mister ingen noget.
book-all-equal-as-usual = Har alle lige meget, er det ingen undtagelse: Så er alle lavest.
book-all-equal-tiebreak = Er alle hænder lige, også i farve eller værdi, mister ingen noget.
book-knocker-tie-ordinary = Står den, der bankede, lige med andre, gør det ingen forskel.
book-knocker-tie-safe = Står den, der bankede, lige med andre om sidstepladsen, er vedkommende fritaget, og de andre betaler.
book-knocker-tie-alone = Står den, der bankede, lige med andre om sidstepladsen, betaler vedkommende alene.
book-knocker-penalty-double-if-sole-lowest = Den, der bankede og har mindre end alle andre, mister to liv.
book-knocker-penalty-double-if-beats-nobody = Den, der bankede og ikke slår nogen, heller ikke når det står lige, mister to liv, og så mister ingen andre noget.
book-weak-knock-below = { $points ->
    [one] Den, der banker med mindre end { $points } point og taber, mister to liv.
   *[other] Den, der banker med mindre end { $points } point og taber, mister to liv.
}
book-points-limit = { $points ->
    [one] Alle med { $points } point eller mindre mister et liv, og det gør den laveste hånd derover også. Kun den bedste hånd mister aldrig noget.
   *[other] Alle med { $points } point eller mindre mister et liv, og det gør den laveste hånd derover også. Kun den bedste hånd mister aldrig noget.
}
book-knocker-rules = Det, der står her om den, der bankede, gælder kun, når runden sluttede på den måde. Ingen mister mere end to liv i en runde.
book-example-knocked = { $name } har banket.
book-example-tiebreak = { $name } og { $other } har lige meget, men { $name } har den bedre hånd.

## Liv

book-swimming-all = Den, der har mistet sit sidste liv, svømmer: Du spiller videre uden liv og er ude, næste gang du taber.
book-swimming-first = Den, der har mistet sit sidste liv, svømmer, altså spiller videre uden liv til det næste tab; men kun hvis ingen anden svømmede før denne runde. Ellers er du ude.
book-swimming-none = Den, der har mistet sit sidste liv, er ude. Ingen svømmer.
book-two-at-once = To liv på én gang er to tab efter hinanden.
book-course = { $losses ->
    [one] Altså: { $course }. Efter { $losses } tab er du ude.
   *[other] Altså: { $course }. Efter { $losses } tab er du ude.
}
book-course-lives = { $lives ->
    [one] { $lives } liv
   *[other] { $lives } liv
}
book-out = Den, der er ude, får ingen kort mere og springes over, når der gives.
book-buy-back = { $lives ->
    [one] Den, der ryger ud, må købe sig ind igen før næste runde, én gang i spillet, med { $lives } liv.
   *[other] Den, der ryger ud, må købe sig ind igen før næste runde, én gang i spillet, med alle { $lives } liv.
}
book-all-out-no-winner = Ryger de sidste alle ud i samme runde, vinder ingen.
book-all-out-replay = Ryger de sidste alle ud i samme runde, tæller den runde ikke: Livene er som før, og den næste giver.

## Almindelige fejl

book-mistake-suits = At lægge forskellige farver sammen: { $cards } er { $value }, ikke { $sum }.
book-mistake-three = At tro, at tre ens slår { $best }: De tæller kun { $value }.
book-mistake-aces = At tro, at tre esser er Feuer: Her er de { $value } værd og slutter ingenting.
book-mistake-exchange-1 = At bytte ét enkelt kort: Det må man ikke her.
book-mistake-exchange-2 = At bytte præcis to kort: Det må man ikke her.
book-mistake-exchange-3 = At bytte alle tre kort: Det må man ikke her.
book-mistake-stock = At trække fra bunken: Man bytter kun med midten.
book-mistake-taken = At smide det kort, man lige har taget fra afkastbunken.
book-mistake-knock-first = At banke i de første ture: Alle skal have haft en tur først.
book-mistake-knock-dealer = At banke i sin første tur uden at være kortgiver.
book-mistake-after-knock = At spille videre, når man selv har banket: Du har haft din sidste tur.
book-mistake-packets = At se på begge bunker som kortgiver: De tre andre kort forbliver usete, til valget er truffet.
book-mistake-hold = At holde { $best } tilbage: De skal vises straks.
book-mistake-last = At håbe på en tur mere, når nogen har banket: Tag det, der hjælper nu.

## Ikke med her

book-absent-fire = Feuer: Her er der ingen hånd, der straks koster alle andre et liv.
book-absent-buy-back = Tilbagekøb: Den, der er ude, bliver ude.
book-absent-renew-789 = En ny midte for syv, otte og ni: De er kort som alle andre.
book-absent-lap-limit = En længste runde: Den varer så mange ture, som den varer.
book-absent-knocker-penalty = En straf for at banke med den laveste hånd: Det koster ét liv som for alle andre.
book-absent-weak-knock-below = En straf for at banke med få point.
book-absent-points-limit = En pointgrænse: Kun den laveste hånd tæller, ikke hvor lav den er.

## På siderne

book-nav-label = Reglernes sider
book-nav-rules = Reglerne
book-nav-hand = Hvad tæller denne hånd?
book-nav-compare = Sammenlign
book-nav-card = Regelkort til print
book-nav-play = Spil efter disse regler
book-nav-languages = Sprog
book-skip = Til teksten
book-contents = På denne side
book-options-title = Ændr reglerne
book-options-about = Begynd med et regelsæt, og ændr så det, der er anderledes ved jeres bord. Teksten følger med.
book-options-preset = Regelsæt
book-options-show = Vis disse regler
book-refused = Disse regler kan ikke spilles:
book-refused-about = Herunder står reglerne uden de ændringer, der ikke kan spilles.
book-card-title = Regelkort
book-card-about = Lavet til et ark i størrelsen A6; vælg den størrelse, når du printer, eller flere sider på ét ark.
book-card-qr = Alle reglerne, som QR-kode
book-compare-title = To regelsæt side om side
book-compare-a = Første regelsæt
book-compare-b = Andet regelsæt
book-compare-show = Sammenlign
book-compare-differences = { $count ->
    [0] De to er ens i alt.
    [one] { $count } forskel
   *[other] { $count } forskelle
}
book-compare-option = Valgmulighed
book-compare-differs = forskellig
book-compare-missing = Intet tilsvarende.

## Hvad tæller denne hånd?

book-hand-title = Hvad tæller denne hånd?
book-hand-about = Vælg tre kort. Du ser, hvad de tæller, hvilke af dem der tæller, og hvad de ville tælle ved andre borde.
book-hand-choose = Dine tre kort
book-hand-show = Tæl
book-hand-wrong = { $count ->
    [one] Det er { $count } kort; en hånd har tre.
   *[other] Det er { $count } kort; en hånd har tre.
}
book-hand-rules = Efter disse regler: { $rules }
book-hand-counts = { $value ->
    [one] Denne hånd tæller { $value } point.
   *[other] Denne hånd tæller { $value } point.
}
book-hand-suit = { $suit ->
    [c] Klørene gør det.
    [s] Sparene gør det.
    [h] Hjerterne gør det.
   *[d] Ruderne gør det.
}
book-hand-three = Tre ens gør det.
book-hand-rest = De andre kort tæller ikke: Forskellige farver lægges aldrig sammen.
book-hand-ends = Den slutter runden straks.
book-hand-fire = Den er Feuer: Runden slutter straks, og de andre mister et liv.
book-hand-goes-on = Runden går videre.
book-hand-readings = Ved andre borde
book-hand-same = Ved alle borde tæller denne hånd det samme.
book-hand-here = her
book-hand-rule = Husregel
book-hand-worth = Point
book-hand-then = Og så

## Navne i eksemplerne

book-name-1 = Anna
book-name-2 = Bent
book-name-3 = Clara
