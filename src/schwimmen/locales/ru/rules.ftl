# Правила как настройки: названия, значения, пояснения, наборы, чего играть нельзя; и редактор для них.

## Карты

option-mechanism = Игра
option-mechanism-about = Что делают с тремя картами в руке.
option-mechanism-commerce = Обмен с центром
option-mechanism-commerce-about = Три карты лежат открыто в центре; в свой ход ты меняешься с ними.
option-mechanism-draw-discard = Взять и сбросить
option-mechanism-draw-discard-about = В свой ход ты берёшь карту из колоды или верхнюю из сброса, а потом сбрасываешь одну.
line-mechanism-commerce = обмен с центром
line-mechanism-draw-discard = взять и сбросить

option-deck = Колода
option-deck-about = Карты, которыми играют. Большей колоды хватает на большее число игроков.
option-deck-24 = 24 карты
option-deck-24-about = От 9 до туза.
option-deck-32 = 32 карты
option-deck-32-about = От 7 до туза, обычная колода.
option-deck-36 = 36 карт
option-deck-36-about = От 6 до туза.
option-deck-40 = 40 карт
option-deck-40-about = От 5 до туза.
option-deck-52 = 52 карты
option-deck-52-about = От 2 до туза, вся колода.
line-deck-24 = 24 карты
line-deck-32 = 32 карты
line-deck-36 = 36 карт
line-deck-40 = 40 карт
line-deck-52 = 52 карты

option-lives = Жизни
option-lives-about = Сколько жизней у каждого в начале.
option-lives-value = { $value ->
    [one] { $value } жизнь
    [few] { $value } жизни
    [many] { $value } жизней
   *[other] { $value } жизни
}
line-lives = { $value ->
    [one] { $value } жизнь
    [few] { $value } жизни
    [many] { $value } жизней
   *[other] { $value } жизни
}

option-swimming = Плавание
option-swimming-about = Что происходит, когда последней жизни больше нет. Кто плавает, играет дальше и при следующем проигрыше выбывает.
option-swimming-all = Плавают все
option-swimming-all-about = Без жизней ты играешь дальше, пока не проиграешь ещё раз.
option-swimming-first = По одному
option-swimming-first-about = Ты плаваешь, только если никто другой уже не плавает; иначе выбываешь.
option-swimming-none = Никто не плавает
option-swimming-none-about = Ты выбываешь, как только кончатся жизни.
line-swimming-all = с плаванием
line-swimming-first = плавает только один
line-swimming-none = без плавания

option-buy-back = Выкуп
option-buy-back-about = Выбывший может один раз за партию вернуться со всеми жизнями.
option-buy-back-false = Нет
option-buy-back-true = Один раз
line-buy-back-false = без выкупа
line-buy-back-true = выкуп один раз

option-all-out = Выбыли все сразу
option-all-out-about = Что происходит, когда последние игроки выбывают в одном раунде.
option-all-out-no-winner = Никто не побеждает
option-all-out-no-winner-about = Партия заканчивается без победителя.
option-all-out-replay = Переиграть раунд
option-all-out-replay-about = Потерянные жизни возвращаются, сдаёт следующий.
line-all-out-no-winner = если выбыли все сразу, победителя нет
line-all-out-replay = если выбыли все сразу, раунд переигрывают

## Сдача

option-dealer-choice = Выбор сдающего
option-dealer-choice-about = Что может сделать сдающий до первого хода.
option-dealer-choice-blind = Оставить или взять не глядя
option-dealer-choice-blind-about = Посмотрев свою руку, сдающий оставляет её или берёт три карты, которых никто не видел; старая рука идёт в центр, а где центра нет — обратно в колоду.
option-dealer-choice-open = Обмен на открытые
option-dealer-choice-open-about = Центр открыт с самого начала, и сдающий может взять его взамен всей руки.
option-dealer-choice-none = Без выбора
option-dealer-choice-none-about = Сдающий играет тем, что пришло, как и все.
line-dealer-choice-blind = сдающий может взять не глядя
line-dealer-choice-open = сдающий может взять открытые карты
line-dealer-choice-none = у сдающего нет выбора

## Ход

option-exchange = Обмен
option-exchange-about = Сколько карт можно сразу обменять с центром; всегда столько же, сколько берёшь.
option-exchange-1 = Одна
option-exchange-2 = Две
option-exchange-3 = Все три
line-exchange = обмен за раз: { $value }

option-passing = Пас
option-passing-about = Можно ли оставить карты как есть. Если пасуют все подряд, центр обновляется.
option-passing-free = Сколько угодно
option-passing-free-about = Пасовать можно в любой ход.
option-passing-once = Один раз за раунд
option-passing-once-about = После одного паса до конца раунда нужно меняться или стучать.
option-passing-never = Нельзя
option-passing-never-about = Нужно меняться или стучать, даже себе в убыток.
option-passing-out = До конца раунда
option-passing-out-about = Спасовавший оставляет карты и больше не ходит; у последнего оставшегося ровно ещё один ход.
line-passing-free = пас сколько угодно раз
line-passing-once = пас один раз за раунд
line-passing-never = без паса
line-passing-out = пас до конца раунда

option-empty-stock = Когда колода кончилась
option-empty-stock-about = Что происходит, когда нужны новые карты, а в колоде их мало.
option-empty-stock-showdown = Раунд заканчивается
option-empty-stock-showdown-about = Карты на стол; проигрывает самая слабая рука.
option-empty-stock-reshuffle = Перетасовать
option-empty-stock-reshuffle-about = Карты, лежащие на столе, становятся новой колодой.
option-empty-stock-void = Раунд не считается
option-empty-stock-void-about = Никто ничего не теряет.
line-empty-stock-showdown = пустая колода заканчивает раунд
line-empty-stock-reshuffle = пустую колоду перетасовывают
line-empty-stock-void = с пустой колодой раунд не считается

option-renew-789 = 7-8-9
option-renew-789-about = Что происходит, когда в центре вместе лежат 7, 8 и 9.
option-renew-789-off = Ничего
option-renew-789-off-about = Это карты как все.
option-renew-789-optional = Новый центр по желанию
option-renew-789-optional-about = В свой ход можно открыть три новые карты и после этого всё равно ходить.
option-renew-789-automatic = Новый центр сам собой
option-renew-789-automatic-about = Их сразу убирают и открывают три новые карты.
line-renew-789-off = 7-8-9 центр не обновляют
line-renew-789-optional = новый центр при 7-8-9 по желанию
line-renew-789-automatic = новый центр при 7-8-9 сам собой

option-lap-limit = Предел раунда
option-lap-limit-about = После стольких ходов каждого раунд заканчивается, даже если никто не стучит.
option-lap-limit-value = { $value ->
    [0] без предела
    [one] по { $value } ходу
    [few] по { $value } хода
    [many] по { $value } ходов
   *[other] по { $value } хода
}
line-lap-limit = { $value ->
    [0] раунд без предела
    [one] не больше чем по { $value } ходу
    [few] не больше чем по { $value } хода
    [many] не больше чем по { $value } ходов
   *[other] не больше чем по { $value } хода
}

## Стук

option-knock-from = Когда можно стучать
option-knock-from-about = С какого хода можно стучать. После стука у остальных ещё по одному ходу, затем руки сравнивают.
option-knock-from-second-lap = Со второго круга
option-knock-from-second-lap-about = Никто не стучит, пока каждый не сделает по ходу.
option-knock-from-first-turn = С первого хода
option-knock-from-first-turn-about = В любой свой ход, с самого начала.
option-knock-from-second-turn-except-dealer = Со второго хода, сдающий с первого
option-knock-from-second-turn-except-dealer-about = Сдающий может стучать в любой ход, остальные — со своего второго.
option-knock-from-never = Нельзя
option-knock-from-never-about = Никто не стучит; раунд заканчивается иначе.
line-knock-from-second-lap = стук со второго круга
line-knock-from-first-turn = стук с первого хода
line-knock-from-second-turn-except-dealer = стук со второго хода, у сдающего с первого
line-knock-from-never = без стука

option-knock-timing = Стук и ход
option-knock-timing-about = Стук занимает весь ход или следует за ним.
option-knock-timing-instead = Стук — это ход
option-knock-timing-instead-about = Ты стучишь вместо обмена или паса.
option-knock-timing-after = Стук после хода
option-knock-timing-after-about = Ты меняешься или пасуешь, а потом говоришь, стучишь ли.
line-knock-timing-instead = стук занимает ход
line-knock-timing-after = стук после хода

option-knocker-tie = Равенство у постучавшего
option-knocker-tie-about = Как считать руку постучавшего среди равных ей.
option-knocker-tie-ordinary = Поровну
option-knocker-tie-ordinary-about = Постучавший считается как все.
option-knocker-tie-safe = Постучавший выше
option-knocker-tie-safe-about = Из нескольких худших платят остальные.
option-knocker-tie-alone = Постучавший ниже
option-knocker-tie-alone-about = Из нескольких худших платит только постучавший.
line-knocker-tie-ordinary = при равенстве постучавший как все
line-knocker-tie-safe = при равенстве постучавший в безопасности
line-knocker-tie-alone = при равенстве платит только постучавший

option-knocker-penalty = Если постучавший проиграл
option-knocker-penalty-about = Стоит ли неудачный стук дороже.
option-knocker-penalty-none = Одна жизнь, как всегда
option-knocker-penalty-none-about = Ничего сверх того.
option-knocker-penalty-double-if-sole-lowest = Две жизни, если он один хуже всех
option-knocker-penalty-double-if-sole-lowest-about = Постучавший, у которого меньше, чем у всех, платит вдвойне.
option-knocker-penalty-double-if-beats-nobody = Две жизни, если никого не побил
option-knocker-penalty-double-if-beats-nobody-about = Постучавший, который никого не побил, платит вдвойне, хотя бы и при равенстве, а больше не платит никто.
line-knocker-penalty-none = неудачный стук не стоит дороже
line-knocker-penalty-double-if-sole-lowest = постучавший и один хуже всех теряет две жизни
line-knocker-penalty-double-if-beats-nobody = постучавший, который никого не побил, теряет две жизни

option-weak-knock-below = Слабый стук
option-weak-knock-below-about = Постучать с меньшим числом очков и проиграть стоит двух жизней.
option-weak-knock-below-value = { $value ->
    [0] нет
    [one] меньше { $value } очка
    [few] меньше { $value } очков
    [many] меньше { $value } очков
   *[other] меньше { $value } очка
}
line-weak-knock-below = { $value ->
    [0] слабый стук не стоит дороже
    [one] проигранный стук ниже { $value } очка стоит двух жизней
    [few] проигранный стук ниже { $value } очков стоит двух жизней
    [many] проигранный стук ниже { $value } очков стоит двух жизней
   *[other] проигранный стук ниже { $value } очка стоит двух жизней
}

## Особые руки

option-thirty-one = 31
option-thirty-one-about = Что происходит, когда у кого-то туз и две десятки, валета, дамы или короля одной масти.
option-thirty-one-ends = Заканчивает раунд
option-thirty-one-ends-about = Карты сразу показывают, и самая слабая рука теряет жизнь.
option-thirty-one-fire = Огонь
option-thirty-one-fire-about = Раунд сразу заканчивается, и все, у кого меньше 31, теряют жизнь.
option-thirty-one-plain = Просто лучшая рука
option-thirty-one-plain-about = Раунд продолжается как ни в чём не бывало.
line-thirty-one-ends = 31 заканчивает раунд
line-thirty-one-fire = 31 — огонь
line-thirty-one-plain = 31 раунд не заканчивает

option-three-of-a-kind = Тройка
option-three-of-a-kind-about = Сколько дают три карты одного достоинства любых мастей.
option-three-of-a-kind-30-5 = 30½
option-three-of-a-kind-30-5-about = Больше любой руки, кроме 31.
option-three-of-a-kind-30 = 30
option-three-of-a-kind-30-about = Столько же, сколько обычные 30.
option-three-of-a-kind-31 = 31
option-three-of-a-kind-31-about = Столько же, сколько 31, со всеми последствиями.
option-three-of-a-kind-off = Ничего особенного
option-three-of-a-kind-off-about = Считаются только карты одной масти.
line-three-of-a-kind-30-5 = тройка даёт 30½
line-three-of-a-kind-30 = тройка даёт 30
line-three-of-a-kind-31 = тройка даёт 31
line-three-of-a-kind-off = тройка не считается

option-three-aces = Три туза
option-three-aces-about = Что происходит, когда у кого-то три туза.
option-three-aces-ordinary = Тройка
option-three-aces-ordinary-about = Они считаются как любая тройка.
option-three-aces-top = 32
option-three-aces-top-about = Они бьют любую руку; раунд продолжается.
option-three-aces-fire = Огонь
option-three-aces-fire-about = Раунд сразу заканчивается, и все остальные теряют жизнь.
line-three-aces-ordinary = три туза — ничего особенного
line-three-aces-top = три туза дают 32
line-three-aces-fire = три туза — огонь

## Кто проигрывает

option-tie-lowest = Несколько худших
option-tie-lowest-about = Кто платит, когда самое низкое значение у нескольких.
option-tie-lowest-all-lose = Проигрывают все они
option-tie-lowest-all-lose-about = Все, кто делит последнее место, теряют жизнь.
option-tie-lowest-none-lose = Никто не проигрывает
option-tie-lowest-none-lose-about = Раунд тогда никому не стоит жизни.
option-tie-lowest-tiebreak = Решает масть
option-tie-lowest-tiebreak-about = Трефы, пики, черви, бубны — от старшей к младшей; среди троек решает достоинство.
line-tie-lowest-all-lose = из нескольких худших проигрывают все
line-tie-lowest-none-lose = из нескольких худших не проигрывает никто
line-tie-lowest-tiebreak = при равенстве решает масть

option-all-equal = У всех поровну
option-all-equal-about = Что происходит, когда у всех одинаковое значение.
option-all-equal-none-lose = Никто не проигрывает
option-all-equal-none-lose-about = Раунд никому не стоит жизни.
option-all-equal-as-usual = Как при нескольких худших
option-all-equal-as-usual-about = Худшие — все, и действует то, что выбрано там.
line-all-equal-none-lose = если у всех поровну, никто не проигрывает
line-all-equal-as-usual = поровну у всех — обычное равенство

option-points-limit = Предел очков
option-points-limit-about = Кто его не превысил, теряет жизнь, и худший из превысивших тоже; лучшая рука — никогда.
option-points-limit-value = { $value ->
    [0] нет
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
line-points-limit = { $value ->
    [0] без предела очков
    [one] { $value } очко и меньше стоит жизни
    [few] { $value } очка и меньше стоят жизни
    [many] { $value } очков и меньше стоят жизни
   *[other] { $value } очка и меньше стоят жизни
}

## Наборы правил

preset-cardgames-zone = Швиммен
preset-cardgames-zone-about = Записанный стандарт: три жизни, потом плаваешь. Стучать можно, когда каждый сделал по ходу.
preset-cardgames-zone-computer = Швиммен с огнём
preset-cardgames-zone-computer-about = Как стандарт, но три туза — огонь: все остальные теряют жизнь.
preset-bga-schwimmen = Тридцать одно без плавания
preset-bga-schwimmen-about = Без жизней сразу выбываешь, три туза — огонь, а в первый ход стучать может только сдающий.
preset-bga-summary = Спасовал и ждёшь
preset-bga-summary-about = Никто не стучит: спасовал — до конца раунда не ходишь. 20 очков и меньше стоят жизни.
preset-bga-blitz = Блиц
preset-bga-blitz-about = Взять и сбросить, 52 карты, без плавания. 31 стоит жизни всем остальным.
preset-score-sheet = Швиммен, огонь вовсю
preset-score-sheet-about = И 31, и три туза — огонь, а стучать можно с первого хода.
preset-game-circle = 31, решает масть
preset-game-circle-about = Ничьих нет: трефы, пики, черви, бубны. Три туза бьют всё.
preset-game-circle-fire = 31, решает масть, с огнём
preset-game-circle-fire-about = Ничьих нет: трефы, пики, черви, бубны. Три туза — огонь.
preset-pagat-schwimmen = Стук после хода
preset-pagat-schwimmen-about = Ты меняешься или пасуешь и после этого можешь постучать, с первого хода. Три туза — огонь.
preset-pagat-scat = Скэт
preset-pagat-scat-about = Взять и сбросить, 52 карты, с плаванием. 31 стоит жизни всем остальным.

## Чего играть нельзя

rules-unknown-option = Настройки «{ $option }» нет.
rules-unknown-value = «{ $value }» здесь невозможно. Возможно: { $allowed }.
rules-unknown-preset = Набора правил «{ $value }» нет. Есть: { $allowed }.
rules-draw-discard-open-choice = В игре «взять и сбросить» нет открытого центра, который сдающий мог бы взять.
rules-draw-discard-renewal = В игре «взять и сбросить» нет центра, в котором могли бы лежать 7, 8 и 9.
rules-draw-discard-knock-after = В игре «взять и сбросить» стук — всегда отдельный ход.
rules-renewal-without-789 = В колоде из 24 карт нет ни 7, ни 8.
rules-endless-draw-discard = Без стука и с колодой, которая никогда не заканчивает раунд проигрышем, раунд мог бы длиться вечно. Разреши стучать, пусть пустая колода заканчивает раунд, или задай предел раунда.
rules-endless-without-passing = Без стука и без свободного паса раунд мог бы длиться вечно. Разреши стучать или пасовать, или задай предел раунда.
rules-endless-stock = Без стука и с колодой, которая никогда не заканчивает раунд проигрышем, раунд мог бы длиться вечно. Разреши стучать, пусть пустая колода заканчивает раунд, или задай предел раунда.

## Редактор

editor-title = Домашние правила
editor-presets = Наборы правил
editor-presets-about = Начни с того, что ближе всего к вашим, и измени то, что за вашим столом иначе.
editor-players = от 2 до { $most } игроков
editor-group-cards = Карты и жизни
editor-group-deal = Сдача
editor-group-turn = Ход
editor-group-knock = Стук
editor-group-hands = Особые руки
editor-group-lose = Кто проигрывает
editor-changes = { $count ->
    [0] Всё как в наборе «{ $preset }»
    [one] { $count } отличие от набора «{ $preset }»
    [few] { $count } отличия от набора «{ $preset }»
    [many] { $count } отличий от набора «{ $preset }»
   *[other] { $count } отличия от набора «{ $preset }»
}
editor-changed = Изменено
editor-changed-count = изменено: { $count }
editor-refused = так играть нельзя
editor-reset = Вернуть «{ $value }»
editor-reset-named = { $option }: вернуть «{ $value }»
editor-reset-all = Отменить все изменения
editor-idle = При этих правилах ни на что не влияет.
editor-less-named = { $option }: меньше
editor-more-named = { $option }: больше
editor-at-least-one = Хотя бы одно должно остаться.
editor-copy = Скопировать ссылку
editor-copied = Ссылка скопирована
editor-copy-failed = Ссылку не удалось скопировать. Вот она:
rules-in-words = Читать правила
editor-done = Готово
editor-cancel = Отмена
editor-checking = Проверяем …
editor-playable = Можно играть, от 2 до { $most } игроков.
editor-unplayable = Пока играть нельзя:
editor-offline = Правила не проверить: нет связи с сервером.
editor-retry = Повторить
editor-loading = Правила загружаются …
editor-address-unknown = Эта часть ссылки ничего известного не говорит и пропущена: { $parts }
rules-name-changed = { $preset }, с изменениями
rules-name-own = Свои правила
