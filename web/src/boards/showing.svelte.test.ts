// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { Film, type Shown } from "./film.svelte";
import { playMoments } from "./showing.svelte";
import type { GameData } from "../net/protocol";

class NoFilm extends Film<GameData> {
  taken: string[] = [];
  override take(moment: Shown): void {
    this.taken.push(nameOf(moment));
  }
  protected expand(): [] {
    return [];
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

const named = (name: string): Shown => ({ scene: {}, position: { rules: 1, seats: [name], steamers: {} } });
const nameOf = ({ position }: Shown): string => position.seats[0]!;

test("a board that is made after the news says that they are shown, and plays what comes then", () => {
  let moment: Shown = $state.raw({ ...named("first"), events: [{ event: "rolled" }] });
  const told: string[] = [];
  const film = new NoFilm();
  const stop = $effect.root(() =>
    playMoments(film, () => ({
      moment,
      pace: 1,
      onplayed: () => told.push("played"),
      onshown: (shown: Shown) => told.push(nameOf(shown)),
    })),
  );
  flushSync();
  expect([told, film.taken]).toEqual([["first", "played"], []]);
  moment = named("second");
  flushSync();
  expect([told, film.taken]).toEqual([["first", "played"], ["second"]]);
  stop();
});
