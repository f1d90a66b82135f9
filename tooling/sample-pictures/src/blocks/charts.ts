import { at } from '../random.ts';

const colors = ['a', 'b', 'c'] as const;
const color = (index: number) => `var(--${at(colors, index)})`;

type Point = readonly [number, number];

function smooth(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${x} ${y}`;
      const [px, py] = at(points, index - 1);
      const middle = (px + x) / 2;
      return `C${middle} ${py} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

function axis(labels: readonly string[], width: number, height: number, inset = 0): string {
  const step = labels.length > 1 ? (width - inset * 2) / (labels.length - 1) : 0;
  return labels
    .map(
      (label, index) =>
        `<text x="${inset + index * step}" y="${height + 20}" text-anchor="${inset ? 'middle' : index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle'}">${label}</text>`,
    )
    .join('');
}

const rules = (width: number, height: number) =>
  [0, 0.25, 0.5, 0.75, 1]
    .map((share) => `<path class="rule" d="M0 ${share * height}H${width}"/>`)
    .join('');

/** Lines over time, the first with its area filled; values are percentages. */
export function lines(
  series: readonly (readonly number[])[],
  labels: readonly string[],
  width = 520,
  height = 170,
): string {
  const drawn = series.map((values, index) => {
    const points = values.map((value, step): Point => [
      (step * width) / (values.length - 1),
      height - (value / 100) * height,
    ]);
    const path = smooth(points);
    const [endX, endY] = at(points, -1);
    const area =
      index === 0
        ? `<path d="${path}L${width} ${height}L0 ${height}Z" fill="${color(index)}" opacity=".12"/>`
        : '';
    return `${area}<path d="${path}" fill="none" stroke="${color(index)}" stroke-width="2.6"/><circle cx="${endX}" cy="${endY}" r="4.5" fill="${color(index)}"/>`;
  });
  return `<svg class="chart" viewBox="-4 -8 ${width + 8} ${height + 34}">${rules(width, height)}${drawn.join('')}${axis(labels, width, height)}</svg>`;
}

/** Bars, one stack per label; values are percentages. */
export function bars(
  stacks: readonly (readonly number[])[],
  labels: readonly string[],
  width = 520,
  height = 170,
): string {
  const slot = width / stacks.length;
  const thick = Math.min(34, slot * 0.58);
  const drawn = stacks.map((stack, column) => {
    let top = height;
    return stack
      .map((value, index) => {
        const size = (value / 100) * height;
        top -= size;
        return `<rect x="${column * slot + (slot - thick) / 2}" y="${top}" width="${thick}" height="${Math.max(0, size - 2)}" rx="4" fill="${color(index)}"/>`;
      })
      .join('');
  });
  return `<svg class="chart" viewBox="-4 -8 ${width + 8} ${height + 34}">${rules(width, height)}${drawn.join('')}${axis(labels, width, height, slot / 2)}</svg>`;
}

/** A ring of segments with a number in the middle. */
export function donut(parts: readonly number[], value: string, label: string, size = 170): string {
  const around = 2 * Math.PI * 40;
  const total = parts.reduce((sum, part) => sum + part, 0);
  let start = 0;
  const arcs = parts.map((part, index) => {
    const length = (part / Math.max(100, total)) * around;
    const arc = `<circle cx="50" cy="50" r="40" fill="none" stroke="${color(index)}" stroke-width="11" stroke-dasharray="${Math.max(0, length - 2)} ${around}" stroke-dashoffset="${-start}" transform="rotate(-90 50 50)"/>`;
    start += length;
    return arc;
  });
  return `<svg class="donut" width="${size}" height="${size}" viewBox="0 0 100 100"><circle cx="50" cy="50" r="40" fill="none" stroke="var(--line)" stroke-width="11"/>${arcs.join('')}<text class="value" x="50" y="53" text-anchor="middle">${value}</text><text class="label" x="50" y="65" text-anchor="middle">${label}</text></svg>`;
}

export function legend(items: readonly string[]): string {
  return `<div class="legend">${items.map((item, index) => `<span><i style="background:${color(index)}"></i>${item}</span>`).join('')}</div>`;
}

/** A small line without axes. */
export function spark(values: readonly number[], index = 0, width = 120, height = 34): string {
  const points = values.map((value, step): Point => [
    (step * width) / (values.length - 1),
    height - (value / 100) * height,
  ]);
  return `<svg width="${width}" height="${height}" viewBox="-2 -3 ${width + 4} ${height + 6}"><path d="${smooth(points)}" fill="none" stroke="${color(index)}" stroke-width="2.4"/></svg>`;
}
