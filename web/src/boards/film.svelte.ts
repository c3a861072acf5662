/// What happened, shown step by step: a film takes moments one after the other, plays their events, then shows their position.

import { angleOf, centre } from "./hexes";
import type { Cell, GameEvent, Heading, QueenPosition, RiverMoment, RiverScene } from "./types";

/// Plays moments in their order; what a step looks like is up to the board.
export abstract class Film<Moment extends { events?: GameEvent[] }> {
  /// How long the step that is being shown takes, in milliseconds: the time of every transition.
  step = $state(0);
  playing = $state(false);
  pace = 1;
  onplayed: () => void = () => {};
  /// Told of each event that was shown: the moment it led to, and how many of its events have been shown; at last, all.
  onshown: (moment: Moment, events: number) => void = () => {};
  private waiting: Moment[] = [];
  private hurry = false;
  private wake: () => void = () => {};

  /// Take a moment: play what led to it, after all that came before.
  take(moment: Moment): void {
    this.waiting.push(moment);
    if (!this.playing) void this.run();
  }

  /// Show the last moment at once.
  skip(): void {
    this.hurry = true;
    this.wake();
  }

  /// Return an event as steps that are shown by themselves.
  protected expand(event: GameEvent): GameEvent[] {
    return [event];
  }

  protected abstract settle(moment: Moment): void;
  /// Show one event and return how long it takes at pace 1.
  protected abstract show(event: GameEvent, moment: Moment): number;

  private async run(): Promise<void> {
    this.playing = true;
    for (let moment = this.waiting.shift(); moment; moment = this.waiting.shift()) {
      const events = moment.events ?? [];
      for (const [nth, event] of events.entries()) {
        if (!this.moving) break;
        for (const one of this.expand(event)) await this.play(one, moment);
        this.onshown(moment, nth + 1);
      }
      this.step = this.moving && events.length ? 160 / this.pace : 0;
      this.settle(moment);
      this.onshown(moment, Infinity);
    }
    this.playing = this.hurry = false;
    this.onplayed();
  }

  private async play(event: GameEvent, moment: Moment): Promise<void> {
    if (!this.moving) return;
    const rush = this.pace * (1 + this.waiting.length / 4);
    this.step = 240 / rush;
    const time = this.show(event, moment) / rush;
    if (time) await this.pause(time);
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

export interface ShownSteamer {
  name: string;
  x: number;
  y: number;
  turn: number;
  speed: number;
  coal: number;
  passengers: number;
  afloat: boolean;
}

/// The river as it is shown: where every steamer is drawn right now, which way it points, what its wheels say.
export class RiverFilm extends Film<RiverMoment> {
  scene: RiverScene = $state.raw(null!);
  position: QueenPosition = $state.raw(null!);
  fleet: Record<string, ShownSteamer> = $state({});
  waitingAt: Record<string, number> = $state({});
  /// The tile that is sliding in.
  fresh: RiverScene["tiles"][number] | null = $state.raw(null);
  /// Tiles that are fading away.
  leaving: RiverScene["tiles"] = $state.raw([]);
  /// A passenger on the way from a station to a steamer.
  boarding: { x: number; y: number; dx: number; dy: number } | null = $state.raw(null);
  /// A word above a steamer, such as how the die fell.
  note: { x: number; y: number; text: string } | null = $state.raw(null);

  constructor(moment: RiverMoment) {
    super();
    this.settle(moment);
  }

  protected settle({ scene, position }: RiverMoment): void {
    if (JSON.stringify(scene) !== JSON.stringify(this.scene)) this.scene = scene; // a river that is as it was is not drawn anew
    [this.position, this.fresh, this.leaving, this.note, this.boarding] = [position, null, [], null, null];
    this.waitingAt = { ...position.waiting };
    for (const [name, one] of Object.entries(position.steamers)) {
      const before = this.fleet[name];
      const spot = one.cell ? centre(one.cell) : { x: before?.x ?? 0, y: before?.y ?? 0 };
      const turn = nearest(before?.turn ?? angleOf(one.heading), one.heading);
      this.fleet[name] = {
        name, ...spot, turn, speed: one.speed, coal: one.coal, passengers: one.passengers, afloat: one.cell !== null,
      };
    }
    for (const name of Object.keys(this.fleet)) if (!(name in position.steamers)) delete this.fleet[name];
  }

  protected show(event: GameEvent, moment: RiverMoment): number {
    const one = this.fleet[event.steamer as string];
    this.note = this.boarding = null;
    switch (event.event) {
      case "sailed":
      case "backed":
        return this.move(one, event.end as Cell, 230);
      case "pushed":
        return this.move(this.fleet[event.other as string], event.end as Cell, 140);
      case "turned":
      case "faced":
        if (one) [one.turn, one.coal] = [nearest(one.turn, event.heading as Heading), this.burn(one, event)];
        return 200;
      case "got_off":
        if (one) one.coal = this.burn(one, event);
        return 120;
      case "speed_set":
        if (one) [one.speed, one.coal] = [event.speed as number, this.burn(one, event)];
        return 200;
      case "ran_aground":
      case "slowed":
        if (one && event.event === "slowed") one.speed = event.speed as number;
        return this.say(one, event.event === "slowed" ? "≈" : "✕", 260);
      case "boarded":
        return this.board(one, event.tile as string, event.passengers as number);
      case "fuelled":
        if (one) one.coal = event.coal as number;
        return 320;
      case "exchanged":
        return this.hand(one, this.fleet[event.other as string], event.coal as number);
      case "die_rolled":
        return this.say(one, { left: "↖", straight: "↑", right: "↗" }[event.turn as string] ?? "", 420);
      case "tile_laid":
        this.fresh = moment.scene.tiles.find((tile) => tile.number === event.number) ?? null;
        return 430;
      case "tile_left":
        return this.fade(event.number as number);
      case "landing_joined":
        this.scene = moment.scene;
        return 300;
      case "arrived":
      case "wrecked":
      case "withdrew":
        if (one) one.afloat = false;
        return 420;
      default:
        return 0;
    }
  }

  private move(one: ShownSteamer | undefined, cell: Cell, time: number): number {
    if (one) Object.assign(one, centre(cell));
    return time;
  }

  /// Let a tile go: it is no longer part of the river, and fades.
  private fade(number: number): number {
    const gone = this.scene.tiles.find((tile) => tile.number === number);
    if (!gone) return 0;
    this.scene = { ...this.scene, tiles: this.scene.tiles.filter((tile) => tile !== gone) };
    this.leaving = [...this.leaving, gone];
    return 480;
  }

  private burn(one: ShownSteamer, event: GameEvent): number {
    return Math.max(one.coal - ((event.coal as number | undefined) ?? 0), 0);
  }

  private board(one: ShownSteamer | undefined, tile: string, passengers: number): number {
    const station = this.scene.tiles.find((each) => each.id === tile)?.station;
    this.waitingAt[tile] = Math.max((this.waitingAt[tile] ?? 1) - 1, 0);
    if (!one) return 0;
    one.passengers = passengers;
    if (station) {
      const { x, y } = centre(station.house);
      this.boarding = { x: one.x, y: one.y, dx: x - one.x, dy: y - one.y };
    }
    return 420;
  }

  private hand(from: ShownSteamer | undefined, to: ShownSteamer | undefined, coal: number): number {
    if (from) from.coal = Math.max(from.coal - coal, 0);
    if (to) to.coal += coal;
    return 320;
  }

  private say(one: ShownSteamer | undefined, text: string, time: number): number {
    if (one && text) this.note = { x: one.x, y: one.y, text };
    return time;
  }
}

/// Return the angle of a heading that is the shortest turn away from an angle.
export function nearest(turn: number, heading: Heading): number {
  const apart = (((angleOf(heading) - turn) % 360) + 540) % 360 - 180;
  return turn + apart;
}
