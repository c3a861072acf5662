/// From what was chosen in the harbour to a table.

import * as api from "../net/api";
import { FIRST } from "../games/all";
import { remember } from "../net/memory";
import type { GameInfo, NewSeat, NewTable, OptionValue } from "../net/protocol";
import { place } from "../app/route.svelte";
import { settings } from "../app/settings.svelte";

/// Found a table, remember its keys, and go there.
export async function foundTable(wanted: NewTable): Promise<void> {
  const created = await api.found(wanted);
  const mine = created.seats.filter((_, nth) => wanted.seats?.[nth]?.by === "here" || wanted.record !== undefined);
  const keys = [created.maker, ...mine.flatMap((seat) => seat.key ?? [])];
  const others = created.seats.filter((seat) => seat.key !== null && !mine.includes(seat));
  remember(created.table, {
    keys: [...keys, created.watch],
    watch: created.watch,
    game: wanted.game ?? "",
    title: wanted.title ?? "",
    links: Object.fromEntries(others.map((seat) => [seat.seat, seat.key!])),
  });
  place.go(`/t/${created.table}`);
}

/// Found the race that a newcomer begins with.
export const foundFirstRace = (): Promise<void> => foundTable({ ...FIRST, seats: seatsFor("captains", 3, settings.kept.name, "deckhand") });

/// Return seats for a race: people first, the rest computer captains.
export function seatsFor(way: string, players: number, name: string, captain: string): NewSeat[] {
  return Array.from({ length: players }, (_, nth): NewSeat => {
    if (nth === 0) return name ? { by: "here", name } : { by: "here" };
    if (way === "friends") return { by: "link" };
    return way === "screen" ? { by: "here" } : { by: "captain", captain };
  });
}

/// Return how many usually play: three, or as many as there must be.
export function usualPlayers(players: number[]): number {
  return players.includes(3) ? 3 : players[0]!;
}

/// Return the options that differ from those of a set-up.
export function changes(game: GameInfo, setup: string, chosen: Record<string, OptionValue>): Record<string, OptionValue> {
  const usual = game.setups.find((one) => one.name === setup)?.options ?? {};
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name])));
}
