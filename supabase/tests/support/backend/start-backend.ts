import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect, migrate, startLocalSupabase } from '@showcase/local-supabase';
import type { TestProject } from 'vitest/node';
import { planOnce } from '../../../../tooling/testing/plan-once.ts';
import { backendCount } from './backend-count.ts';
import { startHostedDatabase } from './hosted-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backends: { databaseUrl: string; api: { url: string; key: string } }[];
  }
}

const root = resolve(import.meta.dirname, '..', '..', '..', '..');

/**
 * For each worker an embedded PostgreSQL with all migrations and the seed, for the whole run; or one, in the empty database of
 * TEST_DATABASE_URL. With TEST_AS_HOSTED, migrations and tests run with the rights that a new hosted project gives them.
 */
export async function setup(project: TestProject) {
  const starts = Array.from({ length: backendCount }, startBackend);
  const stop = async () => {
    for (const start of await Promise.allSettled(starts))
      if (start.status === 'fulfilled') await start.value.stop();
  };
  try {
    const backends = await Promise.all(starts);
    project.provide(
      'backends',
      backends.map(({ databaseUrl, api }) => ({ databaseUrl, api })),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function startBackend() {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-policies-'));
  const hosted = process.env.TEST_AS_HOSTED ? await prepareHosted(dataDir) : null;
  const databaseUrl = hosted?.adminUrl ?? process.env.TEST_DATABASE_URL;
  // The tests claim mail and run the jobs themselves.
  const backend = await startLocalSupabase({
    ...{ root, dataDir, port: 0, deliversMail: false, repeatsJobs: false, isThrowaway: true },
    ...(databaseUrl && { databaseUrl }),
  });
  if (!databaseUrl) await planOnce(connect(backend.databaseUrl, { max: 1 }));
  return {
    databaseUrl: hosted?.url ?? backend.databaseUrl,
    api: { url: backend.url, key: backend.publishableKey },
    async stop() {
      await backend.stop();
      await hosted?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function prepareHosted(dataDir: string) {
  const hosted = await startHostedDatabase(join(dataDir, 'hosted'));
  const sql = connect(hosted.url, { max: 2 });
  await migrate(sql, join(root, 'supabase', 'migrations'));
  await sql.end();
  return hosted;
}
