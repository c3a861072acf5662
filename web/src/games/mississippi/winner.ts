/// Why somebody has won, in a sentence: read from where their steamer ended.

import type { Ended } from "../plugin";
import type { Say } from "../../i18n/say";
import type { Data } from "./data";

export function tellWinner(say: Say, { position, winner, called }: Ended<Data>): string {
  const piece = position.steamers[winner];
  return piece?.rank === undefined
    ? say("finish-won-field", { name: called, field: piece?.field ?? 0 })
    : say("finish-won-home", { name: called });
}
