/// Where what a lesson says of Mississippi Queen is found on the page.

import { key } from "../../boards/hexes";
import type { Position } from "./data";

export function placeOf(at: string, where: string, position: Position): string | null {
  if (at === "cell") return `[data-cell="${where}"]`;
  if (at === "order") return "aside ol";
  if (at !== "steamer") return `[data-place="${at}"]`;
  const cell = position.steamers[where]?.cell;
  return cell ? `[data-cell="${key(cell)}"]` : null;
}
