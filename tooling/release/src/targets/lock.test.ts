import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/test-targets.ts';
import { withLock } from './lock.ts';

const old = new Date(Date.now() - 60_000);
const ageOf = async (file: string) => Date.now() - (await stat(file)).mtimeMs;

it('stays new for as long as it is held, so that no other process takes it over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lock = join(await temporaryFolder(), 'pages.lock');
  await withLock(lock, 0, async () => {
    await utimes(lock, old, old);
    vi.advanceTimersByTime(2_000);
    await expect.poll(() => ageOf(lock)).toBeLessThan(10_000);
  });
  await expect(stat(lock)).rejects.toThrow('ENOENT');
  vi.useRealTimers();
});

it('is taken over from a process that has ended', async () => {
  const lock = join(await temporaryFolder(), 'pages.lock');
  const other = withLock(lock, 0, async () => {
    await utimes(lock, old, old);
    return withLock(lock, 1_000, async () => 'taken');
  });
  expect(await other).toBe('taken');
});
