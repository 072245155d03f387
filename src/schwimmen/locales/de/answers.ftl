# Was der Server antwortet, wenn etwas nicht geht.

## Warum eine Verbindung oder eine Anfrage endet

failed-bad-message = Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.
failed-too-large = Das war mehr, als der Server auf einmal liest.
failed-bad-origin = Das kam von einer fremden Seite, darum hat der Server es nicht getan.
failed-old-page = Diese Seite ist älter als der Server. Bitte lade sie neu.
failed-unknown-table = Diesen Tisch gibt es nicht (mehr).
failed-removed = Wer den Tisch führt, hat Dich weggeschickt.
failed-too-many = Gerade sind zu viele hier. Versuch es gleich noch einmal.
failed-too-fast = Das war zu viel auf einmal. Bitte warte einen Moment.
failed-replaced = Du spielst in einem anderen Tab oder Fenster weiter.
failed-storage = Der Server kann gerade nichts speichern. Verloren ist nichts; versuch es gleich noch einmal.
failed-internal = Auf dem Server ist etwas schiefgegangen. Verloren ist nichts; versuch es noch einmal.
failed-not-found = Unter dieser Adresse gibt es nichts.
failed-bad-rules = Nach diesen Regeln kann man nicht spielen.
failed-too-many-players = Für so viele reichen die Karten nicht.
failed-bad-name = Bitte gib einen Namen an.
failed-too-few-players = Allein kann man nicht spielen: Wähle einen Computerspieler.
failed-bad-record = Das ist keine Aufzeichnung einer Partie, oder sie ist beschädigt.

## Warum etwas nicht geht, wozu die Spielregeln nichts sagen

refusal-stale = Am Tisch ist es inzwischen weitergegangen.
refusal-no-deal = Es wartet keine Runde darauf, gegeben zu werden.
refusal-no-buy-back = Du bist nicht gefragt, ob Du zurückkommst.
refusal-match-goes-on = Die Partie läuft noch.
refusal-storage = Der Server konnte das nicht speichern, darum ist es nicht geschehen. Versuch es gleich noch einmal.
refusal-not-seated = Setz Dich erst.
refusal-removed = Wer den Tisch führt, hat Dich weggeschickt.
refusal-covered = Ein Computerspieler spielt für Dich. Sag erst, dass Du wieder da bist.
refusal-not-host = Das kann nur, wer den Tisch führt.
refusal-host-is-there = Wer den Tisch führt, ist da oder war es gerade noch. Nach einer Minute kannst Du ihn führen.
refusal-table-full = Alle Plätze sind besetzt. Du kannst zusehen oder warten, bis einer frei wird.
refusal-table-closed = Dieser Tisch nimmt niemand Neues auf; frag, wer ihn führt.
refusal-name-taken = So heißt am Tisch schon jemand.
refusal-bad-name = Bitte wähle einen Namen mit 1 bis 24 Zeichen.
refusal-bad-text = Bitte gib 1 bis 40 Zeichen ein.
refusal-too-few = Zum Spielen gehören zwei.
refusal-too-few-places = So viele sitzen schon, oder die Regeln sind für weniger.
refusal-no-such-member = Wer das war, ist nicht mehr da.
refusal-too-soon = Lass noch ein wenig Zeit.
refusal-not-awaited = Auf diesen Spieler wartet niemand.
refusal-too-late = Die Karten sind schon gegeben, oder Du hast schon etwas beigetragen.
refusal-bad-rules = Nach diesen Regeln kann man nicht spielen.
refusal-too-fast = Das war zu viel auf einmal. Bitte warte einen Moment.
refusal-newcomers = Aus Deinem Netz haben sich zu viele Neue gesetzt. Versuch es später noch einmal; wer schon hier saß, kann wiederkommen.
refusal-no-talk = An offenen Tischen gibt es nur fertige Sätze.
refusal-no-hints = Tipps gibt es nur, wenn Du allein gegen Computerspieler spielst.
refusal-no-round = Hier ist noch keine Runde zu Ende, in der Du mitgespielt hast.
refusal-thinking = Gerade fragen zu viele auf einmal. Bitte frag gleich noch einmal.
