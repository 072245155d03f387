# Die Regeln als Optionen: Namen, Werte, Erklärungen, Regelwerke, was sich nicht spielen lässt; und der Editor dafür.
#
# option-NAME und option-NAME-about: eine Option und ein Satz dazu.
# option-NAME-WERT und option-NAME-WERT-about: ein Wert, wie er unter seiner Option steht, und ein Satz dazu.
# line-NAME-WERT: derselbe Wert für sich allein, in einer Zeile, die sagt, wie Regeln vom Standard abweichen.

## Die Karten

option-mechanism = Das Spiel
option-mechanism-about = Was Du mit den drei Karten auf der Hand machst.
option-mechanism-commerce = Tauschen mit der Mitte
option-mechanism-commerce-about = Drei Karten liegen offen in der Mitte; mit ihnen tauschst Du, wenn Du dran bist.
option-mechanism-draw-discard = Ziehen und abwerfen
option-mechanism-draw-discard-about = Du ziehst vom Stapel oder nimmst die oberste Karte der Ablage und wirfst dann eine Karte ab.
line-mechanism-commerce = Tauschen mit der Mitte
line-mechanism-draw-discard = Ziehen und abwerfen

option-deck = Kartenspiel
option-deck-about = Womit gespielt wird. Mehr Karten reichen für mehr Leute.
option-deck-24 = 24 Karten
option-deck-24-about = Neun bis Ass.
option-deck-32 = 32 Karten
option-deck-32-about = Sieben bis Ass, das übliche Skatblatt.
option-deck-36 = 36 Karten
option-deck-36-about = Sechs bis Ass.
option-deck-40 = 40 Karten
option-deck-40-about = Fünf bis Ass.
option-deck-52 = 52 Karten
option-deck-52-about = Zwei bis Ass, das ganze Blatt.
line-deck-24 = 24 Karten
line-deck-32 = 32 Karten
line-deck-36 = 36 Karten
line-deck-40 = 40 Karten
line-deck-52 = 52 Karten

option-lives = Leben
option-lives-about = Mit wie vielen Leben alle anfangen.
option-lives-value = { $value ->
    [one] { $value } Leben
   *[other] { $value } Leben
}
line-lives = { $value ->
    [one] { $value } Leben
   *[other] { $value } Leben
}

option-swimming = Schwimmen
option-swimming-about = Was passiert, wenn das letzte Leben weg ist. Wer schwimmt, spielt weiter und ist beim nächsten Verlust draußen.
option-swimming-all = Alle schwimmen
option-swimming-all-about = Ohne Leben spielst Du weiter, bis Du noch einmal verlierst.
option-swimming-first = Immer nur einer
option-swimming-first-about = Du schwimmst nur, wenn nicht schon jemand schwimmt; sonst bist Du draußen.
option-swimming-none = Niemand schwimmt
option-swimming-none-about = Mit dem letzten Leben bist Du draußen.
line-swimming-all = mit Schwimmen
line-swimming-first = nur einer schwimmt
line-swimming-none = ohne Schwimmen

option-buy-back = Wieder einkaufen
option-buy-back-about = Wer ausscheidet, darf einmal in der Partie mit allen Leben zurückkommen.
option-buy-back-false = Nein
option-buy-back-true = Einmal
line-buy-back-false = ohne Wiedereinkauf
line-buy-back-true = einmal wieder einkaufen

option-all-out = Alle zugleich draußen
option-all-out-about = Was gilt, wenn die Letzten in derselben Runde ausscheiden.
option-all-out-no-winner = Niemand gewinnt
option-all-out-no-winner-about = Die Partie endet ohne Sieger.
option-all-out-replay = Runde wiederholen
option-all-out-replay-about = Die verlorenen Leben kommen zurück, und wer als Nächstes dran ist, gibt neu.
line-all-out-no-winner = niemand gewinnt, wenn alle zugleich ausscheiden
line-all-out-replay = scheiden alle zugleich aus, wird wiederholt

## Das Geben

option-dealer-choice = Wahl beim Geben
option-dealer-choice-about = Was tun darf, wer gibt, bevor der erste Zug kommt.
option-dealer-choice-blind = Behalten oder blind wechseln
option-dealer-choice-blind-about = Wer gibt, schaut sich die eigenen Karten an und behält sie oder nimmt drei andere, die niemand kennt; die alten kommen in die Mitte oder, wo es keine gibt, zurück in den Stapel.
option-dealer-choice-open = Gegen die offenen wechseln
option-dealer-choice-open-about = Die Mitte liegt von Anfang an offen; wer gibt, darf das ganze Blatt dagegen tauschen.
option-dealer-choice-none = Keine Wahl
option-dealer-choice-none-about = Wer gibt, spielt das eigene Blatt wie alle anderen.
line-dealer-choice-blind = wer gibt, darf blind wechseln
line-dealer-choice-open = wer gibt, darf gegen die offenen Karten wechseln
line-dealer-choice-none = keine Wahl beim Geben

## Der Zug

option-exchange = Tauschen
option-exchange-about = Wie viele Karten Du auf einmal mit der Mitte tauschen darfst.
option-exchange-1 = Eine
option-exchange-2 = Zwei
option-exchange-3 = Alle drei
# $value: die Zahlen als Liste, „1 oder 3“.
line-exchange = { $value } Karten auf einmal tauschen

option-passing = Schieben
option-passing-about = Ob Du Deine Karten lassen darfst, wie sie sind. Schieben alle nacheinander, kommt eine neue Mitte.
option-passing-free = So oft Du willst
option-passing-free-about = Du darfst in jedem Zug schieben.
option-passing-once = Einmal je Runde
option-passing-once-about = Danach musst Du in dieser Runde tauschen oder klopfen.
option-passing-never = Nie
option-passing-never-about = Du musst tauschen oder klopfen, auch wenn es wehtut.
option-passing-out = Für den Rest der Runde
option-passing-out-about = Wer schiebt, behält die Karten und ist in dieser Runde nicht mehr dran; wer als Letztes übrig bleibt, genau noch einmal.
line-passing-free = Schieben, so oft man will
line-passing-once = Schieben einmal je Runde
line-passing-never = kein Schieben
line-passing-out = wer schiebt, ist für die Runde fertig

option-empty-stock = Wenn der Stapel nicht reicht
option-empty-stock-about = Was gilt, wenn neue Karten nötig sind und im Stapel zu wenige liegen.
option-empty-stock-showdown = Die Runde endet
option-empty-stock-showdown-about = Karten auf den Tisch; wer am wenigsten hat, verliert.
option-empty-stock-reshuffle = Neu mischen
option-empty-stock-reshuffle-about = Was auf dem Tisch liegt, wird zum neuen Stapel.
option-empty-stock-void = Die Runde zählt nicht
option-empty-stock-void-about = Niemand verliert etwas.
line-empty-stock-showdown = leerer Stapel beendet die Runde
line-empty-stock-reshuffle = leerer Stapel wird neu gemischt
line-empty-stock-void = bei leerem Stapel zählt die Runde nicht

option-renew-789 = 7-8-9
option-renew-789-about = Was passiert, wenn 7, 8 und 9 zusammen in der Mitte liegen.
option-renew-789-off = Nichts
option-renew-789-off-about = Es sind Karten wie alle anderen.
option-renew-789-optional = Neue Mitte auf Wunsch
option-renew-789-optional-about = Wenn Du dran bist, darfst Du drei neue Karten aufdecken lassen und machst dann Deinen Zug.
option-renew-789-automatic = Neue Mitte von selbst
option-renew-789-automatic-about = Sie werden sofort weggelegt und drei neue Karten aufgedeckt.
line-renew-789-off = keine neue Mitte bei 7-8-9
line-renew-789-optional = neue Mitte bei 7-8-9 auf Wunsch
line-renew-789-automatic = neue Mitte bei 7-8-9 von selbst

option-lap-limit = Längste Runde
option-lap-limit-about = Nach so vielen Zügen für jeden endet die Runde, auch wenn niemand klopft.
option-lap-limit-value = { $value ->
    [0] keine Grenze
    [one] je { $value } Zug
   *[other] je { $value } Züge
}
line-lap-limit = { $value ->
    [0] keine längste Runde
    [one] höchstens { $value } Zug für jeden
   *[other] höchstens { $value } Züge für jeden
}

## Klopfen

option-knock-from = Frühestes Klopfen
option-knock-from-about = Wann Du klopfen darfst. Danach sind alle anderen noch einmal dran, dann wird verglichen.
option-knock-from-second-lap = Wenn alle einmal dran waren
option-knock-from-second-lap-about = In den ersten Zügen darf niemand klopfen.
option-knock-from-first-turn = Im ersten Zug
option-knock-from-first-turn-about = Sobald Du dran bist, gleich von Anfang an.
option-knock-from-second-turn-except-dealer = Im zweiten Zug, beim Geben im ersten
option-knock-from-second-turn-except-dealer-about = Wer gibt, darf in jedem Zug klopfen, die anderen ab ihrem zweiten.
option-knock-from-never = Gar nicht
option-knock-from-never-about = Niemand klopft; die Runde endet auf andere Weise.
line-knock-from-second-lap = Klopfen erst, wenn alle dran waren
line-knock-from-first-turn = Klopfen ab dem ersten Zug
line-knock-from-second-turn-except-dealer = Klopfen ab dem zweiten Zug, beim Geben ab dem ersten
line-knock-from-never = ohne Klopfen

option-knock-timing = Klopfen und Zug
option-knock-timing-about = Ob das Klopfen Deinen Zug kostet oder danach kommt.
option-knock-timing-instead = Klopfen ist der Zug
option-knock-timing-instead-about = Du klopfst, statt zu tauschen oder zu schieben.
option-knock-timing-after = Klopfen nach dem Zug
option-knock-timing-after-about = Du tauschst oder schiebst und sagst dann, ob Du klopfst.
line-knock-timing-instead = Klopfen kostet den Zug
line-knock-timing-after = Klopfen nach dem Zug

option-knocker-tie = Gleichstand beim Klopfen
option-knocker-tie-about = Was gilt, wenn das Blatt, mit dem geklopft wurde, so viel zählt wie andere.
option-knocker-tie-ordinary = Genauso
option-knocker-tie-ordinary-about = Wer geklopft hat, zählt wie alle anderen.
option-knocker-tie-safe = Steht vorn
option-knocker-tie-safe-about = Unter mehreren Niedrigsten zahlen die anderen.
option-knocker-tie-alone = Steht hinten
option-knocker-tie-alone-about = Unter mehreren Niedrigsten zahlt allein, wer geklopft hat.
line-knocker-tie-ordinary = Klopfen ändert am Gleichstand nichts
line-knocker-tie-safe = bei Gleichstand ist sicher, wer geklopft hat
line-knocker-tie-alone = bei Gleichstand zahlt allein, wer geklopft hat

option-knocker-penalty = Verloren nach dem Klopfen
option-knocker-penalty-about = Ob es mehr kostet, wenn das Klopfen schiefgeht.
option-knocker-penalty-none = Ein Leben wie immer
option-knocker-penalty-none-about = Nichts zusätzlich.
option-knocker-penalty-double-if-sole-lowest = Zwei Leben, wenn allein ganz unten
option-knocker-penalty-double-if-sole-lowest-about = Wer geklopft hat und weniger hat als alle anderen, zahlt doppelt.
option-knocker-penalty-double-if-beats-nobody = Zwei Leben, wenn niemand schlechter ist
option-knocker-penalty-double-if-beats-nobody-about = Wer geklopft hat und niemanden schlägt, zahlt doppelt, auch bei Gleichstand, und sonst zahlt niemand.
line-knocker-penalty-none = verlorenes Klopfen kostet nichts extra
line-knocker-penalty-double-if-sole-lowest = wer klopft und allein ganz unten liegt, verliert zwei Leben
line-knocker-penalty-double-if-beats-nobody = wer klopft und niemanden schlägt, verliert zwei Leben

option-weak-knock-below = Schwaches Klopfen
option-weak-knock-below-about = Wer mit weniger Punkten als hier klopft und verliert, zahlt zwei Leben.
option-weak-knock-below-value = { $value ->
    [0] aus
    [one] unter { $value } Punkt
   *[other] unter { $value } Punkten
}
line-weak-knock-below = { $value ->
    [0] schwaches Klopfen kostet nichts extra
    [one] verlorenes Klopfen unter { $value } Punkt kostet zwei Leben
   *[other] verlorenes Klopfen unter { $value } Punkten kostet zwei Leben
}

## Besondere Blätter

option-thirty-one = 31
option-thirty-one-about = Was passiert, wenn jemand ein Ass und zwei Zehner, Buben, Damen oder Könige einer Farbe hat.
option-thirty-one-ends = Beendet die Runde
option-thirty-one-ends-about = Sofort wird aufgedeckt, und wer am wenigsten hat, verliert ein Leben.
option-thirty-one-fire = Feuer
option-thirty-one-fire-about = Die Runde endet sofort, und alle unter 31 verlieren ein Leben.
option-thirty-one-plain = Nur das beste Blatt
option-thirty-one-plain-about = Es wird weitergespielt, als wäre nichts gewesen.
line-thirty-one-ends = 31 beendet die Runde
line-thirty-one-fire = 31 ist Feuer
line-thirty-one-plain = 31 beendet die Runde nicht

option-three-of-a-kind = Drei Gleiche
option-three-of-a-kind-about = Was drei Karten vom selben Rang zählen, gleich welcher Farbe.
option-three-of-a-kind-30-5 = 30½
option-three-of-a-kind-30-5-about = Mehr als jedes Blatt außer 31.
option-three-of-a-kind-30 = 30
option-three-of-a-kind-30-about = So viel wie gewöhnliche 30.
option-three-of-a-kind-31 = 31
option-three-of-a-kind-31-about = So viel wie eine 31, mit allem, was daraus folgt.
option-three-of-a-kind-off = Nichts Besonderes
option-three-of-a-kind-off-about = Nur Karten einer Farbe zählen zusammen.
line-three-of-a-kind-30-5 = drei Gleiche zählen 30½
line-three-of-a-kind-30 = drei Gleiche zählen 30
line-three-of-a-kind-31 = drei Gleiche zählen 31
line-three-of-a-kind-off = drei Gleiche zählen nicht

option-three-aces = Drei Asse
option-three-aces-about = Was passiert, wenn jemand drei Asse hat.
option-three-aces-ordinary = Drei Gleiche
option-three-aces-ordinary-about = Sie zählen wie alle anderen drei Gleichen.
option-three-aces-top = 32
option-three-aces-top-about = Sie schlagen jedes andere Blatt; die Runde geht weiter.
option-three-aces-fire = Feuer
option-three-aces-fire-about = Die Runde endet sofort, und alle anderen verlieren ein Leben.
line-three-aces-ordinary = drei Asse sind nichts Besonderes
line-three-aces-top = drei Asse zählen 32
line-three-aces-fire = drei Asse sind Feuer

## Wer verliert

option-tie-lowest = Mehrere ganz unten
option-tie-lowest-about = Wer zahlt, wenn mehrere gleich wenig haben.
option-tie-lowest-all-lose = Alle verlieren
option-tie-lowest-all-lose-about = Alle, die gleichauf ganz unten liegen, verlieren ein Leben.
option-tie-lowest-none-lose = Niemand verliert
option-tie-lowest-none-lose-about = Dann kostet die Runde kein Leben.
option-tie-lowest-tiebreak = Die Farbe entscheidet
option-tie-lowest-tiebreak-about = Kreuz vor Pik vor Herz vor Karo; bei drei Gleichen entscheidet der Rang.
line-tie-lowest-all-lose = alle gleichauf ganz unten verlieren
line-tie-lowest-none-lose = bei Gleichstand ganz unten verliert niemand
line-tie-lowest-tiebreak = bei Gleichstand entscheidet die Farbe

option-all-equal = Alle gleich
option-all-equal-about = Was gilt, wenn alle gleich viel haben.
option-all-equal-none-lose = Niemand verliert
option-all-equal-none-lose-about = Die Runde kostet kein Leben.
option-all-equal-as-usual = Wie mehrere ganz unten
option-all-equal-as-usual-about = Alle liegen ganz unten, und es gilt, was dort eingestellt ist.
line-all-equal-none-lose = haben alle gleich viel, verliert niemand
line-all-equal-as-usual = alle gleich ist ein Gleichstand wie jeder andere

option-points-limit = Punktgrenze
option-points-limit-about = Wer nicht darüber kommt, verliert ein Leben, und auch, wer darüber am wenigsten hat; das beste Blatt nie.
option-points-limit-value = { $value ->
    [0] aus
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
line-points-limit = { $value ->
    [0] keine Punktgrenze
    [one] { $value } Punkt oder weniger kostet ein Leben
   *[other] { $value } Punkte oder weniger kosten ein Leben
}

## Regelwerke

preset-cardgames-zone = Schwimmen
preset-cardgames-zone-about = Der geschriebene Standard: drei Leben, dann schwimmst Du. Geklopft wird erst, wenn alle einmal dran waren.
preset-cardgames-zone-computer = Schwimmen mit Feuer
preset-cardgames-zone-computer-about = Wie der Standard, aber drei Asse sind Feuer: Alle anderen verlieren ein Leben.
preset-bga-schwimmen = Einunddreißig ohne Schwimmen
preset-bga-schwimmen-about = Mit dem letzten Leben draußen, drei Asse sind Feuer, und im ersten Zug darf nur klopfen, wer gibt.
preset-bga-summary = Schieben und bleiben
preset-bga-summary-about = Niemand klopft: Wer schiebt, ist für die Runde fertig. 20 Punkte oder weniger kosten ein Leben.
preset-bga-blitz = Blitz
preset-bga-blitz-about = Ziehen und abwerfen mit 52 Karten, ohne Schwimmen. Eine 31 kostet alle anderen ein Leben.
preset-score-sheet = Schwimmen mit vollem Feuer
preset-score-sheet-about = 31 und drei Asse sind beide Feuer, und klopfen darfst Du ab dem ersten Zug.
preset-game-circle = 31, die Farbe entscheidet
preset-game-circle-about = Kein Gleichstand: Kreuz vor Pik vor Herz vor Karo. Drei Asse schlagen alles.
preset-game-circle-fire = 31, die Farbe entscheidet, mit Feuer
preset-game-circle-fire-about = Kein Gleichstand: Kreuz vor Pik vor Herz vor Karo. Drei Asse sind Feuer.
preset-pagat-schwimmen = Klopfen nach dem Zug
preset-pagat-schwimmen-about = Du tauschst oder schiebst und darfst dann noch klopfen, ab dem ersten Zug. Drei Asse sind Feuer.
preset-pagat-scat = Scat
preset-pagat-scat-about = Ziehen und abwerfen mit 52 Karten, mit Schwimmen. Eine 31 kostet alle anderen ein Leben.

## Was sich nicht spielen lässt

rules-unknown-option = Eine Option „{ $option }“ gibt es nicht.
rules-unknown-value = „{ $value }“ ist hier nicht möglich, sondern nur: { $allowed }.
rules-unknown-preset = Ein Regelwerk „{ $value }“ gibt es nicht. Es gibt: { $allowed }.
rules-draw-discard-open-choice = Beim Ziehen und Abwerfen gibt es keine offene Mitte, gegen die man wechseln könnte.
rules-draw-discard-renewal = Beim Ziehen und Abwerfen gibt es keine Mitte, in der 7, 8 und 9 liegen könnten.
rules-draw-discard-knock-after = Beim Ziehen und Abwerfen ist Klopfen immer ein eigener Zug.
rules-renewal-without-789 = In einem Spiel mit 24 Karten gibt es keine Sieben und keine Acht.
rules-endless-draw-discard = Ohne Klopfen, und wenn der Stapel die Runde nie mit einem Verlierer beendet, könnte eine Runde ewig dauern. Erlaube das Klopfen, lass die Runde mit dem Stapel enden oder begrenze ihre Länge.
rules-endless-without-passing = Ohne Klopfen und ohne freies Schieben könnte eine Runde ewig dauern. Erlaube das Klopfen oder das Schieben oder begrenze die Länge der Runde.
rules-endless-stock = Ohne Klopfen, und wenn der Stapel die Runde nie mit einem Verlierer beendet, könnte eine Runde ewig dauern. Erlaube das Klopfen, lass die Runde mit dem Stapel enden oder begrenze ihre Länge.

## Der Editor

editor-title = Hausregeln
editor-presets = Regelwerke
editor-presets-about = Nimm das, was Euren Regeln am nächsten kommt, und ändere dann, was bei Euch anders ist.
editor-players = 2 bis { $most } Leute
editor-group-cards = Karten und Leben
editor-group-deal = Das Geben
editor-group-turn = Der Zug
editor-group-knock = Klopfen
editor-group-hands = Besondere Blätter
editor-group-lose = Wer verliert
# $count: Optionen, die vom Regelwerk abweichen.
editor-changes = { $count ->
    [0] Genau wie „{ $preset }“
    [one] { $count } Abweichung von „{ $preset }“
   *[other] { $count } Abweichungen von „{ $preset }“
}
editor-changed = Geändert
editor-changed-count = { $count } geändert
editor-refused = so nicht spielbar
# $value: was das Regelwerk hier sagt.
editor-reset = Zurück zu „{ $value }“
editor-reset-named = { $option }: zurück zu „{ $value }“
editor-reset-all = Alle Änderungen zurücknehmen
editor-idle = Hat bei diesen Regeln keine Wirkung.
editor-less-named = { $option }: weniger
editor-more-named = { $option }: mehr
editor-at-least-one = Eine Möglichkeit muss bleiben.
editor-copy = Link kopieren
editor-copied = Link kopiert
editor-copy-failed = Der Link ließ sich nicht kopieren. Hier ist er:
# Ein Link zu der Seite, die die Regeln erzählt, mit Beispielen.
rules-in-words = Regeln lesen
editor-done = Fertig
editor-cancel = Abbrechen
editor-checking = Wird geprüft …
editor-playable = Spielbar, mit 2 bis { $most } Leuten.
editor-unplayable = So noch nicht spielbar:
editor-offline = Die Regeln lassen sich nicht prüfen: keine Verbindung zum Server.
editor-retry = Noch einmal versuchen
editor-loading = Die Regeln werden geladen …
# $parts: was in einer Adresse nicht zu lesen war, als Liste.
editor-address-unknown = Dieser Teil des Links sagt hier nichts und wurde weggelassen: { $parts }
# $preset: Name eines Regelwerks.
rules-name-changed = { $preset }, geändert
rules-name-own = Eigene Regeln
