/// Why somebody has won, in a sentence: read from where their steamers ended.

import type { Ended } from "../plugin";
import type { Say } from "../../i18n/say";
import type { Data } from "./data";

export function tellWinner(say: Say, ended: Ended<Data>): string {
  return (ended.options["school"] ? tellSchooled(say, ended) : "") || tellFirst(say, ended);
}

function tellFirst(say: Say, { position, winner, called }: Ended<Data>): string {
  const steamers = Object.entries(position.steamers);
  const isOwn = (name: string) => name === winner || name.replace(/-\d$/, "") === winner;
  const home = steamers
    .filter(([name]) => isOwn(name))
    .map(([, one]) => one)
    .filter((one) => !one.wrecked && (one.home || one.rank !== undefined));
  if (home.length) return say("finish-won-landing", { name: called, aboard: Math.max(...home.map((one) => one.passengers)) });
  const rivals = steamers.filter(([name]) => name !== "rose" && !isOwn(name));
  return rivals.every(([, one]) => one.wrecked) ? say("finish-won-afloat", { name: called }) : say("finish-won-ahead", { name: called });
}

/// Who was first home in the sailing school, you if nobody is named; nothing if nobody came home.
function tellSchooled(say: Say, { position, winner, called, won }: Ended<Data>): string {
  const steamer = position.steamers[winner];
  if (steamer?.rank !== 1 || steamer.wrecked) return "";
  return won ? say("school-you-first") : say("school-first", { name: called });
}
