/// What happened, in the words of the reader's language.

import { sayLine, type Fact, type Say } from "./say";
import type { AnyEntry, GameEvent, SeatInfo } from "../net/protocol";

export type Names = (seatOrSteamer: string) => string;

/// Return the name of a seat or a steamer: the colour, and the number where a captain has two.
export const nameIn = (say: Say, steamer: string): string => say("name-steamer", { steamer });

/// Something that a person wrote, set apart: a text that runs from right to left turns nothing else round.
export const apart = (text: string): string => `\u2068${text}\u2069`;

/// Return the names at a table: the colour, and beside it what the person there is called.
export function namesOf(say: Say, seats: SeatInfo[]): Names {
  const given = new Map(seats.flatMap((one) => (one.name ? [[one.seat, apart(one.name)] as const] : [])));
  return (name) => {
    const who = given.get(name) ?? given.get(name.replace(/-\d$/, ""));
    return who ? say("table-named", { colour: nameIn(say, name), who }) : nameIn(say, name);
  };
}

export const captainName = (say: Say, captain: string): string => say("name-captain", { captain });

/// How a computer captain plays, in a line; empty for one that is not known here.
export const playsName = (say: Say, name: string): string => say(`plays-${name}` as "plays-mate");

export const headingName = (say: Say, heading: string): string => say("name-heading", { heading });

/// Why a race ended, in a sentence; empty for a reason that no text is known for.
export const endName = (say: Say, reason: string): string => say(`end-${reason.replace(/[ _]/g, "-")}` as "end-the-winner-is-home");

/// Sentences for an entry of a table that is no move.
export function tellEntry(say: Say, entry: AnyEntry, names: Names): string[] {
  switch (entry.type) {
    case "took_back":
      return [say("history-took-back", { name: names(entry.seat), moment: entry.actions })];
    case "proposed":
      return [say("history-proposed", { name: names(entry.seat), moment: entry.keep })];
    case "answered":
      return [say(entry.yes ? "history-agreed" : "history-declined", { name: names(entry.seat) })];
    case "seated":
      return [say("history-sat-down", { name: nameIn(say, entry.seat), who: apart(entry.name) })];
    case "handed_over": {
      const told = { asked: "history-handed-over", left: "history-left-table", time: "history-handed-over-time" } as const;
      return [say(told[entry.why], { name: names(entry.seat), captain: entry.captain })];
    }
    case "took_over":
      return [say("history-took-over", { name: names(entry.seat) })];
    case "ranked":
      return [say("history-ranked", { name: names(entry.seat) })];
    case "sailed_on":
      return [say("history-sailed-on", { name: names(entry.seat) })];
    case "coached":
      return [say(entry.on ? "history-coach-on" : "history-coach-off", { name: names(entry.seat) })];
    case "rematched":
      return [say("history-rematched", { name: names(entry.seat) })];
    case "published":
      return [say(entry.public ? "history-published" : "history-unpublished")];
    case "closed":
      return [say("history-closed")];
    case "erased":
      return [say("history-erased")];
    case "unreadable":
      return [say("history-unreadable")];
    case "moved":
    case "said":
      return [];
  }
}

/// Sentences for events, which a game has joined where several are told as one.
export function tellEvents(say: Say, events: GameEvent[], names: Names): string[] {
  return events.map((event) => tellEvent(say, event, names)).filter(Boolean);
}

/// A steamer as a sentence takes it: one that nobody has given a name is declined there.
const called = (say: Say, name: string, names: Names): string => (names(name) === nameIn(say, name) ? name : names(name));

/// The fields of an event that name seats or steamers.
const NAMING = ["seat", "steamer", "other", "order", "holders"];

/// What a sentence can be filled with; what else an event has is for boards.
const isFact = (value: unknown): value is Fact =>
  Array.isArray(value) ? value.every((one) => isFact(one) && !Array.isArray(one)) : typeof value === "string" || typeof value === "number";

function tellEvent(say: Say, event: GameEvent, names: Names): string {
  if (typeof event["told"] === "string") return event["told"]; // by a game that brings its own words
  const facts = Object.entries(event).flatMap(([field, fact]): [string, Fact][] => {
    if (!NAMING.includes(field)) return isFact(fact) ? [[field === "end" ? "field" : field, fact]] : [];
    return [[field, Array.isArray(fact) ? fact.map((name: string) => called(say, name, names)) : called(say, String(fact), names)]];
  });
  const line = sayLine(say, { id: `event-${event.event.replaceAll("_", "-")}`, facts: Object.fromEntries(facts) });
  return event.event === "ended" ? `${line} ${endName(say, String(event["reason"]))}`.trim() : line;
}
