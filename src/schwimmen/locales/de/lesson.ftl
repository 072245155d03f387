# Ein erstes Spiel, das einem das Spiel beibringt. Es steht auf kleinen Bildschirmen über der Hand: wenige kurze Zeilen.
# $gave, $took: Karten eines Tauschs. $value, $better: Punkte. $name, $who: wie in game.ftl.

lesson-start = In drei Minuten lernen
lesson-resume = Weiterlernen
lesson-title = Dein erstes Spiel
lesson-go-on = Weiter
# $done: von $all Dingen.
lesson-learnt = Gelernt: { $done } von { $all }
lesson-play = Jetzt richtig spielen

## Was zu tun ist, beim ersten Mal mit dem Grund

lesson-cards = Das sind Deine drei Karten. Nur Karten einer Farbe zählen zusammen: bei Dir { $gave }. Das macht { $value }.
lesson-points = Ein Ass zählt 11, König, Dame, Bube und Zehn zählen 10, die anderen, was draufsteht. Mehr als 31 geht also nicht.
lesson-first-swap = Jetzt tausch: Wähl { $gave } in Deiner Hand und { $took } in der Mitte. Das macht { $value }!
lesson-swap = { $took } für { $gave } macht { $value }.
lesson-three = Drei Gleiche zählen 30½, egal in welcher Farbe: Nimm { $took } für { $gave }!
lesson-first-all = { $took } in der Mitte sind zusammen { $value } wert, mehr als jeder einzelne Tausch. Nimm also alle drei!
lesson-all = Alle drei in der Mitte sind { $value } wert: Nimm sie.
lesson-first-pass = In der Mitte hilft Dir nichts. Schieb, dann behältst Du Deine { $value } Punkte. Schieben alle nacheinander, kommen drei neue Karten.
lesson-pass = In der Mitte hilft nichts: Schieb und behalte Deine { $value } Punkte.
lesson-first-knock = { $value } Punkte sind schwer zu schlagen: Klopf! Alle anderen sind noch einmal dran, dann wird aufgedeckt.
lesson-knock = { $value } Punkte reichen: Klopf.
lesson-last-swap = { $name } hat geklopft: Du bist zum letzten Mal dran. { $took } für { $gave } macht { $value }.
lesson-last-pass = { $name } hat geklopft: Du bist zum letzten Mal dran. Besser wird es nicht, also schieb und behalte Deine { $value } Punkte.
lesson-watch = { $name } beginnt. Achte darauf, was in die Mitte kommt.

## Über einen Zug, der besser ging

lesson-less = Das macht { $value }. Mit { $took } für { $gave } wären es { $better } gewesen.
lesson-worse = Jetzt sind es { $value } statt { $better }. Du musst nicht tauschen: Wer schiebt, behält die Hand.
lesson-missed = Es bleibt bei { $value }. { $took } für { $gave } hätte { $better } gemacht.
lesson-hasty = Du hast mit { $value } geklopft. { $took } für { $gave } hätte erst noch { $better } gemacht.
lesson-daring = Mit { $value } Punkten zu klopfen ist mutig: Die anderen sind ja noch einmal dran. Ab etwa 25 lohnt es sich.
lesson-shy = Schieben darfst Du. Aber mit { $value } Punkten klopfst Du besser, bevor die anderen mehr haben.

## Über einen Zug, der gut war

lesson-right-swap = Gut getauscht!
lesson-right-all = Gut gesehen!
lesson-right-pass = Richtig, das behältst Du.
lesson-right-knock = Gut geklopft!

## Nach einer Runde

lesson-lost = Wer am wenigsten Punkte hat, verliert ein Leben. Wer keines mehr hat, schwimmt.
lesson-swim = { $who ->
    [me] Du hast kein Leben mehr: Du schwimmst! Du bist noch dabei, aber verlierst Du noch einmal, bist Du raus.
   *[other] { $name } hat kein Leben mehr und schwimmt: noch dabei, aber beim nächsten Verlust raus.
}
lesson-equal = Ihr habt gleich viel: Niemand verliert etwas.
lesson-won = Wer schwimmend verliert, ist raus. Mehr ist nicht dabei! Hausregeln ändern manches; am Tisch steht immer, welche gelten.
lesson-over = Wer schwimmend verliert, ist raus: diesmal Du. Aber jetzt weißt Du, wie es geht. Hausregeln ändern manches; am Tisch steht immer, welche gelten.
