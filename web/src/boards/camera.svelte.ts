/// Pan and zoom: a view onto a world of fixed pixels, moved by pointer, wheel, pinch and keys, and fitted to a box.

import type { Attachment } from "svelte/attachments";

import type { Box, Point } from "./hexes";

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
  private pointers = new Map<number, Point>();
  private begun: Point | null = null;
  private dragged = false;
  private wanted: Box | null = null;

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /// Show all of a box, in the middle, no larger than is pleasant on a screen of this height.
  fit(box: Box, glide = true): void {
    this.wanted = box;
    if (!this.width || !this.height) return;
    this.scale = clamp(Math.min(this.width / box.width, this.height / box.height), LEAST, Math.max(1.5, this.height / 620));
    this.x = this.width / 2 - (box.left + box.width / 2) * this.scale;
    this.y = this.height / 2 - (box.top + box.height / 2) * this.scale;
    this.gliding = glide;
    this.held = false;
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
      const first = !this.width;
      [this.width, this.height] = [element.clientWidth, element.clientHeight];
      if (this.wanted && !this.held) this.fit(this.wanted, !first);
    });
    sized.observe(element);
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
    return () => sized.disconnect();
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

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(most, least));

/// Tell whether a key is one that presses a button, and keep it from doing anything else.
export function pressed(event: KeyboardEvent): boolean {
  const press = event.key === "Enter" || event.key === " ";
  if (press) (event.preventDefault(), event.stopPropagation());
  return press;
}
