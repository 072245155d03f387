# Hvad serveren svarer, når noget ikke kan lade sig gøre.

## Hvorfor en forbindelse eller en forespørgsel slutter

failed-bad-message = Serveren forstod ikke denne side. Genindlæs den.
failed-too-large = Det var mere, end serveren læser på én gang.
failed-bad-origin = Det kom fra en anden side, så serveren gjorde det ikke.
failed-old-page = Denne side er ældre end serveren. Genindlæs den.
failed-unknown-table = Det bord findes ikke (længere).
failed-removed = Værten har sendt dig væk fra dette bord.
failed-too-many = Der er for mange her lige nu. Prøv igen om lidt.
failed-too-fast = Det var for meget på én gang. Vent et øjeblik.
failed-replaced = Du spiller videre i en anden fane eller et andet vindue.
failed-storage = Serveren kan ikke gemme noget lige nu. Intet er gået tabt; prøv igen om lidt.
failed-internal = Noget gik galt på serveren. Intet er gået tabt; prøv igen.
failed-not-found = Der er ikke noget på denne adresse.
failed-bad-rules = Disse regler kan ikke spilles.
failed-too-many-players = Der er for få kort til så mange spillere.
failed-bad-name = Vælg et navn.
failed-too-few-players = Man kan ikke spille alene: Vælg en computerspiller.
failed-bad-record = Det er ikke en optegnelse af et spil, eller den er beskadiget.

## Hvorfor en handling afvises, som ingen spilleregel taler om

refusal-stale = Bordet er gået videre i mellemtiden.
refusal-no-deal = Ingen runde venter på at blive givet.
refusal-no-buy-back = Du er ikke blevet spurgt, om du kommer tilbage.
refusal-match-goes-on = Spillet er stadig i gang.
refusal-storage = Serveren kunne ikke gemme det, så det er ikke sket. Prøv igen om lidt.
refusal-not-seated = Sæt dig først.
refusal-removed = Værten har sendt dig væk fra dette bord.
refusal-covered = En computerspiller spiller for dig. Sig først, at du er tilbage.
refusal-not-host = Det kan kun den, der holder bordet.
refusal-host-is-there = Bordet holdes af en, der er her eller var det for et øjeblik siden. Efter et minut kan du holde det.
refusal-table-full = Alle pladser er optaget. Du kan se på eller vente på en ledig.
refusal-table-closed = Dette bord tager ingen nye spillere; spørg værten.
refusal-name-taken = Det hedder en ved bordet allerede.
refusal-bad-name = Vælg et navn på 1 til 24 tegn.
refusal-bad-text = Skriv 1 til 40 tegn.
refusal-too-few = Man skal være to for at spille.
refusal-too-few-places = Flere end det har sat sig, eller reglerne rækker til færre.
refusal-no-such-member = Den spiller er her ikke længere.
refusal-too-soon = Giv dem lidt mere tid.
refusal-not-awaited = Ingen venter på den spiller.
refusal-too-late = Kortene er allerede givet, eller du har allerede tilføjet noget.
refusal-bad-rules = Disse regler kan ikke spilles.
refusal-too-fast = Det var for meget på én gang. Vent et øjeblik.
refusal-newcomers = Der er kommet for mange nye spillere fra dit netværk. Prøv igen senere; den, der har siddet her før, kan komme tilbage.
refusal-no-talk = Ved åbne borde er der kun færdige sætninger.
refusal-no-hints = Tip er kun for den, der spiller alene mod computerspillere.
refusal-no-round = Her er ingen runde slut, som du har spillet med i.
refusal-thinking = Der er for mange, der spørger på én gang. Spørg igen om et øjeblik.
