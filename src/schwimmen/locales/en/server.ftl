# What the server says where it is started.

server-ready = Schwimmen is being served at { $url } – Ctrl+C ends it.
server-ready-network = Others in your network reach it at { $url }
server-ready-public = Links and QR codes lead to { $url }
server-port-taken = Port { $port } is in use. Choose another one with --port, or let “schwimmen play” find one.
server-metrics-port-taken = Port { $port } is in use. Choose another one with --metrics-port.
server-no-port = { $port } is no port: ports go from 1 to 65535, and 0 stands for any free one.
server-no-host = “{ $host }” is no address of this machine. Give one with --host, such as 127.0.0.1, or 0.0.0.0 for all of them.
server-cannot-listen = { $host }, port { $port }, can’t be used: { $reason }.
server-bad-database = “{ $database }” is no database that can be used. Give a file, sqlite:/// and a file, or postgresql://USER:PASSWORD@HOST/NAME.
# $package: the Python package that is missing.
server-missing-package = The Python package { $package } is missing. Install it with: pip install '{ $package }'
server-newer-database = The database { $database } comes from a newer version of Schwimmen. Update this one, or give another database with --database.
server-database-failed = The database { $database } can’t be used: { $reason }.
server-database-folder = { $database } is a folder: give a file in it.
server-bad-bus = “{ $bus }” leads to no Valkey or Redis. Give valkey://HOST:PORT, redis://HOST:PORT, or rediss:// for an encrypted connection.
server-bus-refused = { $bus } lets nobody in: { $reason }.
server-no-reuse = On this system several processes can’t share a port. Give each its own, and put a proxy before them.

## Help

cli-play = play in the browser, on this machine (also without a command)
cli-serve = serve the game, for others too with --host
cli-host = the address to serve at; 0.0.0.0 for every one of this machine
cli-port = the port; otherwise 3131
cli-database = where tables are kept: a file, an SQLite or a PostgreSQL URL; otherwise SCHWIMMEN_DATABASE or a file among your data
cli-public-url = the address at which others reach it, such as https://cards.example: links and QR codes lead there
cli-bus = URL of the Valkey or Redis by which several processes over one database tell each other; otherwise SCHWIMMEN_BUS
cli-reuse-port = share the port with other processes of the server on this machine
cli-per-address = how many pages of one network address may be connected at once; otherwise 300
cli-keep-days = tables at which nothing happened for so many days are deleted; otherwise 90
cli-metrics-port = a port at which this machine gets figures for Prometheus
cli-log = the log as text or as JSON, with all that happens; otherwise only warnings, as text
cli-proxies = addresses of the proxies before it, separated by commas, whose word is taken for who asks; otherwise 127.0.0.1
