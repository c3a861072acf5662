// Written by web/write_protocol.py from src/paddlewheel/tables/messages: change it there.

export const PROTOCOL = 1;

export type AnyEntry = Moved | TookBack | Proposed | Answered | Seated | HandedOver | TookOver | Said | Published | Closed;
export type ServerMessage = Welcome | News | Turns | Present | Done | Refused | Because | Advice;
export type ClientMessage = Join | Resume | Submit | TakeBack | Agree | Sit | HandOver | TakeOver | Leave | Say | Publish | Close | Why | Hint;
export type AnyOrder = Submit | TakeBack | Agree | Sit | HandOver | TakeOver | Leave | Say | Publish | Close | Why | Hint;
export type Reply = Done | Refused | Because | Advice;

/** The answer to `hint`: what a captain would do now, the next best, and how many ways were compared. */
export interface Advice {
  type: "advice";
  id: string;
  seat: string;
  captain: string;
  best: Prospect;
  next_best: Prospect | null;
  compared: number;
}

/** Answer the question whether to take back; `proposal` is the number of the entry that asked. */
export interface Agree {
  type: "agree";
  id: string;
  seat: string;
  proposal: number;
  yes: boolean;
}

/** A seat agreed to a proposal, or did not, which ends it. */
export interface Answered {
  type: "answered";
  seat: string;
  proposal: number;
  yes: boolean;
  id: string | null;
  n: number;
  at: number;
}

/** The answer to `why`. */
export interface Because {
  type: "because";
  id: string;
  legal: boolean;
  rule: string | null;
  message: string;
  wording: string;
  facts: Record<string, unknown>;
  instead: string | null;
}

/** A computer captain: its name, a sentence on it, and whether it can be asked for a hint. */
export interface CaptainInfo {
  name: string;
  sentence: string;
  advises: boolean;
  games: string[];
}

/** The computer captains there are, and the one who takes over if nobody else is named. */
export interface Captains {
  captains: CaptainInfo[];
  relief: string;
}

/** What would be wrong with a new table; null: it could be founded. */
export interface Checked {
  problem: Problem | null;
}

/** Time for a turn, and a bank for all turns together; when both are used up the table's relief captain takes over. */
export interface Clock {
  turn: number;
  bank?: number;
}

/** The time of a seat in milliseconds: what is left of the turn's and of the bank when `now` was written. */
export interface ClockInfo {
  turn: number;
  bank: number;
}

/** As the maker: end the table. It can still be watched and its record fetched. */
export interface Close {
  type: "close";
  id: string;
}

/** The maker ended the table. */
export interface Closed {
  type: "closed";
  id: string | null;
  n: number;
  at: number;
}

/** A new table and its keys; nobody can be told them again. */
export interface Created {
  table: string;
  maker: string;
  watch: string;
  seats: SeatKey[];
}

/** Your order was carried out and is kept: it is entry `n`. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** A game: how many can play it, what may be chosen, what it is about. */
export interface GameInfo {
  game: string;
  title: string;
  rules: number;
  aim: string;
  players: number[];
  colours: string[];
  schema: Record<string, unknown>;
  options: OptionInfo[];
  setups: SetupInfo[];
}

/** The games there are. */
export interface Games {
  games: GameInfo[];
}

/** Let a computer captain steer a seat: your own, or as the maker any. */
export interface HandOver {
  type: "hand_over";
  id: string;
  seat: string;
  captain?: string | null;
}

/** A computer captain steers a seat now. */
export interface HandedOver {
  type: "handed_over";
  seat: string;
  captain: string;
  why: "asked" | "left" | "time";
  id: string | null;
  maker: boolean;
  n: number;
  at: number;
}

/** Ask what a computer captain would do. Nothing is done. */
export interface Hint {
  type: "hint";
  id: string;
  seat: string;
  captain?: string | null;
}

/** The first message on a socket: which keys you hold, and the number of the last entry you have. */
export interface Join {
  type: "join";
  protocol?: number;
  keys?: string[];
  after?: number;
  turns?: boolean;
}

/** Go; the table's relief captain steers on, and your key still opens the seat. */
export interface Leave {
  type: "leave";
  id: string;
  seat: string;
}

/** A table in the public list. */
export interface Listed {
  table: string;
  title: string;
  game: string;
  seats: SeatInfo[];
  waiting: boolean;
  over: boolean;
  actions: number;
  touched: number;
}

/** The tables that their makers made public, the latest first. */
export interface Listing {
  tables: Listed[];
}

/** How a race stood when so many actions had been done. */
export interface Moment {
  actions: number;
  on_turn: string | null;
  position: Record<string, unknown>;
  scene: Record<string, unknown>;
}

/** An action was done: by a seat, or by chance. */
export interface Moved {
  type: "moved";
  seat: string;
  action: string;
  by: "captain" | "chance" | "person";
  actions: number;
  events: Record<string, unknown>[];
  words: string[];
  id: string | null;
  n: number;
  at: number;
}

/** Who is to sit at a seat: a person (here, by link or whoever comes) or a computer captain. */
export interface NewSeat {
  by?: "captain" | "here" | "link" | "open";
  captain?: string | null;
  name?: string | null;
  seat?: string | null;
}

/** What a table is founded with: a game, or a record to go on from. */
export interface NewTable {
  seats?: NewSeat[];
  game?: string | null;
  setup?: string | null;
  options?: Record<string, unknown>;
  title?: string;
  public?: boolean;
  clock?: Clock | null;
  relief?: string | null;
  preview?: boolean;
  hints?: boolean;
  record?: string | null;
  at?: number | null;
}

/** Entries in their order, each number following the last, then how things stand after them. */
export interface News {
  type: "news";
  n: number;
  entries: (Moved | TookBack | Proposed | Answered | Seated | HandedOver | TookOver | Said | Published | Closed)[];
  table: TableInfo | null;
  situation: Situation | null;
}

/** An option in words: its name, what it means, and what the names are called that may be chosen. */
export interface OptionInfo {
  name: string;
  title: string;
  sentence: string;
  names: Record<string, string>;
}

/** Which seats somebody is connected for, and how many watch. Not kept, not numbered. */
export interface Present {
  type: "present";
  seats: string[];
  watching: number;
}

/** What was wrong with a request. */
export interface Problem {
  reason: "closed" | "foreign_page" | "handed_over" | "not_understood" | "not_your_decision" | "not_your_key" | "over" | "rule" | "stale" | "too_much" | "unavailable" | "unknown_table" | "waiting";
  message: string;
  wording: string;
  facts: Record<string, unknown>;
  rule: string | null;
  instead: string | null;
}

/** A takeback that waits for answers: who asked, to where, and who has not answered yet. */
export interface Proposal {
  n: number;
  seat: string;
  keep: number;
  missing: string[];
}

/** A seat asks everybody to take back to when `keep` actions had been done. */
export interface Proposed {
  type: "proposed";
  seat: string;
  keep: number;
  id: string | null;
  n: number;
  at: number;
}

/** One way to go on: the actions, what the captain thinks it is worth, and what it brings. */
export interface Prospect {
  actions: string[];
  worth: number;
  gains: Record<string, number>;
  reasons: string[];
}

/** As the maker: show the table in the public list, or no more. */
export interface Publish {
  type: "publish";
  id: string;
  public: boolean;
}

/** The table is in the public list, or no more. */
export interface Published {
  type: "published";
  public: boolean;
  id: string | null;
  n: number;
  at: number;
}

/** Your order was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: "closed" | "foreign_page" | "handed_over" | "not_understood" | "not_your_decision" | "not_your_key" | "over" | "rule" | "stale" | "too_much" | "unavailable" | "unknown_table" | "waiting";
  message: string;
  wording: string;
  facts: Record<string, unknown>;
  rule: string | null;
  instead: string | null;
  n: number;
}

/** How the race ended: the place of each seat, the reason in words, and its rule. */
export interface Result {
  places: Record<string, number>;
  reason: string;
  rule: string;
}

/** Ask for every entry after a number again, because one is missing. */
export interface Resume {
  type: "resume";
  after: number;
}

/** The rule book that options and a number of players result in. */
export interface RuleBook {
  game: string;
  players: number;
  aim: RuleParagraph[];
  rules: RuleInfo[];
  credits: string;
}

/** A rule as it reads for one table. */
export interface RuleInfo {
  id: string;
  chapter: string;
  title: string;
  paragraphs: RuleParagraph[];
  picture: RulePicture | null;
}

/** Some sentences of a rule; a ruling is this edition's own. */
export interface RuleParagraph {
  text: string;
  ruling: boolean;
}

/** A position that shows a rule, with its scene, and the whole turn that is drawn on it, if one is. */
export interface RulePicture {
  position: Record<string, unknown>;
  scene: Record<string, unknown>;
  turn: Record<string, unknown> | null;
}

/** Somebody said something; plain text. */
export interface Said {
  type: "said";
  seat: string;
  text: string;
  id: string | null;
  n: number;
  at: number;
}

/** Say something at the table. */
export interface Say {
  type: "say";
  id: string;
  seat: string;
  text: string;
}

/** A seat: who it is for, who sits there, who steers. */
export interface SeatInfo {
  seat: string;
  by: "captain" | "here" | "link" | "open";
  name: string;
  taken: boolean;
  captain: string | null;
}

/** A seat of a new table, and the key to it if a person is to sit there. */
export interface SeatKey {
  seat: string;
  key: string | null;
}

/** A person sat down, or is called something else now. */
export interface Seated {
  type: "seated";
  seat: string;
  name: string;
  id: string | null;
  n: number;
  at: number;
}

/** A ready-made set-up. */
export interface SetupInfo {
  name: string;
  title: string;
  description: string;
  players: number[];
  options: Record<string, unknown>;
}

/** Take the seat whose key you hold, or change your name there. */
export interface Sit {
  type: "sit";
  id: string;
  seat: string;
  name: string;
}

/** How the race stands after entry `n`: the position and the decision that is next. */
export interface Situation {
  n: number;
  changed: number;
  actions: number;
  actor: string | null;
  on_turn: string | null;
  addressed: string;
  position: Record<string, unknown>;
  scene: Record<string, unknown>;
  legal: string[];
  free_back: number | null;
  result: Result | null;
  proposal: Proposal | null;
  clocks: Record<string, ClockInfo> | null;
  deadline: number | null;
  now: number;
}

/** Do an action for a seat; `seen` is the number of the last entry you have seen. */
export interface Submit {
  type: "submit";
  id: string;
  seat: string;
  action: string;
  seen: number;
}

/** A table: what is played, by whom, on which terms. */
export interface TableInfo {
  table: string;
  title: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  public: boolean;
  clock: Clock | null;
  relief: string;
  preview: boolean;
  hints: boolean;
  created: number;
  waiting: boolean;
  closed: boolean;
  start: number;
}

/** A table and how it stands. */
export interface TableView {
  info: TableInfo;
  situation: Situation;
}

/** Go back to when `keep` actions had been done: at once where that is free, else everybody is asked. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat: string;
  keep: number;
  seen: number;
}

/** Steer your seat yourself again. */
export interface TakeOver {
  type: "take_over";
  id: string;
  seat: string;
}

/** Sit down at a seat that is open to whoever may watch, with a key of your own making that opens it from then on. */
export interface TakeSeat {
  key: string;
  seat: string;
  name: string;
  id: string;
}

/** The seat is yours: entry `n` says so. */
export interface Taken {
  seat: string;
  n: number;
}

/** Actions were taken back: `actions` are left. */
export interface TookBack {
  type: "took_back";
  seat: string;
  actions: number;
  agreed: boolean;
  id: string | null;
  n: number;
  at: number;
}

/** A person steers a seat again. */
export interface TookOver {
  type: "took_over";
  seat: string;
  id: string | null;
  n: number;
  at: number;
}

/** Every whole turn of whoever decides, as docs/engine-protocol.md describes them. */
export interface Turns {
  type: "turns";
  changed: number;
  actor: string | null;
  turns: Record<string, unknown>[];
}

/** The first message on a socket: what you hold. Then comes `news` with all you have missed. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  you: string[];
  maker: boolean;
  n: number;
}

/** For which table the rule book is wanted. */
export interface WhichRules {
  game: string;
  players?: number | null;
  setup?: string | null;
  options?: Record<string, unknown>;
  language?: string;
}

/** Ask why an action is not legal, or why the turn cannot end as wished. Nothing is done. */
export interface Why {
  type: "why";
  id: string;
  action?: string | null;
  end?: Record<string, unknown> | null;
}
