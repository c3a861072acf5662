/// What the server says no to, in the reader's language: its code finds the message, its facts fill it.

import { sayLine, type Fact, type Say } from "./say";

export interface Coded {
  code: string;
  facts: Record<string, Fact>;
  /// In which line of a text, if it is about one.
  line?: number | null;
  /// The same in English, for a code that this page does not know yet.
  message: string;
}

export function refusedIn(say: Say, { code, facts, line, message }: Coded): string {
  const name = code.replace(/[._]/g, "-");
  const told = (id: string): string => sayLine(say, { id, facts });
  const said = told(`refusal-${name}`) || told(`error-${name}`) || message;
  return typeof line === "number" ? say("error-in-line", { line, problem: said }) : said;
}
