# Лаборатория: множество партий между компьютерными игроками.

lab-simulate = сыграть тысячи партий между компьютерными игроками
lab-arena = сравнить компьютерных игроков на одних и тех же картах, каждого на каждом месте
lab-players-simulate = кто сидит за столом, место за местом; если мест больше, список повторяется: { $names }
lab-players-arena = игроки для сравнения: { $names }
lab-seats = игроков за столом
lab-matches = сколько партий (1000)
lab-deals = сколько раскладов самое большее; каждый играют все столы во всех рассадках (1000)
lab-seed = начальное число; то же число даёт те же партии, сколько бы процессов их ни играло (1)
lab-jobs = процессов; иначе по одному на ядро
lab-cluster = адрес кластера Ray, который выполнит работу; «local» запускает здесь кластер на двоих
lab-laps = после скольких кругов раздача прекращается и никто не проигрывает (200)
lab-rounds = после скольких раздач партия прекращается (2000)
lab-output = записать по строке на партию в этот файл, .parquet или .csv
lab-resume = хранить сделанное в этом файле и в следующий раз продолжить оттуда
lab-record = куда записать партию, в которой игрок подвёл (fault.json)
lab-coin = за всех сдающих монета решает, оставить ли руку
lab-until = остановиться, когда все интервалы станут уже этого, например 0.005
lab-alone = первый игрок сидит один против всех сочетаний остальных
lab-plot = нарисовать доли и рейтинги в этот файл, .svg или .png

## Чего не может быть

lab-no-package = Для этого нужен { $package }: pip install "schwimmen[{ $extra }]"
lab-no-cluster = По адресу «{ $address }» нет кластера Ray: { $reason }
lab-not-ray = По адресу «{ $address }» слушает не Ray.
lab-no-player = Игрока «{ $name }» нет. Есть: { $names }.
lab-no-bot = «{ $name }» не загружается: { $reason }
lab-weights = { $fault ->
    [foreign] { $file } — не файл с весами.
    [version] Веса в файле { $file } — от другой версии и здесь не годятся.
   *[broken] Файл { $file } повреждён: обрезан или изменён.
}
lab-weights-unnamed = «policy@» требует имени файла с весами: policy@ФАЙЛ
lab-no-width = --until: «{ $given }» — не число больше 0 и до 1.
lab-too-few-players = Нужно не меньше двух игроков.
lab-too-few-seats = Названо игроков: { $players }; мест за столом: { $seats }. Место нужно каждому.
lab-too-few-rivals = Нужно не меньше двух разных игроков.
lab-no-suffix = { $file }: имя должно оканчиваться на одно из { $suffixes }.
lab-no-folder = { $file }: такой папки нет.
lab-other-experiment = { $file } относится к другому опыту.
lab-other-arguments = { $file } относится к другому опыту. Различаются: { $arguments }
lab-other-contents = { $file } начат с другими игроками: содержимое файлов { $names } с тех пор изменилось.
lab-other-version = { $file } начат версией пакета { $theirs }, а это — { $ours }.
lab-resume-older = { $file } — от старой версии, которая не записывала, по чему играют игроки. Начните новый файл.
lab-fault-raised = { $player } на месте { $seat } подвёл: { $detail }
lab-fault-stalled = { $player } на месте { $seat } думал над ходом дольше { $detail } с.
lab-fault-illegal = { $player } на месте { $seat } сделал недопустимый ход: { $detail }
lab-fault-died = { $player } на месте { $seat } завершил процесс, в котором играл: { $detail }
lab-fault-record = Опыт остановлен. Партия до этого места — в файле { $file }.
lab-worker-died = Процесс, в котором шли партии, был завершён извне; возможно, не хватило памяти. С --resume сделанное сохраняется; меньшему числу --jobs нужно меньше.
lab-interrupted = Прервано: дальше — то, что дали партии до этого момента.
lab-interrupted-early = Прервано до того, как закончились первые партии.

## Что сообщается

lab-head-player = игрок
lab-head-seats = мест
lab-head-share = доля побед
lab-head-rating = рейтинг
lab-head-difference = разница на тех же картах
lab-head-in-play = игроков
lab-head-rounds = раздач
lab-head-moves = ходов за раздачу
lab-end-knock = стук
lab-end-thirty-one = 31
lab-end-fire = огонь
lab-end-stock = колода
lab-end-all-passed = все пас
lab-end-laps = предел кругов
lab-end-void = без счёта
lab-end-given-up = прекращено
lab-summary = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
}, раздач: { $rounds }; без победителя: { $drawn }.
lab-given-up = Прекращено, потому что не кончалось: раздач — { $rounds }, партий — { $matches }.
lab-few = Когда раздач меньше { $deals }, интервалы широкие, а у рейтингов их нет.
