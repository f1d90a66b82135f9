import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));

it.each([
  [0, []],
  [1, [1]],
  [24, [24]],
  [25, [24, 1]],
  [60, [24, 24, 12]],
])('asks for %i in batches of %j', (count, sizes) => {
  expect(inBatches(ids(count)).map((batch) => batch.length)).toEqual(sizes);
  expect(inBatches(ids(count)).flat()).toEqual(ids(count));
});

it('keeps the first batches as the list grows', () => {
  expect(inBatches(ids(48))[0]).toEqual(inBatches(ids(24))[0]);
});
