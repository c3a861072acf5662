/// What the server says no to, in the reader's language: its wording finds the sentence, its facts fill the places.

import { captainName, headingName, nameIn } from "./tell";
import type { Messages } from "./texts/en";

export interface Worded {
  /// The whole sentence in English, for where there is no wording.
  message: string;
  wording: string;
  facts: Record<string, unknown>;
}

export interface Tongue {
  t: Messages;
  /// For each English wording the sentence of this language.
  sentences: Record<string, string>;
  language: string;
  options: Record<string, string>;
}

const PLACE = /\{(\w+)(?::([^{}]*))?\}/g;

export function refusedIn(tongue: Tongue, said: Worded): string {
  const text = said.wording ? sentence(tongue, said.wording, said.facts) : said.message;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? "" : "."}`;
}

function sentence(tongue: Tongue, wording: string, facts: Record<string, unknown>): string {
  const pattern = tongue.sentences[wording] ?? wording;
  return pattern.replace(PLACE, (place, name: string, kind = "") => (name in facts ? filled(tongue, name, kind, facts) : place));
}

function filled(tongue: Tongue, name: string, kind: string, facts: Record<string, unknown>): string {
  const { [name]: fact, ...others } = facts;
  if (kind === "wording") return sentence(tongue, String(fact), others);
  const [one, many] = kind.split("|");
  const text = several(tongue, fact, kind);
  return many === undefined ? text : `${text} ${fact === 1 ? one : many}`;
}

/// A fact in a sentence; of several any one.
function several(tongue: Tongue, fact: unknown, kind: string): string {
  if (!Array.isArray(fact)) return named(tongue, fact, kind);
  return new Intl.ListFormat(tongue.language, { type: "disjunction" }).format(fact.map((one) => named(tongue, one, kind)));
}

function named(tongue: Tongue, fact: unknown, kind: string): string {
  if (typeof fact === "number") return fact.toLocaleString(tongue.language);
  const text = String(fact);
  if (kind === "steamer") return nameIn(tongue.t, text);
  if (kind === "captain") return captainName(tongue.t, text);
  if (kind === "heading") return headingName(tongue.t, text);
  return kind === "option" ? text.replace(/\w+(?= \(|:|$)/g, (option) => tongue.options[option] ?? option) : text;
}
