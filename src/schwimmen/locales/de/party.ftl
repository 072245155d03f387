# Zusammen spielen: der Tisch vor der Partie und daneben, Reden, Wiedergaben, das nachprüfbare Mischen.

title-friends = Ein Tisch mit Freunden
title-lobby = Offene Tische
title-record = Eine Partie noch einmal ansehen
title-replay = Eine Partie, noch einmal gezeigt
title-fair = Mischen, das man nachprüfen kann

start-friends = Mit Freunden spielen
start-elsewhere = Anderswo
start-statistics = Zahlen zum Spiel

## Wer man ist

me-look = Dein Bild
look-fish = Fisch
look-anchor = Anker
look-boat = Segelboot
look-star = Seestern
look-crab = Krebs
look-shell = Muschel
look-lighthouse = Leuchtturm
look-whale = Wal
look-gull = Möwe
look-jellyfish = Qualle
look-duck = Ente
look-umbrella = Sonnenschirm

## Wie ein Tisch geführt wird

party-lead = Eröffne einen Tisch nach Deinen Regeln und verschicke den Link. Die anderen öffnen ihn, nennen einen Namen und setzen sich. Ein Konto braucht niemand.
party-places = Plätze
party-places-fewer = Ein Platz weniger
party-places-more = Ein Platz mehr
party-computers = Computerspieler am Tisch
party-computers-fewer = Ein Computerspieler weniger
party-computers-more = Ein Computerspieler mehr
party-level = Wie gut Computerspieler spielen, auch für jemanden, der weg ist
party-clock = Zeit für jede Entscheidung
# $seconds: für jede Entscheidung.
clock-none = Keine Uhr
clock-relaxed = Gemütlich: { $seconds } Sekunden
clock-quick = Flott: { $seconds } Sekunden
# $seconds: bis ein Computerspieler weiterspielt.
clock-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
party-watch = Andere dürfen zusehen
party-watch-about = Wer zusieht, sieht, was alle sehen, und keine Hand.
party-listed = Bei den offenen Tischen zeigen
party-listed-about = Dann kann jeder kommen, und gesagt werden nur fertige Sätze. Sonst findet man den Tisch nur mit dem Link.
party-closed = Für Neue schließen
party-closed-about = Wer schon hier saß, kann sich wieder setzen. Bei den offenen Tischen wird er nicht gezeigt; wer zusehen darf, bleibt gleich.
party-open = Tisch eröffnen
party-rules-later = Die Regeln lassen sich ändern, wenn die Partie vorbei ist.
party-memory-on = mit Merkhilfe
party-memory-off = ohne Merkhilfe
party-listed-on = offen für alle
party-listed-off = nur mit dem Link
party-closed-on = für Neue geschlossen

## Der Tisch vor der Partie, und was neben dem Spiel ist

# $name: wer den Tisch führt.
party-table-of = Tisch von { $name }
party-table = Der Tisch
party-who = Wer am Tisch sitzt
party-open-dialog = Der Tisch: wer da ist, Link, Mischen
# $count von $places Plätzen sind besetzt.
party-members = Am Tisch: { $count } von { $places }
party-free = frei
party-you = Du
party-host = führt den Tisch
party-there = da
party-away = nicht da
# $level: eines Computerspielers.
party-computer = Computerspieler, { $level }
# Eine Stufe, die diese Seite nicht kennt: Der Server ist neuer.
party-computer-other = Computerspieler
party-covered = ein Computerspieler spielt
# $wins: gewonnene Partien, von $played.
party-wins = { $wins } von { $played } gewonnen
# $name: wer aufgestanden und noch in der Partie ist.
party-leaving = { $name } spielt die nächste Partie nicht mit.
# $count: wie viele zusehen.
party-watching = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
party-sit-title = Setz Dich
party-sit = Hinsetzen
party-full = Alle Plätze sind besetzt.
party-full-watch = Alle Plätze sind besetzt. Du kannst zusehen oder warten, bis einer frei wird.
party-start = Partie beginnen
party-too-few = Dazu gehören zwei: Warte auf jemanden, oder nimm einen Computerspieler dazu.
# $name: wer den Tisch führt.
party-wait = { $name } beginnt die Partie.
party-take-over = Den Tisch selbst führen
party-change-me = Anderer Name oder anderes Bild
party-change-done = Übernehmen
party-stand = Aufstehen
party-host-tools = Was Du entscheidest, weil Du den Tisch führst
party-add = Computerspieler
party-arrange = Tisch einstellen
party-arrange-done = So soll es sein
# $name: jemand anders am Tisch.
party-about = Was { $name } betrifft
party-hand-over = { $name } den Tisch überlassen
party-remove = { $name } wegschicken
party-remove-ask = Soll { $name } den Tisch verlassen?
party-remove-yes = Ja, { $name } wegschicken
party-remove-no = Nein
party-joined = { $name } hat sich gesetzt.
party-left = { $name } ist aufgestanden.
party-gone = { $name } ist nicht mehr verbunden.

## Wie die anderen kommen

invite-title = Andere einladen
invite-share = Link teilen
invite-copy = Link kopieren
invite-copied = Kopiert
# $name: wer den Tisch führt.
invite-text = { $name } möchte mit Dir Schwimmen spielen:
invite-qr = QR-Code des Links zu diesem Tisch
invite-qr-about = Die Kamera eines Telefons öffnet den Tisch mit diesem Code.
invite-only-here = Diese Adresse führt nur auf diesem Gerät hierher. Für andere: Starte den Server mit „schwimmen serve --host 0.0.0.0“ und öffne die Seite unter der Adresse, die er nennt.

## Der eigene Platz

own-title = Dein Platz
own-link-about = An einem anderen Gerät weiterspielen: Öffne dort Deinen persönlichen Link. Wer ihn hat, spielt für Dich, also behalte ihn für Dich.
own-link = Meinen persönlichen Link zeigen
own-link-text = Mein Platz am Tisch
own-stand-ask = Ein Computerspieler spielt die Partie für Dich zu Ende. Aufstehen?
own-stay = Bleiben

## Am Tisch, im Spiel

# $name: wer weg ist.
table-covered = Computer spielt für { $name }
table-covered-own = Ein Computerspieler spielt für Dich.
table-return = Ich bin wieder da
table-cover = Den Computer für { $name } spielen lassen
table-next-match = Du spielst in der nächsten Partie mit.
table-no-watch = Hier darf niemand zusehen.
table-no-room = Alle Plätze sind besetzt.
table-sit-next = Für die nächste Partie hinsetzen

link-lost-waits = Die Verbindung ist weg. Was Du getan hast, wird gesendet, sobald sie wieder da ist …
link-waits = Unterwegs zum Server
failed-new-table = Neuen Tisch eröffnen
failed-reload = Neu laden

## Das Ende einer Runde und einer Partie

end-ready = möchte weiterspielen
# $names: auf wen noch gewartet wird, als Liste.
end-waiting = { $count ->
    [0] Gleich geht es weiter.
   *[other] Warten auf { $names } …
}
# $seconds: bis es von selbst weitergeht.
end-goes-on = Weiter geht es in { $seconds } s.
end-standings = Der Abend
# $wins: gewonnene Partien, von $played.
end-standing = { $name }: { $wins } von { $played } gewonnen
evening-matches = Partien
evening-match = Partie { $number }
evening-match-won = Partie { $number }: { $name } hat gewonnen
end-replay = Wiedergabe
end-replay-text = Eine Partie Schwimmen zum Ansehen:

## Reden

talk-title = Reden
# $count: was gesagt und noch nicht gelesen wurde.
talk-unread = Reden, { $count } neu
talk-nothing = Noch hat niemand etwas gesagt.
talk-said = Was gesagt wurde
talk-phrases = Etwas sagen
talk-reactions = Eine Regung zeigen
talk-text = Eigene Worte
talk-send = Sagen
talk-no-text = An offenen Tischen gibt es nur fertige Sätze.
talk-sit-first = Wer zusieht, hört zu. Setz Dich, um mitzureden.
talk-mute = Wen ich nicht hören will
talk-somebody = Jemand
# $name sagt $text.
talk-says = { $name } sagt: { $text }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-hurry = Du bist dran …
phrase-moment = Einen Moment, bitte.
phrase-sorry = Tut mir leid!
phrase-oops = Hoppla!
phrase-phew = Puh, das war knapp!
phrase-swim = Ich schwimme!
phrase-fire = Feuer!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss, bis bald!
reaction-clap = Beifall
reaction-laugh = Lacht
reaction-wow = Staunt
reaction-sad = Traurig
reaction-angry = Murrt
reaction-heart = Herz

## Offene Tische

lobby-lead = Hier darfst Du Dich setzen, wer immer Du bist.
lobby-empty = Gerade ist kein Tisch offen. Eröffne selbst einen!
lobby-open = Tisch eröffnen
lobby-seats = { $seated } von { $places } Plätzen besetzt
lobby-playing = eine Partie läuft
lobby-gathering = beginnt bald
lobby-join = Hinsetzen
lobby-watch = Zusehen
lobby-look = Hingehen
# $action: eines der drei vorigen.
lobby-go = { $action }: Tisch von { $name }

## Partien, noch einmal gezeigt

record-lead = Wähle eine Aufzeichnung, die Du behalten hast, und geh sie Zug für Zug durch, mit den Augen jedes Spielers.
record-choose = Aufzeichnung wählen
record-drop = … oder hier ablegen. Der Server liest sie, um sie zu zeigen, und behält sie nicht.
replay-loading = Die Partie wird geholt …
replay-gone = Hinter diesem Link ist keine Partie (mehr).
replay-controls = Durch die Partie gehen
replay-eyes = Mit wessen Augen
replay-round = Runde
replay-first = Zum Anfang der Runde
replay-back = Einen Schritt zurück
replay-play = Von selbst ablaufen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende der Runde

## Das nachprüfbare Mischen

fair-short = Die Karten sind versprochen, bevor sie gegeben werden, und Du kannst zum Zufall beitragen.
fair-more = Wie das geht
fair-next = Versprechen für das nächste Geben
fair-now = Versprechen für diese Karten
# $text: was jemand zum Zufall beigetragen hat.
fair-added = { $name } hat beigetragen: { $text }
fair-mix = Irgendetwas, für den Zufall
fair-mix-add = Beitragen
fair-proof = Beweis des Mischens
# $round: ihre Nummer.
fair-verdict-kept = Runde { $round }: Das Versprechen wurde gehalten.
fair-verdict-fits = Runde { $round }: Der Startwert passt zum Versprechen. Du kamst nach dem Geben.
fair-verdict-broken = Runde { $round }: Das Versprechen wurde gebrochen!
fair-verdict-unknown = Runde { $round }: Diese Seite konnte es nicht prüfen. Der Beweis kann es.
fair-lead = Du musst nicht glauben, dass die Karten hier ehrlich gemischt werden: Du kannst es nachprüfen.
fair-how = Wie es geht
fair-step-promise = Vor jedem Geben zieht der Server eine geheime Zahl, den Startwert, und zeigt ihren Fingerabdruck: das Versprechen. Ein Fingerabdruck passt nur zu einem Startwert, und niemand kann aus ihm den Startwert erraten.
fair-step-mix = Danach kann jeder am Tisch ein paar eigene Worte beitragen.
fair-step-deal = Die Reihenfolge der Karten wird aus dem Startwert und aus allem Beigetragenen berechnet.
fair-step-open = Nach der Runde zeigt der Server den Startwert. Nun kann jeder sehen, dass sein Fingerabdruck das Versprechen ist und dass Startwert und Worte genau diese Karten ergeben.
fair-why = So kann der Server die Karten nicht mehr aussuchen, wenn er Deine Worte kennt, und Du nicht, wenn Du den Startwert kennst.
fair-limit = Was es nicht zeigt: Der Server selbst kennt die Karten. Wer ihn betreibt, könnte sie ansehen; das ist bei jedem Spiel auf einem fremden Rechner so.
fair-check = Eine Partie prüfen
fair-check-about = Am Tisch, unter „Der Tisch“, gibt es zu jeder Partie einen Beweis. Dein Browser rechnet alles nach; die Datei bleibt bei Dir.
fair-choose = Beweis wählen
fair-drop = … oder hier ablegen.
fair-unreadable = Das ist kein Beweis eines Mischens.
fair-no-crypto = Dieser Browser berechnet Fingerabdrücke nur über eine sichere Verbindung (https).
# $rounds: wie viele geprüft wurden.
fair-all-good = { $rounds ->
    [one] { $rounds } Runde geprüft: Alles passt.
   *[other] { $rounds } Runden geprüft: Alles passt.
}
fair-some-bad = Etwas passt nicht. Diese Karten wurden nicht gegeben, wie es versprochen war.
fair-round-good = Runde { $round }: Versprechen und Karten passen.
fair-round-promise = Runde { $round }: Der Startwert passt nicht zum Versprechen.
fair-round-cards = Runde { $round }: Startwert und Worte ergeben andere Karten.
fair-first-cards = Die ersten Karten: { $cards }
fair-added-text = Beigetragen: { $text }
fair-compare = Vergleiche die Versprechen mit denen, die Dein Tisch vor jedem Geben gezeigt hat: Das kannst nur Du. Der Befehl „schwimmen verify“ spielt auch die Züge nach den Regeln nach.
