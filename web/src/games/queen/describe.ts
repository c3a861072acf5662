/// The river in words, for those who do not see it.

import { bearings, HEADINGS, key, sameCell, step } from "../../boards/hexes";
import type { Cell, Heading } from "../../boards/hexes";
import type { Position, Steamer, Scene } from "./data";
import { headingName, nameIn, type Names } from "../../i18n/events";
import type { Say } from "../../i18n/say";

/// Say where a cell lies from another: "2 north, 1 north-east".
export function tellWhere(say: Say, from: Cell, to: Cell): string {
  if (sameCell(from, to)) return say("board-right-here");
  return bearings(from, to)
    .map(([count, heading]) => say("board-bearing", { count, heading: headingName(say, heading) }))
    .join(", ");
}

/// Say whom a push moves where, and what the turn costs then.
export function tellPush(say: Say, pushed: { steamer: string } | null, { heading, coal }: { heading: Heading; coal: number }): string {
  const to = say("plan-push-to", { name: nameIn(say, pushed?.steamer ?? ""), heading: headingName(say, heading) });
  return `${to}, ${say("plan-costs", { coal })}`;
}

/// What is to be said of the cells of the river that are more than water, by their keys.
export function tellCells(say: Say, scene: Scene, position: Position, names: Names): Map<string, string> {
  const found = new Map<string, string[]>();
  const put = (cell: Cell, words: string) => found.set(key(cell), [...(found.get(key(cell)) ?? []), words]);
  for (const [name, steamer] of afloat(position))
    put(steamer.cell, `${names(name)} ${say("board-heads-for", { heading: headingName(say, steamer.heading) })}`);
  for (const tile of scene.tiles) {
    if (tile.station)
      put(
        tile.station.dock,
        isSchool(position) ? say("board-dock-in-school") : say("board-dock", { waiting: position.waiting[tile.id] ?? 0 }),
      );
    tile.land.forEach((cell) => put(cell, say("element-island")));
    tile.elements.sandbank.forEach((cell) => put(cell, say("element-sandbank")));
    tile.elements.driftwood.forEach((cell) => put(cell, say("element-driftwood")));
    tile.elements.coal_docks.forEach((cell) => put(cell, say("element-depot")));
  }
  scene.landing?.jetties.forEach((cell) => put(cell, say("element-jetty")));
  return new Map([...found].map(([cell, words]) => [cell, words.join(", ")]));
}

/// The river as it stands: every steamer, the water round the one that is on turn, docks where somebody waits, the landing.
export function tellBoard(say: Say, scene: Scene, position: Position, names: Names): string {
  const sailing = afloat(position);
  const [name, here] = sailing.find(([one]) => one === position.to_move) ?? sailing[0] ?? ["", null];
  const last = scene.tiles.at(-1);
  const lines = [
    last ? say("board-river-tiles", { count: scene.tiles.length, heading: headingName(say, last.flow) }) : "",
    ...sailing.map(
      ([one, steamer]) =>
        `${say("page-colon", { what: names(one), said: tellSteamer(say, scene, steamer, here && one !== name ? say("board-from-whom", { where: tellWhere(say, here.cell, steamer.cell), name: names(name) }) : "") })}.`,
    ),
  ];
  if (here)
    lines.push(
      say("board-water-from", {
        name: names(name),
        where:
          openWater(scene, here.cell)
            .map(([count, heading]) => say("board-bearing", { count, heading: headingName(say, heading) }))
            .join(", ") || say("board-water-none"),
      }),
    );
  if (here) lines.push(...sights(say, scene, position, here.cell).map((sight) => `${sight}.`));
  return lines.filter(Boolean).join(" ");
}

/// The sailing school is sailed without passengers.
const isSchool = (position: Position): boolean => position.options.school;

type Afloat = [string, Steamer & { cell: Cell }];

function afloat(position: Position): Afloat[] {
  return Object.entries(position.steamers).filter((entry): entry is Afloat => entry[1].cell !== null);
}

function tellSteamer(say: Say, scene: Scene, steamer: Steamer, where: string): string {
  const tile = scene.tiles.find((one) => one.cells.some((cell) => sameCell(cell, steamer.cell)));
  return [
    say("board-heads-for", { heading: headingName(say, steamer.heading) }),
    say("board-at-speed", { speed: steamer.speed }),
    say("board-with-coal", { coal: steamer.coal }),
    steamer.passengers ? say("board-aboard", { count: steamer.passengers }) : "",
    tile ? say("board-on-tile", { tile: tile.number + 1 }) : "",
    where,
  ]
    .filter(Boolean)
    .join(", ");
}

/// How many cells of water lie before a cell in each direction.
function openWater(scene: Scene, from: Cell) {
  const land = new Set(scene.tiles.flatMap((tile) => tile.land.map(key)));
  const water = new Set(scene.tiles.flatMap((tile) => tile.cells.map(key).filter((cell) => !land.has(cell))));
  return HEADINGS.flatMap((heading) => {
    let count = 0;
    while (water.has(key(step(from, heading, count + 1)))) count++;
    return count ? [[count, heading] as const] : [];
  });
}

function sights(say: Say, scene: Scene, position: Position, from: Cell): string[] {
  const docks = scene.tiles.flatMap((tile) => {
    const waiting = position.waiting[tile.id] ?? 0;
    return tile.station && waiting
      ? [say("page-colon", { what: tellWhere(say, from, tile.station.dock), said: say("board-dock", { waiting }) })]
      : [];
  });
  const jetties = (scene.landing?.jetties ?? []).map((cell) =>
    say("page-colon", { what: tellWhere(say, from, cell), said: say("element-jetty") }),
  );
  return [...docks, ...jetties];
}
