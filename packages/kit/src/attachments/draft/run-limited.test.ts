import { expect, it } from 'vitest';
import { createLimit } from './run-limited.ts';

it('runs the next task when one is done, also if it failed', async () => {
  const run = createLimit(1);
  const order: string[] = [];
  const results = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) =>
      run(async () => {
        order.push(`${name} starts`);
        await Promise.resolve();
        order.push(`${name} ends`);
        if (name === 'a') throw new Error(name);
        return name;
      }),
    ),
  );
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
