/// Mississippi shown step by step: field by field, turns in place, and of every docking the two numbers that touch.

import { fieldCentre, sideAngle, touching, turnOf, wayOf, type Touching } from "./course";
import { Film, type Shown } from "../../boards/film.svelte";
import { R, type Point } from "../../boards/hexes";
import type { Data, Event, Position, Scene } from "./data";

export type CourseMoment = Shown<Data>;

/// A steamer goes one field on, which is part of an event.
interface Step {
  event: "step";
  seat: string;
  field: number;
  time: number;
}

export interface ShownPiece {
  name: string;
  x: number;
  y: number;
  field: number | null;
  turn: number | null;
  ahead: number | null;
  rank: number;
}

/// How long each event is shown, in milliseconds; steps have their own time, and what is not in here takes none.
const TIMES: Partial<Record<Event["event"], number>> = { rolled: 450, rotated: 320, touched: 480, came_home: 360 };

export class CourseFilm extends Film<Data, Event | Step> {
  scene: Scene = $state.raw(null!);
  position: Position = $state.raw(null!);
  fleet: Record<string, ShownPiece> = $state({});
  touch: Touching | null = $state.raw(null);

  constructor(moment: CourseMoment) {
    super();
    this.settle(moment);
  }

  protected settle({ scene, position }: CourseMoment): void {
    if (JSON.stringify(scene) !== JSON.stringify(this.scene)) this.scene = scene; // a course that is as it was is not drawn anew
    [this.position, this.touch] = [position, null];
    position.seats.forEach((name, nth) => {
      const one = position.steamers[name]!;
      const turn = one.front === null ? null : near(this.fleet[name]?.turn, turnOf(scene, one.field ?? 0, one.front));
      const ahead = one.front === null ? null : sideAngle(wayOf(scene, one.field ?? 0));
      this.fleet[name] = { name, ...this.spot(one.field, one.rank ?? 0, nth), field: one.field, turn, ahead, rank: one.rank ?? 0 };
    });
  }

  protected expand(event: Event): (Event | Step)[] {
    if (!("end" in event)) return [event];
    const { seat, start, end } = event;
    const step = start < end ? 1 : -1;
    const count = Math.abs(end - start);
    const time = Math.max(60, Math.min(220, 900 / count));
    return Array.from({ length: count }, (_, nth) => ({ event: "step", seat, field: start + step * (nth + 1), time }));
  }

  protected turn(): { name: string; sailing: number } {
    const { round, to_move: mover, steamers } = this.position;
    return { name: `${round} ${mover}`, sailing: Object.values(steamers).filter((one) => !one.rank).length };
  }

  protected timeOf(event: Event | Step): number {
    return event.event === "step" ? event.time : (TIMES[event.event] ?? 0);
  }

  protected show(event: Event | Step): void {
    const one = "seat" in event ? this.fleet[event.seat] : undefined;
    if (event.event !== "touched") this.touch = null;
    if (!one) return;
    switch (event.event) {
      case "rolled":
        one.turn = turnOf(this.scene, 0, event.side);
        one.ahead = sideAngle(wayOf(this.scene, 0));
        return;
      case "rotated":
        one.turn = (one.turn ?? 0) - 60 * event.steps;
        return;
      case "step":
        return this.move(one, event.field);
      case "touched":
        return this.flash(one, this.fleet[event.other], event.number, event.other_number);
      case "came_home":
        one.rank = event.rank;
    }
  }

  private move(one: ShownPiece, field: number): void {
    Object.assign(one, fieldCentre(this.scene, field), { field, ahead: sideAngle(wayOf(this.scene, field)) });
  }

  private flash(one: ShownPiece, other: ShownPiece | undefined, number: number, second: number): void {
    if (other) this.touch = touching(one, other, number, second);
  }

  /// Return where a steamer is drawn: on its field, at the goal, or ashore below the start.
  spot(field: number | null, rank: number, nth: number): Point {
    if (rank) {
      const goal = fieldCentre(this.scene, this.scene.goal);
      return { x: goal.x + (rank - 1) * 2 * R * (wayOf(this.scene, this.scene.goal) === "E" ? -1 : 1), y: goal.y - 2.7 * R };
    }
    return field === null ? { x: nth * 2 * R, y: 2.6 * R } : fieldCentre(this.scene, field);
  }
}

/// Return an angle, whole turns added so that it is nearest to the one before.
function near(before: number | null | undefined, angle: number): number {
  return before === null || before === undefined ? angle : before + ((((angle - before) % 360) + 540) % 360) - 180;
}
