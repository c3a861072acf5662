/// Mississippi, the game of 1987.

import type { GamePlugin } from "../plugin";
import type { Data } from "./data";

export const mississippi: GamePlugin<Data> = {
  title: "Mississippi",
  chains: true,
  usual: "rows",
  daily: "daily-about-mississippi",
  begin: null,
  races: [{ kind: "mississippi", rank: 2, title: null, about: "harbour-mississippi-about", setup: "" }],
  table: () => import("./table").then(({ table }) => table),
  pictures: () => import("./pictures").then(({ pictures }) => pictures),
};
