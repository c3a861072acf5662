/// A table as this browser knows it: what was heard, what can be decided here, what is on its way.

import type { GameEvent } from "../boards/types";
import { knownTable, read, remember, write } from "../memory";
import type { AnyEntry, News, Present, Refused, Reply, Situation, TableInfo, Turns, Welcome } from "../protocol";
import type { Worded } from "../refused";
import { TableSocket, type Connection, type Unsent } from "../socket";

/// What a board shows next: a position, and what led to it.
export interface Shown {
  scene: unknown;
  position: unknown;
  events?: GameEvent[];
}

export interface Said extends Worded {
  rule: string | null;
  instead: string | null;
}

interface Film {
  position: unknown;
  entries: AnyEntry[];
}

interface Seen {
  position: unknown;
  n: number;
  part: AnyEntry[];
}

interface Stored {
  info: TableInfo;
  situation: Situation | null;
  entries: AnyEntry[];
}

const LAST = "paddlewheel.last";
const LATEST = 60;
/// News of at most so many entries are played on the board; more is shown at once, and told in words.
const MOST_PLAYED = 60;

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  situation = $state.raw<Situation | null>(null);
  turns = $state.raw<Turns | null>(null);
  entries = $state.raw<AnyEntry[]>([]);
  you = $state.raw<string[]>([]);
  maker = $state(false);
  present = $state.raw<Present>({ type: "present", seats: [], watching: 0 });
  connection = $state<Connection>("connecting");
  refused = $state("");
  /// What the board is to show, a new object each time something happened.
  shown = $state.raw<Shown | null>(null);
  /// Whether the board is still playing what happened.
  playing = $state(false);
  /// While it does: the last position that was shown, the last entry of which all was, and what was shown of the next.
  private seen = $state.raw<Seen>({ position: null, n: 0, part: [] });
  /// What was refused last, in words, until something else is tried.
  trouble = $state.raw<Said | null>(null);
  /// Entries since this browser was last here.
  away = $state.raw<AnyEntry[]>([]);
  /// Actions of a planned turn that are still to be done.
  underway = $state.raw<string[]>([]);
  /// Whether what is shown was kept from an earlier visit, for want of a connection.
  stored = $state(false);
  /// How far the clock of the server is ahead of ours.
  skew = 0;

  private readonly socket: TableSocket;
  private readonly lastSeen: number;
  /// For each moment the board is to play: its position, and the entries it plays.
  private readonly films = new WeakMap<object, Film>();
  private stepping = false;
  private first = true;
  /// What has come since we joined, until it is told how things stand; null when nothing is left to catch up with.
  private missed: AnyEntry[] | null = [];

  constructor(readonly table: string) {
    const known = knownTable(table);
    this.lastSeen = known?.seen ?? 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(`${scheme}://${location.host}/api/tables/${table}/socket`, () => this.keys, {
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

  /// Whole turns, if they belong to how things stand.
  get currentTurns(): Record<string, unknown>[] {
    return this.turns !== null && this.turns.changed === this.situation?.changed ? this.turns.turns : [];
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

  /// What has happened as far as the board has shown it.
  get told(): AnyEntry[] {
    return this.playing ? [...this.entries.filter((entry) => entry.n <= this.seen.n), ...this.seen.part] : this.entries;
  }

  /// The position as far as the board has shown it.
  get standing(): Record<string, unknown> {
    return (this.playing ? this.seen.position : this.situation!.position) as Record<string, unknown>;
  }

  /// The board has shown so many events of a moment.
  showed(moment: unknown, events: number): void {
    const film = this.films.get(moment as object);
    if (!film) return; // a moment that is looked at again
    const { n, part } = partOf(film.entries, events);
    const position = events === Infinity ? film.position : this.seen.position;
    this.seen = { position, n: Math.max(this.seen.n, n), part };
  }

  played(): void {
    this.playing = false;
  }

  get over(): boolean {
    return this.situation?.result != null;
  }

  // --- orders ---------------------------------------------------------------------------------------------------------

  async order(wanted: Unsent): Promise<Reply> {
    this.trouble = null;
    const reply = await this.socket.order(wanted);
    if (reply.type === "refused") this.trouble = said(reply);
    return reply;
  }

  async act(action: string): Promise<boolean> {
    const seat = this.deciding;
    if (seat === null) return false;
    const reply = await this.order({ type: "submit", seat, action, seen: this.situation!.n });
    return reply.type === "done";
  }

  /// Carry out a turn that was planned, action by action; where others decide in the middle of it, it goes on after them.
  sail(actions: string[]): void {
    this.underway = actions;
    void this.step();
  }

  /// Whether a planned turn is being carried out; not while somebody at this screen, pushed on the way, chooses a heading.
  get onItsWay(): boolean {
    return this.underway.length > 0 && !this.isPushed;
  }

  private get isPushed(): boolean {
    const { situation, underway } = this;
    return this.deciding !== null && situation?.position["decision"] === "face" && !situation.legal.includes(underway[0] ?? "");
  }

  private async step(): Promise<void> {
    const next = this.underway[0];
    if (this.stepping || next === undefined || this.deciding === null || this.isPushed) return;
    if (!this.situation!.legal.includes(next)) {
      this.underway = [];
      return;
    }
    this.stepping = true;
    const rest = this.underway.slice(1);
    const done = await this.act(next);
    this.stepping = false;
    this.underway = done ? rest : [];
    // The news of our own action may have come before its answer: then nobody else takes the next step.
    if (done && this.situation!.legal.includes(rest[0] ?? "")) void this.step();
  }

  // --- what is heard --------------------------------------------------------------------------------------------------

  private welcome(message: Welcome): void {
    this.you = message.you;
    this.maker = message.maker;
    this.missed = [];
  }

  private news(fresh: AnyEntry[], message: News): void {
    this.stored = false;
    this.entries = fresh.length && fresh[0]!.n === 1 ? fresh : [...this.entries, ...fresh];
    if (message.table) this.info = message.table;
    this.missed?.push(...fresh);
    if (message.situation) {
      this.stand(message.situation, this.missed ?? fresh, this.first);
      if (this.missed) this.caughtUp(this.missed);
    }
    this.keep(message.n);
    void this.step();
  }

  /// All that was missed has been heard: what was not done here is told once more, as what happened in between.
  private caughtUp(missed: AnyEntry[]): void {
    if (!this.first) this.away = [...this.away, ...missed.filter((entry) => !this.socket.isOurs(entry.id))];
    else if (this.lastSeen) this.away = missed.filter((entry) => entry.n > this.lastSeen);
    this.first = false;
    this.missed = null;
  }

  private stand(situation: Situation, fresh: AnyEntry[], begins: boolean): void {
    const before = this.situation;
    this.situation = situation;
    this.skew = situation.now - Date.now();
    if (before !== null && before.changed === situation.changed && !begins) return;
    const moved = fresh.flatMap((entry) => (entry.type === "moved" ? entry.events : [])) as GameEvent[];
    const backwards = fresh.some((entry) => entry.type === "took_back");
    const { scene, position } = situation;
    const play = !begins && !backwards && fresh.length <= MOST_PLAYED && moved.length > 0;
    if (play && !this.playing) this.seen = { position: before?.position ?? position, n: (fresh[0]?.n ?? 1) - 1, part: [] };
    this.playing = play || this.playing;
    this.shown = play ? { scene, position, events: moved } : { scene, position };
    this.films.set(this.shown, { position, entries: fresh });
  }

  private keep(seen: number): void {
    const info = this.info;
    if (info === null) return;
    const { title, game } = info;
    remember(this.table, { title, game, seats: this.you, seen, over: this.over || info.closed });
    write(LAST, { info, situation: this.situation, entries: this.entries.slice(-LATEST) } satisfies Stored);
  }

  /// Show how this table stood when it was last seen here.
  private showStored(): void {
    const last = read<Stored | null>(LAST, null);
    if (last === null || last.info.table !== this.table || last.situation === null) return;
    this.stored = true;
    this.info = last.info;
    this.entries = last.entries;
    this.stand(last.situation, [], true);
  }
}

/// Return the last of some entries of which all events are among the first so many, and as much of the next as is.
export function partOf(entries: AnyEntry[], events: number): { n: number; part: AnyEntry[] } {
  let [n, left] = [0, events];
  for (const entry of entries) {
    const all = entry.type === "moved" ? entry.events.length : 0;
    if (all > left) return { n, part: left && entry.type === "moved" ? [{ ...entry, events: entry.events.slice(0, left) }] : [] };
    [n, left] = [entry.n, left - all];
  }
  return { n, part: [] };
}

export function said(reply: Refused): Said {
  const { rule, message, wording, facts, instead } = reply;
  return { rule, message, wording, facts, instead };
}
