/// Which screen is shown: it stands in the address, so that it can be linked, and gone back from.

import { isHeld } from "../net/invite";

export type Route =
  | { screen: "harbour" }
  | { screen: "new"; game: string; way: string }
  | { screen: "table"; table: string; key: string | null; at: number | null }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "learn" }
  | { screen: "daily" }
  /// The race of a day: today's without one; solved, one way to sail it in par.
  | { screen: "race-of-day"; game: string; day: string; solved: boolean }
  /// A lesson of a course; without a course those that come before the first race.
  | { screen: "lesson"; course: string | null; lesson: string }
  | { screen: "puzzles" }
  | { screen: "puzzle"; collection: string; puzzle: string }
  | { screen: "lost" };

/// Read an address: its path and what stands behind the #.
export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decoded);
  const behind = hash.replace(/^#/, "");
  if (first === "") return { screen: "harbour" };
  if (first === "new" && second) return { screen: "new", game: second, way: third || "captains" };
  if (first === "t" && /^[a-z0-9]{6,32}$/.test(second)) {
    const at = third.match(/^\d{1,9}$/) ? Number(third) : null;
    return { screen: "table", table: second, key: isHeld(behind) ? behind : null, at };
  }
  if (first === "rules" && second) return { screen: "rules", game: second, rule: behind || third || null };
  if (first === "learn" && !second) return { screen: "learn" };
  if (first === "learn" && third) return { screen: "lesson", course: second, lesson: third };
  if (first === "puzzles" && !second) return { screen: "puzzles" };
  if (first === "puzzles" && third) return { screen: "puzzle", collection: second, puzzle: third };
  if (first === "daily" && !second) return { screen: "daily" };
  if (first === "daily") return { screen: "race-of-day", game: second, day: third, solved: behind === "solved" };
  if (first === "first" && !second) return { screen: "lesson", course: null, lesson: "" };
  return { screen: "lost" };
}

/// What a part of an address says; as it is written where that says nothing.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Place {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  look(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  go(address: string, instead = false): void {
    if (instead) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.look();
    scrollTo(0, 0);
  }

  /// Follow a link of our own without loading the page again.
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const place = new Place();
