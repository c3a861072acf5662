import { expect, test } from "vitest";

import type { Wake } from "./marks";
import type { Cell } from "../../boards/hexes";
import { tellTurn } from "./tellTurn";
import { hazardsOf } from "./hazards";
import { sceneOf, tileOf, turnOf } from "./testing";
import { en } from "../../i18n/testing";

const tile = tileOf({
  station: { roof: "red", house: [1, 0], dock: [0, -1] },
  elements: { sandbank: [[0, -3]], driftwood: [[0, -2]], coal_docks: [[2, 2]] },
});
const scene = sceneOf({ tiles: [tile], landing: { heading: "N", jetties: [[0, -6]], quay: [] } });

test("a plan says what sand and driftwood will do to it", () => {
  const wake = (cells: Cell[], points: number): Wake => ({
    steamer: "red",
    cells,
    headings: [],
    notes: points > 1 ? [{ cell: [0, -2], kind: "driftwood", points, coal: 0 }] : [],
    coal: 0,
    speed: 3,
  });
  const turn = (final_speed: number) => turnOf({ speed: 3, final_speed, way: ["3", "a"], cells: [null, [0, -3]] });
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
    expect.arrayContaining(["driftwood costs 1 extra point", "driftwood slows you to speed 2"]),
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
