/// Mississippi Queen with The Black Rose.

import type { GamePlugin } from "../plugin";
import type { Data } from "./data";

export const queen: GamePlugin<Data> = {
  title: "Mississippi Queen",
  chains: false,
  usual: "school",
  daily: "daily-about-queen",
  begin: "school",
  races: [
    { kind: "queen", rank: 1, title: null, about: "harbour-queen-about", setup: "" },
    { kind: "rose", rank: 3, title: "harbour-rose-race", about: "harbour-rose-about", setup: "#black-rose" },
  ],
  table: () => import("./table").then(({ table }) => table),
  pictures: () => import("./pictures").then(({ pictures }) => pictures),
};
