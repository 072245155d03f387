// A game as near to Schwimmen as a benchmark needs: three cards in each hand, three open in the middle, one exchanged
// each turn, hands hidden from the others, a round of five laps, then a new deal.
const CARDS = Array.from({ length: 32 }, (_, card) => card);

function deal({ ctx, random }) {
  const deck = random.Shuffle(CARDS);
  const hands = {};
  for (let seat = 0; seat < ctx.numPlayers; seat += 1) hands[seat] = deck.splice(0, 3);
  return { hands, centre: deck.splice(0, 3), deck, turns: 0 };
}

exports.Game = {
  name: "exchange",
  setup: deal,
  playerView: ({ G, playerID }) => ({
    hands: { [playerID]: G.hands[playerID] },
    centre: G.centre,
    deck: G.deck.length,
    turns: G.turns,
  }),
  moves: {
    exchange: {
      client: false,
      move: ({ G, ctx, playerID, random, events }, give, take) => {
        const hand = G.hands[playerID];
        [hand[give], G.centre[take]] = [G.centre[take], hand[give]];
        G.turns += 1;
        if (G.turns === 5 * ctx.numPlayers) Object.assign(G, deal({ ctx, random }));
        events.endTurn();
      },
    },
  },
};
