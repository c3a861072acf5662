/// The river as it is shown, step by step.

import { Film, type Shown } from "../../boards/film.svelte";
import { angleOf, centre } from "../../boards/hexes";
import type { Data, Event, Heading, Pair, Position, Scene } from "./data";

export type RiverMoment = Shown<Data>;

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

/// How long each event is shown, in milliseconds; what is not in here takes no time.
const TIMES: Partial<Record<Event["event"], number>> = {
  sailed: 230,
  backed: 230,
  pushed: 140,
  rotated: 200,
  faced: 200,
  got_off: 120,
  speed_set: 200,
  ran_aground: 260,
  slowed: 260,
  boarded: 420,
  fuelled: 320,
  exchanged: 320,
  die_rolled: 420,
  tile_laid: 430,
  tile_left: 480,
  landing_joined: 300,
  arrived: 420,
  wrecked: 420,
  withdrew: 420,
};

/// The river as it is shown: where every steamer is drawn right now, which way it points, what its wheels say.
export class RiverFilm extends Film<Data> {
  scene: Scene = $state.raw(null!);
  position: Position = $state.raw(null!);
  fleet: Record<string, ShownSteamer> = $state({});
  waitingAt: Record<string, number> = $state({});
  /// The tile that is sliding in.
  fresh: Scene["tiles"][number] | null = $state.raw(null);
  /// Tiles that are fading away.
  leaving: Scene["tiles"] = $state.raw([]);
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
        name,
        ...spot,
        turn,
        speed: one.speed,
        coal: one.coal,
        passengers: one.passengers,
        afloat: one.cell !== null,
      };
    }
    for (const name of Object.keys(this.fleet)) if (!(name in position.steamers)) delete this.fleet[name];
  }

  protected turn(): { name: string; sailing: number } {
    const { round, to_move: mover, steamers } = this.position;
    return { name: `${round} ${mover}`, sailing: Object.values(steamers).filter((one) => one.cell !== null).length };
  }

  protected expand(event: Event): Event[] {
    return [event];
  }

  protected timeOf(event: Event): number {
    return TIMES[event.event] ?? 0;
  }

  protected show(event: Event, moment: RiverMoment): void {
    const one = "steamer" in event ? this.fleet[event.steamer] : undefined;
    this.note = this.boarding = null;
    switch (event.event) {
      case "sailed":
      case "backed":
        return this.move(one, event.end);
      case "pushed":
        return this.move(this.fleet[event.other], event.end);
      case "rotated":
        if (one) [one.turn, one.coal] = [nearest(one.turn, event.heading), burnt(one, event.coal)];
        return;
      case "faced":
        if (one) one.turn = nearest(one.turn, event.heading);
        return;
      case "got_off":
        if (one) one.coal = burnt(one, event.coal);
        return;
      case "speed_set":
        if (one) [one.speed, one.coal] = [event.speed, burnt(one, event.coal)];
        return;
      case "ran_aground":
        return this.say(one, "✕");
      case "slowed":
        if (one) one.speed = event.speed;
        return this.say(one, "≈");
      case "boarded":
        return this.board(one, event.tile, event.passengers);
      case "fuelled":
        if (one) one.coal = event.coal;
        return;
      case "exchanged":
        return this.hand(one, this.fleet[event.other], event.coal);
      case "die_rolled":
        return this.say(one, { left: "↖", straight: "↑", right: "↗" }[event.turn]);
      case "tile_laid":
        this.fresh = moment.scene.tiles.find((tile) => tile.number === event.number) ?? null;
        return;
      case "tile_left":
        return this.fade(event.number);
      case "landing_joined":
        this.scene = moment.scene;
        return;
      case "arrived":
      case "wrecked":
      case "withdrew":
        if (one) one.afloat = false;
    }
  }

  private move(one: ShownSteamer | undefined, cell: Pair): void {
    if (one) Object.assign(one, centre(cell));
  }

  /// Let a tile go: it is no longer part of the river, and fades.
  private fade(number: number): void {
    const gone = this.scene.tiles.find((tile) => tile.number === number);
    if (!gone) return;
    this.scene = { ...this.scene, tiles: this.scene.tiles.filter((tile) => tile !== gone) };
    this.leaving = [...this.leaving, gone];
  }

  private board(one: ShownSteamer | undefined, tile: string, passengers: number): void {
    const station = this.scene.tiles.find((each) => each.id === tile)?.station;
    this.waitingAt[tile] = Math.max((this.waitingAt[tile] ?? 1) - 1, 0);
    if (!one) return;
    one.passengers = passengers;
    if (station) {
      const { x, y } = centre(station.house);
      this.boarding = { x: one.x, y: one.y, dx: x - one.x, dy: y - one.y };
    }
  }

  private hand(from: ShownSteamer | undefined, to: ShownSteamer | undefined, coal: number): void {
    if (from) from.coal = Math.max(from.coal - coal, 0);
    if (to) to.coal += coal;
  }

  private say(one: ShownSteamer | undefined, text: string): void {
    if (one && text) this.note = { x: one.x, y: one.y, text };
  }
}

const burnt = (one: ShownSteamer, coal: number): number => Math.max(one.coal - coal, 0);

/// Return the angle of a heading that is the shortest turn away from an angle.
export function nearest(turn: number, heading: Heading): number {
  const apart = ((((angleOf(heading) - turn) % 360) + 540) % 360) - 180;
  return turn + apart;
}
