# Am Tisch gegen Computerspieler gefragt: was am besten wäre, und was besser gewesen wäre.
# $chance, $chance_…: Wahrscheinlichkeiten von 0 bis 1. $error, $points: Prozentpunkte. $gave, $took: Karten.

hint-ask = Tipp
key-hint = h
hint-title = Der beste Zug
hint-do = So spielen
hint-moves = Alle Deine Züge
hint-move = Zug
hint-win = Gewinnt die Partie
hint-lose = Verliert ein Leben
hint-off = ± { $error }
hint-swap = { $gave } gegen { $took } tauschen.
hint-said = { $move } Aussicht auf den Gewinn der Partie: { NUMBER($chance_win, style: "percent") }, auf den Verlust eines Lebens: { NUMBER($chance_lose, style: "percent") }. { $why }
hint-about = In Gedanken zu Ende gespielt, nach allem, was Du wissen kannst. ± sagt, um wie viel eine Zahl danebenliegen kann.
hint-simply = Die Zahlen nehmen an, dass die anderen einfach spielen, wie der solide Gegner.
hint-rough = Fürs Erste eine grobe Schätzung aus wenigen gedachten Spielen.

review-ask = Was wäre besser gewesen?
review-good = { $decisions ->
    [0] Du hattest nichts zu entscheiden.
    [one] Deine eine Entscheidung war gut genug.
   *[other] Alle Deine { $decisions } Entscheidungen waren gut genug.
}
review-slips = { $decisions ->
    [one] Deine eine Entscheidung hätte besser sein können.
   *[other] Was besser ging: { $slips } von { $decisions } Entscheidungen.
} Insgesamt kostete das { $points } Prozentpunkte Siegaussicht.
review-turn = Zug { $turn }
review-hand = Deine Hand
review-pile = Ablage
review-made = Gewählt
review-best = Besser
review-chance = Aussicht auf den Gewinn der Partie: { NUMBER($chance_made, style: "percent") } statt { NUMBER($chance_best, style: "percent") }
