/// From the turns of the engine to what is drawn of them: marks, wakes, ghosts. Only looking up and following, no rule.

import { angleOf, sameCell, step, turned } from "./hexes";
import type { Cell, CourseTurn, Heading, QueenPosition, QueenTurn } from "./types";

export interface EndMark {
  cell: Cell;
  coal: number;
}

export interface RoseMark {
  heading: Heading;
  coal: number;
  chosen?: boolean;
}

export interface WakeNote {
  cell: Cell;
  kind: "speed" | "turn" | "push" | "driftwood" | "off";
  points: number;
  coal: number;
}

/// A way over the river: the cells passed with the headings there, and what is paid where.
export interface Wake {
  steamer: string;
  cells: Cell[];
  headings: Heading[];
  notes: WakeNote[];
  coal: number;
  speed: number;
}

export interface Ghost {
  steamer: string;
  cell: Cell;
  heading: Heading;
  choices: Cell[];
}

export interface FieldMark {
  field: number;
  price: number;
  action: string;
}

/// Where a turn can end (at this speed), each cell with the least coal of all turns that end there.
export function endMarks(turns: QueenTurn[], speed?: number): EndMark[] {
  const found = new Map<string, EndMark>();
  for (const turn of turns) {
    if (speed !== undefined && turn.speed !== speed) continue;
    const before = found.get(String(turn.cell));
    if (!before || turn.coal < before.coal) found.set(String(turn.cell), { cell: turn.cell, coal: turn.coal });
  }
  return [...found.values()];
}

/// The headings with which turns can end on a cell, each with its least coal.
export function roseMarks(turns: QueenTurn[], cell: Cell, chosen?: Heading): RoseMark[] {
  const found = new Map<Heading, RoseMark>();
  for (const turn of turns) {
    if (!sameCell(turn.cell, cell)) continue;
    const before = found.get(turn.heading);
    if (!before || turn.coal < before.coal) {
      found.set(turn.heading, { heading: turn.heading, coal: turn.coal, chosen: turn.heading === chosen });
    }
  }
  return [...found.values()].sort((one, other) => angleOf(one.heading) - angleOf(other.heading));
}

/// Follow the actions of a turn over the water and note what each of them costs beyond the point for a cell.
export function wakeOf(position: QueenPosition, turn: QueenTurn): Wake | null {
  const name = position.to_move;
  const steamer = name === null ? undefined : position.steamers[name];
  if (name === null || !steamer?.cell) return null;
  let [cell, heading] = [steamer.cell, steamer.heading];
  const wake: Wake = { steamer: name, cells: [cell], headings: [heading], notes: [], coal: turn.coal, speed: turn.speed };
  turn.way.forEach((action, nth) => {
    const [points, coal] = turn.prices?.[nth] ?? [0, 0];
    const ahead = action === "a" || action.startsWith("push=");
    if (action === "l" || action === "r") heading = turned(heading, action === "l" ? -1 : 1);
    else if (ahead) cell = step(cell, heading);
    else if (action === "astern") cell = step(cell, turned(heading, 3));
    else if (isHeading(action)) heading = action;
    if (ahead || action === "astern") {
      wake.cells.push(cell);
      wake.headings.push(heading);
    } else {
      wake.headings[wake.headings.length - 1] = heading;
    }
    const kind = kindOf(action, points, coal);
    if (kind) wake.notes.push({ cell, kind, points, coal });
  });
  return wake;
}

function kindOf(action: string, points: number, coal: number): WakeNote["kind"] | null {
  if (action.startsWith("push=")) return "push";
  if (action === "l" || action === "r") return coal ? "turn" : null;
  if (action === "a") return coal ? "off" : points > 1 ? "driftwood" : null;
  return coal && /^\d$/.test(action) ? "speed" : null;
}

function isHeading(text: string): text is Heading {
  return ["N", "NE", "SE", "S", "SW", "NW"].includes(text);
}

/// The steamers a turn pushes, where they go, and where else they could go in turns that are the same otherwise.
export function ghostsOf(position: QueenPosition, turns: QueenTurn[], turn: QueenTurn): Ghost[] {
  const alike = turns.filter(
    (other) => other.speed === turn.speed && sameCell(other.cell, turn.cell) && other.pushes.length === turn.pushes.length,
  );
  return turn.pushes.map((push, nth) => {
    const choices = new Map<string, Cell>();
    for (const other of alike) {
      const same = other.pushes[nth];
      const before = other.pushes.slice(0, nth).every((one, at) => sameCell(one.end, turn.pushes[at]!.end));
      if (before && same?.steamer === push.steamer) choices.set(String(same.end), same.end);
    }
    const heading = position.steamers[push.steamer]?.heading ?? "N";
    return { steamer: push.steamer, cell: push.end, heading, choices: [...choices.values()] };
  });
}

/// The fields that can be reached with a rotation, each with its price: logs burnt less logs gathered.
export function fieldMarks(turns: CourseTurn[], rotation: number): FieldMark[] {
  return turns.flatMap((turn) => {
    const moved = turn.events.find((event) => event.event === "steamed_ahead" || event.event === "dropped_back");
    if (!moved || turn.rotation !== rotation) return [];
    return [{ field: moved.end as number, price: turn.burns - turn.gathers, action: turn.action }];
  });
}
