// node server.js PORT [FOLDER]: keeps matches in memory, or as its own files in that folder.
const { FlatFile, Server } = require("boardgame.io/server");
const { Game } = require("./game");

const [port, dir] = process.argv.slice(2);
const origins = [/localhost/, /127\.0\.0\.1/];
Server({ games: [Game], origins, db: dir && new FlatFile({ dir }) }).run(Number(port));
