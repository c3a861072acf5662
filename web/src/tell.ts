/// What happened, in the words of the reader's language.

import type { GameEvent, QueenTurn } from "./boards/types";
import type { AnyEntry } from "./protocol";
import type { Messages } from "./texts/en";

export type Names = (seatOrSteamer: string) => string;

/// Return the name of a seat or a steamer: the colour, and the number where a captain has two.
export function nameIn(t: Messages, name: string): string {
  const [seat = "", number] = name.split(/-(?=\d$)/);
  const colour = (t as unknown as Record<string, string>)[`colour_${seat}`];
  const called = colour ?? seat.charAt(0).toUpperCase() + seat.slice(1);
  return number === undefined ? called : `${called} ${number}`;
}

/// Something that a person wrote, set apart: a text that runs from right to left turns nothing else round.
export const apart = (text: string): string => `\u2068${text}\u2069`;

export const captainName = (t: Messages, name: string): string =>
  (t as unknown as Record<string, string>)[`captain_${name.replaceAll("-", "_")}`] ?? name.charAt(0).toUpperCase() + name.slice(1);

export const headingName = (t: Messages, heading: string): string =>
  (t as unknown as Record<string, string>)[`heading_${heading}`] ?? heading;

/// Why a race ended, in a sentence; empty for a reason that no text is known for.
export const endName = (t: Messages, reason: string): string =>
  (t as unknown as Record<string, string>)[`end_${reason.replaceAll(" ", "_")}`] ?? "";

const wayName = (t: Messages, way: unknown): string => (t as unknown as Record<string, string>)[`way_${String(way)}`] ?? "";

/// Sentences for an entry of a table.
export function tellEntry(t: Messages, entry: AnyEntry, names: Names): string[] {
  switch (entry.type) {
    case "moved":
      return tellEvents(t, entry.events as GameEvent[], names);
    case "took_back":
      return [t.tookBackEntry(names(entry.seat), entry.actions)];
    case "proposed":
      return [t.proposedEntry(names(entry.seat), entry.keep)];
    case "answered":
      return [entry.yes ? t.agreedEntry(names(entry.seat)) : t.declinedEntry(names(entry.seat))];
    case "seated":
      return [t.satDown(names(entry.seat), apart(entry.name))];
    case "handed_over": {
      const said = { asked: t.handedOver, left: t.leftTable, time: t.handedOverTime }[entry.why];
      return [said(names(entry.seat), captainName(t, entry.captain))];
    }
    case "took_over":
      return [t.tookOver(names(entry.seat))];
    case "published":
      return [entry.public ? t.publishedEntry : t.unpublishedEntry];
    case "closed":
      return [t.closedEntry];
    case "said":
      return [];
  }
}

/// Sentences for events; the steps of one steamer's way are told as one.
export function tellEvents(t: Messages, events: GameEvent[], names: Names): string[] {
  const lines: string[] = [];
  let way: Way | null = null;
  const finish = () => {
    if (way) lines.push(wayLine(t, way));
    way = null;
  };
  for (const event of events) {
    if (isStep(event)) {
      if (way && way.steamer !== event["steamer"]) finish();
      way = follow(t, way, event, names);
      continue;
    }
    finish();
    const line = tellEvent(t, event, names);
    if (line) lines.push(line);
  }
  finish();
  return lines;
}

/// What a planned turn of Mississippi Queen does, from the speed before, piece by piece.
export function tellTurn(t: Messages, before: number, turn: QueenTurn): string[] {
  const turns = turn.way.filter((action) => action === "l" || action === "r").length;
  const cells = turn.way.filter((action) => action === "a" || action === "astern" || action.startsWith("push=")).length;
  return [
    turn.speed === before ? t.keepsSpeed(turn.speed) : t.changesSpeed(before, turn.speed),
    t.cells(cells),
    turns ? t.turnsCount(turns) : "",
    ...turn.pushes.map((push) => t.pushesWho(nameIn(t, push.steamer))),
    turn.final_speed === turn.speed ? "" : t.finalSpeed(turn.final_speed),
  ].filter(Boolean);
}

interface Way {
  steamer: string;
  name: string;
  /// What was done about the speed.
  speed: string;
  cells: number;
  turns: number;
  coal: number;
}

function wayLine(t: Messages, way: Way): string {
  const steps = [way.speed, way.cells ? t.e_sails(way.cells) : "", way.turns ? t.e_turns(way.turns) : ""].filter(Boolean);
  return `${way.name} ${steps.join(", ")}${way.coal ? t.e_coal(way.coal) : ""}.`;
}

const isStep = (event: GameEvent): boolean => ["speed_set", "sailed", "turned"].includes(event.event);

function follow(t: Messages, way: Way | null, event: GameEvent, names: Names): Way {
  const steamer = String(event["steamer"]);
  const before: Way = way ?? { steamer, name: names(steamer), speed: "", cells: 0, turns: 0, coal: 0 };
  const coal = before.coal + Number(event["coal"] ?? 0);
  if (event.event === "sailed") return { ...before, cells: before.cells + 1 };
  if (event.event === "turned") return { ...before, turns: before.turns + 1, coal };
  const [from, to] = [Number(event["before"]), Number(event["speed"])];
  const speed = from === to ? t.e_speed_kept(to) : from < to ? t.e_speed_up(from, to) : t.e_speed_down(from, to);
  return { ...before, speed, coal };
}

function tellEvent(t: Messages, event: GameEvent, names: Names): string {
  const who = names(String(event["steamer"] ?? event["seat"] ?? ""));
  const other = names(String(event["other"] ?? ""));
  const number = (field: string) => Number(event[field] ?? 0);
  switch (event.event) {
    case "began":
      return t.e_began(who);
    case "rolled":
      return t.e_rolled(who, number("side"));
    case "rotated":
      return t.e_rotated(who, Math.abs(number("steps")) * 60, number("steps") > 0, number("front"), number("logs"));
    case "steamed_ahead":
      return t.e_steamed_ahead(who, number("logs"), number("end"));
    case "dropped_back":
      return t.e_dropped_back(who, number("logs"), number("end"));
    case "touched":
      return t.e_touched(who, number("number"), other, number("other_number"));
    case "advanced":
      return t.e_advanced(who, number("by"), number("end"));
    case "pushed_on":
      return t.e_pushed_on(who, number("by"), number("end"));
    case "push_lost":
      return t.e_push_lost(who, number("by"));
    case "came_home":
      return t.e_came_home(who, number("place"));
    case "passed":
      return t.e_passed(who);
    case "ended":
      return `${t.e_ended} ${endName(t, String(event["reason"]))}`.trim();
    case "die_rolled":
      return t.e_die_rolled(who, wayName(t, event["turn"]));
    case "tile_laid":
      return t.e_tile_laid(wayName(t, event["turn"]), number("passengers"));
    case "landing_joined":
      return t.e_landing_joined(wayName(t, event["turn"]));
    case "tile_left":
      return t.e_tile_left(number("passengers"));
    case "round_began":
      return t.e_round_began(number("round"), (event["order"] as string[]).map(names).join(", "));
    case "backed":
      return t.e_backed(who);
    case "got_off":
      return t.e_got_off(who);
    case "ran_aground":
      return t.e_ran_aground(who);
    case "slowed":
      return t.e_slowed(who, number("speed"));
    case "pushed":
      return t.e_pushed(who, other);
    case "faced":
      return t.e_faced(who, headingName(t, String(event["heading"])));
    case "boarded":
      return t.e_boarded(who, number("passengers"));
    case "fuelled":
      return t.e_fuelled(who, number("coal"));
    case "exchanged":
      return t.e_exchanged(who, number("coal"), other);
    case "stayed":
      return t.e_stayed(who);
    case "withdrew":
      return t.e_withdrew(who);
    case "arrived":
      return t.e_arrived(who, number("place"));
    case "wrecked":
      return t.e_wrecked(who, number("place"));
    default:
      return "";
  }
}
