/// What the person at this browser has learnt: the tips that were given, the wheels that were used.

import { read, write } from "../net/memory";

const NAME = "paddlewheel.tips";

class Lessons {
  seen = $state.raw<readonly string[]>(read<string[]>(NAME, []));

  has(name: string): boolean {
    return this.seen.includes(name);
  }

  learn(...names: string[]): void {
    const fresh = names.filter((name) => !this.has(name));
    if (fresh.length) this.keep([...this.seen, ...fresh]);
  }

  /// Begin anew.
  forget(): void {
    this.keep([]);
  }

  private keep(seen: readonly string[]): void {
    this.seen = seen;
    write(NAME, seen);
  }
}

export const lessons = new Lessons();
