/// What both boards do: a film plays each new moment, and the camera follows what has to be in view.

import { untrack } from "svelte";

import type { Camera } from "./camera.svelte";
import type { Film } from "./film.svelte";
import type { Box, Point } from "./hexes";
import type { GameEvent } from "./types";

interface Wishes<Moment> {
  moment: Moment;
  pace: number;
  onplayed: (() => void) | undefined;
  onshown: ((moment: Moment, events: number) => void) | undefined;
}

/// Play each new moment that is wished for; to be called while a component is made.
export function playMoments<Moment extends { events?: GameEvent[] }>(film: Film<Moment>, wishes: () => Wishes<Moment>): void {
  let taken = untrack(wishes).moment;
  $effect(() => {
    const { moment, pace, onplayed, onshown } = wishes();
    film.pace = pace;
    film.onplayed = () => onplayed?.();
    film.onshown = (shown, events) => onshown?.(shown, events);
    if (moment === taken) return;
    taken = moment;
    untrack(() => film.take(moment));
  });
}

/// Keep in view what is of interest, until a person takes the view in hand, and whatever is selected.
export function followInterest(camera: Camera, wishes: () => { interest: Box; follow: boolean }, selected: () => Point | null, margin: () => number): void {
  $effect(() => {
    const { interest, follow } = wishes();
    if (follow && !untrack(() => camera.held)) untrack(() => camera.fit(interest));
  });
  $effect(() => {
    const point = selected();
    if (point) untrack(() => camera.reveal(point, margin()));
  });
}

/// Whether a key is pressed together with one that makes it the browser's.
export const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/// Put the keyboard's focus on what is marked with a key, and into view.
export function focusOn(camera: Camera, targets: Element | undefined, selector: string, point: Point): void {
  camera.reveal(point);
  targets?.querySelector<SVGElement>(selector)?.focus({ preventScroll: true });
}
