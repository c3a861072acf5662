/// The socket to a table: joins, hears what happens in order and without a gap, gives orders that are carried out once.

import {
  PROTOCOL,
  type AnyEntry,
  type AnyOrder,
  type GameData,
  type News,
  type Present,
  type Reply,
  type ServerMessage,
  type Turns,
  type Welcome,
} from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface Hears<D extends GameData = GameData> {
  welcome(message: Welcome): void;
  /// Entries that are new, in order, and how things stand now.
  news(fresh: AnyEntry<D>[], message: News<D>): void;
  turns(message: Turns<D>): void;
  present(message: Present): void;
  connection(state: Connection, why: string): void;
}

/// An order as it is written down: its id is given by the socket.
export type Unsent<D extends GameData = GameData> = WithoutId<AnyOrder<D>>;
type WithoutId<Order> = Order extends AnyOrder ? Omit<Order, "id"> : never;

interface Waiting<D extends GameData> {
  order: object;
  settle(reply: Reply<D>): void;
}

const REFUSED = new Set([4400, 4403, 4404]);
const SOONEST = 500;
/// So many times it is tried again soon, then ever more rarely.
const QUICK = 3;
const LATEST = 15_000;
/// If nothing at all was heard for so long while an answer is due, the line is taken for dead.
const PATIENCE = 8_000;
/// If nothing was heard for so long, it is asked whether the line still is one: a network that goes says nothing.
const QUIET = 25_000;

export class TableSocket<D extends GameData = GameData> {
  /// The number of the last entry that was heard.
  after: number;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting<D>>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private count = 0;

  constructor(
    private readonly address: string,
    private readonly keys: () => string[],
    private readonly hears: Hears<D>,
    after = 0,
    private readonly open: (address: string) => WebSocket = (where) => new WebSocket(where),
  ) {
    this.after = after;
  }

  connect(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.hears.connection("connecting", "");
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "join", protocol: PROTOCOL, keys: this.keys(), after: this.after, turns: true, packed: true }));
    socket.onmessage = (event) => this.hear(read<D>(String(event.data)));
    socket.onclose = (event) => this.lost(socket, event);
  }

  /// Connect again at once, such as when the network is back or the keys are others.
  again(): void {
    this.tries = 0;
    this.leave();
    this.connect();
  }

  /// Ask whether the line still is one, such as after a sleep; if no answer comes, connect again.
  check(): void {
    if (this.socket?.readyState !== 1) return;
    this.send({ type: "resume", after: this.after });
    this.watch();
  }

  /// Take the line for dead at once: the network is known to be gone.
  drop(): void {
    if (this.closed || this.socket === null) return;
    this.leave();
    this.retry("");
  }

  close(): void {
    this.closed = true;
    this.rest();
    clearTimeout(this.timer);
    this.leave();
  }

  private rest(): void {
    clearTimeout(this.watchdog);
    clearTimeout(this.quiet);
  }

  /// Let go of the socket there is; one that is still connecting is closed when it has, for browsers take offence otherwise.
  private leave(): void {
    const old = this.socket;
    this.socket = null;
    if (old?.readyState === 0) old.onopen = () => old.close();
    else old?.close();
  }

  /// Give an order. The answer comes when it is kept; until then the order is sent again on every new connection.
  order(wanted: Unsent<D>, press = ""): Promise<Reply<D>> {
    const id = press ? `${press}.${++this.count}` : this.press();
    const order = { ...wanted, id };
    return new Promise((settle) => {
      this.waiting.set(id, { order, settle });
      this.send(order);
      this.watch();
    });
  }

  /// A name for one press of a button: what several orders that come of it have in common.
  press(): string {
    return `${this.prefix}-${++this.count}`;
  }

  /// Tell whether an order with this id was given here.
  isOurs(id: string | null): boolean {
    return id !== null && id.startsWith(`${this.prefix}-`);
  }

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  private send(message: object): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage<D>): void {
    this.rest();
    this.quiet = setTimeout(() => this.check(), QUIET);
    switch (message.type) {
      case "welcome":
        this.tries = 0;
        this.hears.welcome(message);
        this.hears.connection("open", "");
        for (const { order } of this.waiting.values()) this.send(order);
        break;
      case "news":
        this.hearNews(message);
        break;
      case "turns":
        this.hears.turns(message);
        break;
      case "present":
        this.hears.present(message);
        break;
      default:
        this.answer(message);
    }
    if (this.busy) this.watch();
  }

  private hearNews(message: News<D>): void {
    if (message.n < this.after) {
      // The table is younger than what we have seen of it: somebody put an older one in its place.
      this.after = 0;
      this.send({ type: "resume", after: 0 });
      return;
    }
    const fresh = message.entries.filter((entry) => entry.n > this.after);
    const first = fresh[0];
    if (first && first.n !== this.after + 1) {
      this.send({ type: "resume", after: this.after });
      return;
    }
    this.after = fresh.at(-1)?.n ?? this.after;
    this.hears.news(fresh, message);
  }

  private answer(reply: Reply<D>): void {
    const waiting = reply.id === null ? undefined : this.waiting.get(reply.id);
    if (!waiting || reply.id === null) return;
    if (reply.type === "refused" && reply.reason === "unavailable") {
      setTimeout(() => this.send(waiting.order), SOONEST);
      return;
    }
    this.waiting.delete(reply.id);
    waiting.settle(reply);
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.again(), PATIENCE);
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.socket || this.closed) return;
    if (REFUSED.has(event.code)) {
      this.hears.connection("refused", event.code === 4404 ? "unknown_table" : "not_your_key");
      return;
    }
    this.retry(event.reason);
  }

  private retry(why: string): void {
    this.rest();
    this.hears.connection("lost", why);
    const wait = Math.min(LATEST, SOONEST * 2 ** Math.max(0, this.tries++ - QUICK)) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }
}

/// What the server has said: the one place where its messages get their types. They follow from what it writes, see web/write_protocol.py.
const read = <D extends GameData>(text: string): ServerMessage<D> => JSON.parse(text);
