# Вопросы за столом против компьютерных игроков: что лучше всего и что было бы лучше.
# $chance, $chance_…: вероятности от 0 до 1. $error, $points: процентные пункты. $gave, $took: карты.

hint-ask = Подсказка
key-hint = д
hint-title = Лучший ход
hint-do = Так и сыграть
hint-moves = Все твои ходы
hint-move = Ход
hint-win = Выиграть партию
hint-lose = Потерять жизнь
hint-off = ± { $error }
hint-swap = Отдать: { $gave }; взять: { $took }.
hint-said = { $move } Шанс выиграть партию: { NUMBER($chance_win, style: "percent") }, потерять жизнь: { NUMBER($chance_lose, style: "percent") }. { $why }
hint-about = Раунд доигран в уме по тому, что ты можешь знать. ± говорит, насколько число может быть неточным.
hint-simply = Числа исходят из того, что соперники играют просто, как «Крепкий».
hint-rough = Пока это грубая оценка по немногим воображаемым играм.

review-ask = Что было бы лучше?
review-good = { $decisions ->
    [0] Решать тебе было нечего.
   *[other] Твои решения были достаточно хороши ({ $decisions }).
}
review-slips = Решений, которые могли быть лучше: { $slips } из { $decisions }. Всего они стоили { $points } п. п. шанса выиграть партию.
review-turn = Ход { $turn }
review-hand = Твоя рука
review-pile = Сброс
review-made = Твой выбор
review-best = Лучше
review-chance = Шанс выиграть партию: { NUMBER($chance_made, style: "percent") } вместо { NUMBER($chance_best, style: "percent") }
