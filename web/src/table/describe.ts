/// The boards in words, for those who do not see them.

import { bearings, HEADINGS, key, sameCell, step } from "../boards/hexes";
import type { Cell, CoursePosition, CourseScene, QueenPosition, QueenSteamer, RiverScene } from "../boards/types";
import { headingName, type Names } from "../tell";
import type { Messages } from "../texts/en";

/// Say where a cell lies from another: "2 north, 1 north-east".
export function tellWhere(t: Messages, from: Cell, to: Cell): string {
  if (sameCell(from, to)) return t.rightHere;
  return bearings(from, to).map(([count, heading]) => t.bearing(count, headingName(t, heading))).join(", ");
}

/// What is to be said of the cells of the river that are more than water, by their keys.
export function tellCells(t: Messages, scene: RiverScene, position: QueenPosition, names: Names): Map<string, string> {
  const found = new Map<string, string[]>();
  const say = (cell: Cell, words: string) => found.set(key(cell), [...(found.get(key(cell)) ?? []), words]);
  for (const [name, steamer] of afloat(position)) say(steamer.cell, `${names(name)} ${t.headsFor(headingName(t, steamer.heading))}`);
  for (const tile of scene.tiles) {
    if (tile.station) say(tile.station.dock, t.dock(position.waiting[tile.id] ?? 0));
    tile.land.forEach((cell) => say(cell, t.island));
    tile.elements.sandbank.forEach((cell) => say(cell, t.sandbank));
    tile.elements.driftwood.forEach((cell) => say(cell, t.driftwood));
    tile.elements.coal_docks.forEach((cell) => say(cell, t.depot));
  }
  scene.landing?.jetties.forEach((cell) => say(cell, t.jetty));
  return new Map([...found].map(([cell, words]) => [cell, words.join(", ")]));
}

/// The river as it stands: every steamer, the water round the one that is on turn, docks where somebody waits, the landing.
export function tellRiver(t: Messages, scene: RiverScene, position: QueenPosition, names: Names): string {
  const sailing = afloat(position);
  const [name, here] = sailing.find(([one]) => one === position.to_move) ?? sailing[0] ?? ["", null];
  const last = scene.tiles.at(-1);
  const lines = [
    last ? t.riverTiles(scene.tiles.length, headingName(t, last.flow)) : "",
    ...sailing.map(([one, steamer]) => `${t.colon(names(one), tellSteamer(t, scene, steamer, here && one !== name ? t.fromWhom(tellWhere(t, here.cell, steamer.cell), names(name)) : ""))}.`),
  ];
  if (here) lines.push(t.waterFrom(names(name), openWater(scene, here.cell).map(([count, heading]) => t.bearing(count, headingName(t, heading))).join(", ")));
  if (here) lines.push(...sights(t, scene, position, here.cell).map((sight) => `${sight}.`));
  return lines.filter(Boolean).join(" ");
}

/// The course as it stands: every steamer with its field, what it has in front, and its wood.
export function tellCourse(t: Messages, scene: CourseScene, position: CoursePosition, names: Names): string {
  const steamers = Object.entries(position.steamers).map(([name, one]) => {
    if (one.place) return `${t.colon(names(name), t.atPlace(one.place))}.`;
    const parts = [one.field === null ? t.ashore : t.field(one.field), one.front === null ? "" : t.frontOf(one.front), t.logs(one.wood)];
    return `${t.colon(names(name), parts.filter(Boolean).join(", "))}.`;
  });
  return [t.goalAt(scene.goal), ...steamers].join(" ");
}

type Afloat = [string, QueenSteamer & { cell: Cell }];

function afloat(position: QueenPosition): Afloat[] {
  return Object.entries(position.steamers).filter((entry): entry is Afloat => entry[1].cell !== null);
}

function tellSteamer(t: Messages, scene: RiverScene, steamer: QueenSteamer, where: string): string {
  const tile = scene.tiles.find((one) => one.cells.some((cell) => sameCell(cell, steamer.cell)));
  return [
    t.headsFor(headingName(t, steamer.heading)),
    t.atSpeed(steamer.speed),
    t.withCoal(steamer.coal),
    steamer.passengers ? t.aboard(steamer.passengers) : "",
    tile ? t.onTile(tile.number + 1) : "",
    where,
  ].filter(Boolean).join(", ");
}

/// How many cells of water lie before a cell in each direction.
function openWater(scene: RiverScene, from: Cell) {
  const land = new Set(scene.tiles.flatMap((tile) => tile.land.map(key)));
  const water = new Set(scene.tiles.flatMap((tile) => tile.cells.map(key).filter((cell) => !land.has(cell))));
  return HEADINGS.flatMap((heading) => {
    let count = 0;
    while (water.has(key(step(from, heading, count + 1)))) count++;
    return count ? [[count, heading] as const] : [];
  });
}

function sights(t: Messages, scene: RiverScene, position: QueenPosition, from: Cell): string[] {
  const docks = scene.tiles.flatMap((tile) => {
    const waiting = position.waiting[tile.id] ?? 0;
    return tile.station && waiting ? [t.colon(tellWhere(t, from, tile.station.dock), t.dock(waiting))] : [];
  });
  const jetties = (scene.landing?.jetties ?? []).map((cell) => t.colon(tellWhere(t, from, cell), t.jetty));
  return [...docks, ...jetties];
}
