// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { Film } from "./film.svelte";
import { playMoments } from "./showing.svelte";
import type { GameEvent } from "./types";

interface Moment {
  name: string;
  events?: GameEvent[];
}

class NoFilm extends Film<Moment> {
  taken: string[] = [];
  override take(moment: Moment): void {
    this.taken.push(moment.name);
  }
  protected settle(): void {}
  protected turn() {
    return { name: "", sailing: 1 };
  }
  protected timeOf(): number {
    return 0;
  }
  protected show(): void {}
}

test("a board that is made after the news says that they are shown, and plays what comes then", () => {
  let moment: Moment = $state.raw({ name: "first", events: [{ event: "rolled" }] });
  const told: string[] = [];
  const film = new NoFilm();
  const stop = $effect.root(() =>
    playMoments(film, () => ({
      moment,
      pace: 1,
      onplayed: () => told.push("played"),
      onshown: (shown: Moment) => told.push(shown.name),
    })),
  );
  flushSync();
  expect([told, film.taken]).toEqual([["first", "played"], []]);
  moment = { name: "second" };
  flushSync();
  expect([told, film.taken]).toEqual([["first", "played"], ["second"]]);
  stop();
});
