/// What another steamer could reach, while somebody points at it. The server answers; nothing is worked out here.

import type { GameData } from "../net/protocol";
import type { TableStore } from "./store.svelte";

/// So long somebody must point at a steamer before it is asked, in milliseconds.
const PATIENCE = 150;

export class Rival<D extends GameData = GameData> {
  /// The steamer that is pointed at, or null.
  pointed = $state<string | null>(null);
  /// Whether it was asked for by name, and is not merely below the pointer: then it is shown whatever is planned.
  asked = $state(false);
  private heard = $state.raw<{ steamer: string; changed: number; ends: D["reach"][] } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: TableStore<D>) {}

  /// Whether the answer is there, for how things stand.
  readonly heardOf = $derived.by(
    () => this.heard !== null && this.heard.steamer === this.pointed && this.heard.changed === this.store.situation?.changed,
  );
  /// Where it could end.
  readonly ends = $derived.by(() => (this.heardOf ? this.heard!.ends : []));

  point(steamer: string | null, asked = false): void {
    this.asked = asked && steamer !== null;
    if (steamer === this.pointed) return;
    this.pointed = steamer;
    clearTimeout(this.timer);
    if (steamer !== null && !this.heardOf) this.timer = setTimeout(() => void this.ask(steamer), PATIENCE);
  }

  private async ask(steamer: string): Promise<void> {
    const reply = await this.store.ask({ type: "reach", steamer });
    if (reply.type === "reached") this.heard = reply;
  }
}
