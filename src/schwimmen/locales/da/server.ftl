# Hvad serveren siger dér, hvor den startes.

server-ready = Schwimmen kører på { $url } – Ctrl+C stopper det.
server-ready-network = Andre på dit netværk når det på { $url }
server-ready-public = Links og QR-koder fører til { $url }
server-port-taken = Port { $port } er i brug. Vælg en anden med --port, eller lad “schwimmen play” finde en.
server-metrics-port-taken = Port { $port } er i brug. Vælg en anden med --metrics-port.
server-no-port = { $port } er ikke en port: Porte går fra 1 til 65535, og 0 står for en vilkårlig ledig.
server-no-host = “{ $host }” er ikke en adresse på denne maskine. Angiv en med --host, for eksempel 127.0.0.1, eller 0.0.0.0 for dem alle.
server-cannot-listen = { $host }, port { $port }, kan ikke bruges: { $reason }.
server-bad-database = “{ $database }” er ikke en database, der kan bruges. Angiv en fil, sqlite:/// og en fil, eller postgresql://BRUGER:KODE@VÆRT/NAVN.
server-missing-package = Python-pakken { $package } mangler. Installér den med: pip install '{ $package }'
server-newer-database = Databasen { $database } kommer fra en nyere version af Schwimmen. Opdatér denne, eller angiv en anden database med --database.
server-database-failed = Databasen { $database } kan ikke bruges: { $reason }.
server-database-folder = { $database } er en mappe: Angiv en fil i den.

## Hjælp

cli-play = spil i browseren på denne maskine (også uden kommando)
cli-serve = kør spillet, også for andre med --host
cli-host = adressen, der lyttes på; 0.0.0.0 for alle på denne maskine
cli-port = porten; ellers 3131
cli-database = hvor borde gemmes: en fil, en SQLite- eller PostgreSQL-URL; ellers SCHWIMMEN_DATABASE eller en fil blandt dine data
cli-per-address = hvor mange sider fra én netadresse der må være forbundet på én gang; ellers 300
cli-keep-days = borde, hvor der i så mange dage intet er sket, slettes; ellers 90
cli-metrics-port = en port, hvor denne maskine får tal til Prometheus
cli-log = loggen som tekst eller som JSON, med alt, hvad der sker; ellers kun advarsler, som tekst
cli-proxies = adresser på de proxyer foran, adskilt af komma, som man stoler på, når de siger, hvem der spørger; ellers 127.0.0.1
cli-public-url = adressen, som andre når det på, f.eks. https://kort.example: dertil fører links og QR-koder
cli-bus = URL på den Valkey eller Redis, hvorigennem flere processer over én database fortæller hinanden; ellers SCHWIMMEN_BUS
cli-reuse-port = del porten med andre af serverens processer på denne maskine
server-bad-bus = “{ $bus }” fører ikke til nogen Valkey eller Redis. Angiv valkey://VÆRT:PORT, redis://VÆRT:PORT eller rediss:// for en krypteret forbindelse.
server-bus-refused = { $bus } lukker ingen ind: { $reason }.
server-no-reuse = På dette system kan flere processer ikke dele en port. Giv hver sin egen, og sæt en proxy foran.
