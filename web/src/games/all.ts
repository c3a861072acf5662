/// The games that the page has boards for. One that is not here works all the same: the server says what it is called, and it
/// gets the plain table.

import { mississippi } from "./mississippi";
import type { GamePictures, GamePlugin, GameTable } from "./plugin";
import { queen } from "./queen";

export const GAMES: Readonly<Record<string, GamePlugin>> = { queen, mississippi };

/// Whose rule book is opened where no game is named, and which race is begun by one press.
export const FIRST = { game: "queen", setup: "school" };

/// The races on the start page that have a picture there, with the order in which they stand.
export const RACES = [
  { game: "queen", ...queen.races[0] },
  { game: "mississippi", ...mississippi.races[0] },
  { game: "queen", ...queen.races[1] },
];

export const tableOf = (game: string): Promise<GameTable> => GAMES[game]?.table() ?? import("./plain").then(({ plain }) => plain);

export const picturesOf = async (game: string): Promise<GamePictures | null> => (await GAMES[game]?.pictures()) ?? null;
