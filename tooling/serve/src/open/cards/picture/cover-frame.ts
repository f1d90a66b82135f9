import type { Pixels } from './pixels.ts';

type Frame = { width: number; height: number; visible: number };

/** Source pixels that make up one of the frame, and how much each weighs. */
type Share = { first: number; weights: readonly number[] };

/**
 * A picture as large as a frame that it covers, with its middle in that of the frame. Each pixel is the average of what is under it, or of
 * its neighbors where the picture is small.
 */
export function coverFrame(picture: Pixels, frame: Frame): Pixels {
  const ratio = Math.min(picture.width / frame.width, picture.height / frame.height);
  const columns = share(picture.width, frame.width, ratio).slice(0, frame.visible);
  const rows = share(picture.height, frame.height, ratio);
  const result = new Uint8ClampedArray(frame.visible * frame.height * 4);
  // Only the columns that are shown.
  const [left = 0, right = 0] = [columns.at(0)?.first, endOf(columns.at(-1))];
  const line = new Float32Array(right * 4);
  for (const [y, row] of rows.entries()) {
    line.fill(0);
    for (const [index, weight] of row.weights.entries()) {
      addLine(line, picture, { row: row.first + index, left, weight });
    }
    writeLine(result.subarray(y * frame.visible * 4), line, columns);
  }
  return { width: frame.visible, height: frame.height, data: result };
}

function share(source: number, target: number, ratio: number): Share[] {
  const start = (source - target * ratio) / 2;
  const window = Math.max(1, ratio);
  return Array.from({ length: target }, (_, index) => {
    const from = Math.max(0, start + (index + 0.5) * ratio - window / 2);
    const to = Math.min(source, start + (index + 0.5) * ratio + window / 2);
    const first = Math.floor(from);
    const weights = Array.from(
      { length: Math.ceil(to) - first },
      (_pixel, at) => (Math.min(to, first + at + 1) - Math.max(from, first + at)) / (to - from),
    );
    return { first, weights };
  });
}

const endOf = (share?: Share) => (share ? share.first + share.weights.length : 0);

type Part = { row: number; left: number; weight: number };

function addLine(line: Float32Array, { width, data }: Pixels, { row, left, weight }: Part) {
  const start = row * width * 4;
  for (let at = left * 4; at < line.length; at += 1) {
    (line[at] as number) += weight * (data[start + at] as number);
  }
}

function writeLine(result: Uint8ClampedArray, line: Float32Array, columns: readonly Share[]) {
  for (let x = 0; x < columns.length; x += 1) {
    const { first, weights } = columns[x] as Share;
    let [red, green, blue, opacity] = [0, 0, 0, 0];
    for (let index = 0; index < weights.length; index += 1) {
      const at = (first + index) * 4;
      const weight = weights[index] as number;
      red += weight * (line[at] as number);
      green += weight * (line[at + 1] as number);
      blue += weight * (line[at + 2] as number);
      opacity += weight * (line[at + 3] as number);
    }
    result[x * 4] = red;
    result[x * 4 + 1] = green;
    result[x * 4 + 2] = blue;
    result[x * 4 + 3] = opacity;
  }
}
