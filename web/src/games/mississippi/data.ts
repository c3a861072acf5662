// Written by web/write_protocol.py from src/paddlewheel/games/mississippi/data_types.py: change it there.

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

/** M11: the mover went ahead for free, by the sum of its positive differences. */
export type Advanced = {
  event: "advanced";
  seat: string;
  start: number;
  end: number;
  by: number;
};

/** M4: a seat was drawn to begin. */
export type Began = {
  event: "began";
  seat: string;
};

/** M14: a steamer reached or passed the goal, took the next rank, and its logs went back to the box. */
export type CameHome = {
  event: "came_home";
  seat: string;
  rank: number;
  logs: number;
};

/** M8: a steamer went astern and gathered this many logs. */
export type DroppedBack = {
  event: "dropped_back";
  seat: string;
  start: number;
  end: number;
  logs: number;
};

/** M15 and M16: the race is over, for this reason. */
export type Ended = {
  event: "ended";
  reason: string;
};

/** What happened. */
export type Event = Began | Rolled | Rotated | SteamedAhead | DroppedBack | Touched | Advanced | PushedOn | PushLost | CameHome | Passed | Ended;

/** All whole turns, written shortly: docs/table-protocol.md tells how to read them. */
export type PackedTurns = {
  steamers: Record<string, Steamer>;
  seats: string[];
  kinds: string[][];
  events: ((number | string)[])[];
  turns: number[][];
};

export type Pair = [number, number];

/** M9: a captain could move in neither direction. */
export type Passed = {
  event: "passed";
  seat: string;
};

/** A position, with its options. */
export type Position = {
  game: "mississippi";
  rules: number;
  rows: number;
  stop_at_winner: boolean;
  turn_limit: number;
  seats: string[];
  first: string | null;
  round: number;
  to_move: string | null;
  box: number;
  steamers: Record<string, Steamer>;
};

/** M12: the mover went on immediately (or the race was over), and the push this steamer was waiting for was dropped. */
export type PushLost = {
  event: "push_lost";
  seat: string;
  by: number;
};

/** M12: a steamer with the higher number went ahead for free, by its difference to the mover. */
export type PushedOn = {
  event: "pushed_on";
  seat: string;
  start: number;
  end: number;
  by: number;
};

/** A field where a turn could lead, the least logs that takes, and how far docking could carry from there. */
export type Reach = {
  field: number;
  logs: number;
  end: number;
};

/** How everybody lies after a turn. */
export type Result = {
  round: number;
  to_move: string | null;
  box: number;
  steamers: Record<string, Steamer>;
};

/** M5: a steamer lies on the start with this side ahead. */
export type Rolled = {
  event: "rolled";
  seat: string;
  side: number;
};

/** M6: a steamer was rotated; `front` now points ahead, and it cost this many logs. */
export type Rotated = {
  event: "rotated";
  seat: string;
  steps: number;
  front: number;
  logs: number;
};

/** M1, M2: the fields that repeat up the course, how far they are moved each time, and the ring of numbers. */
export type Scene = {
  rows: number;
  goal: number;
  cells: Pair[];
  shift: Pair;
  sides: ("E" | "W")[];
  ring: number[];
};

/** M7: a steamer went ahead and burnt this many logs. */
export type SteamedAhead = {
  event: "steamed_ahead";
  seat: string;
  start: number;
  end: number;
  logs: number;
};

/** A steamer; its field is null before it casts off, and once it is home. */
export type Steamer = {
  field: number | null;
  front: number | null;
  wood: number;
  rank?: number;
};

/** M10: the mover's number and another steamer's number lie side by side. */
export type Touched = {
  event: "touched";
  seat: string;
  other: string;
  number: number;
  other_number: number;
};

/** A whole turn: what to do, the logs it burns and gathers, what its docking chain does, where everybody lies then. */
export type Turn = {
  rotation?: number;
  distance?: number;
  action: string;
  burns: number;
  gathers: number;
  events: Event[];
  result: Result;
};

/** A turn that somebody wants: rotations to the left and fields ahead (negative: right, astern). */
export type Wish = {
  rotation?: number;
  distance: number;
};
