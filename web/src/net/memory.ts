/// What this browser remembers: the tables it has keys to, what its person is called, how they like things.

export interface KnownTable {
  table: string;
  keys: string[];
  title: string;
  game: string;
  /// The seats that are played at this screen.
  seats: string[];
  /// Links to hand out, by seat; only the maker has them.
  links: Record<string, string>;
  watch: string;
  over: boolean;
  /// The number of the last entry that was seen.
  seen: number;
  at: number;
  /// The lesson that is tried there, as `course/lesson`; such a table is no race.
  lesson?: string;
  /// The race of a day that is sailed there, as `game/day`; neither is that.
  daily?: string;
}

const TABLES = "paddlewheel.tables";
const MOST = 40;

export function read<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

export function knownTables(): KnownTable[] {
  return read<KnownTable[]>(TABLES, []).sort((one, other) => other.at - one.at);
}

export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((one) => one.table === table);
}

/// Remember something of a table, beside what is known of it.
export function remember(table: string, what: Partial<KnownTable>): KnownTable {
  const fresh: KnownTable = { table, keys: [], title: "", game: "", seats: [], links: {}, watch: "", over: false, seen: 0, at: 0 };
  const known = { ...fresh, ...knownTable(table), ...what, at: Date.now() };
  known.keys = [...new Set(known.keys)].slice(-8);
  write(TABLES, withRoom([known, ...knownTables().filter((one) => one.table !== table)]));
  return known;
}

/// Leave out the oldest where there are too many: finished races first, then those only watched. A seat in a race that goes on stays.
function withRoom(tables: KnownTable[]): KnownTable[] {
  const worth = (one: KnownTable) => (one.over || one.lesson || one.daily ? 0 : one.seats.length || one.watch ? 2 : 1);
  const least = tables.toSorted((one, other) => worth(one) - worth(other) || one.at - other.at).filter((one) => worth(one) < 2);
  const gone = new Set(least.slice(0, Math.max(0, tables.length - MOST)));
  return tables.filter((one) => !gone.has(one));
}

export function forget(table: string): void {
  write(
    TABLES,
    knownTables().filter((one) => one.table !== table),
  );
}
