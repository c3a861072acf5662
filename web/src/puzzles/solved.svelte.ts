/// Which puzzles the person at this browser has solved, and how many in a row at the first try.

import { read, write } from "../net/memory";

const NAME = "paddlewheel.puzzles";

/// Solved at the first try, solved later, or tried and not solved yet.
export type State = "first" | "solved" | "tried";

interface Kept {
  /// By `collection/puzzle`.
  states: Readonly<Record<string, State>>;
  streak: number;
  best: number;
  /// The puzzle whose solution was shown, until it is tried again: what is on its board is no try.
  shown: string;
}

class Solved {
  private kept = $state.raw<Kept>({ states: {}, streak: 0, best: 0, shown: "", ...read<Partial<Kept>>(NAME, {}) });

  of(name: string): State | undefined {
    return this.kept.states[name];
  }

  /// Whether it was solved, at whichever try.
  has(name: string): boolean {
    return ["first", "solved"].includes(this.kept.states[name] ?? "");
  }

  get streak(): number {
    return this.kept.streak;
  }

  get best(): number {
    return this.kept.best;
  }

  isShown(name: string): boolean {
    return this.kept.shown === name;
  }

  /// The best turn was found.
  reached(name: string): void {
    if (this.isShown(name) || this.has(name)) return;
    const first = this.of(name) === undefined;
    const streak = this.kept.streak + Number(first);
    this.keep({ ...this.with(name, first ? "first" : "solved"), streak, best: Math.max(streak, this.kept.best) });
  }

  /// Another turn was tried.
  missed(name: string): void {
    if (this.of(name) === undefined) this.keep({ ...this.with(name, "tried"), streak: 0 });
  }

  show(name: string): void {
    this.keep({ ...this.kept, shown: name });
  }

  tryAgain(): void {
    this.show("");
  }

  private with(name: string, state: State): Kept {
    return { ...this.kept, states: { ...this.kept.states, [name]: state } };
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    write(NAME, kept);
  }
}

export const solved = new Solved();
