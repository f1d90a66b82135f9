import type { Pixels } from './pixels.ts';

type Frame = { width: number; height: number; visible: number };

/** Source pixels that make up one of the frame, and how much each weighs. */
type Share = { first: number; weights: readonly number[] };

/**
 * A picture as large as a frame that it covers, with its middle in that of the frame: red, green, blue and opacity, with colors multiplied by
 * opacity. Each pixel is the average of what is under it, or of its neighbors where the picture is small.
 */
export function coverFrame(picture: Pixels, frame: Frame): Pixels {
  const ratio = Math.min(picture.width / frame.width, picture.height / frame.height);
  const columns = share(picture.width, frame.width, ratio).slice(0, frame.visible);
  const rows = share(picture.height, frame.height, ratio);
  const result = new Uint8ClampedArray(frame.visible * frame.height * 4);
  const line = new Float32Array(picture.width * 4);
  for (const [y, row] of rows.entries()) {
    line.fill(0);
    for (const [index, weight] of row.weights.entries()) {
      addLine(line, picture, row.first + index, weight);
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

function addLine(line: Float32Array, { width, data }: Pixels, row: number, weight: number) {
  const start = row * width * 4;
  for (let at = 0; at < line.length; at += 4) {
    const opacity = (weight * (data[start + at + 3] as number)) / 255;
    (line[at] as number) += opacity * (data[start + at] as number);
    (line[at + 1] as number) += opacity * (data[start + at + 1] as number);
    (line[at + 2] as number) += opacity * (data[start + at + 2] as number);
    (line[at + 3] as number) += opacity * 255;
  }
}

function writeLine(result: Uint8ClampedArray, line: Float32Array, columns: readonly Share[]) {
  for (const [x, { first, weights }] of columns.entries()) {
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
