/// QR codes for links: bytes, correction level L, versions 1 to 10 (271 bytes). ISO/IEC 18004 in a hundred lines.

/// For each version: codewords for data in a block, number of blocks, correction codewords in a block. The last blocks of
/// version 10 have one more codeword for data.
const VERSIONS: [data: number, blocks: number, correction: number, longer: number][] = [
  [19, 1, 7, 0],
  [34, 1, 10, 0],
  [55, 1, 15, 0],
  [80, 1, 20, 0],
  [108, 1, 26, 0],
  [68, 2, 18, 0],
  [78, 2, 20, 0],
  [97, 2, 24, 0],
  [116, 2, 30, 0],
  [68, 2, 18, 2],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Module = boolean | null;

/// Whether a text is short enough for a code.
export const fits = (text: string): boolean => new TextEncoder().encode(text).length <= 271;

/// Return the modules of a code, dark ones true, without the quiet zone around it.
export function qr(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex((_, nth) => bytes.length <= capacity(nth) - (nth > 8 ? 3 : 2));
  if (version < 0) throw new RangeError("too long for a QR code");
  const bits = interleaved(version, dataOf(version, bytes)).flatMap((byte) => bitsOf(byte, 8));
  const tried = MASKS.map((_, mask) => drawn(version, bits, mask)).map((grid) => ({ grid, bad: penalty(grid) }));
  return tried.reduce((best, one) => (one.bad < best.bad ? one : best)).grid;
}

function capacity(version: number): number {
  const [data, blocks, , longer] = VERSIONS[version]!;
  return data * blocks + (data + 1) * longer;
}

const bitsOf = (value: number, count: number): number[] => Array.from({ length: count }, (_, nth) => (value >> (count - 1 - nth)) & 1);

/// Mode, length, the bytes themselves, a stop, and padding.
function dataOf(version: number, bytes: number[]): number[] {
  const room = capacity(version) * 8;
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, version > 8 ? 16 : 8), ...bytes.flatMap((byte) => bitsOf(byte, 8))];
  bits.push(...Array<number>(Math.min(4, room - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, nth) => parseInt(bits.slice(nth * 8, nth * 8 + 8).join(""), 2));
  for (let nth = 0; words.length < room / 8; nth++) words.push(nth % 2 ? 0x11 : 0xec);
  return words;
}

function interleaved(version: number, words: number[]): number[] {
  const [data, count, correction, longer] = VERSIONS[version]!;
  let from = 0;
  const blocks = Array.from({ length: count + longer }, (_, nth) => words.slice(from, (from += data + (nth < count ? 0 : 1))));
  const checks = blocks.map((block) => remainder(block, correction));
  const woven = (rows: number[][], length: number) => Array.from({ length }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return [...woven(blocks, data + 1), ...woven(checks, correction)];
}

// --- the field of 256 elements -------------------------------------------------------------------------------------------

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one);
  return product;
}

function generator(degree: number): number[] {
  let found = [1];
  for (let [nth, root] = [0, 1]; nth < degree; nth++, root = times(root, 2)) {
    const product = [...found, 0];
    found.forEach((factor, at) => (product[at + 1]! ^= times(factor, root)));
    found = product;
  }
  return found;
}

function remainder(block: number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = [...block, ...Array<number>(degree).fill(0)];
  block.forEach((_, at) => {
    const factor = rest[at]!;
    divisor.forEach((value, nth) => (rest[at + nth]! ^= times(value, factor)));
  });
  return rest.slice(block.length);
}

// --- drawing -------------------------------------------------------------------------------------------------------------

function drawn(version: number, bits: number[], mask: number): boolean[][] {
  const size = version * 4 + 21;
  const grid: Module[][] = Array.from({ length: size }, () => Array<Module>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => grid[y]?.[x] !== undefined && (grid[y]![x] = dark);
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(set, cx, cy, 4, (far) => far !== 2 && far !== 4);
  const marks = ALIGNMENT[version]!;
  for (const x of marks) for (const y of marks) if (grid[y]![x] === null) square(set, x, y, 2, (far) => far !== 1);
  for (let at = 8; at < size - 8; at++)
    for (const [x, y] of [
      [at, 6],
      [6, at],
    ] as const)
      if (grid[y]![x] === null) set(x, y, at % 2 === 0);
  writeFormat(set, size, mask);
  if (version >= 6) writeVersion(set, size, version + 1);
  fill(grid, bits, MASKS[mask]!);
  return grid as boolean[][];
}

function square(
  set: (x: number, y: number, dark: boolean) => unknown,
  cx: number,
  cy: number,
  reach: number,
  dark: (far: number) => boolean,
): void {
  for (let dx = -reach; dx <= reach; dx++)
    for (let dy = -reach; dy <= reach; dy++) set(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
}

function coded(value: number, width: number, divisor: number): number {
  let rest = value << width;
  for (let bit = 31 - Math.clz32(rest); bit >= width; bit--) if ((rest >> bit) & 1) rest ^= divisor << (bit - width);
  return (value << width) | rest;
}

function writeFormat(set: (x: number, y: number, dark: boolean) => unknown, size: number, mask: number): void {
  const format = coded((1 << 3) | mask, 10, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, dark);
    set(bit < 8 ? size - 1 - bit : bit < 9 ? 15 - bit : 14 - bit, 8, dark);
  }
  set(8, size - 8, true);
}

function writeVersion(set: (x: number, y: number, dark: boolean) => unknown, size: number, version: number): void {
  const code = coded(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const [near, far, dark] = [Math.floor(bit / 3), size - 11 + (bit % 3), ((code >> bit) & 1) === 1];
    set(near, far, dark);
    set(far, near, dark);
  }
}

/// Up and down in columns of two, from the right; the column of the timing pattern is left out.
function fill(grid: Module[][], bits: number[], mask: (x: number, y: number) => boolean): void {
  const size = grid.length;
  let next = 0;
  for (let [right, up] = [size - 1, true]; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y]![x] === null) grid[y]![x] = ((bits[next++] ?? 0) === 1) !== mask(x, y);
    }
  }
}

// --- which mask is easiest to read ---------------------------------------------------------------------------------------

function penalty(grid: boolean[][]): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  const lines = [...grid, ...columns].map((line) => line.map(Number).join(""));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.reduce((sum, line) => sum + (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0) * 40, 0);
  let squares = 0;
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++)
      if (new Set([grid[y]![x], grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]]).size === 1) squares += 3;
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return runs + finders + squares + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}
