import { expect, test } from "vitest";

import type { Wake } from "./marks";
import type { Cell } from "../../boards/types";
import type { QueenTurn, RiverScene } from "./types";
import { tellTurn } from "./tellTurn";
import { hazardsOf } from "./hazards";
import { en } from "../../i18n/testing";

const tile = {
  number: 0,
  id: "one",
  centre: [0, 0] as Cell,
  flow: "N" as const,
  cells: [],
  land: [],
  station: { roof: "red" as const, house: [1, 0] as Cell, dock: [0, -1] as Cell },
};
const scene = {
  tiles: [{ ...tile, elements: { sandbank: [[0, -3]], driftwood: [[0, -2]], coal_docks: [[2, 2]] } }],
  start_cells: [],
  shipyard: null,
  landing: { heading: "N", jetties: [[0, -6]], quay: [] },
  to_come: [],
} as unknown as RiverScene;

test("a plan says what sand and driftwood will do to it", () => {
  const wake = (cells: Cell[], points: number): Wake => ({
    steamer: "red",
    cells,
    headings: [],
    notes: points > 1 ? [{ cell: [0, -2], kind: "driftwood", points, coal: 0 }] : [],
    coal: 0,
    speed: 3,
  });
  const turn = (final_speed: number) =>
    ({ speed: 3, final_speed, way: ["3", "a"], cells: [null, [0, -3]], pushes: [], coal: 0 }) as unknown as QueenTurn;
  const aground = hazardsOf(
    scene,
    wake(
      [
        [0, -2],
        [0, -3],
      ],
      1,
    ),
  );
  expect(aground).toEqual({ aground: true, driftwood: 0 });
  expect(tellTurn(en, 3, turn(1), aground)).toContain("runs aground: speed 1 afterwards");
  const slowed = hazardsOf(
    scene,
    wake(
      [
        [0, -1],
        [0, -2],
      ],
      2,
    ),
  );
  expect(slowed).toEqual({ aground: false, driftwood: 1 });
  expect(tellTurn(en, 3, turn(2), slowed)).toEqual(
    expect.arrayContaining(["driftwood takes 1 more point", "driftwood slows you to speed 2"]),
  );
  expect(
    tellTurn(
      en,
      3,
      turn(3),
      hazardsOf(
        scene,
        wake(
          [
            [0, 0],
            [0, -1],
          ],
          1,
        ),
      ),
    ),
  ).toEqual(["keeps speed 3", "1 cell"]);
});
