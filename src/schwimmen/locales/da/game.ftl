# Kort, træk, forløbet, rundens slutning.

language-name = Dansk
language-sign = DA

## Kort

suit-clubs = klør
suit-spades = spar
suit-hearts = hjerter
suit-diamonds = ruder

rank-2 = to
rank-3 = tre
rank-4 = fire
rank-5 = fem
rank-6 = seks
rank-7 = syv
rank-8 = otte
rank-9 = ni
rank-10 = ti
rank-jack = knægt
rank-queen = dame
rank-king = konge
rank-ace = es

index-jack = B
index-queen = D
index-king = K
index-ace = A

card-name = { $suit ->
    [c] { suit-clubs }
    [s] { suit-spades }
    [h] { suit-hearts }
   *[d] { suit-diamonds }
} { $rank ->
    [2] { rank-2 }
    [3] { rank-3 }
    [4] { rank-4 }
    [5] { rank-5 }
    [6] { rank-6 }
    [7] { rank-7 }
    [8] { rank-8 }
    [9] { rank-9 }
    [10] { rank-10 }
    [J] { rank-jack }
    [Q] { rank-queen }
    [K] { rank-king }
   *[A] { rank-ace }
}
card-short = { $rank ->
    [J] { index-jack }
    [Q] { index-queen }
    [K] { index-king }
    [A] { index-ace }
   *[other] { $rank }
}{ $suit ->
    [c] ♣
    [s] ♠
    [h] ♥
   *[d] ♦
}
card-hidden = kort med bagsiden opad

## Værdier og liv

points = { $value ->
    [one] { $value } point
   *[other] { $value } point
}
lives-left = { $lives ->
    [0] intet liv tilbage
    [one] { $lives } liv tilbage
   *[other] { $lives } liv tilbage
}
lives-swims = svømmer
lives-out = ude
lives-lost = { $lost ->
    [0] intet
    [1] et liv
    [2] to liv
   *[other] { $lost } liv
}
fate-left = { $who ->
    [me] Du har { lives-left }.
   *[other] { $name } har { lives-left }.
}
fate-swims = { $who ->
    [me] Du svømmer nu.
   *[other] { $name } svømmer nu.
}
fate-out = { $who ->
    [me] Du er ude.
   *[other] { $name } er ude.
}

## Træk, på knapper

move-one = Byt
move-two = Byt to
move-all = Alle tre
move-pass = Pas
move-knock = Bank
move-stay = Bank ikke
move-renew = Ny midte
move-keep = Behold
move-switch = Byt hånd
move-draw = Træk
move-take = Tag
move-discard = Smid

## Forløbet

log-dealt = { $who ->
    [me] Du giver.
   *[other] { $name } giver.
}
log-centre = { $takes ->
    [1] Afkastbunke: { $took }.
   *[other] Midten: { $took }.
}
log-kept = { $who ->
    [me] Du beholder dine kort.
   *[other] { $name } beholder hånden.
}
log-switched = { $who ->
    [me] { $gives ->
        [0] Du bytter hånd.
       *[other] { $takes ->
            [0] Du lægger { $gave } og tager den anden bunke.
           *[other] Du lægger { $gave } og tager { $took }.
        }
    }
   *[other] { $gives ->
        [0] { $name } bytter hånd.
       *[other] { $takes ->
            [0] { $name } lægger { $gave } og tager den anden bunke.
           *[other] { $name } lægger { $gave } og tager { $took }.
        }
    }
}
log-exchanged = { $gives ->
    [3] { $who ->
        [me] Du bytter alle tre: { $gave } for { $took }.
       *[other] { $name } bytter alle tre: { $gave } for { $took }.
    }
   *[other] { $who ->
        [me] Du bytter { $gave } for { $took }.
       *[other] { $name } bytter { $gave } for { $took }.
    }
}
log-passed = { $who ->
    [me] Du passer.
   *[other] { $name } passer.
}
log-knocked = { $who ->
    [me] Du banker. Alle andre får én tur mere.
   *[other] { $name } banker. Alle andre får én tur mere.
}
log-stayed = { $who ->
    [me] Du banker ikke.
   *[other] { $name } banker ikke.
}
log-renewed = { $who ->
    [me] Du vender en ny midte.
   *[other] { $name } vender en ny midte.
}
log-drew = { $takes ->
    [0] { $who ->
        [me] Du trækker fra bunken.
       *[other] { $name } trækker fra bunken.
    }
   *[other] { $who ->
        [me] Du trækker { $took } fra bunken.
       *[other] { $name } trækker { $took } fra bunken.
    }
}
log-took = { $who ->
    [me] Du tager { $took } fra afkastbunken.
   *[other] { $name } tager { $took } fra afkastbunken.
}
log-discarded = { $who ->
    [me] Du smider { $gave }.
   *[other] { $name } smider { $gave }.
}
log-shuffled = Bunken blandes igen.
log-ended = { $by ->
    [knock] { ended-knock }
    [thirty_one] { ended-thirty-one }
    [fire] { ended-fire }
    [stock] { ended-stock }
    [all_passed] { ended-all-passed }
    [laps] { ended-laps }
   *[void] { ended-void }
}
log-bought-back = { $who ->
    [me] Du køber dig ind igen.
   *[other] { $name } er med igen.
}
log-match-won = { $who ->
    [me] Du vinder spillet!
   *[other] { $name } vinder spillet.
}
log-match-drawn = De sidste røg ud sammen: Ingen vinder spillet.

## Hvordan en runde sluttede

ended-knock = De sidste ture efter banket er spillet: kortene på bordet.
ended-thirty-one = 31! Runden slutter straks.
ended-fire = Feuer! Runden slutter straks.
ended-stock = Bunken rækker ikke længere: kortene på bordet.
ended-all-passed = Alle har passet for resten af runden: kortene på bordet.
ended-laps = Alle har haft så mange ture som aftalt: kortene på bordet.
ended-void = Bunken er brugt op: Runden tæller ikke.

## Hvorfor nogen taber, eller ikke

why-fire = { $who ->
    [me] Tre esser er Feuer: Du mister { lives-lost }.
   *[other] Tre esser er Feuer: { $name } mister { lives-lost }.
}
why-thirty-one = { $who ->
    [me] 31 er Feuer, og du har { $value }: Du mister { lives-lost }.
   *[other] 31 er Feuer, og { $name } har { $value }: Det koster { lives-lost }.
}
why-lowest = { $who ->
    [me] Med { $value } har du den laveste hånd og mister { lives-lost }.
   *[other] { $name } har med { $value } den laveste hånd og mister { lives-lost }.
}
why-tied = { $who ->
    [me] Med { $value } deler du sidstepladsen og mister { lives-lost }.
   *[other] { $name } deler med { $value } sidstepladsen og mister { lives-lost }.
}
why-lower-of-equals = { $who ->
    [me] Andre har også { $value }, men din hånd står under: Du mister { lives-lost }.
   *[other] Andre har også { $value }, men hånden hos { $name } står under og mister { lives-lost }.
}
why-limit = { $who ->
    [me] Dine { $value } er ikke over pointgrænsen: Du mister { lives-lost }.
   *[other] { $name } er med { $value } ikke over pointgrænsen og mister { lives-lost }.
}
why-sole-lowest = { $who ->
    [me] Du bankede, og med { $value } er du alene lavest: Det koster { lives-lost }.
   *[other] { $name } bankede og er alene lavest med { $value }: Det koster { lives-lost }.
}
why-beats-nobody = { $who ->
    [me] Du bankede, og dine { $value } slår ingen: Det koster { lives-lost }.
   *[other] { $name } bankede og slår ingen med { $value }: Det koster { lives-lost }.
}
why-weak-knock = { $who ->
    [me] Du bankede med kun { $value } og tabte: Det koster { lives-lost }.
   *[other] { $name } bankede med kun { $value } og tabte: Det koster { lives-lost }.
}
why-all-equal = { $who ->
    [me] Alle hænder er lige: Du mister intet.
   *[other] Alle hænder er lige: { $name } mister intet.
}
why-tie-spares = { $who ->
    [me] Med { $value } deler du sidstepladsen, og derfor taber ingen.
   *[other] { $name } deler med { $value } sidstepladsen, og derfor taber ingen.
}
why-higher-of-equals = { $who ->
    [me] Andre har også { $value }, men din hånd står over: Du mister intet.
   *[other] Andre har også { $value }, men hånden hos { $name } står over og mister intet.
}
why-highest = { $who ->
    [me] Med { $value } har du den bedste hånd: Du mister intet.
   *[other] { $name } har med { $value } den bedste hånd og mister intet.
}

## Hvorfor et træk ikke er tilladt

refusal-round-over = Runden er slut.
refusal-stock-due = Bunken blandes først.
refusal-choice-due = Vælg først, om du beholder din hånd eller bytter den.
refusal-discard-due = Du har fire kort: Smid først ét.
refusal-after-due = Din tur er spillet: Sig nu kun, om du banker.
refusal-no-choice = Kun kortgiveren må beholde eller bytte, og kun før den første tur.
refusal-no-discard = Du kan først smide, når du har trukket eller taget et kort.
refusal-no-stay = “Bank ikke” svarer kun på spørgsmålet efter din tur, og det er ikke stillet nu.
refusal-not-commerce = Her er der ingen midte at bytte med, og man kan ikke passe: Træk et kort, tag ét, eller bank.
refusal-not-draw = I dette spil trækker man ikke: Byt med midten.
refusal-exchange-size = Efter disse regler må du ikke bytte så mange kort på én gang.
refusal-pass-never = Efter disse regler må ingen passe: Byt eller bank.
refusal-pass-once = Du har allerede passet i denne runde, og det må man kun én gang.
refusal-knock-never = Efter disse regler banker ingen.
refusal-knock-first-lap = Ingen må banke, før alle har haft en tur.
refusal-knock-first-turn = Kun kortgiveren må banke i første tur; du må fra din anden.
refusal-knock-twice = En har allerede banket: Dette er din sidste tur, så få det bedste ud af din hånd.
refusal-knock-after = Efter disse regler banker du efter at have byttet eller passet, ikke i stedet.
refusal-renew-off = Efter disse regler giver 7, 8 og 9 i midten ikke en ny.
refusal-renew-centre = En ny midte kommer kun, så længe 7, 8 og 9 ligger i den.
refusal-renew-stock = Der er for få kort i bunken til en ny midte.
refusal-taken = Det kort har du lige taget, så du må ikke smide det: Vælg et andet.
refusal-not-in-hand = Det kort har du ikke.
refusal-not-in-centre = Det kort ligger ikke i midten.
refusal-no-shuffle = Der blandes ingen kort nu.
refusal-unreadable = Det er ikke et træk i dette spil.
refusal-not-your-turn = Det er ikke din tur.

## Hvorfor en computerspiller gjorde det

bot-reason-finishes = Med { $value } slutter denne hånd runden straks.
bot-reason-improves = Hånden er nu { $value } værd, mere end før.
bot-reason-builds = Den tæller { $value } for nu, men er lettere at forbedre.
bot-reason-denies = Det er { $value } under alle omstændigheder, og { $name } finder mindre i midten.
bot-reason-leaves-less = Andet tæller mere end disse { $value }, men sådan finder { $name } mindre i midten.
bot-reason-all-three = De tre kort i midten er den bedre hånd: { $value }.
bot-reason-forced = Noget skulle byttes; dette koster mindst og giver { $value }.
bot-reason-last-turn = Det er den sidste tur, og mere end { $value } er der ikke at få.
bot-reason-last-turn-keeps = Det er den sidste tur, og intet slår de { $value } på hånden.
bot-reason-nothing-better = Intet bytte gør mere ud af de { $value } på hånden.
bot-reason-stands = { $value } må være nok i denne runde.
bot-reason-knocks = { $value } er nok til at banke.
bot-reason-knocks-safe = { $value } er nok til at banke: Chancen for at være lavest er kun { NUMBER($chance, style: "percent") }.
bot-reason-knocks-late = Runden har varet længe, og { $value } må være nok.
bot-reason-waits = { $value } er ikke nok til at banke endnu.
bot-reason-renews = 7, 8 og 9 er ikke til nogen nytte, og der kan komme bedre kort.
bot-reason-keeps-hand = { $value } er gode nok at beholde.
bot-reason-switches-hand = Med { $value } er tre andre kort sandsynligvis bedre.
bot-reason-takes = { $cards } hjælper: Det giver { $value }.
bot-reason-draws = Det åbne kort hjælper for lidt: Hånden tæller { $value }.
bot-reason-throws = { $cards } tæller mindst: Så er der { $value } tilbage.
bot-reason-throws-safe = { $cards } er heller ikke til nytte for { $name }: Så er der { $value } tilbage.
bot-reason-ends-it = For at runden kan få en ende.
bot-reason-does-best = Spillet til ende i mange tænkte runder klarer det her sig bedst.
