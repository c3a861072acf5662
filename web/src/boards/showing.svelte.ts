/// What both boards do: a film plays each new moment, and the camera follows what has to be in view.

import { untrack } from "svelte";

import { report } from "../net/report";
import type { Camera } from "./camera.svelte";
import type { GameData } from "../net/protocol";
import type { Film, Shown } from "./film.svelte";
import { HALF, type Box, type Point } from "./hexes";

interface Wishes<D extends GameData> {
  moment: Shown<D>;
  pace: number;
  onplayed: (() => void) | undefined;
  onshown: ((moment: Shown<D>, events: number) => void) | undefined;
}

/// Play each new moment that is wished for; to be called while a component is made. The one it is made with is shown as it is, and said
/// to be: somebody may be waiting for it, since news can come before the board does.
export function playMoments<D extends GameData, Step>(film: Film<D, Step>, wishes: () => Wishes<D>): void {
  const first = untrack(wishes).moment;
  let taken: Shown<D> | null = null;
  $effect(() => {
    if (film.broken) throw film.broken.error; // a board that cannot be shown fails as a part of the page
  });
  $effect(() => {
    const { moment, pace, onplayed, onshown } = wishes();
    film.pace = pace;
    film.onplayed = () => onplayed?.();
    film.onshown = (shown, events) => onshown?.(shown, events);
    film.onfailed = (error) => report("film", error);
    if (moment === taken) return;
    const begins = taken === null && moment === first;
    taken = moment;
    untrack(() => {
      if (!begins) return film.take(moment);
      onshown?.(moment, Infinity);
      onplayed?.();
    });
  });
}

interface Sight {
  /// What is of interest, and of that what no button may cover.
  interest: Box;
  points: Point[];
  follow: boolean;
  /// Whose turn it is: for each the view is fitted anew.
  occasion: string;
  /// Whether the view is to be followed again from here, though a person holds it.
  again: boolean;
  /// What is chosen, and who acts: they stay in view.
  kept: (Point | null)[];
}

/// Keep in view what is of interest, until a person takes the view in hand. It is fitted while an occasion begins; once somebody has
/// tapped or pressed anything its scale stays, and it is moved no further than what is chosen needs.
export function followInterest(camera: Camera, sight: () => Sight): void {
  let last = "";
  $effect(() => {
    const { interest, points, follow, occasion, again } = sight();
    const now = `${occasion}|${camera.width}`;
    untrack(() => {
      if (now !== last) {
        [last, camera.touched] = [now, false];
        if (again) camera.held = false;
      }
      if (follow && !camera.touched) camera.fit(interest, points);
    });
  });
  $effect(() => {
    const { kept } = sight();
    const margin = Math.min(HALF * untrack(() => camera.scale), camera.width / 4, camera.height / 4);
    for (const point of kept) if (point) untrack(() => camera.reveal(point, margin));
  });
}

/// Whether a key is pressed together with one that makes it the browser's.
export const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/// Put the keyboard's focus on what is marked with a key, and into view.
export function focusOn(camera: Camera, targets: Element | undefined, selector: string, point: Point): void {
  camera.reveal(point);
  targets?.querySelector<SVGElement>(selector)?.focus({ preventScroll: true });
}
