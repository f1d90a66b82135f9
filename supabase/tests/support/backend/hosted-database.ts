import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, startDatabase, startLocalSupabase } from '@showcase/local-supabase';

/** A database like that of a new hosted project, before the first migration. */
export type HostedDatabase = {
  /** As the role `postgres`, which is no superuser here. */
  url: string;
  /** As a superuser. */
  adminUrl: string;
  stop: () => Promise<void>;
};

export async function startHostedDatabase(dataDir: string): Promise<HostedDatabase> {
  const { url, stop } = await startDatabase({ dataDir, isThrowaway: true });
  await installPlatform(url);
  const script = await readFile(join(import.meta.dirname, 'hosted-database.sql'), 'utf8');
  // No role can rename itself.
  await execute(url, 'create role installer login superuser');
  await execute(withUser(url, 'installer'), script);
  return { url, adminUrl: withUser(url, 'supabase_admin'), stop };
}

/** Writes the schemas of the platform, by starting the backend once without migrations. */
async function installPlatform(databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'showcase-platform-'));
  try {
    const options = { root: folder, dataDir: folder, port: 0, seed: false, databaseUrl };
    const backend = await startLocalSupabase(options);
    await backend.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function execute(url: string, script: string): Promise<void> {
  const sql = connect(url, { max: 1 });
  try {
    await sql.unsafe(script);
  } finally {
    await sql.end();
  }
}

function withUser(url: string, user: string): string {
  return url.replace('//postgres@', `//${user}@`);
}
