const MAX_COLORS = 256;
/** Of each color, five bits decide which cell it is in. */
const CELLS = 32 ** 3;
/** A color of so many of a hundred pixels is an area, which stays exactly as it is. */
const AREA_PERCENT = 0.2;
/** As many equal pixels beside each other as count for an area. */
const MIN_RUN = 4;

/** Cells that get one color. */
type Group = { cells: number[]; channel: number; spread: number };

/** Red, green and blue of at most 256 colors, and the number of its color for each pixel: a photo then takes a third of the bytes. */
export function reduceColors(data: Uint8Array): { palette: Uint8Array; data: Uint8Array } {
  const areas = findAreas(data);
  const { counts, sums } = countCells(data);
  const groups = splitCells(counts, MAX_COLORS - areas.size);
  const palette = new Uint8Array((groups.length + areas.size) * 3);
  const numbers = new Uint8Array(CELLS);
  for (const [number, { cells }] of groups.entries()) {
    for (const cell of cells) numbers[cell] = number;
    palette.set(meanOf(cells, counts, sums), number * 3);
  }
  const colors = [...areas.keys()];
  for (const [index, color] of colors.entries()) {
    palette.set([color >> 16, (color >> 8) & 255, color & 255], (groups.length + index) * 3);
    areas.set(color, groups.length + index);
  }
  const numbered = new Uint8Array(data.length / 3);
  eachRun(data, (color, start, end) => {
    numbered.fill(areas.get(color) ?? (numbers[cellOf(color)] as number), start, end);
  });
  return { palette, data: numbered };
}

/** Pixels of one color beside each other. */
function eachRun(data: Uint8Array, use: (color: number, start: number, end: number) => void) {
  const pixels = data.length / 3;
  for (let start = 0; start < pixels;) {
    const color = colorAt(data, start);
    let end = start + 1;
    while (end < pixels && colorAt(data, end) === color) end += 1;
    use(color, start, end);
    start = end;
  }
}

function colorAt(data: Uint8Array, pixel: number): number {
  const at = pixel * 3;
  return ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
}

const cellOf = (color: number) =>
  ((color >> 9) & 0x7c00) | ((color >> 6) & 0x03e0) | ((color >> 3) & 0x1f);

function findAreas(data: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  eachRun(data, (color, start, end) => {
    if (end - start >= MIN_RUN) counts.set(color, (counts.get(color) ?? 0) + end - start);
  });
  const min = (data.length / 3) * (AREA_PERCENT / 100);
  const found = [...counts].filter(([, count]) => count > min);
  return new Map(found.toSorted((a, b) => b[1] - a[1]).slice(0, MAX_COLORS / 4));
}

function countCells(data: Uint8Array) {
  const counts = new Uint32Array(CELLS);
  const sums = new Float64Array(CELLS * 3);
  eachRun(data, (color, start, end) => {
    const [cell, count] = [cellOf(color), end - start];
    (counts[cell] as number) += count;
    (sums[cell * 3] as number) += (color >> 16) * count;
    (sums[cell * 3 + 1] as number) += ((color >> 8) & 255) * count;
    (sums[cell * 3 + 2] as number) += (color & 255) * count;
  });
  return { counts, sums };
}

const levelOf = (cell: number, channel: number) => (cell >> (10 - 5 * channel)) & 0x1f;

/** Halves the group that differs the most, until there are as many as colors. */
function splitCells(counts: Uint32Array, max: number): Group[] {
  const used = [...counts.keys()].filter((cell) => counts[cell]);
  const groups = [measure(used, counts)];
  while (groups.length < max) {
    const widest = groups.reduce((one, other) => (other.spread > one.spread ? other : one));
    if (widest.spread === 0) break;
    const { cells, channel } = widest;
    const sorted = cells.toSorted((a, b) => levelOf(a, channel) - levelOf(b, channel));
    const total = sorted.reduce((sum, cell) => sum + (counts[cell] as number), 0);
    let at = 0;
    for (let sum = 0; at < sorted.length - 1 && sum < total / 2; at += 1)
      sum += counts[sorted[at] as number] as number;
    groups[groups.indexOf(widest)] = measure(sorted.slice(0, at), counts);
    groups.push(measure(sorted.slice(at), counts));
  }
  return groups;
}

/** How much the pixels of a group differ, and in which color the most. */
function measure(cells: number[], counts: Uint32Array): Group {
  const spreads = [0, 1, 2].map((channel) => {
    let [count, sum, squares] = [0, 0, 0];
    for (const cell of cells) {
      const weight = counts[cell] as number;
      const level = levelOf(cell, channel);
      count += weight;
      sum += weight * level;
      squares += weight * level * level;
    }
    return squares - (sum * sum) / count;
  });
  const spread = Math.max(...spreads);
  return { cells, channel: spreads.indexOf(spread), spread: cells.length > 1 ? spread : 0 };
}

function meanOf(cells: number[], counts: Uint32Array, sums: Float64Array): number[] {
  const count = cells.reduce((sum, cell) => sum + (counts[cell] as number), 0);
  return [0, 1, 2].map((channel) => {
    const sum = cells.reduce((total, cell) => total + (sums[cell * 3 + channel] as number), 0);
    return Math.round(sum / count);
  });
}
