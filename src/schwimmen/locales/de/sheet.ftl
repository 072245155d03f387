# Der Punktezettel: ein Telefon an einem Tisch, an dem mit echten Karten gespielt wird. Die Gründe (why-…) und was aus
# jemandem wird (fate-…), stehen in game.ftl, die Optionen in rules.ftl.

title-sheet = Anschreiben – Schwimmen
# Der Link auf der Startseite.
start-sheet = Anschreiben
start-sheet-about = Echte Karten auf dem Tisch? Hier stehen die Leben.

sheet-title = Anschreiben
sheet-loading = Deine Zettel werden geholt …
sheet-tabs = Teile des Zettels
sheet-tab-play = Spiel
sheet-tab-evening = Abend
sheet-tab-all = Alle
sheet-tab-more = Mehr

## Der Anfang

sheet-who = Wer spielt mit?
sheet-name = Name
sheet-add = Dazu
sheet-known = Haben hier schon gespielt
# $name: ein Name. $place: ab 1, in der Sitzordnung.
sheet-added = { $name } spielt mit.
sheet-moved = { $name } sitzt jetzt an Stelle { $place }.
sheet-up = { $name } nach oben
sheet-down = { $name } nach unten
sheet-remove = { $name } von der Liste nehmen
sheet-first-dealer = Gibt zuerst
sheet-house-rules = Hausregeln
sheet-stake = Einsatz
sheet-stake-about = Was alle zahlen, die nicht gewinnen, und noch einmal, wer sich wieder einkauft. 0: Es geht um nichts.
sheet-start = Los
sheet-name-twice = { $name } steht schon auf der Liste.
sheet-name-missing = Wie ist der Name?
sheet-too-few = Zum Spielen braucht es zwei: Es fehlt noch ein Name.
sheet-too-many = Die Karten reichen für höchstens { $most } Leute.
sheet-bad-stake = Der Einsatz muss ein Betrag sein, zum Beispiel 0,50.

## Die Partie

# $number: ab 1, an diesem Abend.
sheet-match = Partie { $number }
sheet-deals = gibt
sheet-gone = ist heimgegangen
sheet-won = { $name } gewinnt die Partie!
sheet-broken-off = Abgebrochen: Niemand gewinnt.
sheet-undo = Rückgängig
sheet-redo = Wiederholen
# $round: die Nummer einer Runde in ihrer Partie.
sheet-enter = Runde { $round } eintragen
sheet-taken = Runde { $round } steht auf dem Zettel.
sheet-next-match = Nächste Partie
sheet-rounds = Bisherige Runden
sheet-correct = Runde { $round } berichtigen
sheet-remove-round = Runde { $round } streichen
sheet-no-longer = Das passt nicht mehr zu dem, was vorher war:
# $count: Runden, die nach dem eingetragen wurden, was jetzt das Ende der Partie ist.
sheet-stray = { $count ->
    [one] Eine Runde wurde nach dem eingetragen, was jetzt das Ende der Partie ist. Sie zählt nicht.
   *[other] { $count } Runden wurden nach dem eingetragen, was jetzt das Ende der Partie ist. Sie zählen nicht.
}
sheet-plot-lives = Leben nach jeder Runde

# Eine Runde in einer Zeile, in Stücken.
sheet-void-short = zählt nicht
sheet-nobody-short = niemand verliert
sheet-line-fire = Feuer: { $name }
sheet-line-knocked = { $name } hat geklopft
sheet-line-out = { $name } scheidet aus
sheet-line-back = { $name } kauft sich wieder ein
sheet-line-by-hand = von Hand entschieden
sheet-line-dealt = { $name } hat gegeben

sheet-players = Leute
sheet-name-of = Name von { $name }
sheet-goes-home = Geht heim
sheet-goes-home-named = { $name } geht heim
sheet-joins = Jemand kommt dazu
sheet-sits-after = Sitzt links neben
sheet-join = Mitspielen
sheet-break-off = Partie abbrechen

## Eine Runde

sheet-round = Runde { $round }
sheet-way = Wie eingetragen wird
sheet-way-losers = Wer verlor
sheet-way-points = Punkte
sheet-way-cards = Karten
sheet-knocker = Wer hat geklopft?
sheet-no-one = Niemand
sheet-who-lost = Tippe an, wer verloren hat
sheet-nobody-lost = Niemand verliert
sheet-who-fire = Wer hatte Feuer?
sheet-points-of = Punkte von { $name }
sheet-suit = Farbe von { $name }
sheet-which-suit = Farbe?
# $rank: der Rang einer Karte.
sheet-three = drei Gleiche ({ $rank })
sheet-whose-cards = Wessen Karten?
sheet-cards-of = Karten von { $name }
sheet-exceptions = Ausnahmen
sheet-void-round = Die Runde zählt nicht
sheet-override = Wir entscheiden es anders
sheet-override-about = An der Runde steht dann, dass sie von Hand entschieden wurde.
# $lost: 0, 1 oder 2 Leben.
sheet-lives = { $lost ->
    [0] verliert nichts
    [1] verliert ein Leben
   *[other] verliert { $lost } Leben
}
sheet-buy-back = { $name } kauft sich mit allen Leben wieder ein
sheet-take = Eintragen
sheet-take-correction = Berichtigen

# Was eine Runde ergibt, je ein Satz.
sheet-loses = { $lost ->
    [1] { $name } verliert ein Leben.
   *[other] { $name } verliert { $lost } Leben.
}
sheet-by-hand = Von Hand entschieden:
sheet-fire = { $name } hat Feuer: Alle anderen zahlen.
sheet-two-fires = Zwei haben zugleich Feuer? Das gibt es nur, wenn beide es ausgeteilt bekamen.
sheet-nobody-loses = Niemand verliert ein Leben.
sheet-void = Die Runde zählt nicht, und niemand verliert.
sheet-replayed = Damit wären alle draußen: Die Runde wird noch einmal gespielt.

# Warum eine Runde so nicht stimmen kann. $value: Punkte. $card: Name einer Karte.
sheet-problem-players = Zu einer Runde gehören zwei, die noch dabei sind.
sheet-problem-missing = Was hat { $name }?
sheet-problem-value = Kein Blatt zählt nach diesen Regeln { $value }: Seht Euch die Karten von { $name } noch einmal an.
sheet-problem-fires = Mehr Leute haben { $value }, als es geben kann: Seht Euch die Karten noch einmal an.
sheet-problem-knocker-out = { $name } ist ausgeschieden und kann nicht geklopft haben.
sheet-problem-out = { $name } war da schon ausgeschieden.
sheet-problem-cards = { $name } braucht drei Karten.
sheet-problem-card-twice = { $card } gibt es nur einmal, { $name } kann sie nicht auch haben.
sheet-problem-not-in-pack = { $card } gehört nicht zu diesem Kartenspiel.
sheet-problem-nobody = Tippe an, wer verloren hat, oder dass niemand verliert.
sheet-problem-suit = Die Farbe entscheidet: Welche hat { $name }?
sheet-problem-lives = { $name } kann höchstens zwei Leben verlieren.

## Der Abend

sheet-evening = Dieser Abend
sheet-no-evening = Es ist noch nichts gespielt.
sheet-table = Tabelle der Leute
sheet-wins = Siege
sheet-matches = Partien
sheet-evenings = Abende
sheet-taken-lives = Genommen
sheet-lost-lives = Verloren
sheet-swum = Geschwommen
sheet-out = Ertrunken
sheet-fires = Feuer
sheet-knocks = Geklopft
# $knocks: wie oft jemand geklopft hat. $lost: wie oft das ein Leben gekostet hat.
sheet-knocks-lost = { $lost ->
    [0] { $knocks }
   *[other] { $knocks } (−{ $lost })
}
sheet-average = Punkte
sheet-number = { $number }
sheet-balance = Geld
sheet-who-drowned = Wer wen ertränkt hat
# $times: wie oft.
sheet-drowned = { $times ->
    [one] { $by } hat { $whom } ertränkt.
   *[other] { $by } hat { $whom } { $times }-mal ertränkt.
}
sheet-money = Wer wem was schuldet
sheet-nobody-owes = Niemand schuldet etwas.
# Jemand, der in der Liste der Zahlungen etwas bekommt: was noch niemand gewonnen hat.
sheet-pot = den Topf
sheet-pays = { $from } zahlt { $amount } an { $to }.

## Alle Abende

sheet-statistics = Alle Abende zusammen
sheet-all-evenings = Abende
sheet-no-evenings = Noch keine Abende.
sheet-matches-count = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
sheet-forget = Den Abend vom { $day } löschen
sheet-forget-title = Diesen Abend löschen?
sheet-forget-about = Er ist dann weg, außer Du hast ihn als Datei gesichert.
sheet-forget-yes = Löschen
sheet-keep = Behalten

## Mehr

sheet-new-evening = Neuer Abend
sheet-files = Dateien
sheet-files-about = Alles bleibt in diesem Browser. Sichere es als Datei, um es zu behalten oder auf ein anderes Gerät mitzunehmen.
sheet-offline-ready = Diese Seite geht auch ohne Verbindung und lässt sich aus dem Menü des Browsers installieren.
sheet-export-json = Alles sichern
sheet-export-csv = Als Tabelle sichern
sheet-import = Datei öffnen
# $count: Abende, die dazugekommen sind. $known: Abende, die schon da waren.
sheet-imported = { $count ->
    [0] Nichts Neues darin
    [one] Ein Abend dazugekommen
   *[other] { $count } Abende dazugekommen
}{ $known ->
    [0] .
    [one] ; einer war schon da.
   *[other] ; { $known } waren schon da.
}
sheet-import-cut = Diese Datei ist unvollständig, ihr Ende fehlt. Nichts wurde geändert.
sheet-import-foreign = Das ist keine Datei dieses Punktezettels. Nichts wurde geändert.
sheet-import-later = Diese Datei hat eine spätere Version geschrieben. Lade die Seite neu und versuche es noch einmal. Nichts wurde geändert.
sheet-import-empty = In dieser Datei ist kein Abend.
sheet-print = Auf Papier
sheet-paper = Papier
sheet-paper-a4 = A4
sheet-paper-a6 = A6
sheet-paper-round = Nr.
sheet-print-blank = Leerer Zettel
sheet-print-rules = Regelkarte
sheet-card-values = Ass 11, König, Dame, Bube und Zehn 10, andere Karten ihre Zahl. Nur Karten einer Farbe zählen zusammen.

## Gemeinsam

sheet-share = Gemeinsam
sheet-share-about = Die anderen können den Zettel auf ihren Telefonen sehen und auch selbst eintragen. Dafür kommt er auf den Server; wer den Link hat, kann ihn lesen und beschreiben.
sheet-shared-about = Wer diesen Link öffnet, sieht den Zettel und kann darauf eintragen.
sheet-share-begin = Zettel teilen
sheet-qr = Der Link als Bild für die Kamera
sheet-share-lost = Keine Verbindung: Was Du einträgst, bleibt hier und geht später an die anderen.
sheet-share-gone = Der Server hat diesen Zettel nicht mehr. Was hier ist, bleibt hier.
sheet-conflict = Jemand anderes war schneller: Dessen Eintrag steht jetzt auf dem Zettel. Das hier ist Deiner, der zur gleichen Zeit kam:
sheet-conflict-keep = Meinen auch eintragen
sheet-conflict-drop = Meinen verwerfen
# Ein Eintrag in Worten. $what: eine Runde in einer Zeile. $name: um wen es geht.
sheet-told-round = Eine Runde: { $what }
sheet-told-removed = Eine gestrichene Runde
sheet-told-other = Eine Änderung bei { $name }

## Der Speicher

sheet-saving = Wird gespeichert …
sheet-storage-full = Auf diesem Gerät ist kein Platz mehr: Die neuesten Einträge sind nicht gespeichert. Lass diese Seite offen, sichere alles als Datei und schaffe Platz.
sheet-storage-refused = Dieser Browser speichert hier nichts, etwa in einem privaten Fenster. Lass diese Seite offen, und sichere alles als Datei, bevor Du sie schließt.
sheet-storage-later = Eine neuere Version dieser Seite ist in einem anderen Fenster offen oder war es schon. Lade diese Seite neu; bis dahin wird nichts gespeichert.
