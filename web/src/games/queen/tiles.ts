// Written by web/write_tiles.py from src/paddlewheel/games/queen/river/tiles.toml: change it there.

import type { Pair, SceneTile } from "./data";

type Printed = Pick<SceneTile, "land" | "station" | "elements">;

export const SHAPE: Pair[] = [[-2,3],[-1,2],[0,1],[1,1],[2,1],[-2,2],[-1,1],[0,0],[1,0],[2,0],[-2,1],[-1,0],[0,-1],[1,-1],[2,-1],[-2,0],[-1,-1],[0,-2],[1,-2],[2,-2]];

export const PRINTED: Record<string, Printed> = {
  "start": {"land":[[-2,3],[2,1]],"station":null,"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "brown-1": {"land":[[-2,2],[-1,1],[1,0]],"station":{"roof":"brown","house":[-1,1],"dock":[-1,0]},"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "brown-2": {"land":[[-2,3],[-1,0],[0,-1],[1,-1],[2,1]],"station":{"roof":"brown","house":[1,-1],"dock":[1,0]},"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "brown-3": {"land":[[-1,0],[0,-1],[0,0],[2,1]],"station":{"roof":"brown","house":[-1,0],"dock":[-2,1]},"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "brown-4": {"land":[[-2,3],[0,-1],[0,0],[1,0],[2,1]],"station":{"roof":"brown","house":[0,0],"dock":[1,-1]},"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "red-1": {"land":[[-2,3],[-1,0],[1,0],[2,1]],"station":{"roof":"red","house":[-1,0],"dock":[0,0]},"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "red-2": {"land":[[-2,3],[0,-1],[1,0]],"station":{"roof":"red","house":[1,0],"dock":[2,-1]},"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "red-3": {"land":[[-2,3],[0,0],[1,0],[2,1]],"station":{"roof":"red","house":[0,0],"dock":[-1,0]},"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "red-4": {"land":[[-2,3],[-1,0],[0,-1],[1,0]],"station":{"roof":"red","house":[0,-1],"dock":[1,-1]},"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "wild-1": {"land":[[-2,1],[-2,2],[0,0],[2,0],[2,1]],"station":null,"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "wild-2": {"land":[[-1,2],[0,1],[1,-1],[1,1]],"station":null,"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "wild-3": {"land":[[-1,0],[-1,1],[1,-2],[1,0],[2,1]],"station":null,"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
  "coal": {"land":[[1,-1],[1,0],[2,-2],[2,-1]],"station":null,"elements":{"sandbank":[],"driftwood":[],"coal_docks":[[0,0],[1,-2]]}},
  "coal-and-driftwood": {"land":[[-2,2],[0,0],[2,-2],[2,0]],"station":null,"elements":{"sandbank":[],"driftwood":[[-1,-1],[2,-1]],"coal_docks":[[1,-1]]}},
  "driftwood": {"land":[[-2,2],[-1,-1],[0,0],[1,-2],[2,-1]],"station":null,"elements":{"sandbank":[],"driftwood":[[1,0],[1,1]],"coal_docks":[]}},
  "sandbanks-1": {"land":[[-2,0],[-1,0],[0,0],[2,1]],"station":null,"elements":{"sandbank":[[-2,2],[-1,1],[1,-1]],"driftwood":[],"coal_docks":[]}},
  "sandbanks-2": {"land":[[-2,2],[1,-1],[2,-2]],"station":null,"elements":{"sandbank":[[-1,1],[0,-2],[0,-1],[2,-1]],"driftwood":[],"coal_docks":[]}},
  "many-islands": {"land":[[-2,0],[-2,3],[-1,1],[0,-2],[0,1],[1,-1],[2,-2],[2,0],[2,1]],"station":null,"elements":{"sandbank":[],"driftwood":[],"coal_docks":[]}},
};
