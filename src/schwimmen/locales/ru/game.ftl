# Карты, ходы, ход раунда, его конец.

language-name = Русский
language-sign = RU

## Карты

suit-clubs = трефы
suit-spades = пики
suit-hearts = черви
suit-diamonds = бубны

rank-2 = двойка
rank-3 = тройка
rank-4 = четвёрка
rank-5 = пятёрка
rank-6 = шестёрка
rank-7 = семёрка
rank-8 = восьмёрка
rank-9 = девятка
rank-10 = десятка
rank-jack = валет
rank-queen = дама
rank-king = король
rank-ace = туз

index-jack = В
index-queen = Д
index-king = К
index-ace = Т

card-name = { $rank ->
    [2] { rank-2 }
    [3] { rank-3 }
    [4] { rank-4 }
    [5] { rank-5 }
    [6] { rank-6 }
    [7] { rank-7 }
    [8] { rank-8 }
    [9] { rank-9 }
    [10] { rank-10 }
    [J] { rank-jack }
    [Q] { rank-queen }
    [K] { rank-king }
   *[A] { rank-ace }
} { $suit ->
    [c] треф
    [s] пик
    [h] червей
   *[d] бубен
}
card-short = { $rank ->
    [J] { index-jack }
    [Q] { index-queen }
    [K] { index-king }
    [A] { index-ace }
   *[other] { $rank }
}{ $suit ->
    [c] ♣
    [s] ♠
    [h] ♥
   *[d] ♦
}
card-hidden = карта рубашкой вверх

## Очки и жизни

points = { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
lives-left = { $lives ->
    [0] не осталось жизней
    [one] осталась { $lives } жизнь
    [few] осталось { $lives } жизни
    [many] осталось { $lives } жизней
   *[other] осталось { $lives } жизни
}
lives-swims = плавает
lives-out = вне игры
lives-lost = { $lost ->
    [0] ничего
    [1] жизнь
    [2] две жизни
    [few] { $lost } жизни
    [many] { $lost } жизней
   *[other] { $lost } жизни
}
fate-left = { $who ->
    [me] У тебя { lives-left }.
   *[other] { $name }: { lives-left }.
}
fate-swims = { $who ->
    [me] Теперь ты плаваешь.
   *[other] { $name } теперь плавает.
}
fate-out = { $who ->
    [me] Ты выбываешь.
   *[other] { $name } выбывает.
}

## Ходы, на кнопках

move-one = Обменять
move-two = Обменять две
move-all = Все три
move-pass = Пас
move-knock = Стучать
move-stay = Не стучать
move-renew = Новый центр
move-keep = Оставить
move-switch = Сменить
move-draw = Из колоды
move-take = Из сброса
move-discard = Сбросить

## Ход раунда

log-dealt = { $who ->
    [me] Ты сдаёшь.
   *[other] Сдаёт { $name }.
}
log-centre = { $takes ->
    [1] Сброс: { $took }.
   *[other] Центр: { $took }.
}
log-kept = { $who ->
    [me] Ты оставляешь свои карты.
   *[other] { $name } оставляет руку.
}
log-switched = { $who ->
    [me] { $gives ->
        [0] Ты меняешь руку.
       *[other] { $takes ->
            [0] Ты кладёшь { $gave } и берёшь другую пачку.
           *[other] Ты кладёшь { $gave } и берёшь { $took }.
        }
    }
   *[other] { $gives ->
        [0] { $name } меняет руку.
       *[other] { $takes ->
            [0] { $name } кладёт { $gave } и берёт другую пачку.
           *[other] { $name } кладёт { $gave } и берёт { $took }.
        }
    }
}
log-exchanged = { $gives ->
    [3] { $who ->
        [me] Ты меняешь все три: { $gave } на { $took }.
       *[other] { $name } меняет все три: { $gave } на { $took }.
    }
   *[other] { $who ->
        [me] Ты меняешь { $gave } на { $took }.
       *[other] { $name } меняет { $gave } на { $took }.
    }
}
log-passed = { $who ->
    [me] Ты пасуешь.
   *[other] { $name } пасует.
}
log-knocked = { $who ->
    [me] Ты стучишь. У остальных ещё по одному ходу.
   *[other] { $name } стучит. У остальных ещё по одному ходу.
}
log-stayed = { $who ->
    [me] Ты не стучишь.
   *[other] { $name } не стучит.
}
log-renewed = { $who ->
    [me] Ты открываешь новый центр.
   *[other] { $name } открывает новый центр.
}
log-drew = { $takes ->
    [0] { $who ->
        [me] Ты берёшь карту из колоды.
       *[other] { $name } берёт карту из колоды.
    }
   *[other] { $who ->
        [me] Ты берёшь { $took } из колоды.
       *[other] { $name } берёт { $took } из колоды.
    }
}
log-took = { $who ->
    [me] Ты берёшь { $took } из сброса.
   *[other] { $name } берёт { $took } из сброса.
}
log-discarded = { $who ->
    [me] Ты сбрасываешь { $gave }.
   *[other] { $name } сбрасывает { $gave }.
}
log-shuffled = Колоду перетасовывают.
log-ended = { $by ->
    [knock] { ended-knock }
    [thirty_one] { ended-thirty-one }
    [fire] { ended-fire }
    [stock] { ended-stock }
    [all_passed] { ended-all-passed }
    [laps] { ended-laps }
   *[void] { ended-void }
}
log-bought-back = { $who ->
    [me] Ты выкупаешься обратно.
   *[other] { $name } снова в игре.
}
log-match-won = { $who ->
    [me] Партия за тобой!
   *[other] Партию выигрывает { $name }.
}
log-match-drawn = Последние выбыли вместе: победителя в партии нет.

## Как закончился раунд

ended-knock = Последние ходы после стука сделаны: карты на стол.
ended-thirty-one = 31! Раунд сразу заканчивается.
ended-fire = Огонь! Раунд сразу заканчивается.
ended-stock = Колоды больше не хватает: карты на стол.
ended-all-passed = Все спасовали до конца раунда: карты на стол.
ended-laps = Каждый сделал столько ходов, сколько условлено: карты на стол.
ended-void = Колода кончилась: раунд не считается.

## Почему кто-то теряет или не теряет

why-fire = { $who ->
    [me] Три туза — огонь: ты теряешь { lives-lost }.
   *[other] Три туза — огонь: { $name } теряет { lives-lost }.
}
why-thirty-one = { $who ->
    [me] 31 — огонь, а у тебя { $value }: ты теряешь { lives-lost }.
   *[other] 31 — огонь, { $name } с { $value } теряет { lives-lost }.
}
why-lowest = { $who ->
    [me] С { $value } у тебя самая слабая рука: ты теряешь { lives-lost }.
   *[other] { $name } с { $value } слабее всех и теряет { lives-lost }.
}
why-tied = { $who ->
    [me] С { $value } ты делишь последнее место и теряешь { lives-lost }.
   *[other] { $name } с { $value } делит последнее место и теряет { lives-lost }.
}
why-lower-of-equals = { $who ->
    [me] По { $value } и у других, но твоя рука ниже: ты теряешь { lives-lost }.
   *[other] По { $value } и у других, но { $name } ниже и теряет { lives-lost }.
}
why-limit = { $who ->
    [me] Твои { $value } не выше предела очков: ты теряешь { lives-lost }.
   *[other] { $name } с { $value } не выше предела очков и теряет { lives-lost }.
}
why-sole-lowest = { $who ->
    [me] Стук твой, и с { $value } ты слабее всех: ты теряешь { lives-lost }.
   *[other] { $name } стучит и с { $value } слабее всех: теряет { lives-lost }.
}
why-beats-nobody = { $who ->
    [me] Стук твой, а твои { $value } никого не бьют: ты теряешь { lives-lost }.
   *[other] { $name } стучит и с { $value } никого не бьёт: теряет { lives-lost }.
}
why-weak-knock = { $who ->
    [me] Стук твой, всего с { $value }, и он проигран: ты теряешь { lives-lost }.
   *[other] { $name } стучит всего с { $value } и проигрывает: теряет { lives-lost }.
}
why-all-equal = { $who ->
    [me] У всех поровну: ты ничего не теряешь.
   *[other] У всех поровну: { $name } ничего не теряет.
}
why-tie-spares = { $who ->
    [me] С { $value } ты делишь последнее место, поэтому никто не теряет.
   *[other] { $name } с { $value } делит последнее место, поэтому никто не теряет.
}
why-higher-of-equals = { $who ->
    [me] По { $value } и у других, но твоя рука выше: ты ничего не теряешь.
   *[other] По { $value } и у других, но { $name } выше и ничего не теряет.
}
why-highest = { $who ->
    [me] С { $value } у тебя лучшая рука: ты ничего не теряешь.
   *[other] { $name } с { $value } лучше всех и ничего не теряет.
}

## Почему ход не разрешён

refusal-round-over = Раунд закончен.
refusal-stock-due = Сначала тасуют колоду.
refusal-choice-due = Сначала реши: оставить руку или сменить.
refusal-discard-due = У тебя четыре карты: сначала сбрось одну.
refusal-after-due = Твой ход сделан: теперь только скажи, стучишь ли.
refusal-no-choice = Оставить или сменить может только сдающий и только до первого хода.
refusal-no-discard = Сбросить можно, только взяв карту.
refusal-no-stay = «Не стучать» отвечает только на вопрос после хода, а сейчас его нет.
refusal-not-commerce = Здесь нет центра для обмена и нет паса: возьми карту из колоды или из сброса или стучи.
refusal-not-draw = В этой игре карты из колоды не берут: меняйся с центром.
refusal-exchange-size = По этим правилам столько карт сразу менять нельзя.
refusal-pass-never = По этим правилам пасовать нельзя: меняйся или стучи.
refusal-pass-once = Пас в этом раунде уже был, а разрешён только один.
refusal-knock-never = По этим правилам никто не стучит.
refusal-knock-first-lap = Стучать нельзя, пока каждый не сделает по ходу.
refusal-knock-first-turn = В первый ход стучать может только сдающий; ты — со своего второго.
refusal-knock-twice = Уже постучали: это твой последний ход, возьми от руки всё.
refusal-knock-after = По этим правилам стучат после обмена или паса, а не вместо них.
refusal-renew-off = По этим правилам 7, 8 и 9 центр не обновляют.
refusal-renew-centre = Новый центр бывает, только пока в нём лежат 7, 8 и 9.
refusal-renew-stock = Для нового центра в колоде мало карт.
refusal-taken = Эту карту ты берёшь в этот же ход, сбросить её нельзя: выбери другую.
refusal-not-in-hand = У тебя нет этой карты.
refusal-not-in-centre = Этой карты нет в центре.
refusal-no-shuffle = Сейчас карты не тасуют.
refusal-unreadable = Такого хода в этой игре нет.
refusal-not-your-turn = Сейчас не твой ход.

## Почему компьютер так сыграл

bot-reason-finishes = С { $value } эта рука сразу заканчивает раунд.
bot-reason-improves = Рука теперь стоит { $value }, больше прежнего.
bot-reason-builds = Пока это { $value }, но такую руку легче улучшить.
bot-reason-denies = Так и так { $value }, а { $name } найдёт в центре меньше.
bot-reason-leaves-less = Можно набрать и больше { $value }, но так { $name } найдёт в центре меньше.
bot-reason-all-three = Три карты центра — рука получше: { $value }.
bot-reason-forced = Что-то нужно было менять; так дешевле всего, остаётся { $value }.
bot-reason-last-turn = Это последний ход, и больше { $value } не взять.
bot-reason-last-turn-keeps = Это последний ход, и лучше { $value } в руке ничего нет.
bot-reason-nothing-better = Никакой обмен не улучшит { $value } в руке.
bot-reason-stands = { $value } хватит на этот раунд.
bot-reason-knocks = { $value } достаточно, чтобы стучать.
bot-reason-knocks-safe = { $value } достаточно, чтобы стучать: шанс оказаться последним всего { NUMBER($chance, style: "percent") }.
bot-reason-knocks-late = Раунд затянулся, и { $value } должно хватить.
bot-reason-waits = { $value } для стука пока мало.
bot-reason-renews = От 7, 8 и 9 пользы нет, а могут прийти карты получше.
bot-reason-keeps-hand = { $value } — это можно оставить.
bot-reason-switches-hand = При { $value } три другие карты, скорее всего, лучше.
bot-reason-takes = { $cards } — то, что нужно: выходит { $value }.
bot-reason-draws = Открытая карта мало поможет: рука стоит { $value }.
bot-reason-throws = { $cards } стоит меньше всего: остаётся { $value }.
bot-reason-throws-safe = { $cards } не нужна и другому ({ $name }): остаётся { $value }.
bot-reason-ends-it = Чтобы раунд подошёл к концу.
bot-reason-does-best = Если много раз доиграть раунд в уме, лучше всего выходит так.
