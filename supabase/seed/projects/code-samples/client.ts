import type { SamplesByProject } from './sample.ts';

export const clientSamples = {
  ledgerline: [
    {
      title: 'Say why',
      language: 'TypeScript',
      code: `export function suggest(line: BankLine, rules: Rule[]): Suggestion {
  const rule = rules.find((candidate) => candidate.matches(line));
  if (!rule) return { kind: 'ask' };
  return {
    kind: 'suggest',
    category: rule.category,
    reason: 'You filed ' + rule.seen + ' payments to ' + line.payee + ' here.',
  };
}`,
    },
  ],
  shiftboard: [
    {
      title: 'Rest between two shifts',
      language: 'TypeScript',
      code: `const elevenHours = 11 * 60 * 60 * 1000;

export function restProblems(shifts: Shift[]) {
  const ordered = shifts.toSorted((a, b) => a.start - b.start);
  return ordered.flatMap((shift, index) => {
    const next = ordered[index + 1];
    return next && next.start - shift.end < elevenHours ? [{ shift, next }] : [];
  });
}`,
    },
  ],
  promptsmith: [
    {
      title: 'Better only beyond the range',
      language: 'TypeScript',
      code: `export function compare(before: number[], after: number[]) {
  const [a, b] = [interval(before), interval(after)];
  if (b.low > a.high) return 'better';
  if (b.high < a.low) return 'worse';
  return 'no difference shown';
}`,
    },
  ],
  'pulse-notes': [
    {
      title: 'The normal range behind the line',
      language: 'TSX',
      code: `export function VitalChart({ readings, range }: Props) {
  return (
    <Chart data={readings} label="Pulse per minute">
      <Band from={range.low} to={range.high} />
      <Line of="pulse" />
      <Table caption="The same values as a table" />
    </Chart>
  );
}`,
    },
  ],
  tidepool: [
    {
      title: 'Schedule ahead in the audio clock',
      language: 'JavaScript',
      code: `export function schedule(context, scene, until) {
  let time = Math.max(context.currentTime, scene.scheduledUntil);
  while (time < until) {
    const note = scene.next();
    note.play(time);
    time += note.gap;
  }
  scene.scheduledUntil = time;
}`,
    },
  ],
  'checkout-kit': [
    {
      title: 'Add it to a page',
      language: 'HTML',
      code: `<script type="module" src="https://checkout-kit.example/v2.js"></script>
<checkout-form shop="thread-and-loom" language="en"></checkout-form>

<style>
  checkout-form { --checkout-accent: #1d4ed8; --checkout-radius: 8px; }
</style>`,
    },
  ],
  mathmaps: [
    {
      title: 'Seven out of ten',
      language: 'TypeScript',
      code: `export function nextExercise(pool: Exercise[], skill: number, aim = 0.7) {
  const chance = (exercise: Exercise) => 1 / (1 + Math.exp(exercise.difficulty - skill));
  return pool.toSorted((a, b) => Math.abs(chance(a) - aim) - Math.abs(chance(b) - aim)).at(0);
}`,
    },
  ],
  'a11y-lens': [
    {
      title: 'Contrast of two colors',
      language: 'TypeScript',
      code: `const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = ([r, g, b]: Rgb) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

export function contrast(one: Rgb, other: Rgb) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}`,
    },
  ],
  tabkeeper: [
    {
      title: 'Two permissions only',
      language: 'JSON',
      code: `{
  "manifest_version": 3,
  "name": "Tabkeeper",
  "version": "2.3.0",
  "permissions": ["tabs", "storage"],
  "action": { "default_popup": "popup.html" }
}`,
    },
  ],
} as const satisfies SamplesByProject;
