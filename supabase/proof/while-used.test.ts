import { expect, it } from 'vitest';
import { repeatWhileUsed } from './while-used.ts';

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
  expect(await repeatWhileUsed(failing(2, '55006'))).toBe(3);
});

it('gives up at the last try', async () => {
  await expect(repeatWhileUsed(failing(3, '55006'), 3)).rejects.toThrow('call 3');
});

it('does not repeat after another error', async () => {
  await expect(repeatWhileUsed(failing(1, '3D000'))).rejects.toThrow('call 1');
});
