// node server.js PORT
const { Server } = require("boardgame.io/server");
const { Game } = require("./game");

Server({ games: [Game], origins: [/localhost/, /127\.0\.0\.1/] }).run(Number(process.argv[2]));
