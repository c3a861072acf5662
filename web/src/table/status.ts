/// What is going on, in one sentence.

import type { Messages } from "../texts/en";
import type { TableStore } from "./store.svelte";

export function statusOf(t: Messages, store: TableStore, names: (name: string) => string): string {
  const { info, situation } = store;
  if (!info || !situation) return t.loading;
  if (store.playing) return t.seeWhatHappened;
  if (info.closed && !situation.result) return t.tableClosed;
  if (situation.result) return t.raceIsOver;
  if (info.waiting) return t.notAllSeated;
  if (situation.actor === "chance" || situation.actor === null) return t.chanceRolls;
  const { captain, to_move: mover } = situation.position;
  const who = names(String(captain ?? mover ?? situation.actor));
  if (store.deciding) {
    const asked = askedOf(t, situation.position);
    return store.you.length > 1 ? (asked ? t.colon(who, asked) : t.colon(t.yourTurn, who)) : asked || t.yourTurn;
  }
  switch (situation.position["decision"]) {
    case "face":
      return t.waitingFace(who);
    case "board":
      return t.waitingBoard(who);
    case "fuel":
    case "exchange":
      return t.waitingCoal(who);
    case "speed":
    case "sail":
      return t.waitingSpeed(who);
    default:
      return t.waitingFor(who);
  }
}

/// What a captain is asked besides a turn.
function askedOf(t: Messages, position: Record<string, unknown>): string {
  switch (position["decision"]) {
    case "face":
      return position["round"] === 0 ? t.startChoose : t.pushedChoose;
    case "board":
      return t.boardQuestion;
    case "fuel":
      return t.fuelQuestion;
    case "exchange":
      return t.exchangeQuestion;
    default:
      return "";
  }
}
