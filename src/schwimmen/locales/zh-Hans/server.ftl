# 服务器在启动的地方说的话。

server-ready = Schwimmen 运行在 { $url } – 按 Ctrl+C 结束。
server-ready-network = 同一网络里的其他人可以打开 { $url }
server-ready-public = 链接和二维码指向 { $url }
server-port-taken = 端口 { $port } 已被占用。用 --port 另选一个，或用“schwimmen play”自动找一个。
server-metrics-port-taken = 端口 { $port } 已被占用。用 --metrics-port 另选一个。
server-no-port = { $port } 不是端口：端口从 1 到 65535，0 表示任意空闲端口。
server-no-host = “{ $host }”不是这台机器的地址。用 --host 给出一个，例如 127.0.0.1，或用 0.0.0.0 表示全部。
server-cannot-listen = 不能使用 { $host } 的端口 { $port }：{ $reason }。
server-bad-database = “{ $database }”不是可用的数据库。请给出文件、sqlite:/// 加文件，或 postgresql://用户:密码@主机/名称。
server-bad-bus = “{ $bus }”没有通向 Valkey 或 Redis。请给出 valkey://主机:端口、redis://主机:端口，加密连接用 rediss://。
server-bus-refused = { $bus } 拒绝连接：{ $reason }。
server-no-reuse = 这个系统上多个进程不能共用端口。请各用一个，并在前面放一个代理。
server-missing-package = 缺少 Python 包 { $package }。安装：pip install '{ $package }'
server-newer-database = 数据库 { $database } 来自更新版本的 Schwimmen。请更新本程序，或用 --database 另给一个。
server-database-failed = 不能使用数据库 { $database }：{ $reason }。
server-database-folder = { $database } 是一个文件夹：请给出其中的文件。

## 帮助

cli-play = 在这台机器的浏览器里玩（不带命令也一样）
cli-serve = 运行游戏服务器，加 --host 也供别人使用
cli-host = 监听的地址；0.0.0.0 表示这台机器的所有地址
cli-port = 端口；否则为 3131
cli-database = 牌桌保存在哪里：文件、SQLite 或 PostgreSQL 的 URL；否则为 SCHWIMMEN_DATABASE 或你数据目录中的文件
cli-public-url = 其他人访问用的地址，例如 https://cards.example：链接和二维码都指向那里
cli-bus = 同一数据库上的多个进程互相通知所用的 Valkey 或 Redis 的 URL；否则为 SCHWIMMEN_BUS
cli-reuse-port = 与这台机器上服务器的其他进程共用端口
cli-per-address = 同一网络地址最多可同时连接多少个页面；否则为 300
cli-keep-days = 这么多天没有动静的牌桌会被删除；否则为 90
cli-metrics-port = 供这台机器读取 Prometheus 指标的端口
cli-log = 日志用文本还是 JSON，记录发生的一切；否则只用文本记录警告
cli-proxies = 前面的代理地址，用逗号分隔，相信它们说是谁在请求；否则为 127.0.0.1
