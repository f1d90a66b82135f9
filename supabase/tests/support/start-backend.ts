import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startLocalSupabase } from '@showcase/local-supabase';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    api: { url: string; key: string };
  }
}

let stop: (() => Promise<void>) | undefined;

/** One embedded PostgreSQL with all migrations and the seed, for the whole run; or the empty database in TEST_DATABASE_URL. */
export async function setup(project: TestProject) {
  const root = resolve(import.meta.dirname, '..', '..', '..');
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-policies-'));
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const options = { root, dataDir, port: 0, ...(databaseUrl && { databaseUrl }) };
  const backend = await startLocalSupabase(options);
  project.provide('databaseUrl', backend.databaseUrl);
  project.provide('api', { url: backend.url, key: backend.publishableKey });
  stop = async () => {
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export async function teardown() {
  await stop?.();
}
