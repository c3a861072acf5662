/// How a race on the river is won: it depends on what was set up.

import { settings } from "../../app/settings.svelte";
import type { Line } from "../../net/protocol";

export function aim(options: Record<string, unknown>): Line[] {
  // In the sailing school a tip says it, at the steamer.
  if (options["school"]) return settings.kept.tips ? [] : [line("table-wins-school"), ...ends(options)];
  const two = options["steamers"] === 2;
  const how = two ? (options["both_home"] ? "table-wins-both" : "table-wins-one-of-two") : "table-wins-passengers";
  const rose = options["black_rose"] ? [line("table-wins-not-rose")] : [];
  return [line(how, { speed: Number(options["arrival_speed"] ?? 1) }), ...rose, ...(two ? [line("table-wins-ends")] : ends(options))];
}

const ends = (options: Record<string, unknown>): Line[] => (options["stop_at_winner"] ? [line("table-wins-ends")] : []);

const line = (id: string, facts: Line["facts"] = {}): Line => ({ id, facts });
