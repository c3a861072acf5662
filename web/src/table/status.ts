/// What is going on, in one sentence, and why it is so in another.

import type { GameData, TableInfo } from "../net/protocol";
import type { GameStatus } from "../games/plugin";
import type { Names } from "../i18n/events";
import type { Say } from "../i18n/say";
import type { Replay } from "./replay.svelte";
import type { TableStore } from "./store.svelte";

export type Seen<D extends GameData = GameData> = Pick<TableStore<D>, "info" | "situation" | "playing" | "deciding" | "you">;

/// Why this server cannot read the race; empty if it can.
export function unreadOf(say: Say, info: TableInfo | null): string {
  return !info?.unread ? "" : info.unread === "rules" ? say("table-unread-rules", { version: info.rules }) : say("table-unread-other");
}

/// The two sentences at the head of the table; of a moment that is looked at again only which one it is.
export function headOf(say: Say, store: TableStore, replay: Replay, game: GameStatus | null): { status: string; reason: string } {
  const { info, situation } = store;
  const unread = unreadOf(say, info);
  if (replay.at !== null) return { status: say("replay-at", { at: replay.at, of: replay.last }), reason: "" };
  if (unread || !info || !situation || !game)
    return { status: unread || (store.connection === "refused" ? "" : say("page-loading")), reason: "" };
  const names = store.names(say);
  return { status: statusOf(say, store, names, game), reason: reasonOf(say, store, names, game) };
}

export function statusOf<D extends GameData>(say: Say, store: Seen<D>, names: Names, game: GameStatus<D>): string {
  const { info, situation } = store;
  if (!info || !situation) return say("page-loading");
  if (store.playing) return say("table-see-what-happened");
  if (info.closed && !situation.result) return say("table-closed");
  if (situation.result) return say("table-race-is-over");
  if (info.waiting) return say("table-not-all-seated");
  if (situation.paused) return say("table-paused");
  if (situation.actor === "chance" || situation.actor === null) return say("table-chance-rolls");
  if (!store.deciding) return game.others(say, store, names) || say("table-waiting-for", { name: names(situation.actor) });
  return game.own(say, store, names) || ownTurn(say, store, names);
}

const ownTurn = (say: Say, { deciding, you }: Seen, names: Names): string =>
  you.length > 1 ? say("table-your-turn-of", { name: names(deciding!) }) : say("table-your-turn");

/// Why somebody here steers what they steer, where that goes without saying for nobody.
export const reasonOf = <D extends GameData>(say: Say, store: Seen<D>, names: Names, game: GameStatus<D>): string =>
  store.playing || !store.deciding ? "" : game.reason(say, store, names);
