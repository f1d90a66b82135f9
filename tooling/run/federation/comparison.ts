/** A measurement of both builds and its goal: the maximum ratio to the first build, or an absolute maximum. */
export type Comparison = {
  label: string;
  unit: 'ms' | 'kB' | '';
  monolith: number;
  federated: number;
  goal?: number | undefined;
  max?: number | undefined;
};

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

export const header = [
  ''.padEnd(44),
  ...['monolith', 'federated'].map((title) => title.padStart(12)),
  'ratio'.padStart(8),
].join('');

/** One line of the table, with whether the goal is met. */
export function formatLine({ label, unit, monolith, federated, goal, max }: Comparison): string {
  const ratio = federated / monolith;
  return [
    label.padEnd(44),
    formatValue(monolith, unit).padStart(12),
    formatValue(federated, unit).padStart(12),
    ratio.toFixed(2).padStart(8),
    ...(goal === undefined ? [] : [`  at most ${goal.toFixed(2)}: ${formatResult(ratio <= goal)}`]),
    ...(max === undefined
      ? []
      : [`  at most ${formatValue(max, unit)}: ${formatResult(federated <= max)}`]),
  ].join('');
}

function formatValue(value: number, unit: Comparison['unit']): string {
  const text = unit === 'kB' ? (value / 1000).toFixed(1) : value.toFixed(0);
  return unit ? `${text} ${unit}` : text;
}

function formatResult(isMet: boolean) {
  return isMet ? 'met' : 'missed';
}
