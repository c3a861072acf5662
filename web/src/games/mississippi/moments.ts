// Written by web/write_moments.py from records in tests/records: change it there.

import type { Position, Scene, Steamer } from "./data";

interface Moment extends Pick<Position, "seats"> {
  scene: Pick<Scene, "rows" | "goal" | "cells" | "shift" | "sides" | "ring">;
  steamers: Record<string, Pick<Steamer, "field" | "front">>;
}

export const moments: Record<string, Moment> = {"mississippi":{"scene":{"rows":13,"goal":110,"cells":[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0],[8,0],[8,-1],[7,-1],[6,-1],[5,-1],[4,-1],[3,-1],[2,-1],[1,-1]],"shift":[1,-2],"sides":["E","E","E","E","E","E","E","E","E","W","W","W","W","W","W","W","W"],"ring":[1,4,5,6,3,2]},"seats":["red","green","black","yellow","white","orange"],"steamers":{"red":{"field":43,"front":3},"green":{"field":50,"front":3},"black":{"field":33,"front":3},"yellow":{"field":48,"front":3},"white":{"field":28,"front":2},"orange":{"field":32,"front":6}}}};
