// Written by web/write_protocol.py from src/paddlewheel/games/queen/model/data_types.py: change it there.

/** What messages carry of this game. */
export type Data = {
  position: Position;
  scene: Scene;
  event: Event;
  turn: Turn;
  packed: PackedTurns;
  reach: Reach;
  wish: Wish;
};

/** Q17, Q21: a steamer arrived at the landing; its captain took a rank, or 0 if more must come home (B10). */
export type Arrived = {
  event: "arrived";
  steamer: string;
  rank: number;
};

/** B3: a steamer went one cell astern, off a sandbank. */
export type Backed = {
  event: "backed";
  steamer: string;
  start: Pair;
  end: Pair;
};

/** Q8: a seat was drawn to take start cell 1. */
export type Began = {
  event: "began";
  seat: string;
};

export type Bend = "left" | "straight" | "right";

/** Q19: a passenger came aboard at the station of a tile. */
export type Boarded = {
  event: "boarded";
  steamer: string;
  tile: string;
  passengers: number;
};

export type Decision = "first" | "die" | "tile" | "landing" | "face" | "speed" | "sail" | "board" | "fuel" | "exchange";

/** Q2: the direction die fell for this captain. */
export type DieRolled = {
  event: "die_rolled";
  steamer: string;
  turn: Bend;
};

/** B2–B7: the cells of each kind of water. */
export type Elements = {
  sandbank: Pair[];
  driftwood: Pair[];
  coal_docks: Pair[];
};

export type EndAction = "board" | "fuel" | "exchange" | "arrive";

/** Q22, Q23: the race is over, for this reason. */
export type Ended = {
  event: "ended";
  reason: string;
};

/** What happened. */
export type Event = Began | DieRolled | TileLaid | LandingJoined | TileLeft | RoundBegan | SpeedSet | Sailed | Backed | GotOff | RanAground | Slowed | Rotated | Pushed | Faced | Boarded | Fuelled | Exchanged | Stayed | Held | Withdrew | Arrived | Wrecked | Ended;

/** B9: a steamer gave coal to another. */
export type Exchanged = {
  event: "exchanged";
  steamer: string;
  other: string;
  coal: number;
};

/** Q8, Q16: a captain chose a heading. */
export type Faced = {
  event: "faced";
  steamer: string;
  heading: Heading;
};

/** B7: a steamer filled up to this much coal. */
export type Fuelled = {
  event: "fuelled";
  steamer: string;
  coal: number;
};

/** B3: a steamer goes off a sandbank ahead, for this much coal. */
export type GotOff = {
  event: "got_off";
  steamer: string;
  coal: number;
};

export type Heading = "N" | "NE" | "SE" | "S" | "SW" | "NW";

/** Q13: others kept a steamer from moving, and it stays where it is for this turn. */
export type Held = {
  event: "held";
  steamer: string;
  holders: string[];
};

/** A tile in the order in which they were laid: how it turned from the one before, and the cells left out. */
export type LaidTile = {
  id: string;
  turn?: Bend;
  left_out?: Pair[];
};

/** Q7: how the landing lies: the water it lies against, and the cells it covers itself. */
export type Landing = {
  heading: Heading;
  jetties: Pair[];
  quay: Pair[];
};

/** Q5, Q7: the landing was joined to the last tile; these are its jetties. */
export type LandingJoined = {
  event: "landing_joined";
  turn: Bend;
  jetties: Pair[];
};

/** What a table may choose; the six at the end are those of the expansion. */
export type Options = {
  school: boolean;
  draw_first: boolean;
  stop_at_winner: boolean;
  round_limit: number;
  arrival_speed: number;
  push_astern: boolean;
  added: string[];
  removed: string[];
  steamers: number;
  both_home: boolean;
  exchange_at_docks: boolean;
  black_rose: boolean;
};

export type PackedPush = [string, number, number, number, number, string, number, number];

export type PackedRotation = [string, number, number, number];

export type PackedStep = [string, number, number, number, number];

/** All whole turns, written shortly: docs/table-protocol.md tells how to read them. */
export type PackedTurns = {
  start: [number, number, number] | null;
  speeds: Pair[];
  moves: (PackedRotation | PackedStep | PackedPush)[];
  steps: number[];
  turns: number[];
};

export type Pair = [number, number];

/** A position. */
export type Position = {
  game: "queen";
  rules: number;
  options: Options;
  seats: string[];
  tiles: LaidTile[];
  first_tile: number;
  landing: Bend | null;
  steamers: Record<string, Steamer>;
  waiting: Record<string, number>;
  first: string | null;
  round: number;
  order: string[];
  to_move: string | null;
  decision: Decision | null;
  captain: string | null;
  die: Bend | null;
  under_way: TurnUnderWay | null;
  given?: number;
};

/** Q14: a push as part of a whole turn. */
export type Push = {
  steamer: string;
  start: Pair;
  end: Pair;
};

/** Q14: a steamer pushed another one from its cell to a neighbouring one. */
export type Pushed = {
  event: "pushed";
  steamer: string;
  other: string;
  start: Pair;
  end: Pair;
};

/** B2, B4: a steamer ran aground and has speed 1. */
export type RanAground = {
  event: "ran_aground";
  steamer: string;
};

/** Q20: a rank in the order: the numbers that are compared, and which of them put it ahead of the next. */
export type Rank = {
  steamer: string;
  tile: number;
  stick: number;
  speed: number;
  coal: number;
  right: number;
  ahead_by: string | null;
};

/** A cell where a turn could end, with the least coal. */
export type Reach = {
  cell: Pair;
  coal: number;
};

export type Roof = "red" | "brown";

/** B12: who steers the Black Rose in this round, and the steamer whose rank in the order makes it so. */
export type RoseCaptain = {
  captain: string;
  because: string;
  why: "last" | "before" | "passed";
};

/** Q11: a steamer was rotated by 60°, for this much coal. */
export type Rotated = {
  event: "rotated";
  steamer: string;
  heading: Heading;
  coal: number;
};

/** Q20: a new round began, in this order; the standings say why; in the first round there are none. */
export type RoundBegan = {
  event: "round_began";
  round: number;
  order: string[];
  standings: Rank[];
};

/** Q10: a steamer went one cell ahead. */
export type Sailed = {
  event: "sailed";
  steamer: string;
  start: Pair;
  end: Pair;
};

/** The river as it lies on the table. */
export type Scene = {
  tiles: SceneTile[];
  start_cells: Pair[];
  shipyard: Pair | null;
  landing: Landing | null;
  to_come: TileToCome[];
  pile: number;
  rose: RoseCaptain | null;
};

/** A tile as it lies. */
export type SceneTile = {
  number: number;
  id: string;
  centre: Pair;
  flow: Heading;
  cells: Pair[];
  land: Pair[];
  station: Station | null;
  elements: Elements;
};

/** B5: driftwood lowered the speed to this at the end of the turn. */
export type Slowed = {
  event: "slowed";
  steamer: string;
  speed: number;
};

/** Q9: the speed went from one number to another, for this much coal. */
export type SpeedSet = {
  event: "speed_set";
  steamer: string;
  before: number;
  speed: number;
  coal: number;
};

/** Q18: a station: its roof, the land it stands on, and the water beside it. */
export type Station = {
  roof: Roof;
  house: Pair;
  dock: Pair;
};

/** B12: the Black Rose had no move at all and stays where she is. */
export type Stayed = {
  event: "stayed";
  steamer: string;
};

/** A steamer; its cell is null once it has left the river. */
export type Steamer = {
  cell: Pair | null;
  heading: Heading;
  speed: number;
  coal: number;
  passengers: number;
  boarded_at: string[];
  rank?: number;
  wrecked?: boolean;
  home?: boolean;
};

/** Q5, Q18: a tile was joined to the river, and this many passengers wait there. */
export type TileLaid = {
  event: "tile_laid";
  tile: string;
  number: number;
  turn: Bend;
  passengers: number;
};

/** Q6: a tile left the table, and the passengers still waiting there were lost. */
export type TileLeft = {
  event: "tile_left";
  tile: string;
  number: number;
  passengers: number;
};

/** Q2: where the next tile can lie. */
export type TileToCome = {
  turn: Bend;
  heading: Heading;
  cells: Pair[];
};

/** A whole turn: its end, the least coal it costs, whom it pushes where, and one way to sail it, action by action. */
export type Turn = {
  speed: number;
  cell: Pair;
  heading: Heading;
  final_speed: number;
  coal: number;
  pushes: Push[];
  way: string[];
  prices: Pair[];
  cells: (Pair | null)[];
  headings: (Heading | null)[];
};

/** What a turn under way has to remember. */
export type TurnUnderWay = {
  points: number;
  rotated: number;
  stood: Pair[];
  pushed_to: Pair[];
  reached: boolean;
  slowed?: number;
  rose_needed?: number;
};

/** How somebody wants the turn to end, or what they want to do. */
export type Wish = {
  cell?: Pair | null;
  heading?: Heading | null;
  speed?: number | null;
  then?: EndAction | null;
  steamer?: string | null;
};

/** B10: a steamer left the river because its captain can no longer bring all home. */
export type Withdrew = {
  event: "withdrew";
  steamer: string;
};

/** Q13: a steamer had no legal turn, for this reason; its captain took the last free rank, or 0 (B10). The reason is `coal` or `land`; under version 1 it can be `held`, by these steamers. */
export type Wrecked = {
  event: "wrecked";
  steamer: string;
  rank: number;
  reason: string;
  holders: string[];
};
