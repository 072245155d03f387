# Was der Server dort sagt, wo er gestartet wird.

server-ready = Schwimmen läuft unter { $url } – Strg+C beendet es.
server-ready-network = Andere in deinem Netz erreichen es unter { $url }
server-ready-public = Links und QR-Codes führen zu { $url }
server-port-taken = Port { $port } ist schon belegt. Wähle mit --port einen anderen, oder lass „schwimmen play“ einen suchen.
server-metrics-port-taken = Port { $port } ist schon belegt. Wähle mit --metrics-port einen anderen.
server-no-port = { $port } ist kein Port: Es gibt 1 bis 65535, und 0 steht für irgendeinen freien.
server-no-host = „{ $host }“ ist keine Adresse dieses Rechners. Gib mit --host eine an, etwa 127.0.0.1, oder 0.0.0.0 für alle.
server-cannot-listen = { $host }, Port { $port }, ist nicht benutzbar: { $reason }.
server-bad-database = „{ $database }“ ist keine brauchbare Datenbank. Gib eine Datei an, sqlite:/// und eine Datei, oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
# $package: das Python-Paket, das fehlt.
server-missing-package = Das Python-Paket { $package } fehlt. Installiere es mit: pip install '{ $package }'
server-newer-database = Die Datenbank { $database } stammt von einer neueren Version von Schwimmen. Bring diese auf den neuesten Stand, oder gib mit --database eine andere Datenbank an.
server-database-failed = Die Datenbank { $database } ist nicht benutzbar: { $reason }.
server-database-folder = { $database } ist ein Ordner: Gib eine Datei darin an.
server-bad-bus = „{ $bus }“ führt zu keinem Valkey oder Redis. Gib valkey://RECHNER:PORT an, redis://RECHNER:PORT, oder rediss:// für eine verschlüsselte Verbindung.
server-bus-refused = { $bus } lässt niemanden herein: { $reason }.
server-no-reuse = Auf diesem System können sich mehrere Prozesse keinen Port teilen. Gib jedem einen eigenen und stell einen Proxy davor.

## Hilfe

cli-play = im Browser spielen, auf diesem Rechner (auch ohne Befehl)
cli-serve = das Spiel anbieten, mit --host auch anderen
cli-host = die Adresse, unter der es läuft; 0.0.0.0 für jede dieses Rechners
cli-port = der Port; sonst 3131
cli-database = wo Tische aufgehoben werden: eine Datei, eine SQLite- oder eine PostgreSQL-URL; sonst SCHWIMMEN_DATABASE oder eine Datei bei Deinen Daten
cli-public-url = die Adresse, unter der andere es erreichen, etwa https://karten.example: dorthin führen Links und QR-Codes
cli-bus = URL des Valkey oder Redis, über das sich mehrere Prozesse mit einer gemeinsamen Datenbank verständigen; sonst SCHWIMMEN_BUS
cli-reuse-port = den Port mit anderen Prozessen des Servers auf diesem Rechner teilen
cli-per-address = wie viele Seiten von einer Netzadresse zugleich verbunden sein dürfen; sonst 300
cli-keep-days = Tische, an denen so viele Tage nichts geschah, werden gelöscht; sonst 90
cli-metrics-port = ein Port, an dem dieser Rechner Zahlen für Prometheus bekommt
cli-log = das Protokoll als Text oder als JSON, mit allem, was geschieht; sonst nur Warnungen, als Text
cli-proxies = Adressen der Proxys davor, durch Kommas getrennt, denen geglaubt wird, wer fragt; sonst 127.0.0.1
