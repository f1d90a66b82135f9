import { expect, it } from 'vitest';
import { createLimit } from './limit.ts';

it('counts 50,000 callers of a minute, and the others together', () => {
  const limit = createLimit(1, () => 0);
  for (let caller = 0; caller < 50_001; caller += 1) limit(String(caller));
  expect(limit('one more')).toBe(60);
});
