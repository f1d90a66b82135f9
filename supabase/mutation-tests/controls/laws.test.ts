import { expect, it } from 'vitest';
import { laws } from './laws.ts';
import { sql } from '../../tests/support/world.ts';

it('laws can be broken in each way: the functions have the parts that it changes', async () => {
  const unchanged = (await laws(sql)).filter(({ removal }) => removal === '');
  expect(unchanged).toEqual([]);
});
