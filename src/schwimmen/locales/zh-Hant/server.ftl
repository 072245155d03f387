# 伺服器在啟動的地方說的話。

server-ready = Schwimmen 執行在 { $url } – 按 Ctrl+C 結束。
server-ready-network = 同一網路裡的其他人可以開啟 { $url }
server-ready-public = 連結和二維碼指向 { $url }
server-port-taken = 連接埠 { $port } 已被佔用。用 --port 另選一個，或用「schwimmen play」自動找一個。
server-metrics-port-taken = 連接埠 { $port } 已被佔用。用 --metrics-port 另選一個。
server-no-port = { $port } 不是連接埠：連接埠從 1 到 65535，0 表示任意空閒連接埠。
server-no-host = 「{ $host }」不是這台機器的地址。用 --host 給出一個，例如 127.0.0.1，或用 0.0.0.0 表示全部。
server-cannot-listen = 不能使用 { $host } 的連接埠 { $port }：{ $reason }。
server-bad-database = 「{ $database }」不是可用的資料庫。請給出檔案、sqlite:/// 加檔案，或 postgresql://使用者:密碼@主機/名稱。
server-bad-bus = 「{ $bus }」沒有通向 Valkey 或 Redis。請給出 valkey://主機:連接埠、redis://主機:連接埠，加密連線用 rediss://。
server-bus-refused = { $bus } 拒絕連線：{ $reason }。
server-no-reuse = 這個系統上多個程式不能共用連接埠。請各用一個，並在前面放一個代理。
server-missing-package = 缺少 Python 套件 { $package }。安裝：pip install '{ $package }'
server-newer-database = 資料庫 { $database } 來自更新版本的 Schwimmen。請更新本程式，或用 --database 另給一個。
server-database-failed = 不能使用資料庫 { $database }：{ $reason }。
server-database-folder = { $database } 是一個資料夾：請給出其中的檔案。

## 幫助

cli-play = 在這台機器的瀏覽器裡玩（不帶命令也一樣）
cli-serve = 執行遊戲伺服器，加 --host 也供別人使用
cli-host = 監聽的地址；0.0.0.0 表示這台機器的所有地址
cli-port = 連接埠；否則為 3131
cli-database = 牌桌儲存在哪裡：檔案、SQLite 或 PostgreSQL 的 URL；否則為 SCHWIMMEN_DATABASE 或你資料目錄中的檔案
cli-public-url = 其他人連線用的位址，例如 https://cards.example：連結和二維碼都指向那裡
cli-bus = 同一資料庫上的多個程式互相通知所用的 Valkey 或 Redis 的 URL；否則為 SCHWIMMEN_BUS
cli-reuse-port = 與這台機器上伺服器的其他程式共用連接埠
cli-per-address = 同一網路地址最多可同時連線多少個頁面；否則為 300
cli-keep-days = 這麼多天沒有動靜的牌桌會被刪除；否則為 90
cli-metrics-port = 供這台機器讀取 Prometheus 指標的連接埠
cli-log = 日誌用文字還是 JSON，記錄發生的一切；否則只用文字記錄警告
cli-proxies = 前面的代理地址，用逗號分隔，相信它們說是誰在請求；否則為 127.0.0.1
