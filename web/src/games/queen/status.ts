/// What is asked on the river, and why somebody steers what they steer.

import type { Names } from "../../i18n/events";
import type { Say } from "../../i18n/say";
import type { Seen } from "../../table/status";
import type { GameStatus } from "../plugin";
import type { Data, Position } from "./data";

export const ROSE = "rose";

/// Why somebody here steers what they steer, where that goes without saying for nobody: the Black Rose, one of two steamers.
function reasonOf(say: Say, store: Seen<Data>, names: Names): string {
  if (!isTurn(store)) return "";
  const position = store.situation!.position;
  const steamer = steered(store);
  const rose = store.situation!.scene.rose;
  if (steamer === ROSE && rose) {
    const because = say(({ last: "table-rose-last", before: "table-rose-before", passed: "table-rose-passed" } as const)[rose.why], {
      name: names(rose.because),
    });
    return `${because} ${say("table-rose-coal", { coal: position.steamers[ROSE]?.coal ?? 0 })}`;
  }
  if (steamer === store.deciding) return "";
  const sailing = position.order.filter((name) => position.steamers[name]?.cell);
  return sailing.includes(steamer)
    ? say("table-one-of-two", { name: names(steamer), rank: sailing.indexOf(steamer) + 1, of: sailing.length })
    : "";
}

/// The steamer for which something is decided, or the seat where each has one.
function steered({ situation }: Seen<Data>): string {
  const { captain, to_move: mover } = situation!.position;
  return String(captain ?? mover ?? situation!.actor);
}

const isTurn = ({ situation }: Seen<Data>): boolean => ["speed", "sail"].includes(situation!.position.decision ?? "");

function ownStatus(say: Say, store: Seen<Data>, names: Names): string {
  const { position } = store.situation!;
  const steamer = steered(store);
  const several = store.you.length > 1;
  if (steamer === ROSE && isTurn(store))
    return several ? say("table-steers-rose", { name: names(store.deciding!) }) : say("table-your-turn-rose");
  const asked = steamer === ROSE && position.decision === "face" ? say("table-rose-choose") : askedOf(say, position);
  if (!asked) return several || steamer !== store.deciding ? say("table-your-turn-of", { name: names(steamer) }) : say("table-your-turn");
  return several || (steamer !== store.deciding && steamer !== ROSE)
    ? say("page-colon", { what: names(steamer === ROSE ? store.deciding! : steamer), said: asked })
    : asked;
}

function othersStatus(say: Say, store: Seen<Data>, names: Names): string {
  const { situation } = store;
  const steamer = steered(store);
  if (steamer === ROSE && isTurn(store)) return say("table-steers-rose", { name: names(situation!.actor!) });
  const who = names(steamer === ROSE ? situation!.actor! : steamer);
  switch (situation!.position.decision) {
    case "face":
      return say("table-waiting-face", { name: who });
    case "board":
      return say("table-waiting-board", { name: who });
    case "fuel":
    case "exchange":
      return say("table-waiting-coal", { name: who });
    case "speed":
    case "sail":
      return say("table-waiting-speed", { name: who });
    default:
      return say("table-waiting-for", { name: who });
  }
}

/// What a captain is asked besides a turn.
function askedOf(say: Say, position: Position): string {
  switch (position.decision) {
    case "face":
      return position.round === 0 ? say("plan-start-choose") : say("plan-pushed-choose");
    case "board":
      return say("plan-board-question");
    case "fuel":
      return say("plan-fuel-question");
    case "exchange":
      return say("plan-exchange-question");
    default:
      return "";
  }
}

export const status: GameStatus<Data> = { own: ownStatus, others: othersStatus, reason: reasonOf };
