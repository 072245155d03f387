# Statistik: was der Befehl `statistics` und die Seite dieses Namens sagen.

statistics-command = sagen, wie oft jedes Blatt gegeben wird, wie Runden enden und was Klopfen, Platz und Leben wert sind
statistics-only = nur für so viele Spieler am Tisch
statistics-matches = Spiele, die mit jeder Zahl von Spielern beginnen (10000)
statistics-json = alles als ein JSON-Objekt ausgeben

## Zahlen

statistics-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-percent-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-percent-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-below = < { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-measured = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-measured-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-measured-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) } ± { NUMBER($chance_error, style: "percent", maximumSignificantDigits: 1) }
statistics-measured-mean = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($mean_error, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Was gegeben wird

statistics-dealt-title = Was gegeben wird
statistics-dealt = Das Kartenspiel enthält { $hands } Blätter aus drei Karten. Im Mittel zählen sie { NUMBER($mean, maximumFractionDigits: 2) } Punkte, bei einer Standardabweichung von { NUMBER($mean_off, maximumFractionDigits: 2) }.
statistics-turn = Das Beste, was ein Zug bei zufälliger Mitte aus einem Blatt machen kann, zählt im Mittel { NUMBER($mean, maximumFractionDigits: 2) } Punkte; in { NUMBER($chance, style: "percent", maximumFractionDigits: 2) } aller Fälle zählt es { $best }.
statistics-head-points = Punkte
statistics-head-hands = Blätter
statistics-head-chance = Wahrscheinlichkeit
statistics-head-at-least = so viel oder mehr
statistics-head-kind = ein Blatt mit
statistics-kind-suit = drei Karten einer Farbe
statistics-kind-rank = drei gleichen Karten
statistics-kind-aces = drei Assen
statistics-somebody-title = Jemand bekommt ein Blatt, das die Runde sofort beendet

## Was gespielt wird

statistics-head-players = Spieler
statistics-head-rounds = Runden
statistics-head-moves = Züge je Runde
statistics-ends-title = Wie Runden enden
statistics-unseen = Hinter „<“ steht, worunter ein Anteil in 95 von 100 Fällen liegt, wo die Regeln dieses Ende erlauben, aber keine Runde so endete.
statistics-knocks-title = Was Klopfen wert ist
statistics-knocks = Wie oft ein Leben verliert, wer klopft, nach den Punkten des Blatts am Ende.
statistics-dealer-title = Was der Geber behalten soll
statistics-dealer = Eine Münze sagte den Gebern, ob sie ihr erstes Blatt behalten. So viele Leben mehr verloren sie, wenn sie es behielten, als wenn sie es weggaben, nach seinen Punkten.
statistics-keep-from = behalten ab
statistics-seats-title = Was ein Platz wert ist
statistics-seats = Leben, die jeder Platz in einer Runde verliert, vom linken Nachbarn des Gebers an gezählt; der letzte Platz ist der des Gebers.
statistics-places-title = Was ein Platz am Tisch wert ist
statistics-places = Wie oft jeder Platz der ersten Runde das Spiel gewinnt.
statistics-stood-title = Was Leben wert waren
statistics-stood = Wie oft das Spiel gewann, wer an einem Tisch von so vielen, die noch dabei waren, zu so vielen Leben kam, was immer die anderen hatten.
statistics-lives-title = Was Leben wert sind
statistics-lives = Die Aussicht auf den Sieg im Spiel nach den eigenen Leben und denen, die jeder andere hat, wenn jeder mit gleicher Wahrscheinlichkeit eine Runde verliert.
statistics-lives-pair = { $own } gegen { $others }
statistics-source = Aus { $rounds } Runden unter Computerspielern ({ $names }), Startzahl { $seed }. Was hinter ± steht, ist ein Standardfehler.

## Die Seite

statistics-title = Zahlen
statistics-lead = Was gegeben wird, wie Runden enden und was Klopfen, Platz und Leben wert sind.
statistics-rules = Regeln: { $rules }
statistics-choose-rules = Regeln
statistics-choose-players = Spieler
statistics-show = Zeigen
statistics-table = Ein Tisch zu { $players }
statistics-all-tables = Tische jeder Größe
statistics-numbers = In Zahlen
statistics-percent-scale = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-dealt-plot = Wie wahrscheinlich jede Punktzahl beim Geben ist
statistics-played-title = Was gespielt wurde
statistics-not-played = Was aus dem Spielen folgt, steht hier nur zu den Regelsätzen, wie sie sind. Nach diesen Regeln spielt das Labor:
statistics-from = Was folgt, stammt aus { $rounds } Runden zu { $players } unter Computerspielern, die früh und spät klopfen ({ $names }), Startzahl { $seed }. Hinter ± steht ein Standardfehler; die dünnen Linien in den Bildern enthalten den wahren Wert in 95 von 100 Fällen. Dieselben Zahlen und mehr gibt:
statistics-head-end = endet durch
statistics-head-knocks = Klopfer
statistics-head-lost = verlieren ein Leben
statistics-head-dealers = Geber
statistics-head-difference = Leben mehr verloren
statistics-head-seat = Platz
statistics-head-lives = eigene / andere
statistics-head-lives-left = Leben
statistics-knocks-plot = Klopfer, die ein Leben verlieren, nach Punkten; gestrichelt: was jeder im Mittel in einer Runde verliert
statistics-rare = Was seltener als { $cases }-mal vorkam, fehlt.
statistics-dealer-plot = Verlorene Leben beim Behalten weniger die beim Weggeben; wo das unter null ist: behalten
statistics-keep = An einem Tisch zu { $players } sollte der Geber ein Blatt ab { $points } Punkten behalten.
statistics-seats-plot = Verlorene Leben je Runde, nach dem Platz
statistics-places-plot = Gewonnene Spiele, nach dem Platz in der ersten Runde; gestrichelt: ein gerechter Anteil
