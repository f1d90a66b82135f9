import { expect, it } from 'vitest';
import { splitTax } from './split-tax.ts';

const line = (cents: number) => ({ title: 'Work', cents });

it.each([
  [[119_000], 'domestic', 1_900, [100_000, 19_000, [100_000]]],
  [[1], 'domestic', 1_900, [1, 0, [1]]],
  [[10, 10, 10], 'domestic', 1_900, [25, 5, [8, 9, 8]]],
  [[107_700], 'domestic', 770, [100_000, 7_700, [100_000]]],
  [[100_000_000], 'domestic', 810, [92_506_938, 7_493_062, [92_506_938]]],
  [[500, 700], 'reverse_charge', 1_900, [1_200, 0, [500, 700]]],
] as const)('of %j, %s at %i, is rounded once', (cents, taxCase, rate, [net, tax, nets]) => {
  const split = splitTax(cents.map(line), taxCase, rate);
  expect(split.tax).toMatchObject({ netCents: net, taxCents: tax });
  expect(split.lines.map(({ netCents }) => netCents)).toEqual(nets);
});

it('leaves every total as it was agreed, and is within a cent of its rate', () => {
  for (let cents = 1; cents < 20_000; cents += 1) {
    const { netCents, taxCents } = splitTax([line(cents)], 'domestic', 1_900).tax;
    expect(netCents + taxCents).toBe(cents);
    expect(Math.abs(netCents * 0.19 - taxCents)).toBeLessThan(1);
  }
});
