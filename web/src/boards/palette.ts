/// Who is who: each steamer a colour, a letter and a deck pattern, told apart by people who see few colours or none.

export type Pattern = "plain" | "stripes" | "dots" | "chevrons" | "checks" | "cross" | "bands";

export interface Livery {
  /// The name of the colour: `--pw-COLOUR` is its paint, `--pw-COLOUR-ink` what is written on it.
  colour: string;
  letter: string;
  pattern: Pattern;
  rose: boolean;
}

const PATTERNS: Record<string, Pattern> = {
  red: "stripes",
  green: "dots",
  yellow: "chevrons",
  white: "plain",
  blue: "cross",
  orange: "checks",
  black: "bands",
};
const COLOURS = ["red", "blue", "yellow", "green", "white", "orange"];
const ROSE: Livery = { colour: "rose", letter: "", pattern: "plain", rose: true };

/// Return the livery of every steamer by its name; seats that are called like a colour have that colour.
export function liveries(seats: readonly string[], steamers: readonly string[] = seats): Record<string, Livery> {
  const named = new Set(seats.filter((seat) => seat in PATTERNS));
  const spare = COLOURS.filter((colour) => !named.has(colour));
  const colours = new Map(seats.map((seat) => [seat, named.has(seat) ? seat : (spare.shift() ?? "black")]));
  const letters = lettersOf(seats);
  const found: Record<string, Livery> = {};
  for (const name of [...seats, ...steamers]) {
    if (name === "rose" && !colours.has(name)) found[name] = ROSE;
    const seat = colours.has(name) ? name : name.replace(/-\d$/, "");
    const colour = colours.get(seat);
    if (colour === undefined) continue;
    const letter = letters.get(seat)! + name.slice(seat.length).replace("-", "");
    found[name] = { colour, letter, pattern: PATTERNS[colour] ?? "plain", rose: false };
  }
  return found;
}

/// Return a letter for each seat: the first of its name that nobody before it has, else its number.
function lettersOf(seats: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    seats.map((seat, nth) => {
      const letter = [...seat.toUpperCase()].find((one) => /[A-Z]/.test(one) && !taken.has(one)) ?? String(nth + 1);
      taken.add(letter);
      return [seat, letter];
    }),
  );
}

export const paint = (livery: Livery): string => `var(--pw-${livery.colour})`;
export const ink = (livery: Livery): string => `var(--pw-${livery.colour}-ink)`;
