/** The measure and its goal: the maximum ratio to the first side, or an absolute maximum. */
export type Row = {
  label: string;
  unit: 'ms' | 's' | 'kB' | 'MB' | 'GB' | '';
  goal?: number | undefined;
  max?: number | undefined;
};
export type Figure = Row & { value: number };

const bytesOf = { kB: 1e3, MB: 1e6, GB: 1e9 };

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** The titles of the columns: one side, or two and the ratio of the second to the first. */
export function header(titles: readonly string[]): string {
  const columns = titles.map((title) => title.padStart(12));
  return [''.padEnd(48), ...columns, titles.length > 1 ? 'ratio'.padStart(8) : ''].join('');
}

/** One line of the table, with whether its goals are met. */
export function formatLine({ label, unit, goal, max }: Row, values: readonly number[]): string {
  const value = values.at(-1) ?? NaN;
  const ratio = values.length > 1 ? value / (values[0] ?? NaN) : undefined;
  return [
    label.padEnd(48),
    ...values.map((one) => formatValue(one, unit).padStart(12)),
    ratio !== undefined && formatRatio(ratio).padStart(8),
    goal !== undefined && ratio !== undefined && formatGoal(goal.toFixed(2), ratio <= goal),
    max !== undefined && formatGoal(formatValue(max, unit), value <= max),
  ]
    .filter(Boolean)
    .join('');
}

function formatValue(value: number, unit: Row['unit']): string {
  if (Number.isNaN(value)) return '–';
  const scaled = unit === 'kB' || unit === 'MB' || unit === 'GB' ? value / bytesOf[unit] : value;
  const text = scaled < 10 && !Number.isInteger(scaled) ? scaled.toFixed(2) : scaled.toFixed(0);
  return unit ? `${text} ${unit}` : text;
}

function formatRatio(ratio: number): string {
  return Number.isNaN(ratio) ? '–' : ratio.toFixed(2);
}

function formatGoal(goal: string, isMet: boolean): string {
  return `  at most ${goal}: ${isMet ? 'met' : 'missed'}`;
}
