// Settles what comes on the standard input with the page's kernel: see test_kernel_js.py.
import { readFileSync } from "node:fs";

const folder = new URL("../web/src/kernel/", import.meta.url);
const k = await import(new URL("kernel.js", folder));
const { encode } = await import(new URL("encode.js", folder));

function settle(r, { n, hands, knocker, ended_by: by }) {
  const lost = [];
  const why = [];
  k.settle(r, n, hands, knocker, by, lost, why);
  return { lost, why };
}

function follow(r, { lives, out, taken, bought, seat }) {
  const seats = lives.length;
  const after = [...lives];
  const gone = [...out];
  k.lose_lives(r, seats, after, gone, taken);
  return {
    lives: after,
    out: gone,
    back: gone.map((is, i) => k.may_buy_back(r, out[i], is, bought[i])),
    end: k.conclude(r, seats, gone),
    next: gone.includes(0) ? k.next_seat(seats, gone, seat) : -1,
  };
}

const asked = JSON.parse(readFileSync(0, "utf8"));
const answers = asked.map(({ options, settlements = [], lives = [], hands = [] }) => {
  const r = encode(options);
  return {
    vector: r,
    settlements: settlements.map((one) => settle(r, one)),
    lives: lives.map((one) => follow(r, one)),
    hands: hands.map((cards) => [k.strength(r, ...cards), k.finishing(r, ...cards)]),
  };
});
console.log(JSON.stringify(answers));
