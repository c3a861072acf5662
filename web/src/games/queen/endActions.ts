/// What somebody may want to do where a turn ends, as the river shows it; whether it can be done the server says.

import { HEADINGS, sameCell, step } from "../../boards/hexes";
import type { Cell } from "../../boards/hexes";
import type { EndAction, Position, Scene } from "./data";

const ROSE = "rose";

/// Return the actions that a cell suggests to a steamer: at a dock, a depot, a jetty, beside another that its captain steers.
export function endActionsAt(scene: Scene, position: Position, name: string, cell: Cell): EndAction[] {
  const here = (cells: Cell[] | undefined): boolean => cells?.some((one) => sameCell(one, cell)) ?? false;
  const actions: EndAction[] = [];
  if (scene.tiles.some((tile) => sameCell(tile.station?.dock ?? null, cell))) actions.push("board");
  if (scene.tiles.some((tile) => here(tile.elements.coal_docks))) actions.push("fuel");
  if (here(scene.landing?.jetties)) actions.push("arrive");
  if (partners(scene, position, name).some((other) => HEADINGS.some((heading) => sameCell(step(cell, heading), other))))
    actions.push("exchange");
  return actions;
}

/// Return where the other steamers are that the same captain steers.
function partners(scene: Scene, position: Position, name: string): Cell[] {
  const captain = captainOf(scene, position, name);
  const others = Object.entries(position.steamers).filter(([other]) => other !== name && captainOf(scene, position, other) === captain);
  return others.flatMap(([, { cell }]) => (cell === null ? [] : [cell]));
}

function captainOf(scene: Scene, { seats }: Position, name: string): string | undefined {
  if (name === ROSE && scene.rose) return scene.rose.captain;
  return seats.find((seat) => name === seat) ?? seats.find((seat) => name.startsWith(`${seat}-`));
}
