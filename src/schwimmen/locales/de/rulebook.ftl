# Die Regeln in ganzen Sätzen, aus den Optionen gemacht; was ein Blatt zählt. Hier steht keine Zahl: Alle kommen aus dem Regelwerk.
# book-NAME-WERT: was der Wert einer Option bedeutet, als Satz oder als Punkt einer Liste.

## Überschriften

book-title = Die Regeln: { $rules }
book-aim-title = Worum es geht
book-cards-title = Karten und Leute
book-values-title = Was ein Blatt zählt
book-deal-title = Das Geben
book-turn-title = Wenn Du dran bist
book-knock-title = Klopfen
book-end-title = Wann die Runde endet
book-lose-title = Wer ein Leben verliert
book-lives-title = Leben, und das Ende der Partie
book-mistakes-title = Häufige Fehler
book-absent-title = Anderswo üblich, hier nicht gespielt

# Eine Zahl für sich, auch 30,5.
book-number = { $value }

## Worum es geht

# $best: Punkte des besten Blatts einer Farbe.
book-aim = Alle haben drei Karten auf der Hand und versuchen, in einer einzigen Farbe möglichst viele Punkte zusammenzubringen; mehr als { $best } geht nicht. Am Ende der Runde kostet das niedrigste Blatt ein Leben. Du musst also nicht das beste haben, nur nicht das schlechteste.
book-winner = Wer als Letztes übrig bleibt, gewinnt die Partie.

## Karten und Leute

# $least, $most: wie viele mitspielen.
book-players = Mitspielen können { $least } bis { $most }; für so viele reichen die Karten.
# $size: Karten im Spiel. $lowest: der niedrigste Rang.
book-pack = Gespielt wird mit { $size } Karten: { $lowest } bis Ass in Kreuz, Pik, Herz und Karo, ohne Joker.
# $lives: am Anfang.
book-lives = { $lives ->
    [one] Alle beginnen mit { $lives } Leben: einem Streichholz, einem Chip oder einem Bierdeckel.
   *[other] Alle beginnen mit { $lives } Leben: Streichhölzern, Chips oder Bierdeckeln.
}

## Was ein Blatt zählt

# $ace, $ten: Punkte einer Karte.
book-values = Ein Ass zählt { $ace } Punkte; König, Dame, Bube und Zehn zählen je { $ten }; jede andere Karte zählt, was auf ihr steht.
book-one-suit = Zusammengezählt wird nur, was von derselben Farbe ist, und die beste Deiner Farben ist der Wert Deines Blatts. Verschiedene Farben werden nie zusammengezählt.
book-example-one-suit = Alle drei sind von einer Farbe: Alle drei zählen.
book-example-two-suits = Zwei Karten einer Farbe sind hier mehr wert als das einzelne Ass, und das zählt dann nichts.
book-example-lowest = Weniger als das kann niemand haben.
book-example-best = Ein Ass mit zwei Karten zu { $ten } Punkten in einer Farbe: Mehr geht nicht.
# $value: Punkte von drei Gleichen. $best: Punkte des besten Blatts einer Farbe.
book-three-of-a-kind-30-5 = Drei Karten vom selben Rang zählen { $value }, gleich welcher Rang: mehr als jedes Blatt einer Farbe außer { $best }.
book-three-of-a-kind-30 = Drei Karten vom selben Rang zählen { $value }, gleich welcher Rang: so viel wie ein Blatt einer Farbe mit dieser Summe.
book-three-of-a-kind-31 = Drei Karten vom selben Rang zählen { $value }, gleich welcher Rang. Sie sind eine { $best } wie jede andere, mit allem, was daraus folgt.
book-three-of-a-kind-off = Drei Karten vom selben Rang sind nichts Besonderes: Sie sind von verschiedenen Farben, und darum zählt nur eine davon.
book-three-aces-ordinary = Drei Asse sind keine Ausnahme: Sie zählen { $value }.
book-three-aces-top = Drei Asse sind mehr: Sie zählen { $value } und schlagen jedes andere Blatt. Die Runde geht trotzdem weiter.
book-three-aces-fire = Drei Asse sind Feuer: Sie zählen { $value } und schlagen alles.
book-example-three = Niedrige Karten, aber drei Gleiche.
book-example-three-off = Drei Gleiche, und doch zählt nur eine Karte.
book-example-aces-ordinary = Drei Asse.
book-example-aces-top = Drei Asse: Besser geht es nicht.
book-example-aces-fire = Drei Asse: Feuer!

## Das Geben

book-deal = Wer gibt, mischt und teilt allen drei Karten aus, verdeckt und einzeln, links beginnend und im Uhrzeigersinn.
book-first-dealer = Wer als Erstes gibt, wird ausgelost. Nach jeder Runde geht das Geben im Uhrzeigersinn weiter, zu den Nächsten, die noch dabei sind.
book-dealer-choice-blind = Für die Mitte werden drei weitere Karten verdeckt hingelegt. Wer gibt, schaut nur das eigene Blatt an und entscheidet dann: es behalten, dann werden die drei anderen als Mitte aufgedeckt; oder es offen in die Mitte legen und mit den drei anderen spielen, die bis dahin niemand gesehen hat.
book-dealer-choice-open = Drei weitere Karten werden offen in die Mitte gelegt. Bevor gespielt wird, darf wer gibt das ganze Blatt gegen alle drei tauschen; alle sehen, was geht und was kommt.
book-dealer-choice-none = Drei weitere Karten werden offen in die Mitte gelegt. Wer gibt, hat keine Wahl und spielt das eigene Blatt.
book-dealer-choice-draw-blind = Eine weitere Karte wird aufgedeckt: Mit ihr beginnt die Ablage. Bevor gespielt wird, darf wer gibt das ganze Blatt gegen die nächsten drei Karten des Stapels wechseln, ohne sie zu kennen; das alte Blatt wird in den Stapel gemischt.
book-dealer-choice-draw-none = Eine weitere Karte wird aufgedeckt: Mit ihr beginnt die Ablage. Wer gibt, spielt das eigene Blatt wie alle anderen.
book-stock = Der Rest liegt verdeckt daneben: der Stapel.
book-start = Links von wem gegeben wurde, geht es los, und weiter im Uhrzeigersinn.

## Wenn Du dran bist

book-turn-commerce = Wenn Du dran bist, machst Du genau eines davon:
book-turn-draw-discard = Wenn Du dran bist, nimmst Du erst eine Karte und wirfst dann eine ab, sodass Du wieder drei hast:
book-exchange-1 = Eine Karte tauschen: Du legst eine von Deinen offen in die Mitte und nimmst eine von dort.
book-exchange-2 = Zwei Karten gegen zwei aus der Mitte tauschen.
book-exchange-3 = Alle drei Karten gegen die ganze Mitte tauschen.
book-worse = Tauschen darfst Du auch, wenn Dein Blatt davon nicht besser wird.
book-passing-free = Schieben: Du lässt alles, wie es ist, und das, so oft Du willst.
# $knocks: yes oder no, ob es Klopfen gibt.
book-passing-once = { $knocks ->
    [yes] Schieben: Du lässt alles, wie es ist, aber nur einmal in der Runde. Danach musst Du tauschen oder klopfen, im letzten Zug nach einem Klopfen tauschen.
   *[no] Schieben: Du lässt alles, wie es ist, aber nur einmal in der Runde. Danach musst Du tauschen.
}
book-passing-never = { $knocks ->
    [yes] Schieben gibt es nicht. Wer nicht klopft, muss tauschen, auch wenn es wehtut, und auch im letzten Zug nach einem Klopfen.
   *[no] Schieben gibt es nicht. Du musst tauschen, auch wenn es wehtut.
}
book-passing-out = Schieben: Du behältst Deine Karten und bist in dieser Runde nicht mehr dran.
book-knock-instead = Klopfen, wenn Du mit Deinem Blatt zufrieden bist und schon klopfen darfst.
book-knock-after = Danach darfst Du klopfen, wenn Du mit Deinem Blatt zufrieden bist und schon klopfen darfst.
book-draw = Die oberste Karte des Stapels ziehen. Diese Karte darfst Du gleich wieder abwerfen.
book-take = Oder die oberste Karte der Ablage nehmen. Diese Karte musst Du behalten und eine andere abwerfen.
book-knock-draw = Oder statt alledem klopfen, wenn Du mit Deinem Blatt zufrieden bist und schon klopfen darfst.
book-no-passing-draw = Schieben gibt es nicht.
book-renew-789-optional = Solange eine Sieben, eine Acht und eine Neun zusammen in der Mitte liegen, gleich welcher Farbe, darfst Du sie wegräumen lassen: Drei neue Karten werden aufgedeckt, und Du hast trotzdem Deinen ganzen Zug. Im Stapel müssen noch drei Karten liegen.
book-renew-789-automatic = Liegen zu Beginn eines Zuges eine Sieben, eine Acht und eine Neun zusammen in der Mitte, gleich welcher Farbe, so werden sie von selbst weggeräumt und drei neue Karten aufgedeckt, solange der Stapel noch drei hat.
book-all-pass = Schieben alle nacheinander, bevor jemand geklopft hat, so wird die Mitte weggelegt, und drei neue Karten vom Stapel werden aufgedeckt. Das kostet kein Leben, und weiter geht es bei dem, der zuerst geschoben hat.
book-last-left = Wer als Letztes übrig bleibt, ist genau noch einmal dran. Ist niemand mehr übrig, endet die Runde.
book-empty-stock-showdown = Hat der Stapel dann weniger als drei Karten, endet die Runde, und die Blätter werden verglichen.
book-empty-stock-reshuffle = Hat der Stapel dann weniger als drei Karten, wird alles hineingemischt, was in der Mitte und daneben liegt, und es geht weiter.
book-empty-stock-void = Hat der Stapel dann weniger als drei Karten, endet die Runde und zählt nicht: Niemand verliert etwas.
book-empty-stock-draw-showdown = Ist der Stapel zu Beginn eines Zuges leer, endet die Runde, und die Blätter werden verglichen, auch nach einem Klopfen.
book-empty-stock-draw-reshuffle = Ist der Stapel zu Beginn eines Zuges leer, wird die Ablage gemischt und zum neuen Stapel; nur ihre oberste Karte bleibt liegen.
book-empty-stock-draw-void = Ist der Stapel zu Beginn eines Zuges leer, endet die Runde und zählt nicht: Niemand verliert etwas, auch nach einem Klopfen nicht.
# $before, $after: Punkte des Blatts.
book-example-swap-1 = Eine Karte getauscht: Aus { $before } werden { $after }.
book-example-swap-2 = Zwei Karten getauscht: Aus { $before } werden { $after }.
book-example-swap-3 = Alle drei getauscht: Aus { $before } werden { $after }.
book-example-take = Die offene Karte genommen, eine andere abgeworfen: Aus { $before } werden { $after }.
book-label-hand = Blatt
book-label-centre = Mitte
book-label-pile = Ablage
book-label-after = Danach

## Klopfen

book-knock = Wer zufrieden ist, klopft auf den Tisch. Alle anderen, die in der Runde noch dabei sind, kommen dann genau noch einmal dran; danach zeigen alle ihre Karten.
book-knock-from-second-lap = Geklopft werden darf erst, wenn alle einmal dran waren.
book-knock-from-first-turn = Klopfen darfst Du, sobald Du dran bist, gleich vom ersten Zug an.
book-knock-from-second-turn-except-dealer = Wer gibt, darf vom ersten Zug an klopfen, alle anderen erst von ihrem zweiten an.
book-knock-from-never = Geklopft wird hier nicht. Die Runde endet auf andere Weise.
book-knock-timing-instead = Das Klopfen ist Dein ganzer Zug: Du tauschst und schiebst dann nicht.
book-knock-timing-draw = Das Klopfen ist Dein ganzer Zug: Du ziehst und wirfst dann nicht ab.
book-knock-timing-after = Das Klopfen kommt nach dem Zug: Erst tauschst oder schiebst Du, dann darfst Du noch klopfen.
book-knock-once = In einer Runde klopft nur einer, und nur, wer dran ist. In den letzten Zügen danach klopft niemand mehr.
book-knock-no-new-centre = Schieben in diesen letzten Zügen alle, kommt keine neue Mitte.
# $laps: Züge.
book-lap-limit = { $laps ->
    [one] Hatten alle { $laps } Zug, endet die Runde, auch wenn niemand geklopft hat.
   *[other] Hatten alle { $laps } Züge, endet die Runde, auch wenn niemand geklopft hat.
}

## Wann die Runde endet

book-ends = Eine Runde endet
book-ends-knock = wenn nach einem Klopfen alle ihren letzten Zug hatten
book-ends-thirty-one = sofort, wenn jemand { $best } hat
book-ends-aces = sofort, wenn jemand drei Asse hat
book-ends-all-passed = wenn alle für diese Runde geschoben haben
book-ends-stock = wenn der Stapel nicht mehr reicht
book-ends-laps = wenn alle so viele Züge hatten wie vereinbart
book-thirty-one-ends = Wer { $best } hat, zeigt sie sofort. Niemand ist mehr dran, und das niedrigste Blatt kostet ein Leben.
book-thirty-one-fire = { $best } ist Feuer: Wer sie hat, zeigt sie sofort, niemand ist mehr dran, und alle, die weniger haben, verlieren ein Leben.
book-thirty-one-plain = { $best } ist das beste Blatt einer Farbe und sonst nichts: Man zeigt es nicht, und die Runde geht weiter.
book-aces-burn = Drei Asse zeigt man sofort. Niemand ist mehr dran, und alle anderen verlieren ein Leben.
book-aces-first = Treffen drei Asse und { $best } zusammen, gehen die drei Asse vor: Auch wer { $best } hat, zahlt.
book-at-once-commerce = Das gilt vom Geben an und auch noch in den letzten Zügen nach einem Klopfen. Liegen solche Karten in der Mitte, passiert nichts.
book-at-once-draw-discard = Das gilt vom Geben an und auch noch in den letzten Zügen nach einem Klopfen. Die vierte Karte, vor dem Abwerfen, zählt dafür nicht mit.
book-shown = Dann zeigen alle ihre Blätter, und es wird verglichen.

## Wer verliert

book-lowest = Wer das niedrigste Blatt hat, verliert ein Leben.
book-tie-lowest-all-lose = Haben mehrere gleich wenig, verliert jeder von ihnen ein Leben.
book-tie-lowest-none-lose = Haben mehrere gleich wenig, verliert niemand.
book-tie-lowest-tiebreak = Bei gleichen Werten entscheidet die Farbe: Kreuz vor Pik vor Herz vor Karo. Unter drei Gleichen ist der höhere Rang besser, und drei Gleiche sind besser als eine Farbe mit ebenso vielen Punkten. Nur wer in alledem gleich ist, verliert gemeinsam.
book-all-equal-none-lose = Haben alle gleich viel, verliert niemand.
book-all-equal-as-usual = Haben alle gleich viel, ist das keine Ausnahme: Dann sind eben alle die Niedrigsten.
book-all-equal-tiebreak = Sind alle gleich, auch in Farbe oder Rang, verliert niemand.
book-knocker-tie-ordinary = Liegt mit anderen gleichauf, wer geklopft hat, macht das keinen Unterschied.
book-knocker-tie-safe = Liegt gleichauf ganz unten, wer geklopft hat, passiert ihm nichts, und die anderen zahlen.
book-knocker-tie-alone = Liegt gleichauf ganz unten, wer geklopft hat, zahlt er allein.
book-knocker-penalty-double-if-sole-lowest = Wer geklopft hat und weniger hat als alle anderen, verliert zwei Leben.
book-knocker-penalty-double-if-beats-nobody = Wer geklopft hat und niemanden schlägt, auch bei Gleichstand, verliert zwei Leben; die anderen verlieren dann nichts.
# $points: die Grenze.
book-weak-knock-below = { $points ->
    [one] Wer mit weniger als { $points } Punkt klopft und verliert, verliert zwei Leben.
   *[other] Wer mit weniger als { $points } Punkten klopft und verliert, verliert zwei Leben.
}
book-points-limit = { $points ->
    [one] Wer { $points } Punkt oder weniger hat, verliert ein Leben, und das niedrigste Blatt darüber verliert auch eines. Nur das beste Blatt verliert nie.
   *[other] Wer { $points } Punkte oder weniger hat, verliert ein Leben, und das niedrigste Blatt darüber verliert auch eines. Nur das beste Blatt verliert nie.
}
book-knocker-rules = Was hier über das Klopfen steht, gilt nur, wenn die Runde durch das Klopfen endet. Mehr als zwei Leben verliert in einer Runde niemand.
book-example-knocked = { $name } hat geklopft.
# $name: wessen Blatt vorn steht. $other: das andere.
book-example-tiebreak = { $name } und { $other } haben gleich viel, aber das Blatt von { $name } ist das bessere.

## Leben

book-swimming-all = Wer das letzte Leben verloren hat, schwimmt: Du spielst ohne Leben weiter und bist beim nächsten Verlust draußen.
book-swimming-first = Wer das letzte Leben verloren hat, schwimmt, spielt also ohne Leben weiter bis zum nächsten Verlust; aber nur, wenn vor dieser Runde niemand anderes schwamm. Sonst bist Du draußen.
book-swimming-none = Wer das letzte Leben verloren hat, ist draußen. Geschwommen wird nicht.
book-two-at-once = Zwei Leben auf einmal sind zwei Verluste nacheinander.
# $course: wie die Leben gehen, „3 → 2 → 1 → schwimmt → draußen“. $losses: wie viele Verluste das sind.
book-course = { $losses ->
    [one] Also: { $course }. Nach { $losses } Verlust bist Du draußen.
   *[other] Also: { $course }. Nach { $losses } Verlusten bist Du draußen.
}
book-course-lives = { $lives ->
    [one] { $lives } Leben
   *[other] { $lives } Leben
}
book-out = Wer draußen ist, bekommt keine Karten mehr und wird beim Geben übersprungen.
book-buy-back = { $lives ->
    [one] Wer ausscheidet, darf sich vor der nächsten Runde wieder einkaufen, einmal in der Partie, mit { $lives } Leben.
   *[other] Wer ausscheidet, darf sich vor der nächsten Runde wieder einkaufen, einmal in der Partie, mit allen { $lives } Leben.
}
book-all-out-no-winner = Scheiden die Letzten alle in derselben Runde aus, gewinnt niemand.
book-all-out-replay = Scheiden die Letzten alle in derselben Runde aus, zählt diese Runde nicht: Die Leben sind wie zuvor, und die Nächsten geben.

## Häufige Fehler

# $cards: ein Blatt. $value: was es zählt. $sum: die Summe aller Karten.
book-mistake-suits = Verschiedene Farben zusammenzählen: { $cards } sind { $value }, nicht { $sum }.
book-mistake-three = Glauben, drei Gleiche schlügen { $best }: Sie zählen nur { $value }.
book-mistake-aces = Drei Asse für Feuer halten: Hier sind sie { $value } wert und beenden nichts.
book-mistake-exchange-1 = Nur eine Karte tauschen: Das ist hier nicht erlaubt.
book-mistake-exchange-2 = Genau zwei Karten tauschen: Das ist hier nicht erlaubt.
book-mistake-exchange-3 = Alle drei Karten tauschen: Das ist hier nicht erlaubt.
book-mistake-stock = Vom Stapel ziehen: Getauscht wird nur mit der Mitte.
book-mistake-taken = Die Karte wieder abwerfen, die man gerade von der Ablage genommen hat.
book-mistake-knock-first = In den ersten Zügen klopfen: Vorher müssen alle einmal dran gewesen sein.
book-mistake-knock-dealer = Im ersten Zug klopfen, ohne gegeben zu haben.
book-mistake-after-knock = Nach dem eigenen Klopfen weiterspielen: Du hattest Deinen letzten Zug.
book-mistake-packets = Beim Geben beide Päckchen anschauen: Die drei anderen Karten bleiben unbesehen, bis entschieden ist.
book-mistake-hold = { $best } zurückhalten: Man muss sie sofort zeigen.
book-mistake-last = Nach einem Klopfen auf noch einen Zug hoffen: Nimm, was jetzt hilft.

## Nicht gespielt

book-absent-fire = Feuer: Hier kostet kein Blatt alle anderen auf einen Schlag ein Leben.
book-absent-buy-back = Wiedereinkauf: Wer draußen ist, bleibt draußen.
book-absent-renew-789 = Eine neue Mitte bei Sieben, Acht und Neun: Es sind Karten wie alle anderen.
book-absent-lap-limit = Eine längste Runde: Sie dauert so viele Züge, wie sie eben dauert.
book-absent-knocker-penalty = Eine Strafe fürs Klopfen mit dem niedrigsten Blatt: Es kostet ein Leben wie bei allen.
book-absent-weak-knock-below = Eine Strafe fürs Klopfen mit wenigen Punkten.
book-absent-points-limit = Eine Punktgrenze: Es zählt nur, wer am wenigsten hat, nicht, wie wenig.

## Auf den Seiten

book-nav-label = Seiten der Regeln
book-nav-rules = Die Regeln
book-nav-hand = Was zählt dieses Blatt?
book-nav-compare = Vergleichen
book-nav-card = Regelkarte zum Drucken
book-nav-play = Nach diesen Regeln spielen
book-nav-languages = Sprachen
book-skip = Zum Text
book-contents = Auf dieser Seite
book-options-title = Regeln ändern
book-options-about = Beginne mit einem Regelwerk und ändere dann, was an Deinem Tisch anders ist. Der Text ändert sich mit.
book-options-preset = Regelwerk
book-options-show = Diese Regeln zeigen
book-refused = So lassen sich die Regeln nicht spielen:
book-refused-about = Hier stehen die Regeln ohne die Änderungen, die sich nicht spielen lassen.
book-card-title = Regelkarte
book-card-about = Für ein Blatt in A6 gemacht; wähle beim Drucken diese Größe oder mehrere Seiten auf einem Blatt.
book-card-qr = Die ganzen Regeln, als QR-Code
book-compare-title = Zwei Regelwerke nebeneinander
book-compare-a = Erstes Regelwerk
book-compare-b = Zweites Regelwerk
book-compare-show = Vergleichen
book-compare-differences = { $count ->
    [0] Diese beiden sind in allem gleich.
    [one] { $count } Unterschied
   *[other] { $count } Unterschiede
}
book-compare-option = Option
book-compare-differs = anders
book-compare-missing = Nichts dergleichen.

## Was zählt dieses Blatt?

book-hand-title = Was zählt dieses Blatt?
book-hand-about = Wähle drei Karten. Du siehst, was sie zählen, welche davon zählen, und was sie an anderen Tischen zählen würden.
book-hand-choose = Deine drei Karten
book-hand-show = Zählen
book-hand-wrong = { $count ->
    [one] Das ist { $count } Karte; ein Blatt hat drei.
   *[other] Das sind { $count } Karten; ein Blatt hat drei.
}
book-hand-rules = Nach diesen Regeln: { $rules }
book-hand-counts = { $value ->
    [one] Dieses Blatt zählt { $value } Punkt.
   *[other] Dieses Blatt zählt { $value } Punkte.
}
# $suit: c, s, h oder d.
book-hand-suit = { $suit ->
    [c] Das macht das Kreuz.
    [s] Das macht das Pik.
    [h] Das macht das Herz.
   *[d] Das macht das Karo.
}
book-hand-three = Das machen drei Gleiche.
book-hand-rest = Die anderen Karten zählen nichts: Verschiedene Farben werden nie zusammengezählt.
book-hand-ends = Es beendet die Runde sofort.
book-hand-fire = Es ist Feuer: Die Runde endet sofort, und die anderen verlieren ein Leben.
book-hand-goes-on = Die Runde geht weiter.
book-hand-readings = An anderen Tischen
book-hand-same = Dieses Blatt zählt an jedem Tisch so.
book-hand-here = hier
book-hand-rule = Hausregel
book-hand-worth = Punkte
book-hand-then = Und dann

## Namen in den Beispielen

book-name-1 = Anna
book-name-2 = Ben
book-name-3 = Clara
