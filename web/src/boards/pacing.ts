/// How long turns may take to be shown: of the others' turns in a round a few seconds in all, whatever happens in them.

/// So many milliseconds the others' turns of a round take at the usual pace, at most.
export const ROUND = 6000;

/// Shares the time of a round out among its turns; what is too long for its share is sped up evenly.
export class Pacing {
  private turn = "";
  private left = 0;

  /// Return by how much something is shortened that would take so long: 1 if it may take that time, else less.
  ///
  /// It belongs to a turn, of one of so many who sail. Half of what a turn has left is given freely; of the rest ever less, so
  /// that there is always something left for what may yet happen in it.
  allot(turn: string, sailing: number, time: number): number {
    if (turn !== this.turn) [this.turn, this.left] = [turn, ROUND / Math.max(sailing - 1, 1)];
    if (!time) return 1;
    const half = this.left / 2;
    const given = time <= half ? time : half * (2 - Math.exp(1 - time / half));
    this.left -= given;
    return given / time;
  }
}
