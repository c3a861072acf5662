/// How far the person at this browser has come in the school.

import { read, write } from "../net/memory";

const NAME = "paddlewheel.school";

interface Kept {
  /// The lessons whose goal was reached, as `course/lesson`.
  done: readonly string[];
  /// Whether the first race was begun.
  raced: boolean;
}

class Progress {
  private kept = $state.raw<Kept>({ done: [], raced: false, ...read<Partial<Kept>>(NAME, {}) });

  has(course: string, lesson: string): boolean {
    return this.kept.done.includes(`${course}/${lesson}`);
  }

  add(course: string, lesson: string): void {
    if (!this.has(course, lesson)) this.keep({ ...this.kept, done: [...this.kept.done, `${course}/${lesson}`] });
  }

  get raced(): boolean {
    return this.kept.raced;
  }

  race(): void {
    this.keep({ ...this.kept, raced: true });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    write(NAME, kept);
  }
}

export const progress = new Progress();
