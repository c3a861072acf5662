/// What of the things that happened still counts: some were taken back, some came after the moment that is looked at.

import type { AnyEntry, GameData } from "../net/protocol";

/// The numbers of the moves that were taken back.
export function takenBack(entries: AnyEntry[]): Set<number> {
  const gone = new Set<number>();
  let standing: { n: number; actions: number }[] = [];
  for (const entry of entries) {
    if (entry.type === "moved") standing.push(entry);
    if (entry.type !== "took_back") continue;
    standing.filter((one) => one.actions > entry.actions).forEach((one) => gone.add(one.n));
    standing = standing.filter((one) => one.actions <= entry.actions);
  }
  return gone;
}

/// What still counts: everything but the moves that were taken back.
export function standing<D extends GameData>(entries: AnyEntry<D>[]): AnyEntry<D>[] {
  const gone = takenBack(entries);
  return gone.size ? entries.filter((entry) => !gone.has(entry.n)) : entries;
}

/// What had happened at a moment of the race as it stands: when so many actions had been done.
export function until<D extends GameData>(entries: AnyEntry<D>[], at: number): AnyEntry<D>[] {
  const gone = takenBack(entries);
  const next = entries.find((entry) => entry.type === "moved" && entry.actions > at && !gone.has(entry.n));
  if (!next) return entries;
  const last = entries.findLast((entry) => entry.type === "moved" && entry.n < next.n && !gone.has(entry.n));
  return entries.filter((entry) => entry.n <= (last?.n ?? next.n - 1));
}
