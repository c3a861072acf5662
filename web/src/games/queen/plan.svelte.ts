/// The plan of a turn of Mississippi Queen while somebody makes it. Nothing is sent before `sail`.

import { HEADINGS, key, sameCell, step } from "../../boards/hexes";
import { endMarks, ghostsOf, wakeOf, type EndMark, type Ghost, type RoseMark, type Wake } from "./marks";
import type { Cell, Heading } from "../../boards/hexes";
import type { Data, Steamer, Turn } from "./data";
import type { Said, TableStore } from "../../table/store.svelte";
import type { Barred } from "./barredSpeeds";
import { cheapest, headings, inOrder, NO_WISH, otherWays, speeds, steered, type Offer, type TurnWish } from "./plan";
import { hazardsOf } from "./hazards";
import { turnsIn } from "./turns";

export class QueenPlan {
  wish = $state.raw<TurnWish>(NO_WISH);
  hovered = $state.raw<Cell | null>(null);
  /// Why what was asked for cannot be.
  why = $state.raw<Said | null>(null);
  /// The speeds that cannot be sailed, with what is said against each, as far as it has been heard.
  barred = $state.raw<(Barred & Said)[]>([]);
  /// Whether somebody has asked what can be done where the steamer is now.
  here = $state(false);
  private trail: TurnWish[] = [];

  constructor(private readonly store: TableStore<Data>) {}

  readonly position = $derived.by(() => this.store.situation?.position ?? null);
  private readonly all = $derived.by(() => (this.store.turns ? turnsIn(this.store.turns) : []));
  readonly turns = $derived.by(() => (this.store.deciding && this.store.currentTurns ? this.all : []));
  readonly turn = $derived.by(() => (this.wish.cell ? cheapest(this.turns, this.wish, this.speedNow) : null));
  /// What is drawn: the turn that was picked, or the one to where somebody points.
  readonly drawn = $derived.by(() => this.turn ?? this.pointed());
  /// By itself, so that what can be reached is worked out anew only for another speed.
  private readonly speed = $derived.by(() => this.wish.speed);
  readonly ends = $derived.by((): EndMark[] => endMarks(this.turns, this.speed ?? undefined));
  /// Every cell where the turn can end, at whatever speed.
  readonly reach = $derived.by((): Cell[] => endMarks(this.turns).map((mark) => mark.cell));
  /// The ends as somebody goes through them by keys.
  readonly listed = $derived.by((): EndMark[] => inOrder(this.ends, this.store.situation?.scene.tiles ?? []));
  readonly open = $derived(new Map(this.ends.map((mark) => [key(mark.cell), mark.coal])));
  readonly wake = $derived.by((): Wake | null => (this.drawn && this.position ? wakeOf(this.position, this.drawn) : null));
  readonly ghosts = $derived.by((): Ghost[] => (this.drawn && this.position ? ghostsOf(this.position, this.turns, this.drawn) : []));
  readonly rose = $derived.by((): RoseMark[] => this.headings());
  readonly speeds = $derived.by((): Offer<number>[] => speeds(this.turns, { ...this.wish, speed: null, heading: null }, this.speedNow));
  readonly others = $derived.by((): Turn[] => (this.turn ? otherWays(this.turns, this.turn) : []));

  private readonly scene = $derived.by(() => this.store.situation?.scene ?? null);
  readonly hazards = $derived.by(() => (this.scene && this.wake ? hazardsOf(this.scene, this.wake) : undefined));
  /// The pushed steamer whose cell is still to be chosen: one choice at a time, and the heading after it.
  readonly pushing = $derived.by((): Ghost | null =>
    this.turn ? (this.ghosts.find((one) => one.choices.length > 1 && !(one.steamer in this.wish.pushes)) ?? null) : null,
  );

  /// Where that steamer can go, each with the least coal of the turns that push it there.
  readonly pushes = $derived.by((): RoseMark[] => {
    const { pushing, wish } = this;
    if (!pushing) return [];
    return HEADINGS.flatMap((heading) => {
      const cell = pushing.choices.find((one) => sameCell(one, step(pushing.start, heading)));
      const turn = cell && cheapest(this.turns, { ...wish, pushes: { ...wish.pushes, [pushing.steamer]: cell } }, this.speedNow);
      return turn ? [{ heading, coal: turn.coal, chosen: sameCell(cell, pushing.cell) }] : [];
    });
  });

  get mover(): Steamer | null {
    return this.position?.to_move ? (this.position.steamers[this.position.to_move] ?? null) : null;
  }

  get speedNow(): number {
    return this.mover?.speed ?? 1;
  }

  private pointed(): Turn | null {
    if (this.hovered === null || this.wish.cell !== null) return null;
    return cheapest(this.turns, { ...NO_WISH, cell: this.hovered, speed: this.wish.speed }, this.speedNow);
  }

  private headings(): RoseMark[] {
    const { turn, wish } = this;
    if (!turn) return [];
    return headings(this.turns, { ...wish, cell: turn.cell }, this.speedNow).map(({ value, coal }) => ({
      heading: value,
      coal,
      chosen: value === turn.heading,
    }));
  }

  // --- wishes ---------------------------------------------------------------------------------------------------------

  reset(): void {
    this.wish = NO_WISH;
    this.trail = [];
    this.hovered = null;
    this.why = null;
    this.here = false;
  }

  get planned(): boolean {
    return this.wish !== NO_WISH;
  }

  back(): void {
    this.wish = this.trail.pop() ?? NO_WISH;
    this.forgetWhy();
  }

  want(change: Partial<TurnWish>): void {
    this.trail.push(this.wish);
    this.wish = { ...this.wish, ...change };
    this.forgetWhy();
  }

  /// What was refused belongs to the plan that there was.
  private forgetWhy(): void {
    this.why = null;
    this.here = false;
    this.store.trouble = null;
  }

  /// Pick a cell, by the cheapest turn that ends there; the speed that was chosen stays if it leads there, else any will do.
  pick(cell: Cell): void {
    if (!this.turns.length) return;
    const speed = cheapest(this.turns, { ...NO_WISH, cell, speed: this.wish.speed }, this.speedNow) ? this.wish.speed : null;
    if (cheapest(this.turns, { ...NO_WISH, cell, speed }, this.speedNow)) this.want({ cell, speed, heading: null, pushes: {} });
    else void this.ask({ cell });
  }

  /// Pick the next end of the list, or the one before.
  nextEnd(way: 1 | -1): void {
    const count = this.listed.length;
    if (!count) return;
    const at = this.listed.findIndex((end) => sameCell(end.cell, this.wish.cell));
    const nth = at < 0 ? (way > 0 ? 0 : count - 1) : (at + way + count) % count;
    this.pick(this.listed[nth]!.cell);
  }

  face(heading: Heading): void {
    const cell = this.wish.cell;
    if (cell === null) return;
    const steady = { ...this.wish, heading };
    const speed = cheapest(this.turns, steady, this.speedNow) ? this.wish.speed : null;
    if (cheapest(this.turns, { ...steady, speed }, this.speedNow)) this.want({ heading, speed });
    else void this.ask({ cell, heading });
  }

  /// Choose a speed; the cell that was picked stays if it can be reached with it.
  setSpeed(speed: number): void {
    if (!this.turns.some((turn) => turn.speed === speed)) {
      void this.askAction(String(speed));
      return;
    }
    const wish: TurnWish = { ...this.wish, speed };
    if (this.wish.cell === null || cheapest(this.turns, wish, this.speedNow)) this.want({ speed });
    else if (cheapest(this.turns, { ...wish, heading: null }, this.speedNow)) this.want({ speed, heading: null });
    else this.want({ speed, cell: null, heading: null });
  }

  private push(steamer: string, cell: Cell): void {
    this.want({ pushes: { ...this.wish.pushes, [steamer]: cell } });
  }

  /// Let the pushed steamer that is asked about go this way.
  pushTo(heading: Heading): void {
    if (this.pushing) this.push(this.pushing.steamer, step(this.pushing.start, heading));
  }

  /// Let the first pushed steamer that has a choice go to the next cell.
  pushElsewhere(): void {
    const ghost = this.ghosts.find((one) => one.choices.length > 1);
    if (!ghost) return;
    const at = ghost.choices.findIndex((cell) => sameCell(cell, ghost.cell));
    this.push(ghost.steamer, ghost.choices[(at + 1) % ghost.choices.length]!);
  }

  take(turn: Turn): void {
    const pushes = Object.fromEntries(turn.pushes.map((push) => [push.steamer, push.end]));
    this.want({ cell: turn.cell, heading: turn.heading, speed: turn.speed, pushes });
  }

  /// Steer by keys, cell by cell; where the turn cannot end, that is said, and one may steer on.
  steer(wanted: "ahead" | "left" | "right"): void {
    const mover = this.mover;
    if (!mover?.cell || !this.turns.length) return;
    const heading = this.wish.heading ?? this.turn?.heading ?? mover.heading;
    const helm = steered({ cell: this.wish.cell ?? mover.cell, heading }, wanted);
    this.want({ cell: helm.cell, heading: helm.heading });
    if (!this.turn) void this.ask({ cell: helm.cell, heading: helm.heading });
  }

  // --- why not --------------------------------------------------------------------------------------------------------

  async ask(end: Data["wish"]): Promise<void> {
    const asked = this.wish;
    const reply = await this.store.order({ type: "why", end });
    if (this.wish === asked && reply.type === "because" && !reply.legal) this.why = { ...reply };
  }

  async askAction(action: string): Promise<void> {
    const asked = this.wish;
    const reply = await this.store.order({ type: "why", action });
    if (this.wish === asked && reply.type === "because" && !reply.legal) this.why = { ...reply };
  }

  /// Ask of every speed that no turn has why it is barred.
  async askBarred(): Promise<void> {
    const { turns, position } = this;
    this.barred = [];
    if (position?.decision !== "speed" || !turns.length) return;
    const shut = [1, 2, 3, 4, 5, 6].filter((speed) => !turns.some((turn) => turn.speed === speed));
    const replies = await Promise.all(shut.map((speed) => this.store.ask({ type: "why", action: String(speed) })));
    if (this.turns !== turns) return;
    this.barred = replies.flatMap((reply, nth) => (reply.type === "because" && !reply.legal ? [{ ...reply, speed: shut[nth]! }] : []));
  }

  explain(): void {
    const end = this.wish.cell ?? this.hovered;
    if (end === null) this.here = true;
    else void this.ask(this.wish.heading ? { cell: end, heading: this.wish.heading } : { cell: end });
  }

  sail(): void {
    if (this.turn) this.store.sail(this.turn.way);
  }
}
