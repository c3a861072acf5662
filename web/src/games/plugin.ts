/// A game as the page knows it: what a folder in here has to offer, and all that the rest of the page may know of it.
/// Code that a screen needs comes when that screen is opened.

import type { Component } from "svelte";

import type { Livery } from "../boards/palette";
import type { Names } from "../i18n/events";
import type { PlainMessageId, Say } from "../i18n/say";
import type { AnyEntry, GameData, GameEvent, Line, OptionValue, RulePicture } from "../net/protocol";
import type { Replay } from "../table/replay.svelte";
import type { Sample } from "../table/samples";
import type { Seen } from "../table/status";
import type { TableStore } from "../table/store.svelte";

export interface GamePlugin<D extends GameData = GameData> {
  title: string;
  /// Whether a turn sets off a chain that can be shown before it is done.
  chains: boolean;
  /// The option whose picture stands for a setup that has nothing special.
  usual: string;
  /// What is to be done in its race of the day, if it has one.
  daily: PlainMessageId | null;
  /// The setup that a newcomer begins with, if this is the game to begin with.
  begin: string | null;
  /// Its races on the start page.
  races: readonly Race[];
  table: () => Promise<GameTable<D>>;
  pictures: () => Promise<GamePictures<D>>;
}

export interface Race {
  /// Which picture it has there.
  kind: string;
  /// Where it stands there among those of all games.
  rank: number;
  /// What it is called, if not like the game.
  title: PlainMessageId | null;
  about: PlainMessageId;
  /// The setup, as addresses have it.
  setup: string;
}

/// A game at the table.
export interface GameTable<D extends GameData = GameData> {
  /// The board, and in `panel` the plan of a turn.
  Table: Component<{ store: TableStore<D>; replay: Replay<D>; panel: HTMLElement | undefined }>;
  /// Whose turn it is, and how everybody stands.
  Order: Component<{ store: TableStore<D>; replay: Replay<D> }>;
  /// How much of the race is still to come, in a word or two.
  ToCome: Component<{ scene: D["scene"] }> | null;
  /// A steamer as part of an SVG picture.
  Piece: Component<{ livery: Livery }> | null;
  /// How far everybody was, round by round.
  samples: (entries: AnyEntry<D>[], seats: string[]) => Sample[];
  /// How this race is won, line by line; nothing where that is said elsewhere.
  aim: (options: Record<string, unknown>, scene: D["scene"]) => Line[];
  /// Why somebody has won, in a sentence.
  tellWinner: (say: Say, ended: Ended<D>) => string;
  /// Whether a whole turn is planned at a decision, so that the panel has its buttons, and not something else answered.
  plansTurn: (position: D["position"]) => boolean;
  /// How a place that a lesson is about is found on the page, as a selector; null where it is not.
  placeOf: (at: string, where: string, position: D["position"]) => string | null;
  status: GameStatus<D>;
  begins: Beginnings;
  /// Events as they are told: those that are told as one, such as the steps of a way, become one that a message is called like.
  joined: (events: GameEvent[]) => GameEvent[];
}

/// A race that is over: how it stood, who was first and what they are called, and whether that is you.
export interface Ended<D extends GameData = GameData> {
  position: D["position"];
  options: Record<string, unknown>;
  winner: string;
  called: string;
  won: boolean;
}

/// What is said while somebody decides; where nothing is said here, the usual is.
export interface GameStatus<D extends GameData = GameData> {
  own: (say: Say, seen: Seen<D>, names: Names) => string;
  others: (say: Say, seen: Seen<D>, names: Names) => string;
  reason: (say: Say, seen: Seen<D>, names: Names) => string;
}

/// The events with which a player's turn begins.
export interface Beginnings {
  anywhere: readonly string[];
  /// Those that do so where they come first in an entry.
  entry: readonly string[];
  /// Those that do so outside of a turn that began `anywhere`.
  alone: readonly string[];
  /// Those that belong to nobody's turn.
  nobody: readonly string[];
}

/// What is drawn of a game before it is played.
export interface GamePictures<D extends GameData = GameData> {
  /// A moment of a race, for the start page.
  Moment: Component<{ kind: string }>;
  /// What an option changes.
  Option: Component<{ option: string; value: OptionValue | undefined; size?: number; label?: string }>;
  Piece: Component<{ livery: Livery; turn?: number }>;
  /// A thing that an option lists, such as a tile, and the names of those that there are pictures of.
  Item: Component<{ item: string; size?: number; label?: string }> | null;
  items: readonly string[];
  /// A position that shows a rule, with the turn on it.
  Rule: Component<{ picture: RulePicture<D>; label: string }>;
  /// Rules that another picture says more of: an item, or an option and its value.
  rules: Readonly<Record<string, { item: string } | { option: string; value: OptionValue }>>;
}
