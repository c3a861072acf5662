/// Whole turns as the server writes them shortly, read at length: docs/table-protocol.md tells how. No rule is in here.

import { HEADINGS } from "../../boards/hexes";
import type { Turns } from "../../net/protocol";
import type { Beginnings } from "../plugin";
import type { Data, PackedTurns, Turn } from "./data";

type PackedMove = PackedTurns["moves"][number];

/// Before the first round everybody chooses a heading, one after the other: each begins a turn.
export const BEGINS: Beginnings = {
  anywhere: ["speed_set", "stayed"],
  entry: [],
  alone: ["faced"],
  nobody: ["began", "round_began", "ended"],
};

export function turnsIn({ packed, turns }: Turns<Data>): Turn[] {
  return packed ? unpacked(packed) : turns;
}

function unpacked(packed: PackedTurns): Turn[] {
  const { start, turns } = packed;
  if (!start) return [];
  const found: Turn[] = [];
  let last = 0;
  for (let at = 0; at < turns.length;) {
    const [speed, final_speed, done, count] = turns.slice(at, at + 4) as [number, number, number, number];
    at += 4;
    for (const end = at + count; at < end; at++) {
      last += turns[at]!;
      found.push(unpackedTurn(packed, start, speed, final_speed, done === 1, last));
    }
  }
  return found;
}

function unpackedTurn(
  packed: PackedTurns,
  [q, r, ahead]: [number, number, number],
  speed: number,
  final_speed: number,
  done: boolean,
  last: number,
): Turn {
  const turn: Turn = {
    speed,
    cell: [q, r],
    heading: HEADINGS[ahead]!,
    final_speed,
    coal: 0,
    pushes: [],
    way: [],
    prices: [],
    cells: [],
    headings: [],
  };
  const price = packed.speeds.find(([set]) => set === speed)?.[1];
  if (price !== undefined) add(turn, String(speed), 0, price);
  for (const move of movesTo(packed, last)) addMove(turn, move);
  if (done) add(turn, "done", 0, 0);
  return turn;
}

function movesTo({ moves, steps }: PackedTurns, last: number): PackedMove[] {
  const way: PackedMove[] = [];
  for (let step = last; step >= 0; step -= steps[2 * step]!) way.push(moves[steps[2 * step + 1]!]!);
  return way.reverse();
}

function addMove(turn: Turn, move: PackedMove): void {
  if (move.length === 4) {
    const [action, points, coal, to] = move;
    turn.heading = HEADINGS[to]!;
    add(turn, action, points, coal, null, turn.heading);
    return;
  }
  const [action, points, coal, q, r] = move;
  turn.cell = [q, r];
  add(turn, action, points, coal, turn.cell);
  if (move.length === 8) {
    const [, , , , , steamer, a, b] = move;
    turn.pushes.push({ steamer, start: [q, r], end: [a, b] });
  }
}

function add(
  turn: Turn,
  action: string,
  points: number,
  coal: number,
  cell: Turn["cell"] | null = null,
  heading: Turn["heading"] | null = null,
): void {
  turn.way.push(action);
  turn.prices.push([points, coal]);
  turn.cells.push(cell);
  turn.headings.push(heading);
  turn.coal += coal;
}
