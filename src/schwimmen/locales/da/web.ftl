# Selve siden: hvad der står rundt om spillet.

app-name = Schwimmen
title-start = Schwimmen – kortspillet 31
title-table = Ved bordet – Schwimmen

## På alle sider

nav-home = Schwimmen, til forsiden
nav-start = Til forsiden
nav-theme = Udseende: { $theme }
dialog-close = Luk

settings-title = Indstillinger
settings-language = Sprog
settings-theme = Udseende
settings-theme-auto = Som enheden
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-deck = Farvernes antal
settings-deck-two = To
settings-deck-four = Fire
settings-speed = Hastighed
settings-speed-slow = Langsom
settings-speed-normal = Normal
settings-speed-fast = Hurtig
settings-speed-once = Straks
settings-confirm = Bekræft et bytte
settings-confirm-about = Ellers byttes der straks, når du trykker på det andet kort.
settings-goes-on = Giv næste runde af sig selv
settings-shortcuts = Taster til træk
settings-shortcuts-about = Enkelte taster spiller kort og træk, uanset hvor fokus er.

## Forsiden

start-lead = Tre kort, én farve, så tæt på 31 som muligt.
start-play = Spil nu
start-continue = Fortsæt dit spil
start-table = Dit bord
start-rules = Regler
start-rules-standard = standarden, uændret
start-opponents = Modspillere
start-fewer = Én modspiller færre
start-more-opponents = Én modspiller mere
start-level = Hvor godt de spiller
start-levels = Hver modspiller
start-opponent = Modspiller { $number }
start-more = Mere
start-name = Dit navn
start-name-default = Du
start-memory = Huskehjælp
start-memory-about = Kort, som alle så en spiller tage, bliver vist ved spilleren.

level-beginner = Begynder
level-easy = Let
level-solid = Solid
level-sharp = Skarp
level-expert = Ekspert
level-character = { $level }, { $character }

start-character = Deres karakter
character-plain = Almindelig
character-about-plain = Spiller efter, hvad kortene er værd.
character-cautious = Forsigtig
character-about-cautious = Banker sent og tænker på, hvad der er tilbage til den næste spiller.
character-bold = Dristig
character-about-bold = Banker tidligt og risikerer at have mindst.
character-collector = Samler
character-about-collector = Samler par til tre ens, bytter meget og banker sent.

## Bordet

table-title = Dit bord
table-players = De andre ved bordet
table-middle = Midt på bordet
table-own = Din plads
table-hand = Din hånd
table-centre = Midten
table-actions = Dine træk
table-dealer = gav
table-knocked = har banket
table-acts = i tur
table-away = væk
table-known = Kendte kort: { $cards }
table-in-hand = { $card }, på din hånd
table-in-centre = { $card }, i midten
table-in-pile = { $card }, øverst på { $count ->
    [one] { $count } smidt kort
   *[other] { $count } smidte kort
}
table-counts = tæller
table-would-be = ville give { $value ->
    [one] { $value } point
   *[other] { $value } point
}
table-value = Din hånd: { $value ->
    [one] { $value } point
   *[other] { $value } point
}
table-stock = Bunke: { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
table-laid = Lagt til side: { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
table-no-pile = Afkastbunke: 0 kort
table-packet = Tre kort med bagsiden opad
table-unchoose = Vælg om
table-watching = Du ser på.

prompt-swap = { $last ->
    [yes] Din sidste tur: byt, eller behold det, du har
   *[no] Din tur: vælg et af dine kort og et i midten
}
prompt-draw = { $last ->
    [yes] Din sidste tur: træk eller tag et kort
   *[no] Din tur: træk eller tag et kort
}
prompt-discard = Vælg det kort, du smider
prompt-take = Vælg nu i midten, hvad du tager
prompt-give = Vælg nu på hånden, hvad du giver
prompt-choice-blind = Du giver: Beholder du disse kort, eller tager du tre, som ingen har set?
prompt-choice-open = Du giver: Beholder du disse kort, eller tager du de tre åbne?
prompt-after = Din tur er spillet: Vil du banke?
prompt-yours = { $last ->
    [yes] Din sidste tur
   *[no] Din tur
}
prompt-other = { $last ->
    [yes] { $name } har sin sidste tur …
   *[no] { $name } spiller …
}

said-exchanged = { $gave } → { $took }
said-all = alle tre
said-passed = pas
said-knocked = banker!
said-stayed = banker ikke
said-kept = beholder
said-switched = bytter hånd
said-renewed = ny midte
said-drew = trækker
said-took = tager
said-discarded = smider

key-commit = b
key-all = a
key-pass = p
key-knock = k
key-stay = n
key-renew = m
key-keep = e
key-switch = y
key-draw = r
key-take = t

speech-turn = { $last ->
    [yes] Din sidste tur.
   *[no] Din tur.
} Din hånd: { $hand }, { $value ->
    [one] { $value } point
   *[other] { $value } point
}. I midten: { $centre }.
speech-four = Din tur. Din hånd: { $hand }. I midten: { $centre }.

log-title = Runde { $round }
log-label = Hvad der er sket
log-open = Hvad der er sket

## Slutningen på en runde og på et spil

end-round = Runde { $round }
end-next = Næste runde
end-next-in = Næste runde ({ $seconds })
end-won = Du vandt!
end-lost = { $name } vandt
end-drawn = Ingen vandt
end-places = Placering
end-place = { $place }. { $name }
end-again = Spil igen
end-home = Til forsiden
end-record = Optegnelse
end-buy-back = Du er ude. Vil du tilbage med alle dine liv? Det kan du gøre én gang i spillet.
end-buy-back-yes = Kom tilbage
end-buy-back-no = Bliv ude
end-buy-back-wait = Andre vælger, om de kommer tilbage …

## Forbindelsen

link-connecting = Forbinder …
link-lost = Forbindelsen er væk. Prøver igen …
link-back = Forbindelsen er tilbage.

failed-retry = Prøv igen
failed-play-here = Spil her
failed-unreachable = Serveren kan ikke nås.
