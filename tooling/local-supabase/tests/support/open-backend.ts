import { afterAll } from 'vitest';
import { startTestBackend } from './backend.ts';
import type { LocalSupabaseOptions } from '../../src/index.ts';

/** A backend for the tests of one file, stopped after the last of them. */
export async function openBackend(options: Partial<LocalSupabaseOptions> = {}) {
  const backend = await startTestBackend(options);
  afterAll(() => backend.stop());
  return backend;
}

/** The same, with two users. */
export async function openBackendWithUsers() {
  const backend = await openBackend();
  const [ada, ben] = await Promise.all([backend.person('Ada'), backend.person('Ben')]);
  return { backend, ada, ben };
}
