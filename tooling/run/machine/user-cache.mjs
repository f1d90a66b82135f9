import { homedir } from 'node:os';
import { resolve } from 'node:path';

/** The cache that all clones of this user share, keyed by content: results of tasks and journeys that passed. */
export const userCache = resolve(
  process.env.XDG_CACHE_HOME || resolve(homedir(), '.cache'),
  'bolt-showcase',
);

/** Where Turborepo keeps the builds, and what the tasks that passed printed. */
export const turboCache = resolve(userCache, 'turbo');
