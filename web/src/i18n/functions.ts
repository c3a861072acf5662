/// The functions that messages call for names: Python has the same ones, in src/paddlewheel/words/functions.py.

import { FluentNone, FluentNumber, FluentType, type FluentBundle, type FluentFunction, type FluentValue } from "@fluent/bundle";

type Item = string | number;

/// A fact of several names or numbers.
export class Several extends FluentType<Item[]> {
  override toString(): string {
    return this.value.join(", ");
  }
}

const VOWEL = /^[aeiouyâàéèêîïôûœæh]/i;

/// Return *de* or *que* before a name, as French joins them.
export function elided(word: "de" | "que", name: string): string {
  if (word === "de" && /^les? /.test(name)) return name.startsWith("le ") ? `du ${name.slice(3)}` : `des ${name.slice(4)}`;
  return VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

/// Return the functions of a language; names are looked up in the bundle that they belong to.
export function functionsOf(locale: string, bundle: () => FluentBundle): Record<string, FluentFunction> {
  const message = (id: string, form: string, facts?: Record<string, FluentValue>): string => {
    const found = bundle().getMessage(id);
    const pattern = found?.attributes[form] ?? found?.value;
    return pattern ? bundle().formatPattern(pattern, facts) : "";
  };
  const named = (kind: string) =>
    each((name, form) => message(`${kind}-${name.toLowerCase().replace(/[_ ]/g, "-")}`, form) || called(name));
  const steamer = (name: string, form: string): string => {
    const [seat = "", number] = name.split(/-(?=\d$)/);
    const colour = message(`steamer-${seat}`, form) || called(seat);
    return number === undefined ? colour : `${colour} ${number}`;
  };
  const several = (value: FluentValue, type: FluentValue | undefined): string =>
    value instanceof Several
      ? new Intl.ListFormat(locale, { type: type === "or" ? "disjunction" : "conjunction" }).format(
          value.value.map((one) => one.toLocaleString(locale)),
        )
      : textOf(value);
  return {
    STEAMER: each(steamer),
    CAPTAIN: named("captain"),
    HEADING: named("heading"),
    BEND: named("bend"),
    ELEMENT: named("element"),
    OPTION: named("option"),
    RANK: ([rank]) => message("rank", "", { rank: rank ?? new FluentNone() }),
    PERCENT: ([share]) => new Intl.NumberFormat(locale, { style: "percent" }).format(Number(numberOf(share))),
    LIST: ([value], { type }) => several(value ?? new FluentNone(), type),
    DE: each((name) => elided("de", name)),
    QUE: each((name) => elided("que", name)),
  };
}

/// Make a function of one name take several, too.
function each(one: (name: string, form: string) => string): FluentFunction {
  return ([value], { form }) => {
    const said = (item: Item): string => one(String(item), form === undefined ? "" : textOf(form));
    return value instanceof Several ? new Several(value.value.map(said)) : said(textOf(value));
  };
}

/// A name that no catalogue has: one that a program gave in small letters, or a text that is a name already.
const called = (name: string): string => (/^[a-z][a-z-]*$/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name);

const numberOf = (value: FluentValue | undefined): unknown => (value instanceof FluentNumber ? value.value : value);

const textOf = (value: FluentValue | undefined): string =>
  typeof value === "string" ? value : String(value instanceof FluentType ? value.valueOf() : value);
