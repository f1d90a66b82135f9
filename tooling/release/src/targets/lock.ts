import { open, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Who holds a lock touches its file more often: an older one was left by a process that has ended. */
const MAX_AGE_MS = 10_000;
const TOUCH_INTERVAL_MS = 2_000;

/** Runs `act` while no other process has the same lock, which is a file; waits for it for at most `timeout` milliseconds. */
export async function withLock<T>(
  lock: string,
  timeout: number,
  act: () => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + timeout;
  while (!(await createLock(lock))) {
    await removeOldLock(lock);
    if (Date.now() > deadline) {
      throw new Error(`${lock} is in the way: other releases are writing. Try again.`);
    }
    await setTimeout(5 + Math.random() * 10);
  }
  const timer = setInterval(() => void touch(lock), TOUCH_INTERVAL_MS);
  try {
    return await act();
  } finally {
    clearInterval(timer);
    await rm(lock, { force: true });
  }
}

/** Returns false if it exists already. */
async function createLock(lock: string): Promise<boolean> {
  try {
    const handle = await open(lock, 'wx');
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function touch(lock: string): Promise<void> {
  const now = new Date();
  // Another process may have removed it.
  await utimes(lock, now, now).catch(() => undefined);
}

async function removeOldLock(lock: string): Promise<void> {
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Infinity }));
  if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(lock, { force: true });
}
