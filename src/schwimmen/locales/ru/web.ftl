# Сама страница: всё, что вокруг игры.

app-name = Швиммен
title-start = Швиммен – карточная игра «31»
title-table = За столом – Швиммен

## На каждой странице

nav-home = Швиммен, на главную
nav-start = На главную
nav-theme = Оформление: { $theme }
dialog-close = Закрыть

settings-title = Настройки
settings-language = Язык
settings-theme = Оформление
settings-theme-auto = Как на устройстве
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-deck = Цвета мастей
settings-deck-two = Два
settings-deck-four = Четыре
settings-speed = Скорость
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-speed-once = Сразу
settings-confirm = Подтверждать обмен
settings-confirm-about = Иначе обмен происходит сразу, как выбрана вторая карта.
settings-goes-on = Сдавать следующий раунд автоматически
settings-shortcuts = Клавиши для ходов
settings-shortcuts-about = Одиночные клавиши выбирают карты и ходы, где бы ни был фокус.

## Главная страница

start-lead = Три карты, одна масть, как можно ближе к 31.
start-play = Играть
start-continue = Продолжить партию
start-table = Твой стол
start-rules = Правила
start-rules-standard = стандарт без изменений
start-opponents = Соперники
start-fewer = Одним соперником меньше
start-more-opponents = Одним соперником больше
start-level = Как они играют
start-levels = Каждый соперник
start-opponent = Соперник { $number }
start-more = Ещё
start-name = Твоё имя
start-name-default = Ты
start-memory = Помощь памяти
start-memory-about = Карты, взятые у всех на виду, остаются видны рядом с игроком.

level-beginner = Новичок
level-easy = Лёгкий
level-solid = Крепкий
level-sharp = Ас
level-expert = Эксперт
level-character = { $level }, { $character }

start-character = Их характер
character-plain = Обычный
character-about-plain = Играет по ценности своих карт.
character-cautious = Осторожный
character-about-cautious = Стучит поздно и следит за тем, что остаётся следующему игроку.
character-bold = Смелый
character-about-bold = Стучит рано, рискуя оказаться слабейшим.
character-collector = Собиратель
character-about-collector = Собирает пары ради тройки, много меняется и стучит поздно.

## Стол

table-title = Твой стол
table-players = Остальные за столом
table-middle = Середина стола
table-own = Твоё место
table-hand = Твоя рука
table-centre = Центр
table-actions = Твои ходы
table-dealer = сдаёт
table-knocked = стук
table-acts = ходит
table-away = не здесь
table-known = Известные карты: { $cards }
table-in-hand = { $card }, у тебя в руке
table-in-centre = { $card }, в центре
table-in-pile = { $card }, сверху; в сбросе { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
table-counts = считается
table-would-be = получится { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
table-value = Твоя рука: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
table-stock = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
table-laid = Отложено: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
table-no-pile = Сброс: 0 карт
table-packet = Три карты рубашкой вверх
table-unchoose = Выбрать заново
table-watching = Ты смотришь.

prompt-swap = { $last ->
    [yes] Твой последний ход: меняйся или оставь как есть
   *[no] Твой ход: выбери одну свою карту и одну в центре
}
prompt-draw = { $last ->
    [yes] Твой последний ход: возьми карту из колоды или из сброса
   *[no] Твой ход: возьми карту из колоды или из сброса
}
prompt-discard = Выбери карту, которую сбросишь
prompt-take = Теперь выбери в центре, что взять
prompt-give = Теперь выбери в руке, что отдать
prompt-choice-blind = Ты сдаёшь: оставить эти карты или взять три, которых никто не видел?
prompt-choice-open = Ты сдаёшь: оставить эти карты или взять три открытые?
prompt-after = Твой ход сделан: стучать?
prompt-yours = { $last ->
    [yes] Твой последний ход
   *[no] Твой ход
}
prompt-other = { $last ->
    [yes] Последний ход: { $name } …
   *[no] Ходит { $name } …
}

said-exchanged = { $gave } → { $took }
said-all = все три
said-passed = пас
said-knocked = стук!
said-stayed = не стучит
said-kept = оставляет
said-switched = меняет руку
said-renewed = новый центр
said-drew = из колоды
said-took = из сброса
said-discarded = сброс

key-commit = о
key-all = в
key-pass = п
key-knock = с
key-stay = н
key-renew = ц
key-keep = т
key-switch = м
key-draw = к
key-take = б

speech-turn = { $last ->
    [yes] Твой последний ход.
   *[no] Твой ход.
} Твоя рука: { $hand }, { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}. В центре: { $centre }.
speech-four = Твой ход. Твоя рука: { $hand }. В центре: { $centre }.

log-title = Раунд { $round }
log-label = Что произошло
log-open = Что произошло

## Конец раунда и партии

end-round = Раунд { $round }
end-next = Следующий раунд
end-next-in = Следующий раунд ({ $seconds })
end-won = Победа за тобой!
end-lost = Побеждает { $name }
end-drawn = Победителя нет
end-places = Места
end-place = { $place }. { $name }
end-again = Сыграть ещё
end-home = На главную
end-record = Запись
end-buy-back = Ты вне игры. Вернуться со всеми жизнями? Это можно один раз за партию.
end-buy-back-yes = Вернуться
end-buy-back-no = Не возвращаться
end-buy-back-wait = Другие решают, возвращаться ли …

## Связь

link-connecting = Соединяемся …
link-lost = Связь потеряна. Пробуем снова …
link-back = Связь восстановлена.

failed-retry = Повторить
failed-play-here = Играть здесь
failed-unreachable = Сервер недоступен.
