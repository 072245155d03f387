# Лист счёта: телефон за столом, где играют настоящими картами.

title-sheet = Лист счёта – Швиммен
start-sheet = Лист счёта
start-sheet-about = На столе настоящие карты? Веди счёт жизней здесь.

sheet-title = Лист счёта
sheet-loading = Открываем твои листы …
sheet-tabs = Части листа
sheet-tab-play = Игра
sheet-tab-evening = Вечер
sheet-tab-all = Все
sheet-tab-more = Ещё

## Начало

sheet-who = Кто играет?
sheet-name = Имя
sheet-add = Добавить
sheet-known = Уже играли здесь
sheet-added = { $name } в игре.
sheet-moved = { $name } теперь под номером { $place }.
sheet-up = { $name }: выше
sheet-down = { $name }: ниже
sheet-remove = { $name }: убрать из списка
sheet-first-dealer = Сдаёт первым
sheet-house-rules = Домашние правила
sheet-stake = Ставка
sheet-stake-about = Сколько платит каждый, кто не выиграл, и ещё раз за возвращение. 0 — играть без денег.
sheet-start = Начать
sheet-name-twice = { $name } уже в списке.
sheet-name-missing = Чьё это имя?
sheet-too-few = Для игры нужны двое: добавь ещё имя.
sheet-too-many = Колоды хватает не больше чем на { $most } игроков.
sheet-bad-stake = Ставка — это сумма, например 0,50.

## Партия

sheet-match = Партия { $number }
sheet-deals = сдаёт
sheet-gone = дома
sheet-won = Партию выигрывает { $name }!
sheet-broken-off = Прервано: победителя нет.
sheet-undo = Отменить
sheet-redo = Повторить
sheet-enter = Записать раунд { $round }
sheet-taken = Раунд { $round } записан.
sheet-next-match = Следующая партия
sheet-rounds = Раунды до сих пор
sheet-correct = Исправить раунд { $round }
sheet-remove-round = Вычеркнуть раунд { $round }
sheet-no-longer = Это больше не сходится с тем, что было раньше:
sheet-stray = { $count ->
    [one] После нынешнего конца партии записан { $count } раунд. Он не считается.
    [few] После нынешнего конца партии записано { $count } раунда. Они не считаются.
    [many] После нынешнего конца партии записано { $count } раундов. Они не считаются.
   *[other] После нынешнего конца партии записано { $count } раунда. Они не считаются.
}
sheet-plot-lives = Жизни после каждого раунда

sheet-void-short = не считается
sheet-nobody-short = никто не теряет
sheet-line-fire = огонь: { $name }
sheet-line-knocked = стук: { $name }
sheet-line-out = { $name } вне игры
sheet-line-back = { $name } возвращается
sheet-line-by-hand = решено вручную
sheet-line-dealt = сдаёт { $name }

sheet-players = Игроки
sheet-name-of = Имя: { $name }
sheet-goes-home = Уходит домой
sheet-goes-home-named = { $name } уходит домой
sheet-joins = Кто-то садится
sheet-sits-after = Садится слева от
sheet-join = Сесть
sheet-break-off = Прервать партию

## Раунд

sheet-round = Раунд { $round }
sheet-way = Как записать
sheet-way-losers = Кто проиграл
sheet-way-points = Очки
sheet-way-cards = Карты
sheet-knocker = Кто стучит?
sheet-no-one = Никто
sheet-who-lost = Отметь, кто проиграл
sheet-nobody-lost = Никто не теряет
sheet-who-fire = У кого огонь?
sheet-points-of = Очки: { $name }
sheet-suit = Масть: { $name }
sheet-which-suit = Масть?
sheet-three = тройка ({ $rank })
sheet-whose-cards = Чьи карты?
sheet-cards-of = Карты: { $name }
sheet-exceptions = Исключения
sheet-void-round = Раунд не считается
sheet-override = Решаем иначе
sheet-override-about = Раунд будет помечен как решённый вручную.
sheet-lives = { $lost ->
    [0] ничего не теряет
    [1] теряет жизнь
    [few] теряет { $lost } жизни
    [many] теряет { $lost } жизней
   *[other] теряет { $lost } жизни
}
sheet-buy-back = { $name } возвращается со всеми жизнями
sheet-take = Записать
sheet-take-correction = Записать исправление

sheet-loses = { $lost ->
    [1] { $name } теряет жизнь.
    [few] { $name } теряет { $lost } жизни.
    [many] { $name } теряет { $lost } жизней.
   *[other] { $name } теряет { $lost } жизни.
}
sheet-by-hand = Решено вручную:
sheet-fire = Огонь, его держит { $name }: все остальные платят.
sheet-two-fires = Огонь сразу у двоих? Так бывает, только если он пришёл обоим со сдачи.
sheet-nobody-loses = Никто не теряет жизни.
sheet-void = Раунд не считается, никто не теряет.
sheet-replayed = Тогда выбыли бы все: раунд переигрывают.

sheet-problem-players = Для раунда нужны двое, кто ещё в игре.
sheet-problem-missing = Сколько очков: { $name }?
sheet-problem-value = По этим правилам ни одна рука не стоит { $value }: проверь карты ({ $name }).
sheet-problem-fires = { $value } у большего числа игроков, чем возможно: проверь карты.
sheet-problem-knocker-out = { $name } вне игры и стучать не может.
sheet-problem-out = { $name } к тому времени уже вне игры.
sheet-problem-cards = { $name }: нужны три карты.
sheet-problem-card-twice = { $card }: такая карта одна, и { $name } не может держать её тоже.
sheet-problem-not-in-pack = { $card }: в этой колоде её нет.
sheet-problem-nobody = Отметь, кто проиграл, или что никто.
sheet-problem-suit = Решает масть: какая она ({ $name })?
sheet-problem-lives = { $name } может потерять не больше двух жизней.

## Вечер

sheet-evening = Этот вечер
sheet-no-evening = Пока ничего не сыграно.
sheet-table = Таблица игроков
sheet-wins = Побед
sheet-matches = Партий
sheet-evenings = Вечеров
sheet-taken-lives = Отнято
sheet-lost-lives = Потеряно
sheet-swum = Заплывов
sheet-out = Выбываний
sheet-fires = Огонь
sheet-knocks = Стуков
sheet-knocks-lost = { $lost ->
    [0] { $knocks }
   *[other] { $knocks } (−{ $lost })
}
sheet-average = Очки
sheet-number = { $number }
sheet-balance = Деньги
sheet-who-drowned = Кто кого утопил
sheet-drowned = { $times ->
    [one] { $by } топит: { $whom }, { $times } раз.
    [few] { $by } топит: { $whom }, { $times } раза.
    [many] { $by } топит: { $whom }, { $times } раз.
   *[other] { $by } топит: { $whom }, { $times } раза.
}
sheet-money = Кто кому должен
sheet-nobody-owes = Никто ничего не должен.
sheet-pot = банк
sheet-pays = { $from } → { $to }: { $amount }.

## Все вечера

sheet-statistics = Все вечера вместе
sheet-all-evenings = Вечера
sheet-no-evenings = Вечеров пока нет.
sheet-matches-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
sheet-forget = Удалить вечер { $day }
sheet-forget-title = Удалить этот вечер?
sheet-forget-about = Тогда он пропадёт, если не сохранён в файл.
sheet-forget-yes = Удалить
sheet-keep = Оставить

## Ещё

sheet-new-evening = Новый вечер
sheet-files = Файлы
sheet-files-about = Всё остаётся в этом браузере. Сохрани в файл, чтобы не потерять или перенести на другое устройство.
sheet-offline-ready = Эта страница работает без связи, её можно установить из меню браузера.
sheet-export-json = Сохранить всё
sheet-export-csv = Сохранить таблицей
sheet-import = Открыть файл
sheet-imported = { $count ->
    [0] Ничего нового в нём нет
    [one] Добавлен { $count } вечер
    [few] Добавлено { $count } вечера
    [many] Добавлено { $count } вечеров
   *[other] Добавлено { $count } вечера
}{ $known ->
    [0] .
    [one] ; { $known } уже был здесь.
    [few] ; { $known } уже были здесь.
    [many] ; { $known } уже были здесь.
   *[other] ; { $known } уже были здесь.
}
sheet-import-cut = Файл неполный: нет конца. Ничего не изменено.
sheet-import-foreign = Это не файл листа счёта. Ничего не изменено.
sheet-import-later = Файл записан более новой версией. Обнови страницу и попробуй ещё раз. Ничего не изменено.
sheet-import-empty = В файле нет ни одного вечера.
sheet-print = На бумаге
sheet-paper = Бумага
sheet-paper-a4 = A4
sheet-paper-a6 = A6
sheet-paper-round = №
sheet-print-blank = Пустой лист
sheet-print-rules = Памятка
sheet-card-values = Туз 11, король, дама, валет и десятка по 10, остальные карты по номиналу. Складываются только карты одной масти.
sheet-share = Вместе
sheet-share-about = Остальные могут видеть лист на своих телефонах и тоже записывать. Для этого он уходит на сервер; у кого есть ссылка, тот может читать и писать.
sheet-shared-about = Кто откроет эту ссылку, увидит лист и сможет в нём записывать.
sheet-share-begin = Поделиться листом
sheet-qr = Ссылка картинкой для камеры
sheet-share-lost = Нет связи: записанное хранится здесь и дойдёт до остальных позже.
sheet-share-gone = Этого листа на сервере больше нет. Что есть здесь, остаётся здесь.
sheet-conflict = Кто-то был быстрее: на листе теперь его запись. Вот твоя, сделанная в то же время:
sheet-conflict-keep = Записать и мою
sheet-conflict-drop = Отбросить мою
sheet-told-round = Раунд: { $what }
sheet-told-removed = Раунд вычеркнут
sheet-told-other = Изменение: { $name }

sheet-saving = Сохраняется…
sheet-storage-full = На устройстве не осталось места, поэтому новое не сохранено. Не закрывай страницу, сохрани всё в файл и освободи место.
sheet-storage-refused = Этот браузер здесь ничего не сохраняет, например в приватном окне. Не закрывай страницу и перед закрытием сохрани всё в файл.
sheet-storage-later = Более новая версия страницы открыта или была открыта в другом окне. Обнови страницу; до тех пор ничего не сохраняется.
