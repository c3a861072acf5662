/// Mississippi Queen with The Black Rose.

import type { GamePlugin } from "../plugin";

export const queen = {
  title: "Mississippi Queen",
  chains: false,
  usual: "school",
  races: [
    { kind: "queen", title: null, about: "harbour-queen-about", setup: "" },
    { kind: "rose", title: "harbour-rose-race", about: "harbour-rose-about", setup: "#black-rose" },
  ],
  table: () => import("./table").then(({ table }) => table),
  pictures: () => import("./pictures").then(({ pictures }) => pictures),
} as const satisfies GamePlugin;
