# Командная строка: справка, партия словами, что неверно в записи или доказательстве.

## Справка

cli-usage = Вызов:
cli-help-arguments = Аргументы
cli-help-options = Параметры
cli-help-help = показать эту справку и выйти
cli-help-version = показать версию и выйти
cli-about = Швиммен (31), карточная игра.
cli-lang = язык текстов: { $languages }; иначе язык окружения
cli-no-language = Языка «{ $tag }» нет. Есть: { $languages }.
cli-replay = вывести, что следует из записей партий
cli-replay-files = запись (.json) или по одной на строку (.jsonl); «-» — стандартный ввод
cli-replay-json = по объекту JSON на запись, для программ
cli-verify = проверить, что карты сданы, как обещано
cli-verify-files = доказательство (.json) или по одному на строку (.jsonl); «-» — стандартный ввод
cli-rules-about = вывести правила связным текстом, с примерами
cli-rules-preset = набор правил: { $presets }
cli-options = файл с настройками в JSON
cli-rules-option = другое значение настройки; можно несколько раз
cli-rules-no-value = «{ $text }» — не настройка со значением: пиши ИМЯ=ЗНАЧЕНИЕ.
cli-bad-options = В файле { $file } нет объекта JSON с настройками.
cli-cannot-read = { $file } не читается: { $reason }
cli-cannot-write-file = { $file } не записывается: { $reason }
cli-cannot-write = Вывод не записывается: { $reason }
cli-reason-missing = такого файла нет
cli-reason-folder = это папка
cli-reason-forbidden = доступ запрещён
cli-reason-full = не осталось места

## Что неверно в аргументе

cli-wrong-unknown = Непонятно: { $given }
cli-wrong-missing = Ещё нужно: { $missing }
cli-wrong-no-value = У { $option } должно быть значение.
cli-wrong-needless-value = У { $option } нет значения, а указано «{ $given }».
cli-wrong-choice = { $option }: «{ $given }» невозможно. Возможно: { $choices }.
cli-wrong-ambiguous = «{ $given }» может значить разное: { $choices }.
cli-wrong-number = { $option }: «{ $given }» — не целое число от { $least } до { $most }.
cli-wrong-address = { $option }: «{ $given }» — не сетевой адрес вроде 10.0.0.2 или 10.0.0.0/8.
cli-wrong-url = { $option }: «{ $given }» — не адрес сайта. Укажи http:// или https://, узел и, если нужно, порт, например https://cards.example, и ничего после.

## Партия словами

cli-rules = Правила: { $rules }
cli-heading = Раунд { $number }
cli-buy-back-open = Пока нет ответа: могут вернуться: { $names }
cli-to-act = { $phase ->
    [stock] Карты тасуют; потом ходит { $name }.
   *[other] Ходит { $name }: { $moves }
}

## Где запись неверна

cli-record = { $file }, запись { $number }
cli-round = раунд { $number }
cli-move = ход { $number }

## Что неверно в записи

cli-record-not-utf8 = Байт { $position } — не UTF-8.
cli-record-empty = Файл пуст.
cli-record-not-json = Это не JSON: строка { $line }, столбец { $column }.
cli-record-no-number = { $value } в JSON не число.
cli-record-too-deep = Вложено слишком глубоко.
cli-record-not-an-object = Запись — это объект JSON.
cli-record-key-twice = Ключ «{ $key }» стоит в одном объекте дважды.
cli-record-other-format = Формат — «{ $value }», а не «{ $wanted }».
cli-record-key-missing = Нет ключа «{ $key }».
cli-record-wrong-type = «{ $key }»: должно быть { $wanted ->
    [list] списком
    [object] объектом
    [text] текстом
    [number] целым числом
    [texts] списком текстов
    [numbers] списком целых чисел
   *[objects] списком объектов
}.
cli-record-no-such-seat = «{ $key }» называет место { $seat }, которого нет.
cli-record-seat-twice = «{ $key }» называет место { $seat } дважды.
cli-record-dealer-out = Сдающий, место { $seat }, вне игры.
cli-record-too-many-out = Осталось меньше двух игроков.
cli-record-lives-count = «lives»: нужно по числу на каждого игрока, всего { $players }, а не { $lives }.
cli-record-lives-range = Жизней у места { $seat } должно быть от 0 до { $most }.
cli-record-lives-out = Место { $seat } вне игры, жизней у него быть не может.
cli-record-lives-swimming = У места { $seat } не осталось жизней: без плавания оно вне игры.
cli-record-no-buy-back = Сказано, что кто-то вернулся, а эти правила этого не разрешают.
cli-record-after-unfinished = Предыдущий раунд не закончен.
cli-record-rules = { $options }: { $why }
cli-record-too-few-players = { $players ->
    [0] Игроков нет, а нужны двое.
    [one] Игроков: { $players }, а нужны двое.
    [few] Игроков: { $players }, этого мало.
    [many] Игроков: { $players }, этого мало.
   *[other] Игроков: { $players }, этого мало.
}
cli-record-too-many-players = Игроков: { $players }, это слишком много; при этих правилах колоды хватает на { $most }.
cli-record-no-card = «{ $text }» — не карта.
cli-record-not-the-pack = { $wrong ->
    [foreign] { $card } не из колоды в { $size }.
    [twice] { $card } есть дважды.
   *[missing] { $card } отсутствует: должны быть все карты, числом { $size }.
}
cli-record-stock-no-card = «{ $text }» — не карта.
cli-record-stock-other-cards = { $wrong ->
    [foreign] { $card } не из перетасованных карт, числом { $size }.
    [twice] { $card } есть дважды.
   *[missing] { $card } отсутствует: перетасовано карт { $size }.
}
cli-record-illegal-move = «{ $text }» сейчас не разрешено, ходит { $player }: { $why } ({ $clause })
cli-record-round-over = Раунд закончился до этого хода.
cli-record-match-over = Партия закончилась до этого раунда.
cli-record-may-not-buy-back = Место { $seat } здесь вернуться не может.
cli-record-buy-back-unfinished = В незаконченном раунде никто не может вернуться.

## Сданы ли карты, как обещано

cli-proof = { $file }, доказательство { $number }
cli-proof-round = Раунд { $number }, обещание { $promise }
cli-proof-mixed = { $name } добавляет к тасовке: «{ $text }»
cli-proof-good = { $rounds ->
    [0] Ни один раунд ещё не закончен, проверять нечего.
    [one] Сдано, как обещано: { $rounds } раунд.
    [few] Сдано, как обещано: { $rounds } раунда.
    [many] Сдано, как обещано: { $rounds } раундов.
   *[other] Сдано, как обещано: { $rounds } раунда.
}
cli-proof-bad = Это доказательство неверно.
cli-proof-unreadable = Это не доказательство, или оно повреждено.
cli-proof-record = Запись неверна: { $why }
cli-proof-rounds = В доказательстве не столько раундов, сколько в записи.
cli-proof-promise = Начальное значение не то, что было обещано.
cli-proof-mixed-twice = Кто-то добавил к тасовке больше одного раза.
cli-proof-deck = Начальное значение и добавленное дают другой порядок карт.
cli-proof-stock = При тасовке колоды номер { $shuffle } они дают другой порядок карт.

## Чего стоили решения

cli-analyse = показать, чего стоило каждое решение записанных партий и что было бы лучше
cli-analyse-seat = решения только этого места, начиная с 0
# $where: a file and the number of the record. $last: the last seat.
cli-analyse-no-seat = { $where }: места { $seat } нет. Места игроков — от 0 до { $last }, всего их { $players }.
cli-analyse-milliseconds = время на размышление над одним решением, миллисекунды (50)
cli-compiling = Размышления компилируются, один раз: это займёт около полминуты.
cli-analyse-slow = numba не установлена: размышления идут медленно, а числа приблизительны: pip install 'schwimmen[strong]'
# $made, $best: moves in words, “7♦ → J♥”. $chance_win, $chance_lose, $chance_error, $chance_cost, $chance_best, $chance_best_lose: chances, from 0 to 1. $why: a sentence about $best.
cli-analyse-best = { $name }: { $made } — лучший ход. Шанс выиграть партию { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }, потерять жизнь { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }
cli-analyse-level = { $name }: { $made } не хуже, чем { $best }, насколько можно судить (± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }): выигрыш { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) }, потеря жизни { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }; { $best } — { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } и { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }.
cli-analyse-worse = { $name }: { $made } стоит { NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", maximumFractionDigits: 1) }: выигрыш { NUMBER($chance_win, style: "percent", maximumFractionDigits: 1) }, потеря жизни { NUMBER($chance_lose, style: "percent", maximumFractionDigits: 1) }; { $best } — { NUMBER($chance_best, style: "percent", maximumFractionDigits: 1) } и { NUMBER($chance_best_lose, style: "percent", maximumFractionDigits: 1) }. Почему { $best }: { $why }
cli-analyse-round = Сколько стоили решения этого раунда:
cli-analyse-total = Сколько шансов на победу стоили решения в сумме:
cli-analyse-cost = { $name }: { NUMBER($chance_cost, style: "percent", maximumFractionDigits: 1) }, ошибок: { $slips } из { $decisions }
