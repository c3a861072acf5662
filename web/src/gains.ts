/// Why a captain would do something: what it brings, in the words of the reader's language.

import type { Messages } from "./texts/en";

/// Return what a turn of Mississippi brings by itself, for a table that does not tell its docking beforehand.
export function withoutDocking(gains: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(gains).filter(([name]) => name === "logs" || name === "chance"));
}

type Told = (number: string) => string;

/// Return what a way to go on brings; whatever is nothing is left out.
export function tellGains(t: Messages, gains: Record<string, number>, language: string): string[] {
  const words: [string, Told, Told][] = [
    ["place", t.g_place, t.g_place],
    ["passengers", t.g_passengers, t.g_passengers],
    ["cells", t.g_cells, t.g_cells_lost],
    ["docking", t.g_docking, t.g_docking],
    ["coal", t.g_coal, t.g_coal_spent],
    ["logs", t.g_logs, t.g_logs_spent],
    ["order", t.g_order, t.g_order_lost],
    ["passed", t.g_passed, t.g_passed_lost],
    ["lead", t.g_lead, t.g_lead_lost],
    ["speed", t.g_speed, t.g_speed],
    ["stuck", () => t.g_stuck, () => t.g_stuck],
  ];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const told = words.flatMap(([name, above, below]) => {
    const value = gains[name] ?? 0;
    return value === 0 ? [] : [(value > 0 ? above : below)(number.format(Math.abs(value)))];
  });
  return gains["chance"] === undefined ? told : [...told, t.g_chance(share.format(gains["chance"]))];
}
