/// The games that the page has boards for. One that is not here works all the same: the server says what it is called, and it
/// gets the plain table.

import type { GameData } from "../net/protocol";
import { mississippi } from "./mississippi";
import type { GamePictures, GamePlugin, GameTable } from "./plugin";
import { queen } from "./queen";

/// The page knows a game by its name, as the server says it. Which types its data has is known to its folder alone: from here on they
/// are those of any game.
const known = <D extends GameData>(plugin: GamePlugin<D>): GamePlugin => plugin as unknown as GamePlugin;

export const GAMES: Readonly<Record<string, GamePlugin>> = { queen: known(queen), mississippi: known(mississippi) };

/// Whose rule book is opened where no game is named, and which race is begun by one press.
export const FIRST = Object.entries(GAMES).flatMap(([game, { begin }]) => (begin === null ? [] : [{ game, setup: begin }]))[0]!;

/// The races on the start page that have a picture there, in the order in which they stand.
export const RACES = Object.entries(GAMES)
  .flatMap(([game, { races }]) => races.map((race) => ({ game, ...race })))
  .sort((one, other) => one.rank - other.rank);

export const tableOf = (game: string): Promise<GameTable> => GAMES[game]?.table() ?? import("./plain").then(({ plain }) => plain);

export const picturesOf = async (game: string): Promise<GamePictures | null> => (await GAMES[game]?.pictures()) ?? null;
