# Игра с другими: стол до партии и вокруг неё, разговор, просмотр, честная тасовка.

title-friends = Стол для друзей
title-lobby = Открытые столы
title-record = Посмотреть партию ещё раз
title-replay = Партия ещё раз
title-fair = Тасовка, которую можно проверить

start-friends = Играть с друзьями
start-elsewhere = Другие страницы
start-statistics = Статистика

## Кто есть кто

me-look = Твоя картинка
look-fish = Рыба
look-anchor = Якорь
look-boat = Парусник
look-star = Морская звезда
look-crab = Краб
look-shell = Ракушка
look-lighthouse = Маяк
look-whale = Кит
look-gull = Чайка
look-jellyfish = Медуза
look-duck = Утка
look-umbrella = Пляжный зонт

## Как устроен стол

party-lead = Открой стол по вашим правилам и пошли ссылку. Остальные откроют её, введут имя и сядут. Учётная запись не нужна.
party-places = Места
party-places-fewer = Одним местом меньше
party-places-more = Одним местом больше
party-computers = Компьютерные игроки за столом
party-computers-fewer = Одним компьютерным игроком меньше
party-computers-more = Одним компьютерным игроком больше
party-level = Как играют компьютерные игроки, в том числе за отсутствующих
party-clock = Время на каждое решение
clock-none = Без часов
clock-relaxed = Спокойно: { $seconds } с
clock-quick = Быстро: { $seconds } с
clock-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
    [many] Осталось { $seconds } секунд
   *[other] Осталось { $seconds } секунды
}
party-watch = Другие могут смотреть
party-watch-about = Кто смотрит, видит то, что видят все, и ничьих рук.
party-listed = Показать среди открытых столов
party-listed-about = Тогда прийти может кто угодно, а говорить можно только готовыми фразами. Иначе стол находят только по ссылке.
party-closed = Закрыть для новых
party-closed-about = Кто уже сидел здесь, может сесть снова. Среди открытых столов его не видно; кто может смотреть, не меняется.
party-open = Открыть стол
party-rules-later = Правила можно изменить, когда партия закончится.
party-memory-on = с помощью памяти
party-memory-off = без помощи памяти
party-listed-on = открыт для всех
party-listed-off = только по ссылке
party-closed-on = закрыт для новых

## Стол до партии и то, что рядом с игрой

party-table-of = Стол: { $name }
party-table = Стол
party-who = Кто за столом
party-open-dialog = Стол: кто здесь, ссылка, тасовка
party-members = За столом: { $count } из { $places }
party-free = свободно
party-you = ты
party-host = ведёт стол
party-there = здесь
party-away = не здесь
party-computer = компьютерный игрок, { $level }
# Уровень, которого эта страница не знает: сервер новее.
party-computer-other = компьютерный игрок
party-covered = играет компьютер
party-wins = побед: { $wins } из { $played }
party-leaving = { $name } не играет следующую партию.
party-watching = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
}
party-sit-title = Сесть за стол
party-sit = Сесть
party-full = Все места заняты.
party-full-watch = Все места заняты. Можно смотреть или подождать свободного.
party-start = Начать партию
party-too-few = Нужны двое: подожди кого-нибудь или добавь компьютерного игрока.
party-wait = Партию начинает { $name }.
party-take-over = Вести стол самому
party-change-me = Другое имя или картинка
party-change-done = Готово
party-stand = Встать
party-host-tools = Что решаешь ты как ведущий
party-add = Компьютерный игрок
party-arrange = Настройки стола
party-arrange-done = Так и оставить
party-about = Что делать: { $name }
party-hand-over = { $name }: передать стол
party-remove = { $name }: удалить из-за стола
party-remove-ask = { $name }: удалить из-за стола?
party-remove-yes = Да, удалить: { $name }
party-remove-no = Нет
party-joined = { $name } садится за стол.
party-left = { $name } встаёт из-за стола.
party-gone = { $name }: связи больше нет.

## Как приходят другие

invite-title = Позвать других
invite-share = Поделиться ссылкой
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-text = { $name } зовёт тебя сыграть в швиммен:
invite-qr = QR-код ссылки на этот стол
invite-qr-about = Камера телефона откроет стол по этому коду.
invite-only-here = Этот адрес ведёт сюда только на этом устройстве. Чтобы могли прийти другие, запусти сервер командой «schwimmen serve --host 0.0.0.0» и открой страницу по адресу, который он назовёт.

## Своё место

own-title = Твоё место
own-link-about = Играть дальше на другом устройстве: открой там свою личную ссылку. У кого она есть, тот играет за тебя, поэтому никому её не давай.
own-link = Показать мою личную ссылку
own-link-text = Моё место за столом
own-stand-ask = Партию за тебя доиграет компьютер. Встать?
own-stay = Остаться

## За столом, во время игры

table-covered = Играет компьютер: { $name }
table-covered-own = За тебя играет компьютер.
table-return = Я здесь
table-cover = { $name }: пусть играет компьютер
table-next-match = Ты играешь в следующей партии.
table-no-watch = Здесь смотреть нельзя.
table-no-room = Все места заняты.
table-sit-next = Сесть к следующей партии

link-lost-waits = Связь потеряна. Сделанное уйдёт, как только она вернётся …
link-waits = На пути к серверу
failed-new-table = Открыть новый стол
failed-reload = Загрузить заново

## Конец раунда и партии

end-ready = хочет дальше
end-waiting = { $count ->
    [0] Сейчас продолжится.
   *[other] Ждём: { $names } …
}
end-goes-on = Продолжится через { $seconds } с.
end-standings = Этот вечер
end-standing = { $name }: побед { $wins } из { $played }
evening-matches = Партии
evening-match = Партия { $number }
evening-match-won = Партия { $number }: победа — { $name }
end-replay = Посмотреть
end-replay-text = Партия в швиммен, чтобы посмотреть:

## Разговор

talk-title = Разговор
talk-unread = Разговор, новых: { $count }
talk-nothing = Пока никто ничего не сказал.
talk-said = Что сказано
talk-phrases = Сказать
talk-reactions = Отозваться
talk-text = Своими словами
talk-send = Сказать
talk-no-text = За открытыми столами есть только готовые фразы.
talk-sit-first = Кто смотрит, тот слушает. Сядь, чтобы говорить.
talk-mute = Кого я не хочу слышать
talk-somebody = Кто-то
talk-says = { $name }: { $text }
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-hurry = Твой ход …
phrase-moment = Минутку, пожалуйста.
phrase-sorry = Прошу прощения!
phrase-oops = Ой!
phrase-phew = Уф, еле-еле!
phrase-swim = Я плаваю!
phrase-fire = Огонь!
phrase-again = Ещё разок?
phrase-bye = Пока, до встречи!
reaction-clap = Аплодисменты
reaction-laugh = Смех
reaction-wow = Ого
reaction-sad = Грусть
reaction-angry = Ворчание
reaction-heart = Сердце

## Открытые столы

lobby-lead = Здесь может сесть кто угодно.
lobby-empty = Сейчас нет открытых столов. Открой свой!
lobby-open = Открыть стол
lobby-seats = Занято мест: { $seated } из { $places }
lobby-playing = идёт партия
lobby-gathering = скоро начнут
lobby-join = Сесть
lobby-watch = Смотреть
lobby-look = Подойти
lobby-go = { $action }: стол, { $name }

## Партии ещё раз

record-lead = Выбери сохранённую запись и пройди её ход за ходом, глазами каждого игрока.
record-choose = Выбрать запись
record-drop = … или брось её сюда. Сервер читает её, чтобы показать, и не хранит.
replay-loading = Партия загружается …
replay-gone = По этой ссылке партии нет (или уже нет).
replay-controls = Пройти партию
replay-eyes = Чьими глазами
replay-round = Раунд
replay-first = К началу раунда
replay-back = Шаг назад
replay-play = Показывать подряд
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-last = К концу раунда

## Честная тасовка

fair-short = Карты обещаны до сдачи, и ты можешь добавить случайности.
fair-more = Как это устроено
fair-next = Обещание к следующей сдаче
fair-now = Обещание к этим картам
fair-added = { $name } добавляет: { $text }
fair-mix = Что угодно, для случайности
fair-mix-add = Добавить
fair-proof = Доказательство тасовки
fair-verdict-kept = Раунд { $round }: обещание сдержано.
fair-verdict-fits = Раунд { $round }: начальное значение сходится с обещанием. Тебя при сдаче не было.
fair-verdict-broken = Раунд { $round }: обещание нарушено!
fair-verdict-unknown = Раунд { $round }: эта страница не смогла проверить. Доказательство сможет.
fair-lead = Не нужно верить, что карты здесь тасуют честно: это можно проверить.
fair-how = Как это устроено
fair-step-promise = Перед каждой сдачей сервер выбирает тайное число, начальное значение, и показывает его отпечаток: обещание. Отпечаток подходит только к одному значению, и узнать по нему значение никто не может.
fair-step-mix = После этого каждый за столом может добавить несколько своих слов.
fair-step-deal = Порядок карт вычисляется из начального значения и всего добавленного.
fair-step-open = После раунда сервер показывает начальное значение. Теперь всем видно, что его отпечаток и есть обещание, а значение и слова дают именно эти карты.
fair-why = Поэтому сервер не может выбирать карты, узнав твои слова, а ты — узнав начальное значение.
fair-limit = Чего это не показывает: сам сервер карты знает. Кто его держит, мог бы их посмотреть; так в любой игре на чужом компьютере.
fair-check = Проверить партию
fair-check-about = За столом, в разделе «Стол», есть доказательство каждой партии. Твой браузер вычисляет всё заново; файл остаётся у тебя.
fair-choose = Выбрать доказательство
fair-drop = … или брось его сюда.
fair-unreadable = Это не доказательство тасовки.
fair-no-crypto = Этот браузер вычисляет отпечатки только по защищённому соединению (https).
fair-all-good = { $rounds ->
    [one] Проверен { $rounds } раунд: всё сходится.
    [few] Проверено { $rounds } раунда: всё сходится.
    [many] Проверено { $rounds } раундов: всё сходится.
   *[other] Проверено { $rounds } раунда: всё сходится.
}
fair-some-bad = Что-то не сходится. Эти карты сданы не так, как обещано.
fair-round-good = Раунд { $round }: обещание и карты сходятся.
fair-round-promise = Раунд { $round }: начальное значение не сходится с обещанием.
fair-round-cards = Раунд { $round }: значение и слова дают другие карты.
fair-first-cards = Первые карты: { $cards }
fair-added-text = Добавлено: { $text }
fair-compare = Сравни обещания с теми, что твой стол показывал перед каждой сдачей: это можешь только ты. Команда «schwimmen verify» ещё и играет ходы по правилам.
