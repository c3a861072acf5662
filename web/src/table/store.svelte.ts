/// A table as this browser knows it: what was heard, what can be decided here, what is on its way.

import type { Shown } from "../boards/film.svelte";
import { linkTo } from "../net/invite";
import { knownTable, read, remember, write } from "../net/memory";
import { PROTOCOL } from "../net/protocol";
import type { AnyEntry, GameData, News, Present, Refused, Reply, Situation, TableInfo, Turns, Welcome } from "../net/protocol";
import { Rival } from "./rivalReach.svelte";
import type { Coded } from "../i18n/refusals";
import { TableSocket, type Connection, type Unsent } from "../net/socket";
import { namesOf, type Names } from "../i18n/events";
import type { Say } from "../i18n/say";
import { lastStep, type Step } from "./undo";

export interface Said extends Coded {
  rule: string | null;
  instead: string | null;
}

/// How things stand, with the board under it.
export type Stands<D extends GameData = GameData> = Situation<D> & { scene: D["scene"] };

interface Film<D extends GameData> {
  position: D["position"];
  scene: D["scene"];
  entries: AnyEntry<D>[];
}

interface Seen<D extends GameData> {
  position: D["position"];
  scene: D["scene"];
  n: number;
  part: AnyEntry<D>[];
}

interface Stored<D extends GameData> {
  /// As which version of the protocol has it: what an older page has kept is not shown.
  protocol: number;
  info: TableInfo;
  situation: Stands<D> | null;
  entries: AnyEntry<D>[];
}

const LAST = "paddlewheel.last";
const LATEST = 60;
/// News of at most so many entries are played on the board; more is shown at once, and told in words.
const MOST_PLAYED = 60;

export class TableStore<D extends GameData = GameData> {
  info = $state.raw<TableInfo | null>(null);
  situation = $state.raw<Stands<D> | null>(null);
  turns = $state.raw<Turns<D> | null>(null);
  entries = $state.raw<AnyEntry<D>[]>([]);
  you = $state.raw<string[]>([]);
  maker = $state(false);
  present = $state.raw<Present>({ type: "present", seats: [], watching: 0 });
  connection = $state<Connection>("connecting");
  refused = $state("");
  /// What the board is to show, a new object each time something happened.
  shown = $state.raw<Shown<D> | null>(null);
  /// Whether, at some moment since the last turn of a person, only captains were left to race.
  private onlyCaptains = $state(false);
  /// Whether the board is still playing what happened.
  playing = $state(false);
  /// Whether what others do is shown at once, because somebody has had enough of it, until something is done here.
  skipping = $state(false);
  /// While it does: the last position that was shown, the last entry of which all was, and what was shown of the next.
  private seen = $state.raw<Seen<D> | null>(null);
  /// What was refused last, in words, until something else is tried.
  trouble = $state.raw<Said | null>(null);
  /// Entries since this browser was last here.
  away = $state.raw<AnyEntry<D>[]>([]);
  /// Actions of a planned turn that are still to be done, and who was addressed when it was planned.
  underway = $state.raw<string[]>([]);
  private planner = "";
  /// Whether what is shown was kept from an earlier visit, for want of a connection.
  stored = $state(false);
  /// How far the clock of the server is ahead of ours.
  skew = 0;

  /// The steamer somebody points at, and what it could reach.
  readonly rival = new Rival<D>(this);

  private readonly socket: TableSocket<D>;
  private readonly lastSeen: number;
  /// Whether this browser knew the table: what it knew and knows no more was forgotten, in another tab.
  private known: boolean;
  /// For each moment the board is to play: its position, and the entries it plays.
  private readonly films = new WeakMap<Shown<D>, Film<D>>();
  private stepping = false;
  /// Whether what is being played is skipped because it no longer counts.
  private hurried = false;
  /// The press that the turn under way came from.
  private press = "";
  /// Whether the board could not be shown: then nothing can be played on it, and nobody waits for that.
  private boardless = false;
  private first = true;
  /// What has come since we joined, until it is told how things stand; null when nothing is left to catch up with.
  private missed: AnyEntry<D>[] | null = [];

  constructor(readonly table: string) {
    const known = knownTable(table);
    this.lastSeen = known?.seen ?? 0;
    this.known = known !== undefined;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket<D>(`${scheme}://${location.host}/api/tables/${table}/socket`, () => this.keys, {
      welcome: (message) => this.welcome(message),
      news: (fresh, message) => this.news(fresh, message),
      turns: (message) => (this.turns = message),
      present: (message) => (this.present = message),
      connection: (state, why) => {
        this.connection = state;
        this.refused = why;
        if (state === "lost" && this.info === null) this.showStored();
      },
    });
    this.socket.connect();
    addEventListener("online", this.reconnect);
    addEventListener("offline", this.disconnect);
    document.addEventListener("visibilitychange", this.reconnect);
  }

  get keys(): string[] {
    return knownTable(this.table)?.keys ?? [];
  }

  close(): void {
    removeEventListener("online", this.reconnect);
    removeEventListener("offline", this.disconnect);
    document.removeEventListener("visibilitychange", this.reconnect);
    this.socket.close();
  }

  reconnect = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.connection === "lost") this.socket.again();
    else this.socket.check();
  };

  disconnect = (): void => this.socket.drop();

  /// Join anew, with keys that were not there before.
  rejoin(): void {
    this.socket.again();
  }

  // --- who decides ----------------------------------------------------------------------------------------------------

  /// The seat of ours that decides now, if one does.
  get deciding(): string | null {
    const actor = this.situation?.actor ?? null;
    return actor !== null && this.you.includes(actor) && this.captainOf(actor) === null ? actor : null;
  }

  /// Tell whether a steamer is one of ours: the only one of a seat, or one of its two.
  isMine(steamer: string): boolean {
    return this.you.length === 1 && (steamer === this.you[0] || steamer.replace(/-\d$/, "") === this.you[0]);
  }

  /// Whole turns as they came, if they belong to how things stand.
  get currentTurns(): Turns<D> | null {
    return this.turns !== null && this.turns.changed === this.situation?.changed ? this.turns : null;
  }

  /// How seats and steamers are called here: the colour, and what the person there is called.
  names(say: Say): Names {
    return namesOf(say, this.info?.seats ?? []);
  }

  captainOf(seat: string): string | null {
    return this.info?.seats.find((one) => one.seat === seat)?.captain ?? null;
  }

  /// The seats of ours that a captain steers, though somebody could.
  get resting(): string[] {
    const seats = this.info?.seats ?? [];
    return seats.filter((one) => one.captain !== null && one.taken && this.you.includes(one.seat)).map((one) => one.seat);
  }

  /// Whether others may have to agree to a takeback: people at other screens who have not left.
  get othersAsked(): boolean {
    const left = (seat: string) => this.entries.findLast((one) => one.type === "handed_over" && one.seat === seat);
    return (this.info?.seats ?? []).some((one) => {
      if (this.you.includes(one.seat) || one.by === "captain" || !one.taken) return false;
      const handed = one.captain === null ? undefined : left(one.seat);
      return handed?.type !== "handed_over" || handed.why !== "left";
    });
  }

  /// The key that lets others watch: the maker was given it; whoever only watches came with one. A seat's key is never it.
  get watchKey(): string | null {
    const known = knownTable(this.table);
    if (known?.watch) return known.watch;
    return this.you.length || this.maker ? null : (known?.keys.at(-1) ?? null);
  }

  /// A link with which others can watch; null where only the maker could give one.
  get watchLink(): string | null {
    if (this.info?.public || this.info?.watchable) return linkTo(this.table);
    return this.watchKey === null ? null : linkTo(this.table, this.watchKey);
  }

  /// What has happened as far as the board has shown it.
  get told(): AnyEntry<D>[] {
    const { seen } = this;
    return this.playing && seen ? [...this.entries.filter((entry) => entry.n <= seen.n), ...seen.part] : this.entries;
  }

  /// The position as far as the board has shown it.
  get standing(): D["position"] {
    return this.playing && this.seen ? this.seen.position : this.situation!.position;
  }

  /// The board under it, as far as it has been shown.
  get setting(): D["scene"] {
    return this.playing && this.seen ? this.seen.scene : this.situation!.scene;
  }

  /// The board has shown so many events of a moment.
  showed(moment: Shown<D>, events: number): void {
    const film = this.films.get(moment);
    if (!film) return; // a moment that is looked at again
    const { n, part } = partOf(film.entries, events);
    const { position, scene } = events === Infinity ? film : (this.seen ?? film);
    this.seen = { position, scene, n: Math.max(this.seen?.n ?? 0, n), part };
  }

  played(): void {
    this.playing = false;
    if (this.hurried) this.skipping = this.hurried = false;
  }

  /// Show at once what happens, up to the next decision here; whoever only watches skips what is shown now.
  skip(): void {
    this.skipping = this.you.length > 0 && !this.over;
  }

  /// The board could not be shown, or is shown again.
  unseen(boardless: boolean): void {
    this.boardless = boardless;
    this.played();
  }

  get over(): boolean {
    return (this.situation?.result ?? null) !== null;
  }

  // --- taking back -----------------------------------------------------------------------------------------------------

  /// The last step of ours, if the table lets us take it back, and whether others are asked first.
  get undoable(): (Step & { asks: boolean }) | null {
    const { situation, info } = this;
    if (!situation || !info || info.waiting || info.closed || this.over || situation.proposal || this.onItsWay) return null;
    const step = lastStep(
      this.entries,
      this.you.filter((seat) => this.captainOf(seat) === null),
    );
    if (step === null) return null;
    const free = situation.on_turn === step.seat && situation.free_back !== null && step.keep >= situation.free_back;
    if (info.daily && !free) return null; // a turn that is over counts
    return { ...step, asks: !free && this.othersAsked };
  }

  /// Take the last step back; if captains have moved on meanwhile, that goes with it.
  async undo(): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const step = this.undoable;
      if (step === null) return;
      const reply = await this.order({ type: "take_back", seat: step.seat, keep: step.keep, seen: this.situation!.n });
      if (reply.type !== "refused" || reply.reason !== "stale") return;
    }
  }

  /// Whether we can have the rest ranked where they are.
  get mayRank(): boolean {
    return this.situation?.may_rank === true && (this.you.length > 0 || this.maker);
  }

  /// Whether only captains are left, and they wait for us to say whether they sail on.
  get maySailOn(): boolean {
    return this.mayRank && this.situation!.paused;
  }

  /// Whether only captains raced on, and the server is at the end of it while the board still shows how they went there.
  get mayFinish(): boolean {
    return this.onlyCaptains && this.over && this.playing && this.you.length > 0;
  }

  /// Show the end now.
  finish(): void {
    this.skipping = this.hurried = true;
  }

  rank(): void {
    void this.order({ type: "rank", seat: this.speaker });
  }

  sailOn(): void {
    void this.order({ type: "sail_on", seat: this.speaker });
  }

  /// For which seat something is said that concerns the whole table: the maker's need not be ours.
  private get speaker(): string {
    return this.you[0] ?? this.info!.seats[0]!.seat;
  }

  // --- orders ---------------------------------------------------------------------------------------------------------

  async order(wanted: Unsent<D>, press?: string): Promise<Reply<D>> {
    this.trouble = null;
    const reply = await this.socket.order(wanted, press);
    if (reply.type === "refused") this.trouble = said(reply);
    return reply;
  }

  /// Ask something by the way: what is said against it troubles nobody.
  ask(wanted: Unsent<D>): Promise<Reply<D>> {
    return this.socket.order(wanted);
  }

  async act(action: string): Promise<void> {
    await this.submit([action]);
  }

  /// Submit actions of a turn, and return what is left of them because something else is decided first; nothing if refused.
  private async submit(actions: string[], press?: string): Promise<string[]> {
    const seat = this.deciding;
    if (seat === null) return [];
    this.skipping = false;
    const reply = await this.order({ type: "submit", seat, actions, seen: this.situation!.n }, press);
    const goesOn = reply.type === "done" && (reply.stopped === "chance" || reply.stopped === "other");
    return goesOn ? actions.slice(reply.taken ?? 0) : [];
  }

  /// What looks at a planned turn before it is sent, where there is a coach: it says whether the turn is to be sent.
  before: ((actions: string[]) => Promise<boolean>) | null = null;
  /// Whether it looks at one now.
  private held = false;

  /// Send a turn that was planned, once the coach has seen it.
  sail(actions: string[]): void {
    if (this.before === null) this.carryOut(actions);
    else if (!this.held) void this.looked(actions, this.before);
  }

  private async looked(actions: string[], before: (actions: string[]) => Promise<boolean>): Promise<void> {
    this.held = true;
    try {
      if (await before(actions)) this.carryOut(actions);
    } finally {
      this.held = false;
    }
  }

  /// Carry out a turn, all of it at once; where others decide in the middle of it, it goes on after them.
  private carryOut(actions: string[]): void {
    this.underway = actions;
    this.planner = this.situation?.addressed ?? "";
    this.press = this.socket.press();
    void this.step();
  }

  /// Whether a planned turn is being carried out; not while somebody else at this screen decides something in it.
  get onItsWay(): boolean {
    return this.underway.length > 0 && !this.isInterrupted;
  }

  /// Whether another steamer is decided for than the one whose turn is under way, such as one that was pushed.
  private get isInterrupted(): boolean {
    const { situation, underway } = this;
    return this.deciding !== null && situation?.addressed !== this.planner && !situation?.legal.includes(underway[0] ?? "");
  }

  private async step(): Promise<void> {
    const next = this.underway[0];
    if (this.stepping || next === undefined || this.deciding === null || this.isInterrupted) return;
    if (!this.situation!.legal.includes(next)) {
      this.underway = [];
      return;
    }
    this.stepping = true;
    this.underway = await this.submit(this.underway, this.press);
    this.stepping = false;
    // What came first may be decided before our answer is here: then nobody else takes the next step.
    if (this.underway.length && this.situation!.legal.includes(this.underway[0]!)) void this.step();
  }

  // --- what is heard --------------------------------------------------------------------------------------------------

  private welcome(message: Welcome): void {
    this.you = message.you;
    this.maker = message.maker;
    this.missed = [];
  }

  private news(fresh: AnyEntry<D>[], message: News<D>): void {
    this.stored = false;
    this.entries = fresh.length && fresh[0]!.n === 1 ? fresh : [...this.entries, ...fresh];
    if (message.table) this.info = message.table;
    this.missed?.push(...fresh);
    if (message.situation) {
      this.stand(this.whole(message.situation), this.missed ?? fresh, this.first);
      if (this.missed) this.caughtUp(this.missed);
    }
    this.keep(message.n);
    void this.step();
  }

  /// All that was missed has been heard: what was not done here is told once more, as what happened in between.
  private caughtUp(missed: AnyEntry<D>[]): void {
    if (!this.first) this.away = [...this.away, ...missed.filter((entry) => !("id" in entry && this.socket.isOurs(entry.id)))];
    else if (this.lastSeen) this.away = missed.filter((entry) => entry.n > this.lastSeen);
    this.first = false;
    this.missed = null;
  }

  /// How things stand, with the board as it was told last where it has not changed.
  private whole(situation: Situation<D>): Stands<D> {
    const scene = situation.scene ?? this.situation?.scene;
    if (!scene) throw new Error("a situation without a board, before any was told");
    return { ...situation, scene };
  }

  private stand(situation: Stands<D>, fresh: AnyEntry<D>[], begins: boolean): void {
    const before = this.situation;
    this.situation = situation;
    this.skew = situation.now - Date.now();
    if (before !== null && before.changed === situation.changed && !begins) return;
    const moved = fresh.flatMap((entry) => (entry.type === "moved" ? entry.events : []));
    const backwards = fresh.some((entry) => entry.type === "took_back");
    this.onlyCaptains = situation.may_rank || (this.onlyCaptains && !backwards);
    if (this.playing && !this.skipping && (backwards || fresh.some((entry) => entry.type === "ranked")))
      this.skipping = this.hurried = true;
    const { scene, position } = situation;
    const play = !this.boardless && !begins && !backwards && fresh.length <= MOST_PLAYED && moved.length > 0;
    if (play && !this.playing)
      this.seen = { position: before?.position ?? position, scene: before?.scene ?? scene, n: (fresh[0]?.n ?? 1) - 1, part: [] };
    this.playing = play || this.playing;
    this.shown = play ? { scene, position, events: moved } : { scene, position };
    this.films.set(this.shown, { position, scene, entries: fresh });
  }

  private keep(seen: number): void {
    const info = this.info;
    if (info === null || (this.known && !knownTable(this.table))) return;
    this.known = true;
    const { title, game } = info;
    remember(this.table, { title, game, seats: this.you, seen, over: this.over || info.closed });
    if (info.rematch !== null && this.you.length && !knownTable(info.rematch)) this.rememberRematch(info.rematch);
    write(LAST, { protocol: PROTOCOL, info, situation: this.situation, entries: this.entries.slice(-LATEST) } satisfies Stored<D>);
  }

  /// Keep the rematch among one's races: what opens this table opens the same seats there.
  rememberRematch(table: string): void {
    const { title, game } = this.info!;
    const { keys, links, watch } = knownTable(this.table) ?? { keys: [], links: {}, watch: "" };
    remember(table, { keys, links, watch, title, game, seats: this.you });
  }

  /// Show how this table stood when it was last seen here.
  private showStored(): void {
    const last = read<Stored<D> | null>(LAST, null);
    if (last?.protocol !== PROTOCOL || last.info.table !== this.table || last.situation === null) return;
    this.stored = true;
    this.info = last.info;
    this.entries = last.entries;
    this.stand(last.situation, [], true);
  }
}

/// Return the last of some entries of which all events are among the first so many, and as much of the next as is.
export function partOf<D extends GameData>(entries: AnyEntry<D>[], events: number): { n: number; part: AnyEntry<D>[] } {
  let [n, left] = [0, events];
  for (const entry of entries) {
    const all = entry.type === "moved" ? entry.events.length : 0;
    if (all > left) return { n, part: left && entry.type === "moved" ? [{ ...entry, events: entry.events.slice(0, left) }] : [] };
    [n, left] = [entry.n, left - all];
  }
  return { n, part: [] };
}

export function said(reply: Refused): Said {
  const { rule, code, facts, message, instead } = reply;
  return { rule, code, facts, message, instead };
}
