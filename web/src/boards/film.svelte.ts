/// What happened, shown step by step: a film takes moments one after the other, plays their events, then shows their position.

import type { GameData } from "../net/protocol";
import { Pacing } from "./pacing";

/// What a board shows next: a position, and what led to it from the moment before. Without events the position is simply shown.
export interface Shown<D extends GameData = GameData> {
  scene: D["scene"];
  position: D["position"];
  events?: D["event"][];
}

/// If more moments than this wait to be shown, they are shown faster and faster, until the film has caught up.
const FAR_BEHIND = 12;
/// So many milliseconds of what a slow machine has lost are made up for, at most: after a long pause nothing is passed over.
const LATE = 500;

/// Plays moments in their order; what a step looks like is up to the board. An event is one step, if the board makes no others of it.
export abstract class Film<D extends GameData, Step = D["event"]> {
  /// How long the step that is being shown takes, in milliseconds: the time of every transition.
  step = $state(0);
  playing = $state(false);
  pace = 1;
  onplayed: () => void = () => {};
  /// Told of what could not be played; the position it led to is shown all the same.
  onfailed: (error: unknown) => void = () => {};
  /// What keeps a position from being shown.
  broken: { error: unknown } | null = $state.raw(null);
  /// Told of each event that was shown: the moment it led to, and how many of its events have been shown; at last, all.
  onshown: (moment: Shown<D>, events: number) => void = () => {};
  private waiting: Shown<D>[] = [];
  private readonly pacing = new Pacing();
  private hurry = false;
  /// When what has been shown so far should have been over: steps that take a machine longer make the next ones shorter.
  private due = 0;
  private wake: () => void = () => {};

  /// Take a moment: play what led to it, after all that came before.
  take(moment: Shown<D>): void {
    this.waiting.push(moment);
    if (!this.playing) void this.run();
  }

  /// Show the last moment at once.
  skip(): void {
    this.hurry = true;
    this.wake();
  }

  /// Return an event as steps that are shown by themselves.
  protected abstract expand(event: D["event"]): Step[];
  protected abstract settle(moment: Shown<D>): void;
  /// Return whose turn is being shown, in which round, and how many sail in it.
  protected abstract turn(): { name: string; sailing: number };
  /// Return how long a step takes at pace 1, if nothing is sped up.
  protected abstract timeOf(step: Step): number;
  /// Show one step.
  protected abstract show(step: Step, moment: Shown<D>): void;

  private async run(): Promise<void> {
    this.playing = true;
    this.due = performance.now();
    for (let moment = this.waiting.shift(); moment; moment = this.waiting.shift()) {
      if (this.moving && moment.events) await this.playAll(moment, moment.events).catch(this.onfailed);
      this.step = this.moving && moment.events?.length ? 160 / this.pace : 0;
      try {
        this.settle(moment);
      } catch (error) {
        this.broken = { error };
      }
      this.onshown(moment, Infinity);
    }
    this.playing = this.hurry = false;
    this.onplayed();
  }

  private async playAll(moment: Shown<D>, events: D["event"][]): Promise<void> {
    const steps = events.map((event) => this.expand(event));
    const speed = this.pace / this.share(steps.flat());
    for (const [nth, step] of steps.entries()) {
      if (!this.moving) break;
      for (const one of step) await this.play(one, moment, speed);
      this.onshown(moment, nth + 1);
    }
  }

  /// Return by how much some steps are shortened, so that their turn is not shown for too long.
  private share(steps: Step[]): number {
    const { name, sailing } = this.turn();
    return this.pacing.allot(
      name,
      sailing,
      steps.reduce((time, step) => time + this.timeOf(step), 0),
    );
  }

  private async play(step: Step, moment: Shown<D>, speed: number): Promise<void> {
    if (!this.moving) return;
    const rush = speed * (1 + Math.max(this.waiting.length - FAR_BEHIND, 0) / 2);
    const time = this.timeOf(step) / rush;
    this.step = Math.min(240 / rush, time * 1.1);
    this.due = Math.max(this.due, performance.now() - LATE) + time;
    this.show(step, moment);
    const left = this.due - performance.now();
    if (time && left > 0) await this.pause(left);
  }

  private get moving(): boolean {
    return this.pace > 0 && !this.hurry && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private pause(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => (clearTimeout(timer), done());
    });
  }
}
