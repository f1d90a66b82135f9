import { expect, it } from 'vitest';
import { isInUse, repeatWhile, runWhenStopped } from './repeat-while.ts';

/** Fails a number of times, then returns how often it was called. */
function failing(times: number, code: string) {
  let calls = 0;
  return () => {
    calls += 1;
    return calls > times
      ? Promise.resolve(calls)
      : Promise.reject(Object.assign(new Error(`call ${calls}`), { code }));
  };
}

it('repeats while the database is in use', async () => {
  expect(await repeatWhile(isInUse, failing(2, '55006'))).toBe(3);
});

it('gives up at the last try', async () => {
  await expect(repeatWhile(isInUse, failing(3, '55006'), 3)).rejects.toThrow('call 3');
});

it('does not repeat after another error', async () => {
  await expect(repeatWhile(isInUse, failing(1, '3D000'))).rejects.toThrow('call 1');
});

it.each([
  [
    'while the pool still stops',
    '[vitest-pool]: Cannot run tasks while pool is cancelling',
    'next',
  ],
  ['not after an error of the tests', 'The connection was lost', 'first'],
])('runs the tests again %s', async (_, message, expected) => {
  const runs = [
    { name: 'first', unhandledErrors: [new Error(message)] },
    { name: 'next', unhandledErrors: [] },
  ];
  const run = await runWhenStopped(() =>
    Promise.resolve(runs.shift() ?? { name: 'none', unhandledErrors: [] }),
  );
  expect(run.name).toBe(expected);
});
