// node players.js URL SEATS THINK WARM_UP SECONDS: prints {"moves", "seconds", "delays"} as JSON, and "counting" when it
// begins to count.
const { Client } = require("boardgame.io/dist/cjs/client.js");
const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
const { Game } = require("./game");

const SEATS = 4;
const AT_ONCE = 32;
const [url, seats, think, warmUp, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, 1000 * time));
const pick = (count) => Math.floor(Math.random() * count);
let counting = false;
let moves = 0;
let frames = 0;
const delays = [];

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function table() {
  const { matchID } = await post("/games/exchange/create", { numPlayers: SEATS });
  let sent = 0;
  let mover = null;
  let at = -1; // the state that the mover saw
  for (let seat = 0; seat < SEATS; seat += 1) {
    const playerID = String(seat);
    const { playerCredentials: credentials } = await post(`/games/exchange/${matchID}/join`, {
      playerID,
      playerName: `player ${seat}`,
    });
    const client = Client({
      game: Game,
      numPlayers: SEATS,
      multiplayer: SocketIO({ server: url, socketOpts: { transports: ["websocket"] } }),
      matchID,
      playerID,
      credentials,
      debug: false,
    });
    let seen = -1;
    client.subscribe((state) => {
      if (!state || state._stateID === seen) return;
      seen = state._stateID;
      if (counting) {
        frames += 1;
        if (mover !== null && mover !== seat && seen > at) delays.push((performance.now() - sent) / 1000);
      }
      if (state.ctx.currentPlayer !== playerID) return;
      const act = () => {
        sent = performance.now();
        mover = seat;
        at = seen;
        if (counting) moves += 1;
        client.moves.exchange(pick(3), pick(3));
      };
      if (think) setTimeout(act, -1000 * think * Math.log(1 - Math.random()));
      else setImmediate(act);
    });
    client.start();
  }
}

async function main() {
  let left = seats / SEATS;
  const open = async () => {
    while (left-- > 0) await table();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  await sleep(warmUp);
  counting = true;
  const begin = performance.now();
  console.log("counting");
  await sleep(seconds);
  counting = false;
  const counted = { moves, frames, seconds: (performance.now() - begin) / 1000, delays };
  process.stdout.write(`${JSON.stringify(counted)}\n`, () => process.exit(0)); // not before all of it is written
}

main();
