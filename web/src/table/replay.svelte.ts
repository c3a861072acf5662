/// Looking at a race again: any moment of it, step by step, from the server.

import * as api from "../net/api";
import type { Shown } from "../boards/film.svelte";
import type { AnyEntry, GameData, Moment } from "../net/protocol";
import { place } from "../app/route.svelte";
import { standing, until } from "./history";
import type { TableStore } from "./store.svelte";

export class Replay<D extends GameData = GameData> {
  /// How many actions had been done at the moment that is shown; null: now.
  at = $state<number | null>(null);
  shown = $state.raw<Shown<D> | null>(null);
  running = $state(false);
  /// Why the moment cannot be shown.
  trouble = $state.raw<unknown>(null);
  /// The entry that led to the moment that is shown.
  private led = 0;
  private moments = new Map<number, { led: number; asked: Promise<Moment<D>> }>();

  constructor(private readonly store: TableStore<D>) {}

  get last(): number {
    return this.store.situation?.actions ?? 0;
  }

  /// What has happened at the moment that is shown, or by now as far as the board has shown it.
  get told(): AnyEntry<D>[] {
    return this.at === null ? this.store.told : until(this.store.entries, this.at);
  }

  /// Show a moment; the one right after the last shown is played.
  async show(wanted: number): Promise<void> {
    const at = Math.max(0, Math.min(wanted, this.last));
    const next = this.at !== null && at === this.at + 1;
    this.at = at;
    this.led = this.leading(at);
    this.go(`/${at}`);
    try {
      const { scene, position } = await this.fetch(at);
      if (this.at !== at) return;
      this.trouble = null;
      this.shown = next ? { scene, position, events: this.eventsOf(at) } : { scene, position };
    } catch (error) {
      this.running = false;
      if (this.at === at) this.trouble = error;
    }
  }

  /// Show the moment again if it is another by now, taken back or sailed differently, or if it could not be shown before.
  keepUp(): void {
    if (this.at === null) return;
    const failed = this.trouble !== null && this.store.connection === "open";
    if (failed || this.at > this.last || this.leading(this.at) !== this.led) void this.show(this.at);
  }

  /// Go back to how things stand now.
  leave(): void {
    this.at = null;
    this.shown = null;
    this.trouble = null;
    this.running = false;
    this.go("");
  }

  /// Write into the address what is shown, where that is the table's own.
  private go(moment: string): void {
    if (place.route.screen === "table") place.go(`/t/${this.store.table}${moment}`, true);
  }

  private eventsOf(at: number): D["event"][] {
    const entry = this.entryOf(at);
    return entry?.type === "moved" ? entry.events : [];
  }

  /// The entry that led to a moment of the race as it stands.
  private entryOf(at: number): AnyEntry<D> | undefined {
    return standing(this.store.entries).findLast((one) => one.type === "moved" && one.actions === at);
  }

  /// The number of that entry: after a takeback another one leads to the same moment.
  private leading(at: number): number {
    return this.entryOf(at)?.n ?? 0;
  }

  private fetch(at: number): Promise<Moment<D>> {
    const led = this.leading(at);
    const known = this.moments.get(at);
    if (known?.led === led && at < this.last) return known.asked;
    const asked = api.moment<D>(this.store.table, at, this.store.keys);
    this.moments.set(at, { led, asked });
    asked.catch(() => this.moments.delete(at)); // it is asked for again
    return asked;
  }
}
