/// Planning a turn of Mississippi: which of the turns the server offers is meant. No rule is in here.

import type { Turn } from "./data";

export const HALF_TURN = 3;

/// Return the rotations there are turns for, from right to left.
export function rotations(turns: Turn[]): number[] {
  return [...new Set(turns.map((turn) => turn.rotation ?? 0))].sort((one, other) => one - other);
}

/// Return the rotation one step further; half a turn is the same either way.
export function rotated(rotation: number, steps: 1 | -1): number {
  const next = rotation + steps;
  if (next > HALF_TURN) return next - 6;
  return next <= -HALF_TURN ? next + 6 : next;
}

/// Return the field where a turn's own move ends, before any docking.
export function fieldOf(turn: Turn): number | null {
  const moved = turn.events.find((event) => event.event === "steamed_ahead" || event.event === "dropped_back");
  return moved === undefined ? null : moved.end;
}

export function turnTo(turns: Turn[], rotation: number, field: number): Turn | null {
  return turns.find((turn) => (turn.rotation ?? 0) === rotation && fieldOf(turn) === field) ?? null;
}

/// What a rotation can do: the number it brings ahead, its price in logs, and the turn that leads furthest.
export interface Rotation {
  rotation: number;
  front: number | null;
  logs: number;
  best: Turn;
}

/// Return for each rotation there are turns for the best it can do, docking included, from left to right.
export function bestTurns(turns: Turn[], seat: string, now: number | null): Rotation[] {
  const far = (turn: Turn): number => endOf(turn, seat).field ?? (endOf(turn, seat).rank ? Infinity : -1);
  return rotations(turns)
    .reverse()
    .map((rotation) => {
      const own = turns.filter((turn) => (turn.rotation ?? 0) === rotation);
      const turned = own[0]!.events.find((event) => event.event === "rotated");
      const best = own.reduce((one, other) =>
        far(other) > far(one) || (far(other) === far(one) && other.burns < one.burns) ? other : one,
      );
      return { rotation, front: turned?.front ?? now, logs: turned?.logs ?? 0, best };
    });
}

/// Return the turn one field further ahead or astern with the same rotation.
export function nextTurn(turns: Turn[], rotation: number, chosen: Turn | null, way: 1 | -1): Turn | null {
  const possible = turns
    .filter((turn) => (turn.rotation ?? 0) === rotation && turn.distance !== undefined)
    .sort((one, other) => one.distance! - other.distance!);
  const from = chosen?.distance ?? 0;
  return way > 0
    ? (possible.find((turn) => turn.distance! > from) ?? chosen)
    : (possible.findLast((turn) => turn.distance! < from) ?? chosen);
}

/// Return a turn as it looks before anybody has thought of docking: the own move, and where it ends.
export function withoutChain(turn: Turn, seat: string): Turn {
  const touched = turn.events.findIndex((event) => event.event === "touched");
  const steamer = turn.result.steamers[seat];
  if (touched < 0 || !steamer) return turn;
  const { rank: _, ...afloat } = steamer;
  const events = turn.events.slice(0, touched);
  const front = events.find((event) => event.event === "rotated")?.front ?? afloat.front;
  return { ...turn, events, result: { ...turn.result, steamers: { [seat]: { ...afloat, field: fieldOf(turn), front } } } };
}

/// Return where the steamer of a seat will be after a turn and its docking chain: a field, or its rank if it comes home.
export function endOf(turn: Turn, seat: string): { field: number | null; rank: number | null } {
  const steamer = turn.result.steamers[seat];
  return { field: steamer?.field ?? null, rank: steamer?.rank ?? null };
}
