/// Says the messages of a catalogue: `say("race-finished", { rank: 2 })`.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { functionsOf, Several } from "./functions";
import type { Messages } from "./messages";

export type MessageId = keyof Messages;
/// A message that needs no facts.
export type PlainMessageId = { [Id in MessageId]: Messages[Id] extends null ? Id : never }[MessageId];

/// Say a message with its facts; one without facts is said by its id alone.
export type Say = <Id extends MessageId>(id: Id, ...facts: Messages[Id] extends null ? [] : [facts: Messages[Id]]) => string;

export type Fact = string | number | (string | number)[];

/// A sentence, which ends in a full stop or a question mark, begins with a capital whatever name it begins with.
const SENTENCE = /[.?!…][”“’»\s]*$/;

/// Return how a language says its messages, from the catalogue that it is written in; a message it has not says nothing.
export function speaking(language: string, source: string): Say {
  const locale = language === "en" ? "en-GB" : language;
  const bundle: FluentBundle = new FluentBundle(locale, { functions: functionsOf(locale, () => bundle), useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const said = (id: string, facts: Record<string, Fact> = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return "";
    const given = Object.entries(facts).map(([name, fact]): [string, FluentVariable] => [
      name,
      Array.isArray(fact) ? new Several(fact) : fact,
    ]);
    const text = bundle.formatPattern(pattern, Object.fromEntries(given), []);
    return SENTENCE.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  };
  return said as Say;
}

/// Say a message with its facts as they come from the server.
export const sayLine = (say: Say, { id, facts }: { id: string; facts: Record<string, Fact> }): string =>
  (say as (id: string, facts: Record<string, Fact>) => string)(id, facts);
