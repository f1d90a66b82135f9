import { expect, it, vi } from 'vitest';
import { measureRounds, printRounds } from './rounds.ts';

/** Each side takes these times, one after the other. */
const times = { that: [10, 30, 20], this: [5, 100, 10] };
type Side = keyof typeof times;

function createMeasure() {
  const measured: Side[] = [];
  const measure = (side: Side) => {
    const value = times[side][measured.filter((one) => one === side).length] ?? NaN;
    measured.push(side);
    return Promise.resolve([{ label: 'time', unit: 'ms' as const, value }]);
  };
  return { measured, measure };
}

it('measures both sides in each round, and begins every second one with the other', async () => {
  const { measured, measure } = createMeasure();
  const rounds: string[][] = [];
  for await (const lines of measureRounds(['that', 'this'], 3, measure)) rounds.push(lines);
  expect(measured).toEqual(['that', 'this', 'this', 'that', 'that', 'this']);
  expect(rounds.flat().map((line) => line.replace(/ +/g, ' '))).toEqual([
    'time 10 ms 5 ms 0.50',
    'time 20 ms 53 ms 2.63',
    'time 20 ms 10 ms 0.50',
  ]);
});

it('measures a single side once', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const { measured, measure } = createMeasure();
  await printRounds(['this'], 3, measure, ['this']);
  expect(measured).toEqual(['this']);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(/^\n +this$/),
    expect.stringMatching(/^time +5 ms$/),
  ]);
  log.mockRestore();
});

it('leaves out what one side does not have', async () => {
  const measure = (side: Side) =>
    Promise.resolve(side === 'this' ? [{ label: 'new remote', unit: 's' as const, value: 3 }] : []);
  for await (const [line = ''] of measureRounds(['that', 'this'], 1, measure))
    expect(line.replace(/ +/g, ' ')).toBe('new remote – 3 s –');
});
