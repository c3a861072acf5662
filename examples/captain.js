// A complete captain in one file, for Node: a program that Paddlewheel asks for each decision (docs/captains.md).
//
//     paddlewheel arena --captains "greedy,cmd:node examples/captain.js" --options rows=5 --games 20
//
// captain.py beside it does the same in Python.
"use strict";

const LOG_WORTH = 1.2; // how many fields of Mississippi a log is worth
const COAL_WORTH = 1.5; // how many cells of Mississippi Queen a point of coal is worth

// A small generator (mulberry32), so that the same seed gives the same race.
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// How far a turn of Mississippi brings a seat, docking included, and the wood it leaves.
function worthOnTheCourse(turn, seat) {
  const mine = turn.result.steamers[seat];
  return "rank" in mine ? 1000 : mine.field + LOG_WORTH * mine.wood;
}

// How far a turn of Mississippi Queen brings the steamer from where it lies, for the coal it costs.
function worthOnTheRiver(turn, position) {
  const [q, r] = position.steamers[position.to_move].cell;
  const dq = turn.cell[0] - q;
  const dr = turn.cell[1] - r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) - COAL_WORTH * turn.coal;
}

function best(turns, worth) {
  return turns.reduce((leader, turn) => (worth(turn) > worth(leader) ? turn : leader));
}

// The actions of the best whole turn, or any legal action where there is none to plan.
function choose({ position, legal, turns, seat }, luck) {
  if (turns.length === 0) return [legal[Math.floor(luck() * legal.length)]];
  if (position.game === "mississippi") return [best(turns, (turn) => worthOnTheCourse(turn, seat)).action];
  return best(turns, (turn) => worthOnTheRiver(turn, position)).way;
}

let luck = generator(0);
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const request = JSON.parse(line);
  if (request.cmd === "quit") {
    lines.close();
    return;
  }
  if (request.cmd === "new") luck = generator(request.seed);
  const answer = request.cmd === "new" ? { ok: true } : { actions: choose(request, luck) };
  process.stdout.write(JSON.stringify(answer) + "\n");
});
