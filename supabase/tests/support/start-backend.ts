import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect, migrate, startLocalSupabase } from '@showcase/local-supabase';
import type { TestProject } from 'vitest/node';
import { startHostedDatabase } from './hosted-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    api: { url: string; key: string };
  }
}

const root = resolve(import.meta.dirname, '..', '..', '..');
let stop: (() => Promise<void>) | undefined;

/**
 * One embedded PostgreSQL with all migrations and the seed, for the whole run; or the empty database in TEST_DATABASE_URL. With
 * TEST_AS_HOSTED, migrations and tests run with the rights that a new hosted project gives them.
 */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-policies-'));
  const hosted = process.env.TEST_AS_HOSTED ? await prepareHosted(dataDir) : null;
  const databaseUrl = hosted?.adminUrl ?? process.env.TEST_DATABASE_URL;
  // The tests of mail claim it themselves.
  const options = {
    root,
    dataDir,
    port: 0,
    deliversMail: false,
    ...(databaseUrl && { databaseUrl }),
  };
  const backend = await startLocalSupabase(options);
  project.provide('databaseUrl', hosted?.url ?? backend.databaseUrl);
  project.provide('api', { url: backend.url, key: backend.publishableKey });
  stop = async () => {
    await backend.stop();
    await hosted?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function prepareHosted(dataDir: string) {
  const hosted = await startHostedDatabase(join(dataDir, 'hosted'));
  const sql = connect(hosted.url, { max: 2 });
  await migrate(sql, join(root, 'supabase', 'migrations'));
  await sql.end();
  return hosted;
}

export async function teardown() {
  await stop?.();
}
