/// Mississippi shown step by step: field by field, turns in place, and of every docking the two numbers that touch.

import { fieldCentre, sideAngle, turnOf, wayOf } from "./course";
import { Film } from "./film.svelte";
import { R, type Point } from "./hexes";
import type { CourseMoment, CoursePosition, CourseScene, GameEvent } from "./types";

export interface ShownPiece {
  name: string;
  x: number;
  y: number;
  field: number | null;
  turn: number | null;
  ahead: number | null;
  place: number;
}

export interface Touch {
  x: number;
  y: number;
  number: number;
  other: number;
}

export class CourseFilm extends Film<CourseMoment> {
  scene: CourseScene = $state.raw(null!);
  position: CoursePosition = $state.raw(null!);
  fleet: Record<string, ShownPiece> = $state({});
  touch: Touch | null = $state.raw(null);

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
      this.fleet[name] = { name, ...this.spot(one.field, one.place ?? 0, nth), field: one.field, turn, ahead, place: one.place ?? 0 };
    });
  }

  protected override expand(event: GameEvent): GameEvent[] {
    if (!["steamed_ahead", "dropped_back", "advanced", "pushed_on"].includes(event.event)) return [event];
    const [start, end] = [event.start as number, event.end as number];
    const step = start < end ? 1 : -1;
    const count = Math.abs(end - start);
    const time = Math.max(60, Math.min(220, 900 / count));
    return Array.from({ length: count }, (_, nth) => ({ event: "step", seat: event.seat, field: start + step * (nth + 1), time }));
  }

  protected show(event: GameEvent): number {
    const one = this.fleet[event.seat as string];
    if (event.event !== "touched") this.touch = null;
    if (!one) return 0;
    switch (event.event) {
      case "rolled":
        one.turn = turnOf(this.scene, 0, event.side as number);
        one.ahead = sideAngle(wayOf(this.scene, 0));
        return 450;
      case "rotated":
        one.turn = (one.turn ?? 0) - 60 * (event.steps as number);
        return 320;
      case "step":
        return this.move(one, event.field as number, event.time as number);
      case "touched":
        return this.flash(one, this.fleet[event.other as string], event.number as number, event.other_number as number);
      case "came_home":
        one.place = event.place as number;
        return 360;
      default:
        return 0;
    }
  }

  private move(one: ShownPiece, field: number, time: number): number {
    Object.assign(one, fieldCentre(this.scene, field), { field, ahead: sideAngle(wayOf(this.scene, field)) });
    this.step = Math.min(this.step, time * 1.1);
    return time;
  }

  private flash(one: ShownPiece, other: ShownPiece | undefined, number: number, second: number): number {
    if (other) this.touch = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, number, other: second };
    return 480;
  }

  /// Return where a steamer is drawn: on its field, at the goal, or ashore below the start.
  spot(field: number | null, place: number, nth: number): Point {
    if (place) {
      const goal = fieldCentre(this.scene, this.scene.goal);
      return { x: goal.x + (place - 1) * 2 * R * (wayOf(this.scene, this.scene.goal) === "E" ? -1 : 1), y: goal.y - 2.7 * R };
    }
    return field === null ? { x: nth * 2 * R, y: 2.6 * R } : fieldCentre(this.scene, field);
  }
}

/// Return an angle, whole turns added so that it is nearest to the one before.
function near(before: number | null | undefined, angle: number): number {
  return before === null || before === undefined ? angle : before + ((((angle - before) % 360) + 540) % 360) - 180;
}
