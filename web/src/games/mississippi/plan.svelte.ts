/// The plan of a turn of Mississippi while somebody makes it. Nothing is sent before `steam`.

import { fieldMarks, type FieldMark } from "./marks";
import type { Data, Turn } from "./data";
import type { Said, TableStore } from "../../table/store.svelte";
import { bestTurns, fieldOf, nextTurn, rotated, rotations, turnTo, withoutChain } from "./plan";
import { turnsIn } from "./turns";

export class CoursePlan {
  rotation = $state(0);
  chosen = $state<number | null>(null);
  hovered = $state<number | null>(null);
  why = $state.raw<Said | null>(null);
  private trail: { rotation: number; chosen: number | null }[] = [];

  constructor(private readonly store: TableStore<Data>) {}

  readonly position = $derived.by(() => this.store.situation?.position ?? null);
  private readonly all = $derived.by(() => (this.store.turns ? turnsIn(this.store.turns) : []));
  /// The turns there are; without their docking chains if the table wants it so.
  readonly turns = $derived.by((): Turn[] => {
    const all = this.store.deciding && this.store.currentTurns ? this.all : [];
    return this.store.info?.preview === false ? all.map((turn) => withoutChain(turn, this.position?.to_move ?? "")) : all;
  });
  readonly rotations = $derived(rotations(this.turns));
  readonly marks = $derived.by((): FieldMark[] => fieldMarks(this.turns, this.rotation));
  readonly best = $derived.by(() => {
    const seat = this.position?.to_move ?? "";
    return this.rotations.length > 1 ? bestTurns(this.turns, seat, this.position?.steamers[seat]?.front ?? null) : [];
  });
  readonly turn = $derived.by(() => (this.chosen === null ? null : turnTo(this.turns, this.rotation, this.chosen)));
  /// The turn that was picked or is pointed at.
  readonly drawn = $derived(this.turn ?? (this.hovered === null ? null : turnTo(this.turns, this.rotation, this.hovered)));
  readonly mustPass = $derived(this.turns.length === 1 && this.turns[0]!.action === "pass");
  /// Whether there is nothing but going straight ahead, as when casting off.
  readonly onlyAhead = $derived(this.turns.every((turn) => !turn.rotation && (turn.distance ?? 0) > 0));

  reset(): void {
    this.rotation = 0;
    this.chosen = null;
    this.hovered = null;
    this.why = null;
    this.trail = [];
  }

  get planned(): boolean {
    return this.chosen !== null || this.rotation !== 0;
  }

  /// Go back to the plan before the last change.
  back(): void {
    const before = this.trail.pop() ?? { rotation: 0, chosen: null };
    this.rotation = before.rotation;
    this.chosen = before.chosen;
    this.why = null;
  }

  /// Plan a turn as it is.
  take(turn: Turn): void {
    this.change(turn.rotation ?? 0, fieldOf(turn));
  }

  private change(rotation: number, chosen: number | null): void {
    if (rotation === this.rotation && chosen === this.chosen) return;
    this.trail.push({ rotation: this.rotation, chosen: this.chosen });
    this.rotation = rotation;
    this.chosen = chosen;
  }

  /// Turn the steamer a step; the field that was picked stays if it can still be reached.
  rotate(steps: 1 | -1): void {
    const wanted = rotated(this.rotation, steps);
    if (!this.rotations.includes(wanted)) {
      const letters = wanted === 3 ? "LLL" : (wanted > 0 ? "L" : "R").repeat(Math.abs(wanted));
      void this.ask({ action: `${letters}+1` });
      return;
    }
    this.why = null;
    this.change(wanted, this.chosen !== null && turnTo(this.turns, wanted, this.chosen) ? this.chosen : null);
  }

  /// What a step to a side would cost in logs with the rotation so far; null if there is none.
  priceOf(steps: 1 | -1): number | null {
    const wanted = rotated(this.rotation, steps);
    const turn = this.turns.find((one) => (one.rotation ?? 0) === wanted);
    if (!turn) return null;
    const turned = turn.events.find((event) => event.event === "rotated");
    return turned?.logs ?? 0;
  }

  pick(field: number): void {
    if (!this.turns.length) return;
    this.why = null;
    if (turnTo(this.turns, this.rotation, field)) this.change(this.rotation, field);
    else void this.explain(field);
  }

  further(way: 1 | -1): void {
    const turn = nextTurn(this.turns, this.rotation, this.turn, way);
    const moved = turn?.events.find((event) => event.event === "steamed_ahead" || event.event === "dropped_back");
    if (moved) this.change(this.rotation, moved.end);
    this.why = null;
  }

  /// Ask why a field cannot be reached, by the number of free fields to it.
  async explain(field: number): Promise<void> {
    const position = this.position;
    const mover = position?.to_move ? position.steamers[position.to_move] : undefined;
    if (!position || !mover) return;
    const from = mover.field ?? 0;
    const taken = Object.values(position.steamers).filter(({ field: at }) => at !== null && (at - from) * (at - field) < 0).length;
    const distance = field > from ? field - from - taken : field - from + taken;
    if (distance) await this.ask({ end: { rotation: this.rotation, distance } });
  }

  private async ask(question: { action: string } | { end: Data["wish"] }): Promise<void> {
    const reply = await this.store.order({ type: "why", ...question });
    if (reply.type === "because" && !reply.legal) this.why = { ...reply };
  }

  steam(): void {
    const turn = this.mustPass ? this.turns[0] : this.turn;
    if (turn) this.store.sail([turn.action]);
  }
}
