/// Positions, scenes and turns of the river for tests: what a test does not care about is as at a usual table.

import type { Options, Position, Rank, Scene, SceneTile, Steamer, Turn } from "./data";

const OPTIONS: Options = {
  school: false,
  draw_first: false,
  stop_at_winner: false,
  round_limit: 60,
  arrival_speed: 1,
  push_astern: true,
  added: [],
  removed: [],
  steamers: 1,
  both_home: false,
  exchange_at_docks: false,
  black_rose: false,
};

export const steamerOf = (some: Partial<Steamer>): Steamer => ({
  cell: [0, 0],
  heading: "N",
  speed: 1,
  coal: 6,
  passengers: 0,
  boarded_at: [],
  ...some,
});

export const positionOf = (some: Partial<Position>): Position => ({
  game: "queen",
  rules: 2,
  options: OPTIONS,
  seats: ["red", "green"],
  tiles: [],
  first_tile: 0,
  landing: null,
  steamers: {},
  waiting: {},
  first: "red",
  round: 3,
  order: [],
  to_move: "red",
  decision: "speed",
  captain: "red",
  die: null,
  under_way: null,
  ...some,
});

export const sceneOf = (some: Partial<Scene>): Scene => ({
  tiles: [],
  start_cells: [],
  shipyard: null,
  landing: null,
  to_come: [],
  pile: 0,
  rose: null,
  ...some,
});

export const tileOf = (some: Partial<SceneTile>): SceneTile => ({
  number: 0,
  id: "start",
  centre: [0, 0],
  flow: "N",
  cells: [],
  land: [],
  station: null,
  elements: { sandbank: [], driftwood: [], coal_docks: [] },
  ...some,
});

export const turnOf = (some: Partial<Turn>): Turn => ({
  speed: 2,
  cell: [0, 0],
  heading: "N",
  final_speed: 2,
  coal: 0,
  pushes: [],
  way: [],
  prices: [],
  cells: [],
  headings: [],
  ...some,
});

export const rankOf = (steamer: string, tile: number, stick: number): Rank => ({
  steamer,
  tile,
  stick,
  speed: 1,
  coal: 6,
  right: 0,
  ahead_by: null,
});
