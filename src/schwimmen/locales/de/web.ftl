# Die Seite selbst: was um das Spiel herum steht. Karten, Züge und Verlauf sind in game.ftl, die Regeln in rules.ftl.

app-name = Schwimmen
title-start = Schwimmen – das Kartenspiel 31
title-table = Am Tisch – Schwimmen

## Auf jeder Seite

nav-home = Schwimmen, zur Startseite
nav-start = Zur Startseite
# $theme: hell oder dunkel, oder wie das Gerät.
nav-theme = Aussehen: { $theme }
dialog-close = Schließen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-deck = Farben der Karten
settings-deck-two = Zwei
settings-deck-four = Vier
settings-speed = Tempo
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-once = Sofort
settings-confirm = Tausch bestätigen
settings-confirm-about = Sonst tauscht schon die zweite Karte, die Du antippst.
settings-goes-on = Nächste Runde von selbst geben
settings-shortcuts = Tasten für Züge
settings-shortcuts-about = Einzelne Tasten spielen Karten und Züge, gleich wo der Fokus steht.

## Die Startseite

start-lead = Drei Karten, eine Farbe, so nah wie möglich an 31.
start-play = Jetzt spielen
start-continue = Partie fortsetzen
start-table = Dein Tisch
start-rules = Regeln
start-rules-standard = der Standard, unverändert
start-opponents = Gegner
start-fewer = Ein Gegner weniger
start-more-opponents = Ein Gegner mehr
start-level = Wie gut sie spielen
start-levels = Jeder Gegner
# $number: ab 1.
start-opponent = Gegner { $number }
start-more = Mehr
start-name = Dein Name
# Wie jemand heißt, der keinen Namen nennt.
start-name-default = Du
start-memory = Merkhilfe
start-memory-about = Karten, die jemand vor aller Augen genommen hat, bleiben bei ihm sichtbar.

level-beginner = Anfänger
level-easy = Locker
level-solid = Solide
level-sharp = Gewieft
level-expert = Meisterlich
level-character = { $level }, { $character }

start-character = Ihr Charakter
character-plain = Normal
character-about-plain = Spielt nach dem, was die Karten wert sind.
character-cautious = Vorsichtig
character-about-cautious = Klopft spät und achtet darauf, was dem nächsten Spieler bleibt.
character-bold = Kühn
character-about-bold = Klopft früh und riskiert, am wenigsten zu haben.
character-collector = Sammler
character-about-collector = Sammelt Paare für drei Gleiche, tauscht viel und klopft spät.

## Der Tisch

table-title = Dein Tisch
table-players = Die anderen am Tisch
table-middle = In der Mitte
table-own = Dein Platz
table-hand = Deine Hand
table-centre = Die Mitte
table-actions = Deine Züge
table-dealer = hat gegeben
table-knocked = hat geklopft
table-acts = ist dran
table-away = nicht da
# $cards: Karten mit Namen, als Liste.
table-known = Bekannte Karten: { $cards }
# $card: Name einer Karte.
table-in-hand = { $card }, in Deiner Hand
table-in-centre = { $card }, in der Mitte
# $count: Karten auf der Ablage.
table-in-pile = { $card }, oben auf der Ablage von { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-counts = zählt
# $value: Punkte eines Blatts.
table-would-be = ergäbe { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
table-value = Dein Blatt: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
table-stock = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-laid = Weggelegt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-no-pile = Ablage: 0 Karten
table-packet = Drei verdeckte Karten
table-unchoose = Anders wählen
table-watching = Du siehst zu.

# Was zu tun ist. $last: yes nach einem Klopfen, sonst no.
prompt-swap = { $last ->
    [yes] Dein letzter Zug: Tausche, oder behalte, was Du hast
   *[no] Du bist dran: Wähle eine eigene Karte und eine der Mitte
}
prompt-draw = { $last ->
    [yes] Dein letzter Zug: Zieh oder nimm eine Karte
   *[no] Du bist dran: Zieh oder nimm eine Karte
}
prompt-discard = Wähle die Karte, die Du abwirfst
prompt-take = Wähle jetzt in der Mitte, was Du nimmst
prompt-give = Wähle jetzt in der Hand, was Du gibst
prompt-choice-blind = Du gibst: behalten, oder drei unbekannte nehmen?
prompt-choice-open = Du gibst: Behältst Du diese Karten, oder nimmst Du die drei offenen?
prompt-after = Dein Zug ist gemacht: Klopfst Du?
prompt-yours = { $last ->
    [yes] Dein letzter Zug
   *[no] Du bist dran
}
# $name: wer dran ist.
prompt-other = { $last ->
    [yes] { $name } hat den letzten Zug …
   *[no] { $name } ist dran …
}

# Was jemand gerade getan hat, so kurz wie möglich, neben dem Namen.
said-exchanged = { $gave } → { $took }
said-all = alle drei
said-passed = schiebt
said-knocked = klopft!
said-stayed = klopft nicht
said-kept = behält
said-switched = wechselt
said-renewed = neue Mitte
said-drew = zieht
said-took = nimmt
said-discarded = wirft ab

# Tasten, die einen Zug spielen: je ein Buchstabe. Was zugleich möglich ist, hat verschiedene.
key-commit = t
key-all = a
key-pass = s
key-knock = k
key-stay = n
key-renew = m
key-keep = b
key-switch = w
key-draw = z
key-take = n

# Für alle, die den Tisch hören. $hand, $centre: Karten mit Namen, als Listen. $value: Punkte des Blatts.
speech-turn = { $last ->
    [yes] Dein letzter Zug.
   *[no] Du bist dran.
} Deine Hand: { $hand }, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}. In der Mitte: { $centre }.
speech-four = Du bist dran. Deine Hand: { $hand }. In der Mitte: { $centre }.

# $round: ihre Nummer in dieser Partie.
log-title = Runde { $round }
log-label = Was geschah
log-open = Was geschah

## Das Ende einer Runde und einer Partie

end-round = Runde { $round }
end-next = Nächste Runde
# $seconds: bis sie von selbst gegeben wird.
end-next-in = Nächste Runde ({ $seconds })
end-won = Du hast gewonnen!
# $name: wer gewonnen hat.
end-lost = { $name } hat gewonnen
end-drawn = Niemand hat gewonnen
end-places = Platzierung
# $place: 1 for the winner
end-place = { $place }. { $name }
end-again = Noch einmal
end-home = Zur Startseite
end-record = Aufzeichnung
end-buy-back = Du bist ausgeschieden. Willst Du mit allen Leben zurückkommen? Das geht einmal in einer Partie.
end-buy-back-yes = Zurückkommen
end-buy-back-no = Draußen bleiben
end-buy-back-wait = Andere überlegen noch, ob sie zurückkommen …

## Die Verbindung

link-connecting = Verbindung wird aufgebaut …
link-lost = Die Verbindung ist weg. Neuer Versuch …
link-back = Die Verbindung ist wieder da.

failed-retry = Noch einmal versuchen
failed-play-here = Hier spielen
failed-unreachable = Der Server ist nicht zu erreichen.
