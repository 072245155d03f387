# Karten, Züge, der Verlauf, das Ende einer Runde. docs/languages.md sagt, welche Variablen es gibt.

# Der eigene Name der Sprache, wie er in der Liste der Sprachen steht.
language-name = Deutsch
# Ihr Zeichen, wo wenig Platz ist.
language-sign = DE

## Karten

suit-clubs = Kreuz
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo

rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-10 = Zehn
rank-jack = Bube
rank-queen = Dame
rank-king = König
rank-ace = Ass

# Die Buchstaben in den Ecken der Karten und in der Kurzform eines Kartennamens.
index-jack = B
index-queen = D
index-king = K
index-ace = A

# $rank: die Zahlen 2 bis 10 oder J, Q, K, A. $suit: c, s, h, d.
card-name = { $suit ->
    [c] { suit-clubs }
    [s] { suit-spades }
    [h] { suit-hearts }
   *[d] { suit-diamonds }
}-{ $rank ->
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
# Eine Karte, die man nicht sieht.
card-hidden = verdeckte Karte

## Werte und Leben

# $value: Punkte eines Blatts, auch 30,5.
points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
# $lives: Leben, die noch da sind.
lives-left = { $lives ->
    [0] kein Leben mehr
    [one] noch { $lives } Leben
   *[other] noch { $lives } Leben
}
lives-swims = schwimmt
lives-out = ausgeschieden
# $lost: wie viele Leben eine Runde kostet; Teil eines Satzes.
lives-lost = { $lost ->
    [0] nichts
    [1] ein Leben
    [2] zwei Leben
   *[other] { $lost } Leben
}
# Nach einem Verlust. $who: me oder other.
fate-left = { $who ->
    [me] Du hast { lives-left }.
   *[other] { $name } hat { lives-left }.
}
fate-swims = { $who ->
    [me] Du schwimmst jetzt.
   *[other] { $name } schwimmt jetzt.
}
fate-out = { $who ->
    [me] Du bist ausgeschieden.
   *[other] { $name } ist ausgeschieden.
}

## Züge, auf Knöpfen

move-one = Tauschen
move-two = Zwei tauschen
move-all = Alle drei
move-pass = Schieben
move-knock = Klopfen
move-stay = Nicht klopfen
move-renew = Neue Mitte
move-keep = Behalten
move-switch = Wechseln
move-draw = Ziehen
move-take = Nehmen
move-discard = Abwerfen

## Der Verlauf
## $who: me oder other. $name: wer. $gave, $took: Karten als Liste. $gives, $takes: wie viele davon man sah.

log-dealt = { $who ->
    [me] Du gibst.
   *[other] { $name } gibt.
}
log-centre = { $takes ->
    [1] Ablage: { $took }.
   *[other] Mitte: { $took }.
}
log-kept = { $who ->
    [me] Du behältst Deine Karten.
   *[other] { $name } behält das Blatt.
}
log-switched = { $who ->
    [me] { $gives ->
        [0] Du wechselst Dein Blatt.
       *[other] { $takes ->
            [0] Du legst { $gave } ab und nimmst das andere Päckchen.
           *[other] Du legst { $gave } ab und nimmst { $took }.
        }
    }
   *[other] { $gives ->
        [0] { $name } wechselt das Blatt.
       *[other] { $takes ->
            [0] { $name } legt { $gave } ab und nimmt das andere Päckchen.
           *[other] { $name } legt { $gave } ab und nimmt { $took }.
        }
    }
}
log-exchanged = { $gives ->
    [3] { $who ->
        [me] Du tauschst alle drei: { $gave } gegen { $took }.
       *[other] { $name } tauscht alle drei: { $gave } gegen { $took }.
    }
   *[other] { $who ->
        [me] Du tauschst { $gave } gegen { $took }.
       *[other] { $name } tauscht { $gave } gegen { $took }.
    }
}
log-passed = { $who ->
    [me] Du schiebst.
   *[other] { $name } schiebt.
}
log-knocked = { $who ->
    [me] Du klopfst. Alle anderen sind noch einmal dran.
   *[other] { $name } klopft. Alle anderen sind noch einmal dran.
}
log-stayed = { $who ->
    [me] Du klopfst nicht.
   *[other] { $name } klopft nicht.
}
log-renewed = { $who ->
    [me] Du deckst eine neue Mitte auf.
   *[other] { $name } deckt eine neue Mitte auf.
}
log-drew = { $takes ->
    [0] { $who ->
        [me] Du ziehst vom Stapel.
       *[other] { $name } zieht vom Stapel.
    }
   *[other] { $who ->
        [me] Du ziehst { $took } vom Stapel.
       *[other] { $name } zieht { $took } vom Stapel.
    }
}
log-took = { $who ->
    [me] Du nimmst { $took } von der Ablage.
   *[other] { $name } nimmt { $took } von der Ablage.
}
log-discarded = { $who ->
    [me] Du wirfst { $gave } ab.
   *[other] { $name } wirft { $gave } ab.
}
log-shuffled = Der Stapel wird neu gemischt.
# $by: wie die Runde endete.
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
    [me] Du kaufst Dich wieder ein.
   *[other] { $name } ist wieder dabei.
}
log-match-won = { $who ->
    [me] Du gewinnst die Partie!
   *[other] { $name } gewinnt die Partie.
}
log-match-drawn = Die Letzten scheiden zugleich aus: Niemand gewinnt die Partie.

## Wie eine Runde endete

ended-knock = Nach dem Klopfen waren alle noch einmal dran: Karten auf den Tisch.
ended-thirty-one = 31! Die Runde ist sofort zu Ende.
ended-fire = Feuer! Die Runde ist sofort zu Ende.
ended-stock = Der Stapel reicht nicht mehr: Karten auf den Tisch.
ended-all-passed = Alle haben für diese Runde geschoben: Karten auf den Tisch.
ended-laps = Alle hatten so viele Züge wie vereinbart: Karten auf den Tisch.
ended-void = Der Stapel ist aufgebraucht: Die Runde zählt nicht.

## Warum jemand verliert, oder auch nicht
## $who: me oder other. $name: wer. $value: Punkte des Blatts. $lost: Leben, die es kostet.

why-fire = { $who ->
    [me] Drei Asse sind Feuer: Du verlierst { lives-lost }.
   *[other] Drei Asse sind Feuer: { $name } verliert { lives-lost }.
}
why-thirty-one = { $who ->
    [me] 31 ist Feuer, und Du hast { $value }: Du verlierst { lives-lost }.
   *[other] 31 ist Feuer, und { $name } hat { $value }: Das kostet { lives-lost }.
}
why-lowest = { $who ->
    [me] Du hast mit { $value } am wenigsten und verlierst { lives-lost }.
   *[other] { $name } hat mit { $value } am wenigsten und verliert { lives-lost }.
}
why-tied = { $who ->
    [me] Du liegst mit { $value } gleichauf ganz unten und verlierst { lives-lost }.
   *[other] { $name } liegt mit { $value } gleichauf ganz unten und verliert { lives-lost }.
}
why-lower-of-equals = { $who ->
    [me] { $value } haben auch andere, aber Dein Blatt steht hinter ihrem: Du verlierst { lives-lost }.
   *[other] { $value } haben auch andere, aber das Blatt von { $name } steht hinter ihrem und verliert { lives-lost }.
}
why-limit = { $who ->
    [me] Du liegst mit { $value } nicht über der Punktgrenze und verlierst { lives-lost }.
   *[other] { $name } liegt mit { $value } nicht über der Punktgrenze und verliert { lives-lost }.
}
why-sole-lowest = { $who ->
    [me] Du hast geklopft und liegst mit { $value } allein ganz unten: Das kostet { lives-lost }.
   *[other] { $name } hat geklopft und liegt mit { $value } allein ganz unten: Das kostet { lives-lost }.
}
why-beats-nobody = { $who ->
    [me] Du hast geklopft und schlägst mit { $value } niemanden: Das kostet { lives-lost }.
   *[other] { $name } hat geklopft und schlägt mit { $value } niemanden: Das kostet { lives-lost }.
}
why-weak-knock = { $who ->
    [me] Du hast mit nur { $value } geklopft und verloren: Das kostet { lives-lost }.
   *[other] { $name } hat mit nur { $value } geklopft und verloren: Das kostet { lives-lost }.
}
why-all-equal = { $who ->
    [me] Alle haben gleich viel: Du verlierst nichts.
   *[other] Alle haben gleich viel: { $name } verliert nichts.
}
why-tie-spares = { $who ->
    [me] Du liegst mit { $value } gleichauf ganz unten, und darum verliert niemand.
   *[other] { $name } liegt mit { $value } gleichauf ganz unten, und darum verliert niemand.
}
why-higher-of-equals = { $who ->
    [me] { $value } haben auch andere, aber Dein Blatt steht vor ihrem: Du verlierst nichts.
   *[other] { $value } haben auch andere, aber das Blatt von { $name } steht vor ihrem und verliert nichts.
}
why-highest = { $who ->
    [me] Du hast mit { $value } das beste Blatt und verlierst nichts.
   *[other] { $name } hat mit { $value } das beste Blatt und verliert nichts.
}

## Warum ein Zug nicht erlaubt ist

refusal-round-over = Die Runde ist zu Ende.
refusal-stock-due = Erst wird der Stapel neu gemischt.
refusal-choice-due = Entscheide erst, ob Du Dein Blatt behältst oder wechselst.
refusal-discard-due = Du hast vier Karten: Wirf erst eine ab.
refusal-after-due = Dein Zug ist gemacht: Sag jetzt nur noch, ob Du klopfst.
refusal-no-choice = Behalten oder wechseln darf nur, wer gibt, und nur vor dem ersten Zug.
refusal-no-discard = Abwerfen kannst Du erst, wenn Du eine Karte gezogen oder genommen hast.
refusal-no-stay = „Nicht klopfen“ antwortet nur auf die Frage nach Deinem Zug, und die ist gerade nicht offen.
refusal-not-commerce = Hier gibt es keine Mitte zum Tauschen und kein Schieben: Zieh, nimm oder klopfe.
refusal-not-draw = In diesem Spiel wird nicht gezogen: Tausche mit der Mitte.
refusal-exchange-size = So viele Karten darfst Du nach diesen Regeln nicht auf einmal tauschen.
refusal-pass-never = Nach diesen Regeln darf niemand schieben: Tausche oder klopfe.
refusal-pass-once = Du hast in dieser Runde schon geschoben, und das geht nur einmal.
refusal-knock-never = Nach diesen Regeln klopft niemand.
refusal-knock-first-lap = Geklopft wird erst, wenn alle einmal dran waren.
refusal-knock-first-turn = Im ersten Zug darf nur klopfen, wer gibt; Du darfst es ab Deinem zweiten.
refusal-knock-twice = Es hat schon jemand geklopft: Das ist Dein letzter Zug, mach das Beste aus Deinem Blatt.
refusal-knock-after = Nach diesen Regeln klopfst Du nach dem Tauschen oder Schieben, nicht stattdessen.
refusal-renew-off = Nach diesen Regeln bringen 7, 8 und 9 keine neue Mitte.
refusal-renew-centre = Eine neue Mitte gibt es nur, solange 7, 8 und 9 in der Mitte liegen.
refusal-renew-stock = Im Stapel liegen zu wenige Karten für eine neue Mitte.
refusal-taken = Diese Karte hast Du gerade genommen, Du darfst sie nicht gleich abwerfen: Wähle eine andere.
refusal-not-in-hand = Diese Karte hast Du nicht auf der Hand.
refusal-not-in-centre = Diese Karte liegt nicht in der Mitte.
refusal-no-shuffle = Jetzt werden keine Karten gemischt.
refusal-unreadable = Das ist kein Zug in diesem Spiel.
refusal-not-your-turn = Du bist nicht dran.

## Warum ein Computerspieler das getan hat
## $value: Punkte des Blatts. $cards: Karten mit Namen. $name: jemand anderes. $chance: von 0 bis 1.

bot-reason-finishes = Mit { $value } beendet dieses Blatt die Runde sofort.
bot-reason-improves = Das Blatt zählt jetzt { $value }, mehr als vorher.
bot-reason-builds = Es zählt vorerst { $value }, lässt sich aber leichter verbessern.
bot-reason-denies = Es sind so oder so { $value }, und { $name } findet weniger in der Mitte.
bot-reason-leaves-less = Anderes zählt mehr als diese { $value }, aber so findet { $name } weniger in der Mitte.
bot-reason-all-three = Die drei Karten der Mitte sind das bessere Blatt: { $value }.
bot-reason-forced = Irgendetwas musste getauscht werden; das kostet am wenigsten und lässt { $value }.
bot-reason-last-turn = Es ist der letzte Zug, und mehr als { $value } ist nicht zu holen.
bot-reason-last-turn-keeps = Es ist der letzte Zug, und nichts ist besser als die { $value } auf der Hand.
bot-reason-nothing-better = Kein Tausch macht mehr aus den { $value } auf der Hand.
bot-reason-stands = { $value } reichen für diese Runde.
bot-reason-knocks = { $value } reichen zum Klopfen.
bot-reason-knocks-safe = { $value } reichen zum Klopfen: Ganz unten zu liegen ist nur zu { NUMBER($chance, style: "percent") } wahrscheinlich.
bot-reason-knocks-late = Die Runde dauert schon lange, da müssen { $value } reichen.
bot-reason-waits = { $value } reichen noch nicht zum Klopfen.
bot-reason-renews = 7, 8 und 9 nützen nichts, und es können bessere Karten kommen.
bot-reason-keeps-hand = { $value } sind gut genug zum Behalten.
bot-reason-switches-hand = Mit { $value } sind drei andere Karten wahrscheinlich besser.
bot-reason-takes = { $cards } hilft: Das ergibt { $value }.
bot-reason-draws = Die offene Karte hilft zu wenig: Das Blatt zählt { $value }.
bot-reason-throws = { $cards } zählt am wenigsten: Es bleiben { $value }.
bot-reason-throws-safe = { $cards } nützt auch { $name } nichts: Es bleiben { $value }.
bot-reason-ends-it = Damit die Runde zu Ende geht.
bot-reason-does-best = In vielen gedachten Runden zu Ende gespielt, schneidet das am besten ab.
