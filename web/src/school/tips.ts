/// The tips of the sailing school: what is said, when it is first needed, and at which place it stands.

import { key, sameCell } from "../boards/hexes";
import type { Cell } from "../boards/hexes";

/// How things stand for the player, as far as tips are about it.
export interface Now {
  /// What is asked of the player; null if nothing is.
  asked: string | null;
  round: number;
  /// The cell of the steamer that the player steers.
  steamer: Cell | null;
  /// Where the turn can end.
  ends: { cell: Cell; coal: number }[];
  /// Where the turn will end, once a cell is picked.
  picked: Cell | null;
  /// What the plan costs.
  coal: number;
  docks: Cell[];
  jetties: Cell[];
}

export type Place = "steamer" | "arrow" | "cell" | "speed" | "price" | "sail" | "dock" | "jetty";

export interface Tip {
  /// Its text is `tip_NAME`.
  name: string;
  where: Place;
  when: (now: Now) => boolean;
  /// When the player has plainly understood without it.
  done?: (now: Now) => boolean;
}

const planning = (now: Now): boolean => now.asked === "speed" || now.asked === "sail";

/// In the order in which they are given, one at a time.
export const SCHOOL: readonly Tip[] = [
  { name: "aim", where: "steamer", when: (now) => now.asked !== null, done: (now) => now.round > 1 },
  { name: "arrow", where: "arrow", when: (now) => now.asked === "face" && now.round === 0, done: (now) => now.round > 0 },
  { name: "cell", where: "cell", when: (now) => planning(now) && now.picked === null, done: (now) => now.picked !== null },
  { name: "speed", where: "speed", when: (now) => planning(now) && now.picked !== null },
  { name: "sail", where: "sail", when: (now) => planning(now) && now.picked !== null, done: (now) => now.round > 1 },
  { name: "turn", where: "arrow", when: (now) => planning(now) && now.picked !== null && now.round > 1 },
  { name: "coal", where: "price", when: (now) => planning(now) && now.coal > 0 },
  { name: "dock", where: "dock", when: (now) => planning(now) && reachable(now, now.docks) !== null },
  { name: "jetty", where: "jetty", when: (now) => now.asked !== null && now.jetties.length > 0 },
];

/// Return what the player need not be told any more.
export function understood(tips: readonly Tip[], now: Now, seen: readonly string[]): string[] {
  return tips.filter((tip) => !seen.includes(tip.name) && tip.done?.(now)).map((tip) => tip.name);
}

/// Return the tip that is needed now.
export function needed(tips: readonly Tip[], now: Now, seen: readonly string[]): Tip | null {
  return tips.find((tip) => !seen.includes(tip.name) && !tip.done?.(now) && tip.when(now) && placeOf(tip.where, now) !== null) ?? null;
}

/// Return how a place is found on the page, as a selector; null where it is not.
export function placeOf(where: Place, now: Now): string | null {
  const cell = {
    steamer: () => now.steamer,
    cell: () => now.ends.find((end) => end.coal === 0)?.cell ?? null,
    dock: () => reachable(now, now.docks),
    jetty: () => reachable(now, now.jetties) ?? now.jetties[Math.floor(now.jetties.length / 2)] ?? null,
  }[where as string];
  if (!cell) return `[data-place="${where}"]`;
  const found = cell();
  return found && `[data-cell="${key(found)}"]`;
}

const reachable = (now: Now, cells: Cell[]): Cell | null => cells.find((cell) => now.ends.some((end) => sameCell(end.cell, cell))) ?? null;
