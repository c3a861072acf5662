/// Which picture stands for a setup.

import { GAMES } from "../games/all";
import type { SetupInfo } from "../net/protocol";

/// What a picture of a set-up shows: an option that makes it what it is, or the fleet where it is for so many players.
export interface Shown {
  option: string | null;
  players: number;
  each: number;
}

/// Options in the order in which they are worth a picture.
const WORTH = ["school", "black_rose", "added", "rows"];

export function setupShown(game: string, setup: Pick<SetupInfo, "options" | "players">): Shown {
  const each = Number(setup.options["steamers"] ?? 1);
  const fleet = { option: null, players: setup.players[0] ?? 0, each };
  if (setup.players.length === 1) return fleet;
  const found = WORTH.find((name) => {
    const value = setup.options[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  // A river with nothing special is told by what it has and the school has not.
  return { ...fleet, option: found ?? GAMES[game]?.usual ?? null };
}
