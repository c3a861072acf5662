// Written by web/write_protocol.py from src/paddlewheel/tables/protocol: change it there.

export const PROTOCOL = 2;

/** What messages carry of a game, whichever it is. */
export interface GameData {
  position: { rules: number; seats: string[]; steamers: Record<string, unknown>; [field: string]: unknown };
  scene: { drawing?: [string, string | null][][]; [field: string]: unknown };
  event: { event: string; told?: string; [field: string]: unknown };
  turn: { way?: string[]; action?: string; [field: string]: unknown };
  packed: Record<string, unknown>;
  reach: Record<string, unknown>;
  wish: Record<string, unknown>;
}

/** An event of a game, whichever it is. */
export type GameEvent = GameData["event"];

/** What can be chosen for an option. */
export type OptionValue = boolean | number | string[];

export type AnyEntry<D extends GameData = GameData> = Moved<D> | TookBack | Proposed | Answered | Seated | HandedOver | TookOver | Said | Ranked | SailedOn | Coached | Rematched | Published | Closed | Erased | Unreadable;
export type ServerMessage<D extends GameData = GameData> = Welcome | News<D> | Turns<D> | Present | Done | Refused | Because | Reached<D> | Advice | Considered;
export type ClientMessage<D extends GameData = GameData> = Join | Resume | Submit | TakeBack | Agree | Sit | HandOver | TakeOver | Leave | Say | Rank | SailOn | Coach | Rematch | Publish | Close | Why<D> | Reach | Hint | Consider;
export type AnyOrder<D extends GameData = GameData> = Submit | TakeBack | Agree | Sit | HandOver | TakeOver | Leave | Say | Rank | SailOn | Coach | Rematch | Publish | Close | Why<D> | Reach | Hint | Consider;
export type Reply<D extends GameData = GameData> = Done | Refused | Because | Reached<D> | Advice | Considered;

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
  code: string;
  facts: Record<string, number | string | (number | string)[]>;
  rule: string | null;
  message: string;
  instead: string | null;
}

/** A computer captain: its name, a sentence on it, and whether it can be asked for a hint. */
export interface CaptainInfo {
  name: string;
  sentence: string;
  advises: boolean;
  games: string[];
}

/** All computer captains, and the one who takes over if no other is named. */
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

/** Switch the coach on for a seat; it is there once everyone who races has. Or off, which ends it for all. */
export interface Coach {
  type: "coach";
  id: string;
  seat: string;
  on: boolean;
}

/** The coach, where somebody wants one. */
export interface CoachNow {
  on: boolean;
  wanted: string[];
  missing: string[];
}

/** A seat switched the coach on; or off, which ends it for all. */
export interface Coached {
  type: "coached";
  seat: string;
  on: boolean;
  id: string | null;
  n: number;
  at: number;
}

/** Let the coach look at a turn before it is sent; `seen` and `actions` as in `submit`. Nothing is done. */
export interface Consider {
  type: "consider";
  id: string;
  seat: string;
  seen: number;
  actions: string[];
}

/** The answer to `consider`: what the coach makes of a turn. */
export interface Considered {
  type: "considered";
  id: string;
  asks: boolean;
  loss: number;
  reasons: Line[];
}

/** A course: the lessons about a game, in the order in which they build on each other. */
export interface CourseInfo {
  name: string;
  title: string;
  game: string;
  opening: number;
  lessons: LessonInfo[];
}

/** All courses. */
export interface Courses {
  courses: CourseInfo[];
}

/** A new table and its keys; nobody can be told them again. */
export interface Created {
  table: string;
  maker: string;
  watch: string;
  seats: SeatKey[];
}

/** The fewest turns home from somewhere. */
export interface DailyBest {
  turns: number;
  coal: number | null;
}

/** How many races came home in so many turns. */
export interface DailyCount {
  turns: number;
  races: number;
}

/** The race of a day. */
export interface DailyInfo {
  game: string;
  day: string;
  today: string;
  par: DailyBest;
  others: DailyOther[];
  spread: DailyCount[];
}

/** What another steamer does: these turns one after the other, then from the first again. */
export interface DailyOther {
  seat: string;
  turns: DailyTurn[];
}

/** How the race of a day stands at a table. */
export interface DailyProgress {
  n: number;
  par: DailyBest;
  here: (DailyBest | null)[];
  kept: boolean[];
  home: boolean;
  over: boolean;
}

/** A turn that another steamer makes again and again. */
export interface DailyTurn {
  rotation: number;
  distance: number;
}

/** Your order was carried out and is kept: it is entry `n`, and the entries that follow it if more came of it. */
export interface Done {
  type: "done";
  id: string;
  n: number;
  taken: number | null;
  stopped: "chance" | "other" | "over" | "turn" | null;
}

/** The operator took something out of what is kept: do not show it any more. */
export interface Erased {
  type: "erased";
  what: "message" | "name" | "title";
  entry: number | null;
  seat: string | null;
  n: number;
  at: number;
}

/** A part of the page that could not be shown, and what went wrong there; it names no table, key or person. */
export interface Failure {
  part: string;
  error: string;
  message?: string;
  stack?: string[];
  page?: string;
}

/** A game: how many can play it, what may be chosen, what it is about. */
export interface GameInfo {
  game: string;
  title: string;
  rules: number;
  aim: string;
  players: number[];
  colours: string[];
  schema: OptionsSchema;
  options: OptionInfo[];
  setups: SetupInfo[];
}

/** All games. */
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
  packed?: boolean;
}

/** Go; the table's relief captain steers on, and your key still opens the seat. */
export interface Leave {
  type: "leave";
  id: string;
  seat: string;
}

/** A lesson in words. */
export interface LessonInfo {
  name: string;
  title: string;
  task: string;
  sentences: LessonSentence[];
  says: Record<string, string>;
  refusals: Record<string, string>;
}

/** How a try at a lesson or a puzzle stands; once it is over nobody decides until it is taken back. */
export interface LessonNow {
  standing: "missed" | "open" | "reached";
  says: string;
}

/** A sentence of a lesson, and the place that it is about. */
export interface LessonSentence {
  text: string;
  at: string;
  where: string;
}

/** A message of the catalogues, with its facts. */
export interface Line {
  id: string;
  facts: Record<string, number | string | string[]>;
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

/** How a race stood after this many actions. */
export interface Moment<D extends GameData = GameData> {
  actions: number;
  on_turn: string | null;
  position: D["position"];
  scene: D["scene"];
}

/** An action was done: by a seat, or by chance. */
export interface Moved<D extends GameData = GameData> {
  type: "moved";
  seat: string;
  action: string;
  by: "captain" | "chance" | "person";
  actions: number;
  events: D["event"][];
  id: string | null;
  n: number;
  at: number;
}

/** Which names may be chosen, as a JSON schema says it. */
export interface NamesSchema {
  enum: string[];
  type: "string";
}

/** Who sits at a seat: a person (here, by link, or anyone) or a computer captain. */
export interface NewSeat {
  by?: "captain" | "here" | "link" | "open";
  captain?: string | null;
  name?: string | null;
  seat?: string | null;
}

/** What a table is founded with: a game, a record to go on from, a lesson, or the race of a day. */
export interface NewTable {
  seats?: NewSeat[];
  game?: string | null;
  setup?: string | null;
  options?: Record<string, OptionValue>;
  title?: string;
  public?: boolean;
  watchable?: boolean;
  clock?: Clock | null;
  relief?: string | null;
  preview?: boolean;
  hints?: boolean;
  coach?: boolean;
  record?: string | null;
  at?: number | null;
  lesson?: WhichLesson | null;
  daily?: WhichDaily | null;
}

/** Entries in their order, each number following the last, then how things stand after them. */
export interface News<D extends GameData = GameData> {
  type: "news";
  n: number;
  entries: (Moved<D> | TookBack | Proposed | Answered | Seated | HandedOver | TookOver | Said | Ranked | SailedOn | Coached | Rematched | Published | Closed | Erased | Unreadable)[];
  table: TableInfo | null;
  situation: Situation<D> | null;
}

/** It stands in the log. */
export interface Noted {
  noted: boolean;
}

/** An option in words: its name, what it means, and what the names are called that may be chosen. */
export interface OptionInfo {
  name: string;
  title: string;
  sentence: string;
  names: Record<string, string>;
}

/** Which values an option can have and which one is usual, as a JSON schema says it, and the rule it rests on. */
export interface OptionSchema {
  default: boolean | number | string[];
  description?: string;
  items?: NamesSchema;
  maximum?: number;
  minimum?: number;
  rule: string;
  type: "array" | "boolean" | "integer";
  uniqueItems?: boolean;
}

/** What may be chosen in a game, as a JSON schema. */
export interface OptionsSchema {
  additionalProperties: boolean;
  properties: Record<string, OptionSchema>;
  type: "object";
}

/** Everybody's chance to win at a moment, and who brought it about: a seat, "chance", or nobody at the beginning. */
export interface Point {
  at: number;
  by: string;
  chances: number[];
}

/** Which seats somebody is connected for, and how many watch. Not kept, not numbered. */
export interface Present {
  type: "present";
  seats: string[];
  watching: number;
}

/** What was wrong with a request. */
export interface Problem {
  reason: "closed" | "foreign_page" | "handed_over" | "not_understood" | "not_your_decision" | "not_your_key" | "over" | "rule" | "stale" | "too_much" | "unavailable" | "unknown_rules" | "unknown_table" | "waiting";
  code: string;
  facts: Record<string, number | string | (number | string)[]>;
  rule: string | null;
  where: string;
  line: number | null;
  message: string;
  instead: string | null;
  nth: number | null;
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
  reasons: Line[];
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

/** The puzzles about a game, the easiest first. */
export interface PuzzleCollection {
  name: string;
  course: string;
  title: string;
  game: string;
  puzzles: PuzzleInfo[];
}

/** A puzzle: how hard it is, and a hint for who asks for one. */
export interface PuzzleInfo {
  name: string;
  grade: number;
  seat: string;
  hint: string;
}

/** How a try at a puzzle went. */
export interface PuzzleTold {
  standing: "missed" | "reached";
  says: string[];
  chances: number[];
  answer: string[];
}

/** All puzzles. */
export interface Puzzles {
  collections: PuzzleCollection[];
}

/** End the race when no person is racing any more: the rest are ranked where they are. */
export interface Rank {
  type: "rank";
  id: string;
  seat: string;
}

/** The race was ended: all who still raced are ranked where they were. */
export interface Ranked {
  type: "ranked";
  seat: string;
  id: string | null;
  maker: boolean;
  n: number;
  at: number;
}

/** Ask where a steamer could end if it were its turn now and everybody else stayed. Nothing is done. */
export interface Reach {
  type: "reach";
  id: string;
  steamer: string;
}

/** The answer to `reach`: cells with the least coal, or fields with the least logs and how far docking could carry. */
export interface Reached<D extends GameData = GameData> {
  type: "reached";
  id: string;
  steamer: string;
  changed: number;
  ends: D["reach"][];
}

/** Your order was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: "closed" | "foreign_page" | "handed_over" | "not_understood" | "not_your_decision" | "not_your_key" | "over" | "rule" | "stale" | "too_much" | "unavailable" | "unknown_rules" | "unknown_table" | "waiting";
  code: string;
  facts: Record<string, number | string | (number | string)[]>;
  rule: string | null;
  where: string;
  line: number | null;
  message: string;
  instead: string | null;
  nth: number | null;
  n: number;
}

/** After the race: found a table for the same race again, at which everybody's key opens the same seat. */
export interface Rematch {
  type: "rematch";
  id: string;
  seat: string;
}

/** There is a rematch: a new table, which every key to this one opens as well. */
export interface Rematched {
  type: "rematched";
  seat: string;
  table: string;
  id: string | null;
  maker: boolean;
  n: number;
  at: number;
}

/** Something at a table that the operator should look at: a message, a name, how somebody behaves. */
export interface Report {
  why: string;
  entry?: number | null;
}

/** How the race ended: the rank of each seat, the reason as a code, and its rule. */
export interface Result {
  ranks: Record<string, number>;
  reason: string;
  rule: string;
}

/** Ask for every entry after a number again, because one is missing. */
export interface Resume {
  type: "resume";
  after: number;
}

/** What is known of a race so far. */
export interface Review {
  game: string;
  seats: string[];
  points: Point[];
  turns: TurnReview[];
  costliest: number[];
  shares: Share[];
  done: number;
  total: number;
}

/** The rule book that options and a number of players result in. */
export interface RuleBook<D extends GameData = GameData> {
  game: string;
  players: number;
  version: number;
  aim: RuleParagraph<D>[];
  chapters: RuleChapter<D>[];
  credits: string;
}

/** Sections that are read together, in the order in which they are taught. */
export interface RuleChapter<D extends GameData = GameData> {
  title: string;
  sections: RuleSection<D>[];
}

/** Some sentences: as printed, a line of a list, an example, a ruling of this edition, or of an older race. */
export interface RuleParagraph<D extends GameData = GameData> {
  text: string;
  kind: "example" | "older" | "point" | "rule" | "ruling" | "step";
  folded: boolean;
  picture: RulePicture<D> | null;
}

/** A position that shows a rule, with its scene, and the whole turn that is drawn on it, if one is. */
export interface RulePicture<D extends GameData = GameData> {
  position: D["position"];
  scene: D["scene"];
  turn: D["turn"] | null;
}

/** A rule as it reads for one table, or something about several of them. */
export interface RuleSection<D extends GameData = GameData> {
  id: string;
  rule: boolean;
  title: string;
  paragraphs: RuleParagraph<D>[];
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

/** Let the computer captains sail on who pause because no person is racing any more. */
export interface SailOn {
  type: "sail_on";
  id: string;
  seat: string;
}

/** The captains who are left sail on, though no person is racing any more. */
export interface SailedOn {
  type: "sailed_on";
  seat: string;
  id: string | null;
  maker: boolean;
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

/** A ready-made setup. */
export interface SetupInfo {
  name: string;
  title: string;
  description: string;
  players: number[];
  options: Record<string, boolean | number | string[]>;
}

/** What changed a seat's chance from the first position to the last: the parts and the start add up to the end. */
export interface Share {
  seat: string;
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
  lost: number;
}

/** Take the seat whose key you hold, or change your name there. */
export interface Sit {
  type: "sit";
  id: string;
  seat: string;
  name: string;
}

/** How the race stands after entry `n`: the position and the decision that is next. */
export interface Situation<D extends GameData = GameData> {
  n: number;
  changed: number;
  actions: number;
  actor: string | null;
  on_turn: string | null;
  addressed: string;
  position: D["position"];
  scene: D["scene"] | null;
  legal: string[];
  free_back: number | null;
  result: Result | null;
  may_rank: boolean;
  paused: boolean;
  proposal: Proposal | null;
  clocks: Record<string, ClockInfo> | null;
  deadline: number | null;
  now: number;
  lesson?: LessonNow | null;
}

/** Do the actions of a turn for a seat, or some of them; `seen` is the number of the last entry you have seen.

All of them are kept in one step, up to where something else has to be decided first; or none, if one is not legal. */
export interface Submit {
  type: "submit";
  id: string;
  seat: string;
  seen: number;
  actions?: string[];
  action?: string | null;
}

/** A table: what is played, by whom, on which terms. */
export interface TableInfo {
  table: string;
  title: string;
  game: string;
  options: Record<string, boolean | number | string[]>;
  seats: SeatInfo[];
  public: boolean;
  watchable: boolean;
  clock: Clock | null;
  relief: string;
  preview: boolean;
  hints: boolean;
  created: number;
  waiting: boolean;
  closed: boolean;
  start: number;
  placed: boolean;
  rematch: string | null;
  rules: number;
  unread: "other" | "rules" | null;
  coach?: CoachNow | null;
  lesson?: WhichLesson | null;
  daily?: WhichDaily | null;
}

/** A table and how it stands. */
export interface TableView<D extends GameData = GameData> {
  info: TableInfo;
  situation: Situation<D>;
}

/** Go back to when `keep` actions had been done: immediately where that is free, else everyone is asked. */
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

/** Sit down at a seat that is open to everyone who may watch, with a key you make that opens it from then on. */
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

/** A turn, or what a player decided in one of another player's, beside the best. */
export interface TurnReview {
  seat: string;
  first: number;
  last: number;
  actions: string[];
  chance: number;
  best_chance: number;
  loss: number;
  mark: "blunder" | "good" | "inaccuracy" | "mistake";
  best: string[];
  gains: Record<string, number>;
  best_gains: Record<string, number>;
  reasons: Line[];
  best_reasons: Line[];
  why: Line[];
  round: number | null;
}

/** Every whole turn of the actor, as docs/engine-protocol.md describes them. */
export interface Turns<D extends GameData = GameData> {
  type: "turns";
  changed: number;
  actor: string | null;
  turns: D["turn"][];
  packed: D["packed"] | null;
}

/** Something that a newer server has kept, and this one cannot read. */
export interface Unreadable {
  type: "unreadable";
  kind: string;
  n: number;
  at: number;
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

/** The race of a day: one of GET /api/daily. */
export interface WhichDaily {
  game: string;
  day: string;
  solved?: boolean;
}

/** A lesson of a course: one of GET /api/courses, or a puzzle: one of GET /api/puzzles. */
export interface WhichLesson {
  course: string;
  lesson: string;
}

/** For which table the rule book is wanted. */
export interface WhichRules {
  game: string;
  players?: number | null;
  setup?: string | null;
  options?: Record<string, OptionValue>;
  language?: string;
  version?: number | null;
}

/** Ask why an action is not legal, or why the turn cannot end as wished. Nothing is done. */
export interface Why<D extends GameData = GameData> {
  type: "why";
  id: string;
  action?: string | null;
  end?: D["wish"] | null;
}
