/// Links to a table. What stands behind the # opens it; a link for another device carries all that this browser holds.

import type { KnownTable } from "./memory";

export interface Held {
  keys: string[];
  /// Keys to hand out, by seat.
  links: Record<string, string>;
  watch: string;
}

const KEY = "[\\w-]{16,64}";
const HELD = new RegExp(`^${KEY}(\\.${KEY})*(~[a-z0-9-]*=${KEY})*$`);

/// Whether a text can stand behind the # of a link to a table.
export const isHeld = (text: string): boolean => HELD.test(text);

/// The address of a table, with what opens it.
export const linkTo = (table: string, held = ""): string => `${location.origin}/t/${table}${held && `#${held}`}`;

/// What a link for another device carries: one's own keys, and what the maker has to hand out.
export function packed({ keys, links, watch }: Held): string {
  const own = keys.filter((key) => key !== watch).join(".");
  return [own, ...Object.entries(links).map(([seat, key]) => `${seat}=${key}`), ...(watch ? [`=${watch}`] : [])].join("~");
}

export function unpacked(text: string): Held {
  const [own = "", ...named] = text.split("~");
  const pairs = named.map((one) => one.split("=") as [string, string]);
  const watch = pairs.find(([name]) => name === "")?.[1] ?? "";
  return { keys: own.split(".").filter(Boolean), links: Object.fromEntries(pairs.filter(([name]) => name)), watch };
}

/// Return what a browser knows of a table together with what a link has brought.
export function joined(known: KnownTable | undefined, held: Held): Held {
  const watch = held.watch || known?.watch || "";
  return { keys: [...(known?.keys ?? []), ...held.keys, ...(held.watch ? [watch] : [])], links: { ...known?.links, ...held.links }, watch };
}
