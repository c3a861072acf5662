/// Collections of puzzles, and the way from one puzzle to the next.

import type { PuzzleCollection, PuzzleInfo } from "../net/protocol";

export const keyOf = (collection: PuzzleCollection, puzzle: PuzzleInfo): string => `${collection.name}/${puzzle.name}`;
export const addressOf = (collection: PuzzleCollection, puzzle: PuzzleInfo): string => `/puzzles/${keyOf(collection, puzzle)}`;

/// Return the next puzzle that was not solved, the easiest first: behind the one that is tried now, or else from the beginning.
export function nextOf(
  collection: PuzzleCollection,
  isSolved: (puzzle: PuzzleInfo) => boolean,
  now: PuzzleInfo | null = null,
): PuzzleInfo | undefined {
  const { puzzles } = collection;
  const from = now === null ? 0 : puzzles.indexOf(now) + 1;
  return [...puzzles.slice(from), ...puzzles.slice(0, from)].find((one) => one !== now && !isSolved(one));
}
