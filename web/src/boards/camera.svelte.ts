/// Pan and zoom: a view onto a world of fixed pixels, moved by pointer, wheel, pinch and keys, and fitted to a box. It follows what is
/// of interest until a person takes it in hand; and it never changes under a finger that plans.

import type { Attachment } from "svelte/attachments";

import { HALF, type Box, type Point } from "./hexes";

const LEAST = 0.3;
const MOST = 3;
const DRAG = 7;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /// Whether the view glides to where it is going.
  gliding = $state(false);
  /// Whether the person has taken the view in hand since it was last fitted.
  held = $state(false);
  width = $state(0);
  height = $state(0);
  /// What covers a part of the view: no point that has to be seen may lie under it.
  covers: () => Box[] = () => [];
  /// Whether somebody has tapped or pressed anything since the occasion began for which the view was fitted.
  touched = false;
  private pointers = new Map<number, Point>();
  private begun: Point | null = null;
  private dragged = false;
  private wanted: { box: Box; points: Point[] } | null = null;

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /// Remember what is of interest, and show it unless the view is held: all of a box, in the middle, no larger than is pleasant on a
  /// screen of this height; moved aside, or made smaller, where a point of it would be covered.
  fit(box: Box, points: Point[] = [], glide = true): void {
    const first = this.wanted === null || !this.width;
    this.wanted = { box, points };
    if (!this.width || !this.height || this.held) return;
    const found = framed(box, points, { width: this.width, height: this.height }, this.covers());
    [this.x, this.y, this.scale] = [found.x, found.y, found.scale];
    this.gliding = glide && !first;
  }

  /// Follow again.
  recentre(): void {
    [this.held, this.touched] = [false, false];
    if (this.wanted) this.fit(this.wanted.box, this.wanted.points);
  }

  /// Show a point of the world in the middle.
  look(point: Point): void {
    [this.x, this.y] = [this.width / 2 - point.x * this.scale, this.height / 2 - point.y * this.scale];
    [this.held, this.gliding] = [true, true];
  }

  /// What of the world is in view.
  get view(): Box {
    return { left: -this.x / this.scale, top: -this.y / this.scale, width: this.width / this.scale, height: this.height / this.scale };
  }

  /// What of the world is in view, and yet covered.
  get covered(): Box[] {
    const { left, top } = this.view;
    const { scale } = this;
    return this.covers().map((one) => ({
      left: left + one.left / scale,
      top: top + one.top / scale,
      width: one.width / scale,
      height: one.height / scale,
    }));
  }

  /// Return the scale at which a box fills the view.
  scaleFor(box: Box): number {
    return this.width ? Math.min(this.width / box.width, this.height / box.height) : 1;
  }

  /// Zoom by a factor about a point of the view, its middle if none is given.
  zoom(factor: number, about: Point = { x: this.width / 2, y: this.height / 2 }, glide = true): void {
    const scale = clamp(this.scale * factor, LEAST, MOST);
    const real = scale / this.scale;
    this.x = about.x - (about.x - this.x) * real;
    this.y = about.y - (about.y - this.y) * real;
    this.scale = scale;
    this.gliding = glide;
    this.held = true;
  }

  /// Move the view so that a point of the world is inside it.
  reveal(point: Point, margin = 60): void {
    const [x, y] = [point.x * this.scale + this.x, point.y * this.scale + this.y];
    const [dx, dy] = [clamp(x, margin, this.width - margin) - x, clamp(y, margin, this.height - margin) - y];
    if (dx || dy) [this.x, this.y, this.gliding] = [this.x + dx, this.y + dy, true];
  }

  /// Whether the click that follows ends a drag and means nothing.
  get afterDrag(): boolean {
    return this.dragged;
  }

  /// Listen to pointers, wheel and size of an element.
  attach: Attachment<HTMLElement> = (element) => {
    const sized = new ResizeObserver(() => {
      [this.width, this.height] = [element.clientWidth, element.clientHeight];
    });
    sized.observe(element);
    const touch = (): void => void (this.touched = true);
    const TOUCHES = ["pointerdown", "keydown"] as const;
    TOUCHES.forEach((name) => addEventListener(name, touch, { capture: true }));
    const on = <K extends keyof HTMLElementEventMap>(name: K, heard: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(name, heard, { passive: false });
    const place = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    on("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), place(event), false);
    });
    on("pointerdown", (event) => {
      this.pointers.set(event.pointerId, place(event));
      if (this.pointers.size === 1) [this.begun, this.dragged] = [place(event), false];
    });
    on("pointermove", (event) => {
      const before = this.pointers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      if (!this.dragged) {
        if (this.begun && Math.hypot(now.x - this.begun.x, now.y - this.begun.y) < DRAG && this.pointers.size < 2) return;
        this.dragged = true;
        element.setPointerCapture(event.pointerId);
      }
      this.move(event.pointerId, before, now);
      this.pointers.set(event.pointerId, now);
    });
    const lift = (event: PointerEvent): void => {
      this.pointers.delete(event.pointerId);
      if (!this.pointers.size) setTimeout(() => (this.dragged = false)); // after the click that ends a drag
    };
    on("pointerup", lift);
    on("pointercancel", lift);
    on("pointerleave", lift);
    on("dblclick", () => this.held && this.recentre());
    return () => {
      sized.disconnect();
      TOUCHES.forEach((name) => removeEventListener(name, touch, { capture: true }));
    };
  };

  private move(id: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([one]) => one !== id)?.[1];
    this.held = true;
    this.gliding = false;
    if (!other) {
      [this.x, this.y] = [this.x + now.x - before.x, this.y + now.y - before.y];
      return;
    }
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    this.zoom(is / (was || 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, false);
    [this.x, this.y] = [this.x + (now.x - before.x) / 2, this.y + (now.y - before.y) / 2];
  }
}

interface Framed extends Point {
  scale: number;
}

/// Return where the view has to be to show a box, and none of the points under what covers a part of it.
export function framed(box: Box, points: Point[], size: { width: number; height: number }, covers: Box[]): Framed {
  const inside = (left: number, right: number, top: number): { at: Framed; spare: Point } => {
    const [width, height] = [size.width - left - right, size.height - top];
    const scale = clamp(Math.min(width / box.width, height / box.height), LEAST, Math.max(1.5, size.height / 620));
    const x = left + width / 2 - (box.left + box.width / 2) * scale;
    const y = top + height / 2 - (box.top + box.height / 2) * scale;
    const spare = { x: Math.max(width - box.width * scale, 0) / 2, y: Math.max(height - box.height * scale, 0) / 2 };
    return { at: { x, y, scale }, spare };
  };
  const hidden = ({ x, y, scale }: Framed): number => {
    const near = HALF * scale * 0.7;
    const under = (one: Box, px: number, py: number): boolean =>
      px > one.left - near && px < one.left + one.width + near && py > one.top - near && py < one.top + one.height + near;
    return points.filter((point) => covers.some((one) => under(one, point.x * scale + x, point.y * scale + y))).length;
  };
  const right = Math.max(0, ...covers.filter((one) => one.left > size.width / 2).map((one) => size.width - one.left));
  const left = Math.max(0, ...covers.filter((one) => one.left <= size.width / 2).map((one) => one.left + one.width));
  const whole = inside(0, 0, 0);
  const moved = [
    [0, 0],
    [-1, 0],
    [1, 0],
    [0, 1],
    [0, -1],
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ].map(([dx, dy]) => ({
    ...whole.at,
    x: whole.at.x + dx! * whole.spare.x,
    y: whole.at.y + dy! * whole.spare.y,
  }));
  const tried = [...moved, inside(0, right, 0).at, inside(left, 0, 0).at, inside(left, right, 0).at];
  return tried.find((one) => !hidden(one)) ?? tried.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(most, least));

/// Tell whether a key is one that presses a button, and keep it from doing anything else.
export function pressed(event: KeyboardEvent): boolean {
  const press = event.key === "Enter" || event.key === " ";
  if (press) {
    event.preventDefault();
    event.stopPropagation();
  }
  return press;
}
