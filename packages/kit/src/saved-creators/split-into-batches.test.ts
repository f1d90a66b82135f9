import { expect, it } from 'vitest';
import { splitIntoBatches } from './split-into-batches.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));

it.each([
  [0, []],
  [1, [1]],
  [24, [24]],
  [25, [24, 1]],
  [60, [24, 24, 12]],
])('splits %i ids into batches of %j', (count, sizes) => {
  expect(splitIntoBatches(ids(count)).map((batch) => batch.length)).toEqual(sizes);
  expect(splitIntoBatches(ids(count)).flat()).toEqual(ids(count));
});

it('keeps the first batches as the list grows', () => {
  expect(splitIntoBatches(ids(48))[0]).toEqual(splitIntoBatches(ids(24))[0]);
});
