// A game as small as can be: whoever is on turn adds a number; nothing to compute, so only the server's own work is measured.
const game = {
  name: "adding",
  setup: () => ({ numbers: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }, number) => { G.numbers.push(number); } },
};
module.exports = { game };
