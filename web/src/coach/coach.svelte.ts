/// The coach of a table: it looks at a planned turn before it is sent, asks once, and never holds it for long.

import type { Considered, GameData, Line, Reply } from "../net/protocol";
import type { TableStore } from "../table/store.svelte";

/// A plan is never held longer than this for the coach.
export const LONGEST = 1500;

interface Said {
  line: Line;
  seat: string;
  actions: number;
}

export class Coach<D extends GameData = GameData> {
  /// Whether it looks at a turn now.
  looking = $state(false);
  /// Why it asks, while it does.
  question = $state.raw<Line | null>(null);
  /// What mattered about the last turn, whose it was, and after how many actions.
  private said = $state.raw<Said | null>(null);
  private answer: (goOn: boolean) => void = () => {};

  constructor(private readonly store: TableStore<D>) {}

  /// What mattered about the last turn here, unless it was taken back.
  get after(): Said | null {
    return this.said !== null && (this.store.situation?.actions ?? 0) > this.said.actions ? this.said : null;
  }

  /// Look at a turn, and return whether it is to be sent: whatever goes wrong with that, it is.
  consider = async (actions: string[]): Promise<boolean> => {
    const { situation, deciding: seat, info } = this.store;
    if (!info?.coach?.on || !situation || seat === null) return true;
    this.said = null;
    this.looking = true;
    const answer = this.store.ask({ type: "consider", seat, seen: situation.n, actions });
    const first = await Promise.race([answer, new Promise<null>((late) => setTimeout(late, LONGEST, null))]);
    this.looking = false;
    if (first === null) void answer.then((reply) => this.tell(reply, seat, situation.actions));
    const found = first?.type === "considered" ? first : null;
    const sure = !found?.asks || (await this.ask(found));
    if (sure && found) this.tell(found, seat, situation.actions);
    return sure && this.store.situation?.changed === situation.changed;
  };

  /// Answer its question.
  settle(goOn: boolean): void {
    this.question = null;
    this.answer(goOn);
  }

  private ask(found: Considered): Promise<boolean> {
    this.question = found.reasons[0]!;
    return new Promise((answer) => (this.answer = answer));
  }

  private tell(reply: Reply<D>, seat: string, actions: number): void {
    if (reply.type === "considered") this.said = { line: reply.reasons[0]!, seat, actions };
  }
}
