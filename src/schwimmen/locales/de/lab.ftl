# Das Labor: Spiele unter Computerspielern in großer Zahl.

lab-simulate = Spiele unter Computerspielern austragen, zu Tausenden
lab-arena = Computerspieler mit denselben Karten vergleichen, jeden auf jedem Platz
lab-players-simulate = wer am Tisch sitzt, Platz für Platz, von vorn, wenn es mehr Plätze sind: { $names }
lab-players-arena = die Spieler, die verglichen werden: { $names }
lab-seats = Spieler am Tisch
lab-matches = wie viele Spiele (1000)
lab-deals = wie viele Kartenverteilungen höchstens; jede spielen alle Tische in allen Sitzordnungen (1000)
lab-seed = die Startzahl; dieselbe ergibt dieselben Spiele, gleich wie viele Prozesse sie austragen (1)
lab-jobs = Prozesse; sonst einer je Kern
lab-cluster = Adresse eines Ray-Clusters, der die Arbeit macht; „local“ startet hier einen für zwei
lab-laps = Umläufe, nach denen eine Runde abgebrochen wird und niemand verliert (200)
lab-rounds = Runden, nach denen ein Spiel abgebrochen wird (2000)
lab-output = je Spiel eine Zeile in diese Datei schreiben, .parquet oder .csv
lab-resume = was fertig ist, in dieser Datei aufheben und beim nächsten Mal dort weitermachen
lab-record = wohin das Spiel kommt, in dem ein Spieler versagt (fault.json)
lab-coin = eine Münze entscheidet für alle Geber, ob sie ihr Blatt behalten
lab-until = aufhören, sobald alle Intervalle schmaler sind, zum Beispiel 0.005
lab-alone = der erste Spieler sitzt allein gegen alle Mischungen der anderen
lab-plot = Anteile und Wertungen in diese Datei zeichnen, .svg oder .png

## Was nicht geht

lab-no-package = Dafür wird { $package } gebraucht: pip install "schwimmen[{ $extra }]"
lab-no-cluster = Unter „{ $address }“ ist kein Ray-Cluster: { $reason }
lab-not-ray = Was unter „{ $address }“ lauscht, ist kein Ray.
lab-no-player = Es gibt keinen Spieler „{ $name }“. Es gibt: { $names }.
lab-no-bot = „{ $name }“ lässt sich nicht laden: { $reason }
lab-weights = { $fault ->
    [foreign] { $file } ist keine Datei mit Gewichten.
    [version] Die Gewichte in { $file } sind von einer anderen Version und hier nicht zu gebrauchen.
   *[broken] { $file } ist beschädigt: abgeschnitten oder verändert.
}
lab-weights-unnamed = „policy@“ braucht den Namen einer Datei mit Gewichten: policy@DATEI
lab-no-width = --until: „{ $given }“ ist keine Zahl über 0 und bis 1.
lab-too-few-players = Mindestens zwei Spieler werden gebraucht.
lab-too-few-seats = Genannte Spieler: { $players }; Plätze am Tisch: { $seats }. Jeder braucht einen Platz.
lab-too-few-rivals = Mindestens zwei verschiedene Spieler werden gebraucht.
lab-no-suffix = { $file }: Der Name muss auf eines davon enden: { $suffixes }.
lab-no-folder = { $file }: Diesen Ordner gibt es nicht.
lab-other-experiment = { $file } gehört zu einem anderen Versuch.
lab-other-arguments = { $file } gehört zu einem anderen Versuch. Verschieden ist: { $arguments }
lab-other-contents = { $file } wurde mit anderen Spielern begonnen: Der Inhalt der Dateien von { $names } hat sich seitdem geändert.
lab-other-version = { $file } wurde mit Version { $theirs } des Pakets begonnen; dies ist { $ours }.
lab-resume-older = { $file } stammt von einer älteren Version, die nicht festhielt, wonach die Spieler spielen. Bitte eine neue Datei beginnen.
lab-fault-raised = { $player } auf Platz { $seat } hat versagt: { $detail }
lab-fault-stalled = { $player } auf Platz { $seat } hat für einen Zug mehr als { $detail } Sekunden gebraucht.
lab-fault-illegal = { $player } auf Platz { $seat } hat einen Zug gemacht, der nicht erlaubt ist: { $detail }
lab-fault-died = { $player } auf Platz { $seat } hat den Prozess beendet, in dem gespielt wurde: { $detail }
lab-fault-record = Der Versuch wurde abgebrochen. Das Spiel bis dahin steht in { $file }.
lab-worker-died = Ein Prozess, in dem gespielt wurde, ist von außen beendet worden; vielleicht wurde der Speicher knapp. Mit --resume bleibt erhalten, was fertig ist; weniger --jobs brauchen weniger.
lab-interrupted = Unterbrochen: Was folgt, stammt aus den Spielen bis hierher.
lab-interrupted-early = Unterbrochen, bevor die ersten Spiele fertig waren.

## Was gesagt wird

lab-head-player = Spieler
lab-head-seats = Plätze
lab-head-share = Siegesanteil
lab-head-rating = Wertung
lab-head-difference = Unterschied bei gleichen Karten
lab-head-in-play = Spieler
lab-head-rounds = Runden
lab-head-moves = Züge je Runde
lab-end-knock = Klopfen
lab-end-thirty-one = 31
lab-end-fire = Feuer
lab-end-stock = Stapel
lab-end-all-passed = alle gepasst
lab-end-laps = Umlaufgrenze
lab-end-void = ungültig
lab-end-given-up = abgebrochen
lab-summary = { $matches ->
    [one] Ein Spiel
   *[other] { $matches } Spiele
}, { $rounds } Runden; ohne Sieger: { $drawn }.
lab-given-up = Abgebrochen, weil sie nicht enden wollten: { $rounds } Runden, { $matches } Spiele.
lab-few = Mit weniger als { $deals } Kartenverteilungen sind die Intervalle weit, und Wertungen haben keine.
