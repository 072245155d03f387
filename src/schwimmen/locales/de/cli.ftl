# Die Befehlszeile: Hilfe, eine Partie in Worten, was an einer Aufzeichnung oder an einem Nachweis falsch ist.

## Hilfe

cli-usage = Aufruf:
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-help = diese Hilfe ausgeben und enden
cli-help-version = die Version ausgeben und enden
cli-about = Schwimmen (31), das Kartenspiel.
# $languages: die Kürzel aller Sprachen.
cli-lang = Sprache der Texte: { $languages }; sonst die der Umgebung
# $tag: was angegeben wurde. $languages: die Kürzel aller Sprachen.
cli-no-language = Die Sprache „{ $tag }“ gibt es nicht. Es gibt: { $languages }.
cli-replay = ausgeben, was aus Aufzeichnungen von Partien folgt
cli-replay-files = eine Aufzeichnung (.json) oder eine je Zeile (.jsonl); „-“ ist die Standardeingabe
cli-replay-json = ein JSON-Objekt je Aufzeichnung, für Programme
cli-verify = prüfen, ob die Karten so gegeben wurden wie versprochen
cli-verify-files = ein Nachweis (.json) oder einer je Zeile (.jsonl); „-“ ist die Standardeingabe
# $presets: die Namen aller Regelwerke.
cli-rules-about = die Regeln in ganzen Sätzen ausgeben, mit Beispielen
cli-rules-preset = ein Regelwerk: { $presets }
cli-options = eine Datei mit Optionen als JSON
cli-rules-option = ein anderer Wert einer Option; auch mehrmals
cli-rules-no-value = „{ $text }“ ist keine Option mit Wert: Schreibe NAME=WERT.
cli-bad-options = In { $file } steht kein JSON-Objekt mit Optionen.
# $reason: was das System sagt.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }
cli-cannot-write-file = { $file } lässt sich nicht schreiben: { $reason }
cli-cannot-write = Die Ausgabe lässt sich nicht schreiben: { $reason }
cli-reason-missing = Die Datei gibt es nicht
cli-reason-folder = Das ist ein Ordner
cli-reason-forbidden = Der Zugriff ist nicht erlaubt
cli-reason-full = Es ist kein Platz mehr frei

## Was an einem Argument falsch ist

# $given: was angegeben wurde. $option: eine Option, wie man sie eintippt, oder was für ein Argument steht. $choices: was möglich ist.
cli-wrong-unknown = Nicht verstanden: { $given }
cli-wrong-missing = Es fehlt noch: { $missing }
cli-wrong-no-value = { $option } braucht einen Wert.
cli-wrong-needless-value = { $option } nimmt keinen Wert an, angegeben wurde „{ $given }“.
cli-wrong-choice = { $option }: „{ $given }“ ist nicht möglich. Möglich sind: { $choices }.
cli-wrong-ambiguous = „{ $given }“ kann für mehrere Optionen stehen: { $choices }.
cli-wrong-number = { $option }: „{ $given }“ ist keine ganze Zahl von { $least } bis { $most }.
cli-wrong-address = { $option }: „{ $given }“ ist keine Netzadresse wie 10.0.0.2 oder 10.0.0.0/8.
cli-wrong-url = { $option }: „{ $given }“ ist keine Adresse einer Site. Gib http:// oder https://, einen Rechner und vielleicht einen Port an, etwa https://karten.example, und nichts danach.

## Eine Partie in Worten

# $rules: der Name eines Regelwerks und was davon abweicht.
cli-rules = Regeln: { $rules }
cli-heading = Runde { $number }
cli-buy-back-open = Noch nicht beantwortet: Wieder einkaufen dürfen sich: { $names }
# $phase: choice, turn, discard, after oder stock. $name: wer dran ist. $moves: die erlaubten Züge in Worten.
cli-to-act = { $phase ->
    [stock] Es wird gemischt; danach ist { $name } dran.
   *[other] { $name } ist dran: { $moves }
}

## Wo eine Aufzeichnung fehlerhaft ist

cli-record = { $file }, Aufzeichnung { $number }
cli-round = Runde { $number }
cli-move = Zug { $number }

## Was an einer Aufzeichnung falsch ist

cli-record-not-utf8 = Byte { $position } ist kein UTF-8.
cli-record-empty = Die Datei ist leer.
cli-record-not-json = Das ist kein JSON: Zeile { $line }, Spalte { $column }.
cli-record-no-number = { $value } ist in JSON keine Zahl.
cli-record-too-deep = Das ist zu tief verschachtelt.
cli-record-not-an-object = Eine Aufzeichnung ist ein JSON-Objekt.
cli-record-key-twice = Der Schlüssel „{ $key }“ steht zweimal in einem Objekt.
cli-record-other-format = Das Format ist „{ $value }“ und nicht „{ $wanted }“.
cli-record-key-missing = Der Schlüssel „{ $key }“ fehlt.
cli-record-wrong-type = „{ $key }“ muss { $wanted ->
    [list] eine Liste
    [object] ein Objekt
    [text] ein Text
    [number] eine ganze Zahl
    [texts] eine Liste von Texten
    [numbers] eine Liste ganzer Zahlen
   *[objects] eine Liste von Objekten
} sein.
cli-record-no-such-seat = „{ $key }“ nennt Platz { $seat }, den es nicht gibt.
cli-record-seat-twice = „{ $key }“ nennt Platz { $seat } zweimal.
cli-record-dealer-out = Wer gibt (Platz { $seat }), ist ausgeschieden.
cli-record-too-many-out = Es sind weniger als zwei übrig.
cli-record-lives-count = „lives“ muss für { $players } Plätze je eine Zahl haben, nicht { $lives }.
cli-record-lives-range = Die Leben von Platz { $seat } müssen zwischen 0 und { $most } liegen.
cli-record-lives-out = Platz { $seat } ist ausgeschieden und kann keine Leben mehr haben.
cli-record-lives-swimming = Platz { $seat } hat kein Leben mehr: Ohne Schwimmen wäre er ausgeschieden.
cli-record-no-buy-back = Jemand soll sich wieder eingekauft haben, was diese Regeln nicht erlauben.
cli-record-after-unfinished = Die Runde davor ist nicht zu Ende.
# $options: Optionen mit ihren Werten, wie eine Aufzeichnung sie nennt. $why: ein Satz.
cli-record-rules = { $options }: { $why }
cli-record-too-few-players = { $players ->
    [0] Es spielt niemand; es müssen mindestens zwei sein.
    [one] Es spielt nur eine Person; es müssen mindestens zwei sein.
   *[other] { $players } sind zu wenige.
}
cli-record-too-many-players = { $players } sind zu viele: Mit diesen Regeln reichen die Karten für { $most }.
cli-record-no-card = „{ $text }“ ist keine Karte.
# $wrong: foreign, twice oder missing. $size: wie viele Karten der Packen hat.
cli-record-not-the-pack = { $wrong ->
    [foreign] { $card } gehört nicht zu den { $size } Karten.
    [twice] { $card } kommt zweimal vor.
   *[missing] { $card } fehlt: Es müssen alle { $size } Karten sein.
}
cli-record-stock-no-card = „{ $text }“ ist keine Karte.
cli-record-stock-other-cards = { $wrong ->
    [foreign] { $card } ist keine der { $size } Karten, die gemischt wurden.
    [twice] { $card } kommt zweimal vor.
   *[missing] { $card } fehlt: Gemischt wurden { $size } Karten.
}
# $text: der Zug. $player: wer dran ist. $why: ein Satz. $clause: der Regeln.
cli-record-illegal-move = „{ $text }“ ist jetzt nicht erlaubt ({ $player } ist dran): { $why } ({ $clause })
cli-record-round-over = Die Runde ist vor diesem Zug zu Ende.
cli-record-match-over = Die Partie ist vor dieser Runde zu Ende.
cli-record-may-not-buy-back = Platz { $seat } darf sich hier nicht wieder einkaufen.
cli-record-buy-back-unfinished = In einer Runde, die nicht zu Ende ist, kann sich niemand wieder einkaufen.

## Ob die Karten gegeben wurden wie versprochen

cli-proof = { $file }, Nachweis { $number }
# $promise: 64 Zeichen, wie der Tisch sie vor dem Geben gezeigt hat.
cli-proof-round = Runde { $number }, Versprechen { $promise }
# $text: was die Person zum Mischen beigetragen hat.
cli-proof-mixed = { $name } hat mitgemischt: „{ $text }“
cli-proof-good = { $rounds ->
    [0] Es ist noch keine Runde zu Ende, also nichts zu prüfen.
    [one] Die Runde wurde so gegeben wie versprochen.
   *[other] Alle { $rounds } Runden wurden so gegeben wie versprochen.
}
cli-proof-bad = Dieser Nachweis stimmt nicht.
cli-proof-unreadable = Das ist kein Nachweis, oder er ist beschädigt.
# $why: ein Satz.
cli-proof-record = Die Aufzeichnung ist fehlerhaft: { $why }
cli-proof-rounds = Der Nachweis hat nicht so viele Runden wie die Aufzeichnung.
cli-proof-promise = Die Zufallszahl ist eine andere als die versprochene.
cli-proof-mixed-twice = Jemand hat mehr als einmal mitgemischt.
cli-proof-deck = Aus der Zufallszahl und dem Beigetragenen folgt eine andere Reihenfolge der Karten.
cli-proof-stock = Beim { $shuffle }. Mischen des Stapels folgt daraus eine andere Reihenfolge der Karten.

## Was Entscheidungen wert waren

cli-analyse = sagt, was jede Entscheidung aufgezeichneter Partien wert war und was besser gewesen wäre
cli-analyse-seat = nur die Entscheidungen dieses Platzes, ab 0
# $where: a file and the number of the record. $last: the last seat.
cli-analyse-no-seat = { $where }: Einen Platz { $seat } gibt es nicht. Die { $players } Spieler haben die Plätze von 0 bis { $last }.
cli-analyse-milliseconds = Bedenkzeit für eine Entscheidung, Millisekunden (50)
cli-compiling = Das Nachdenken wird kompiliert, einmalig: Das dauert etwa eine halbe Minute.
cli-analyse-slow = numba ist nicht installiert: Das Nachdenken dauert länger und ist ungenauer. Abhilfe: pip install 'schwimmen[strong]'
# $made, $best: Züge in Worten, „7♦ → J♥“. $chance_win, $chance_lose, $chance_error, $chance_cost, $chance_best, $chance_best_lose: chances, from 0 to 1. $why: a sentence about $best.
cli-analyse-best = { $name }: { $made } ist das Beste. Aussicht auf den Gesamtsieg { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }, auf den Verlust eines Lebens { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }
cli-analyse-level = { $name }: { $made } ist so gut wie { $best }, soweit es sich sagen lässt (± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }): gewinnt zu { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) }, verliert zu { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) } ein Leben; { $best } zu { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } und { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }.
cli-analyse-worse = { $name }: { $made } kostet { NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }: gewinnt zu { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) }, verliert zu { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) } ein Leben; { $best } zu { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } und { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }. Warum { $best }: { $why }
cli-analyse-round = Was die Entscheidungen dieser Runde gekostet haben:
cli-analyse-total = Was die Entscheidungen zusammen an Siegaussicht gekostet haben:
cli-analyse-cost = { $name }: { NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) }, Fehler: { $slips } von { $decisions }
