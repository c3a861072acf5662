/// Looking at a race again: any moment of it, step by step, from the server.

import * as api from "../api";
import type { GameEvent } from "../boards/types";
import type { AnyEntry, Moment } from "../protocol";
import { place } from "../route.svelte";
import { until } from "./history";
import type { Shown, TableStore } from "./store.svelte";

export class Replay {
  /// How many actions had been done at the moment that is shown; null: now.
  at = $state<number | null>(null);
  shown = $state.raw<Shown | null>(null);
  running = $state(false);
  private moments = new Map<number, Promise<Moment>>();

  constructor(private readonly store: TableStore) {}

  get last(): number {
    return this.store.situation?.actions ?? 0;
  }

  /// What has happened at the moment that is shown, or by now as far as the board has shown it.
  get told(): AnyEntry[] {
    return this.at === null ? this.store.told : until(this.store.entries, this.at);
  }

  /// Show a moment; the one right after the last shown is played.
  async show(wanted: number): Promise<void> {
    const at = Math.max(0, Math.min(wanted, this.last));
    const next = this.at !== null && at === this.at + 1;
    this.at = at;
    place.go(`/t/${this.store.table}/${at}`, true);
    const { scene, position } = await this.fetch(at);
    if (this.at !== at) return;
    this.shown = next ? { scene, position, events: this.eventsOf(at) } : { scene, position };
  }

  /// Go back to how things stand now.
  leave(): void {
    this.at = null;
    this.shown = null;
    this.running = false;
    place.go(`/t/${this.store.table}`, true);
  }

  private eventsOf(at: number): GameEvent[] {
    const entry = this.store.entries.findLast((one) => one.type === "moved" && one.actions === at);
    return entry?.type === "moved" ? (entry.events as GameEvent[]) : [];
  }

  private fetch(at: number): Promise<Moment> {
    const known = this.moments.get(at);
    if (known && at < this.last) return known;
    const asked = api.moment(this.store.table, at, this.store.keys);
    this.moments.set(at, asked);
    return asked;
  }
}
