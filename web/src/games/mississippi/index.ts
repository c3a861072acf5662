/// Mississippi, the game of 1987.

import type { GamePlugin } from "../plugin";

export const mississippi = {
  title: "Mississippi",
  chains: true,
  usual: "rows",
  races: [{ kind: "mississippi", title: null, about: "harbour-mississippi-about", setup: "" }],
  table: () => import("./table").then(({ table }) => table),
  pictures: () => import("./pictures").then(({ pictures }) => pictures),
} as const satisfies GamePlugin;
