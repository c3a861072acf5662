/// Requests to the server; whatever is wrong comes back as a `Trouble` with a sentence for people.

import type {
  AnyOrder,
  Captains,
  Checked,
  Courses,
  Created,
  DailyInfo,
  DailyProgress,
  GameData,
  Games,
  Listing,
  Moment,
  NewTable,
  Noted,
  Problem,
  Puzzles,
  PuzzleTold,
  Reply,
  Report,
  Review,
  RuleBook,
  TableView,
  Taken,
  TakeSeat,
  Turns,
  WhichRules,
} from "./protocol";

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/// The server cannot be reached, or does not answer as a server of Paddlewheel does.
const UNREACHABLE: Problem = {
  reason: "unavailable",
  code: "",
  facts: {},
  rule: null,
  where: "",
  line: null,
  message: "",
  instead: null,
  nth: null,
};

async function ask(method: string, path: string, body?: unknown, keys: string[] = []): Promise<Response> {
  const headers: Record<string, string> = {};
  if (keys.length) headers["Authorization"] = `Bearer ${keys.join(" ")}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Trouble(UNREACHABLE);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => UNREACHABLE)) as Problem;
  throw new Trouble(problem);
}

async function json<Answer>(method: string, path: string, body?: unknown, keys?: string[]): Promise<Answer> {
  return (await ask(method, path, body, keys)).json() as Promise<Answer>;
}

export const games = (language: string) => json<Games>("GET", `/api/games?language=${language}`);
/// The courses of the school, in words.
export const courses = (language: string) => json<Courses>("GET", `/api/courses?language=${language}`);
/// The puzzles of the school: how hard each is, and a hint.
export const puzzles = (language: string) => json<Puzzles>("GET", `/api/puzzles?language=${language}`);
export const captains = () => json<Captains>("GET", "/api/captains");
export const rules = (which: WhichRules) => json<RuleBook>("POST", "/api/rules", which);
/// The rule book of a set-up, which can be kept.
export const setupRules = (address: string) => json<RuleBook>("GET", address);
export const publicTables = () => json<Listing>("GET", "/api/tables");
export const found = (wanted: NewTable) => json<Created>("POST", "/api/tables", wanted);
/// What founding would refuse, without founding anything.
export const check = (wanted: NewTable) => json<Checked>("POST", "/api/tables/check", wanted);
export const view = (table: string, keys: string[]) => json<TableView>("GET", `/api/tables/${table}`, undefined, keys);
export const turns = (table: string, keys: string[]) => json<Turns>("GET", `/api/tables/${table}/turns`, undefined, keys);
export const moment = <D extends GameData>(table: string, at: number, keys: string[]) =>
  json<Moment<D>>("GET", `/api/tables/${table}/moment?at=${at}`, undefined, keys);
/// How a try at a puzzle went, and its answer.
export const puzzleTold = (table: string, keys: string[], seen: number, language: string) =>
  json<PuzzleTold>("GET", `/api/tables/${table}/puzzle?seen=${seen}&language=${language}`, undefined, keys);
/// The race of a day, today's if none is named.
export const daily = (game: string, day = "") => json<DailyInfo>("GET", `/api/daily?game=${game}${day && `&day=${day}`}`);
/// How the race of a day stands at a table, known up to an entry.
export const dailyProgress = (table: string, seen: number, keys: string[]) =>
  json<DailyProgress>("GET", `/api/tables/${table}/daily?seen=${seen}`, undefined, keys);
/// What is known of a race that is over, so far.
export const review = (table: string, keys: string[]) => json<Review>("GET", `/api/tables/${table}/review`, undefined, keys);
export const order = (table: string, wanted: AnyOrder, keys: string[]) => json<Reply>("POST", `/api/tables/${table}/orders`, wanted, keys);
export const report = (table: string, wanted: Report, keys: string[]) => json<Noted>("POST", `/api/tables/${table}/reports`, wanted, keys);
export const takeSeat = (table: string, wanted: TakeSeat, keys: string[]) =>
  json<Taken>("POST", `/api/tables/${table}/seats`, wanted, keys);
export const record = async (table: string, keys: string[], until?: number) =>
  (await ask("GET", `/api/tables/${table}/record${until === undefined ? "" : `?until=${until}`}`, undefined, keys)).text();
