/// The races of the day in this browser: how yours went, and the table where one is sailed.

import * as api from "../net/api";
import { forget, knownTable, knownTables, read, remember, write } from "../net/memory";
import type { DailyProgress } from "../net/protocol";

/// How the first try of a day went; `turns` is 0 where it did not come home.
export interface Result {
  turns: number;
  par: number;
  /// For each turn whether it kept par.
  kept: readonly boolean[];
}
type Results = Readonly<Record<string, Readonly<Record<string, Result>>>>;

const NAME = "paddlewheel.daily";
/// So many days of each game are kept.
const MOST = 400;

export const resultsOf = (game: string): Readonly<Record<string, Result>> => read<Results>(NAME, {})[game] ?? {};

/// Keep how a try went, if it was the first of its day.
export function keep(game: string, day: string, result: Result): void {
  const known = resultsOf(game);
  if (known[day]) return;
  const days = Object.entries({ ...known, [day]: result }).sort(([one], [other]) => (one < other ? 1 : -1));
  write(NAME, { ...read<Results>(NAME, {}), [game]: Object.fromEntries(days.slice(0, MOST)) });
}

/// Return how a race went, once that is known: it is home, it is over, or no way leads home any more.
export function resultOf(progress: DailyProgress): Result | null {
  const lost = progress.over || progress.here.at(-1) === null;
  if (!progress.home && !lost) return null;
  return { turns: progress.home ? progress.here.length : 0, par: progress.par.turns, kept: progress.kept };
}

/// Return on how many days in a row, up to this day or the one before, a race came home.
export function streak(results: Readonly<Record<string, Result>>, today: string): number {
  const came = (day: string) => (results[day]?.turns ?? 0) > 0;
  let count = 0;
  for (let day = came(today) ? today : before(today); came(day); day = before(day)) count++;
  return count;
}

function before(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/// A result as people share it, such as 9/8.
export const written = ({ turns, par }: Result): string => `${turns || "–"}/${par}`;

export const marksOf = (result: Result): string => result.kept.map((one) => (one ? "●" : "○")).join("");

/// Return the table where the race of a day is sailed in this browser, founded if there is none, or if it is to be another.
export async function tableFor(game: string, day: string, solved: boolean, another = false): Promise<string> {
  const name = `${game}/${day}${solved ? "/solved" : ""}`;
  const known = knownTables().find((one) => one.daily === name);
  if (known && another) forget(known.table);
  else if (known && (await isThere(known.table))) return known.table;
  const { table, maker, seats } = await api.found({ daily: { game, day, solved } });
  remember(table, { keys: [maker, ...seats.flatMap(({ key }) => key ?? [])], daily: name });
  return table;
}

async function isThere(table: string): Promise<boolean> {
  try {
    return (await api.view(table, knownTable(table)?.keys ?? [])).info.daily !== undefined;
  } catch (error) {
    if (!(error instanceof api.Trouble) || error.problem.reason !== "unknown_table") throw error;
    forget(table);
    return false;
  }
}
