# Et første spil, der lærer fra sig.

lesson-start = Lær det på tre minutter
lesson-resume = Lær videre
lesson-title = Dit første spil
lesson-go-on = Videre
lesson-learnt = Lært: { $done } af { $all }
lesson-play = Nu et rigtigt spil

## Hvad der skal gøres, først med begrundelsen

lesson-cards = Det er dine tre kort. Kun kort i samme farve lægges sammen: Dine er { $gave }. Det giver { $value }.
lesson-points = Et es tæller 11; konge, dame, knægt og tier tæller 10; de andre, hvad de viser. Så 31 er det højeste.
lesson-first-swap = Byt nu: Vælg { $gave } på hånden og { $took } i midten. Det giver { $value }!
lesson-swap = { $took } for { $gave } giver { $value }.
lesson-three = Tre ens tæller 30½, uanset farve: Tag { $took } for { $gave }!
lesson-first-all = { $took } i midten er tilsammen { $value } værd: mere end noget bytte af ét kort. Så tag alle tre!
lesson-all = Alle tre i midten er { $value } værd: Tag dem.
lesson-first-pass = Intet i midten hjælper dig. Pas, og behold dine { $value } point. Passer alle i træk, kommer der tre nye kort.
lesson-pass = Intet i midten hjælper: Pas, og behold dine { $value } point.
lesson-first-knock = { $value } point er svære at slå: Bank! Alle andre får én tur mere, så vises alle hænder.
lesson-knock = { $value } point er nok: Bank.
lesson-last-swap = { $name } har banket: Det er din sidste tur. { $took } for { $gave } giver { $value }.
lesson-last-pass = { $name } har banket: Det er din sidste tur. Intet hjælper længere, så pas og behold dine { $value } point.
lesson-watch = { $name } begynder. Se, hvad der kommer i midten.

## Om et træk, der ikke var blandt de bedste

lesson-less = Det giver { $value }. Med { $took } for { $gave } var det blevet { $better }.
lesson-worse = Nu er det { $value } i stedet for { $better }. Du behøver ikke bytte: Den, der passer, beholder sin hånd.
lesson-missed = Du beholder { $value }. { $took } for { $gave } havde givet { $better }.
lesson-hasty = Du bankede med { $value }. { $took } for { $gave } havde først givet { $better }.
lesson-daring = Det kræver mod at banke med { $value } point: De andre har én tur mere. Fra omkring 25 kan det betale sig.
lesson-shy = Du må gerne passe. Men med { $value } point er det bedre at banke, før de andre har mere.

## Om et træk, der var blandt de bedste

lesson-right-swap = Godt byttet!
lesson-right-all = Godt set!
lesson-right-pass = Rigtigt: Du beholder, hvad du har.
lesson-right-knock = Godt banket!

## Efter en runde

lesson-lost = Den, der har færrest point, mister et liv. Den, der intet har tilbage, svømmer.
lesson-swim = { $who ->
    [me] Nu har du intet liv tilbage: Du svømmer! Du spiller stadig, men taber du én gang til, er du ude.
   *[other] Uden liv svømmer { $name }: stadig med i spillet, men ude ved næste tab.
}
lesson-equal = I har lige meget: Ingen mister noget.
lesson-won = Den, der taber, mens vedkommende svømmer, er ude, og mere er der ikke i det! Husregler kan ændre meget: Bordet siger altid, hvilke der gælder.
lesson-over = Den, der taber, mens vedkommende svømmer, er ude: denne gang dig. Men nu ved du, hvordan det går til. Husregler kan ændre meget: Bordet siger altid, hvilke der gælder.
