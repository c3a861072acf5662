/// What the engine says of a position, a turn and an event, as far as every board has it; docs/engine-protocol.md explains the fields.

export type Cell = [number, number];
export type Heading = "N" | "NE" | "SE" | "S" | "SW" | "NW";
export type Bend = "left" | "straight" | "right";

/// One event of either game: its name in `event`, its fields beside it.
export type GameEvent = { event: string; [field: string]: unknown };
