# Статистика: что сообщают команда `statistics` и страница с этим названием.

statistics-command = показать, как часто приходит каждая рука, чем кончаются раунды и чего стоят стук, место и жизнь
statistics-only = только для стольких игроков за столом
statistics-matches = партий, начинающихся с каждым числом игроков (10000)
statistics-json = вывести всё одним объектом JSON

## Числа

statistics-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-percent-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-percent-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-below = < { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-measured = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-measured-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-measured-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) } ± { NUMBER($chance_error, style: "percent", maximumSignificantDigits: 1) }
statistics-measured-mean = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($mean_error, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Что сдаётся

statistics-dealt-title = Что приходит при сдаче
statistics-dealt = В колоде { $hands } рук из трёх карт. В среднем рука стоит { NUMBER($mean, maximumFractionDigits: 2) } очка; стандартное отклонение — { NUMBER($mean_off, maximumFractionDigits: 2) }.
statistics-turn = Лучшее, что один ход может сделать из руки при случайном центре, стоит в среднем { NUMBER($mean, maximumFractionDigits: 2) } очка; в { NUMBER($chance, style: "percent", maximumFractionDigits: 2) } случаев это { $best }.
statistics-head-points = очки
statistics-head-hands = рук
statistics-head-chance = вероятность
statistics-head-at-least = столько или больше
statistics-head-kind = рука, в которой
statistics-kind-suit = три карты одной масти
statistics-kind-rank = три карты одного достоинства
statistics-kind-aces = три туза
statistics-somebody-title = Кому-то приходит рука, которая сразу заканчивает раунд

## Что играется

statistics-head-players = игроков
statistics-head-rounds = раундов
statistics-head-moves = ходов за раунд
statistics-ends-title = Чем кончаются раунды
statistics-unseen = После «<» стоит то, чего доля не достигает в 95 случаях из 100, если правила допускают такой конец, но ни один раунд так не кончился.
statistics-knocks-title = Чего стоит стук
statistics-knocks = Как часто стучащий теряет жизнь, по очкам его руки в конце.
statistics-dealer-title = Что оставлять сдающему
statistics-dealer = Монета решала за сдающих, оставить ли первую руку. На столько больше жизней они теряли, оставляя её, чем отдавая, по её очкам.
statistics-keep-from = оставлять от
statistics-seats-title = Чего стоит место
statistics-seats = Сколько жизней теряет каждое место за раунд, считая от левого соседа сдающего; последнее место — сдающего.
statistics-places-title = Чего стоит место за столом
statistics-places = Как часто каждое место первого раунда выигрывает партию.
statistics-stood-title = Чего стоили жизни
statistics-stood = Как часто партию выигрывал тот, у кого осталось столько жизней за столом, где в игре было столько игроков, сколько бы ни было у остальных.
statistics-lives-title = Чего стоят жизни
statistics-lives = Шанс выиграть партию по своим жизням и по жизням каждого из остальных, если все с равной вероятностью проигрывают раунд.
statistics-lives-pair = { $own } против { $others }
statistics-source = По { $rounds } раундам между компьютерными игроками ({ $names }), начальное число { $seed }. После ± стоит стандартная ошибка.

## Страница

statistics-title = Статистика
statistics-lead = Что приходит при сдаче, чем кончаются раунды и чего стоят стук, место и жизнь.
statistics-rules = Правила: { $rules }
statistics-choose-rules = Правила
statistics-choose-players = Игроков
statistics-show = Показать
statistics-table = Стол на { $players }
statistics-all-tables = Столы любого размера
statistics-numbers = В числах
statistics-percent-scale = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-dealt-plot = Вероятность каждого числа очков при сдаче
statistics-played-title = Что было сыграно
statistics-not-played = То, что даёт игра, рассказано здесь только о наборах правил без изменений. По этим правилам лаборатория сыграет:
statistics-from = Дальше — по { $rounds } раундам на { $players } между компьютерными игроками, которые стучат рано и поздно ({ $names }), начальное число { $seed }. После ± стоит стандартная ошибка; тонкие линии на графиках содержат истинное значение в 95 случаях из 100. Те же числа и другие даёт:
statistics-head-end = кончается
statistics-head-knocks = стуков
statistics-head-lost = теряют жизнь
statistics-head-dealers = сдающих
statistics-head-difference = жизней потеряно больше
statistics-head-seat = место
statistics-head-lives = свои / чужие
statistics-head-lives-left = жизней
statistics-knocks-plot = Стучащие, которые теряют жизнь, по очкам; пунктир: сколько в среднем теряет каждый за раунд
statistics-rare = Не показано то, что встретилось реже { $cases } раз.
statistics-dealer-plot = Жизни, потерянные с оставленной рукой, минус потерянные с отданной; ниже нуля — оставлять
statistics-keep = За столом на { $players } сдающему стоит оставлять руку от { $points } очков.
statistics-seats-plot = Потерянные за раунд жизни, по местам
statistics-places-plot = Выигранные партии, по местам в первом раунде; пунктир: равная доля
