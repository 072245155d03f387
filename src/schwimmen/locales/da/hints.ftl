# Spurgt ved et bord mod computerspillere: hvad der ville være bedst, og hvad der ville have været bedre.
# $chance, $chance_…: sandsynligheder fra 0 til 1. $error, $points: procentpoint. $gave, $took: kort.

hint-ask = Tip
key-hint = h
hint-title = Det bedste træk
hint-do = Spil sådan
hint-moves = Alle dine træk
hint-move = Træk
hint-win = Vinder spillet
hint-lose = Mister et liv
hint-off = ± { $error }
hint-swap = Byt { $gave } med { $took }.
hint-said = { $move } Chance for at vinde spillet: { NUMBER($chance_win, style: "percent") }, for at miste et liv: { NUMBER($chance_lose, style: "percent") }. { $why }
hint-about = Runden er spillet til ende i tankerne, ud fra det, du kan vide. ± siger, hvor meget et tal kan være ved siden af.
hint-simply = Tallene går ud fra, at de andre spiller enkelt, som den solide modspiller.
hint-rough = Foreløbig et groft skøn ud fra få tænkte spil.

review-ask = Hvad ville have været bedre?
review-good = { $decisions ->
    [0] Der var ikke noget, du skulle beslutte.
    [one] Din ene beslutning var god nok.
   *[other] Alle dine { $decisions } beslutninger var gode nok.
}
review-slips = { $decisions ->
    [one] Din ene beslutning
   *[other] { $slips } af dine { $decisions } beslutninger
} kunne have været bedre. I alt kostede det { $points } procentpoint af chancen for at vinde spillet.
review-turn = Tur { $turn }
review-hand = Din hånd
review-pile = Afkastbunke
review-made = Du valgte
review-best = Bedre
review-chance = Chance for at vinde spillet: { NUMBER($chance_made, style: "percent") } i stedet for { NUMBER($chance_best, style: "percent") }
