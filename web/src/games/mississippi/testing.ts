/// Positions, scenes and turns of the course for tests: what a test does not care about is as at a usual table.

import type { Position, Result, Scene, Steamer, Turn } from "./data";

export const positionOf = (some: Partial<Position>): Position => ({
  game: "mississippi",
  rules: 1,
  rows: 13,
  stop_at_winner: false,
  turn_limit: 0,
  seats: ["red", "green"],
  first: "red",
  round: 1,
  to_move: "red",
  box: 54,
  steamers: {},
  ...some,
});

export const sceneOf = (some: Partial<Scene>): Scene => ({
  rows: 3,
  goal: 25,
  cells: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  shift: [1, -2],
  sides: ["E", "E", "E"],
  ring: [1, 4, 5, 6, 3, 2],
  ...some,
});

const resultOf = (steamers: Record<string, Steamer>): Result => ({ round: 1, to_move: "green", box: 54, steamers });

export const turnOf = ({ steamers = {}, ...some }: Partial<Turn> & { steamers?: Record<string, Steamer> }): Turn => ({
  action: "",
  burns: 0,
  gathers: 0,
  events: [],
  result: resultOf(steamers),
  ...some,
});
