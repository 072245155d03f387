# Что говорит сервер там, где его запускают.

server-ready = Швиммен работает по адресу { $url } – Ctrl+C завершает его.
server-ready-network = Другие в вашей сети найдут его по адресу { $url }
server-ready-public = Ссылки и QR-коды ведут на { $url }
server-port-taken = Порт { $port } занят. Выбери другой через --port, или пусть «schwimmen play» найдёт свободный.
server-metrics-port-taken = Порт { $port } занят. Выбери другой через --metrics-port.
server-no-port = { $port } — не порт: порты идут от 1 до 65535, а 0 означает любой свободный.
server-no-host = «{ $host }» — не адрес этой машины. Укажи его через --host, например 127.0.0.1, или 0.0.0.0 для всех.
server-cannot-listen = { $host }, порт { $port }, использовать нельзя: { $reason }.
server-bad-database = «{ $database }» — не база данных, которую можно использовать. Укажи файл, sqlite:/// и файл или postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@ХОСТ/ИМЯ.
server-bad-bus = «{ $bus }» не ведёт ни к Valkey, ни к Redis. Укажи valkey://ХОСТ:ПОРТ, redis://ХОСТ:ПОРТ или rediss:// для шифрованного соединения.
server-bus-refused = { $bus } никого не пускает: { $reason }.
server-no-reuse = В этой системе процессы не могут делить порт. Дай каждому свой и поставь перед ними прокси.
server-missing-package = Нет пакета Python { $package }. Установи его: pip install 'schwimmen[hosting]'
server-newer-database = База данных { $database } — от более новой версии Швиммена. Обнови эту или укажи другую базу через --database.
server-database-failed = Базу данных { $database } использовать нельзя: { $reason }.
server-database-folder = { $database } — папка: укажи файл в ней.

## Справка

cli-play = играть в браузере на этой машине (то же без команды)
cli-serve = запустить игру, с --host и для других
cli-host = адрес, на котором слушать; 0.0.0.0 — все адреса этой машины
cli-port = порт; иначе 3131
cli-database = где хранить столы: файл, URL SQLite или PostgreSQL; иначе SCHWIMMEN_DATABASE или файл среди твоих данных
cli-public-url = адрес, по которому сервер доступен другим, например https://cards.example: туда ведут ссылки и QR-коды
cli-bus = URL Valkey или Redis, через который процессы над одной базой сообщают друг другу новости; иначе SCHWIMMEN_BUS
cli-reuse-port = делить порт с другими процессами сервера на этой машине
cli-per-address = сколько страниц с одного сетевого адреса могут быть подключены сразу; иначе 300
cli-keep-days = столы, за которыми столько дней ничего не происходило, удаляются; иначе 90
cli-metrics-port = порт, на котором эта машина получает показатели для Prometheus
cli-log = журнал текстом или в JSON со всем, что происходит; иначе только предупреждения, текстом
cli-proxies = адреса прокси перед сервером через запятую, которым верят, кто спрашивает; иначе 127.0.0.1
