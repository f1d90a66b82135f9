import { expect, it } from 'vitest';
import { createStaircase } from './staircase.ts';

it.each([90, 700, 1990, 5300])('approaches %d ms', (from) => {
  const staircase = createStaircase();
  for (let press = 0; press < 30; press += 1) staircase.note(staircase.moment() >= from);
  expect(Math.abs(staircase.moment() - from)).toBeLessThanOrEqual(80);
});
