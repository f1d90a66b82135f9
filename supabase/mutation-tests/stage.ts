import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect, startDatabase, startLocalSupabase } from '@showcase/local-supabase';
import type { Sql } from '@showcase/local-supabase';
import { isInUse, repeatWhile } from './repeat-while.ts';

const root = resolve(import.meta.dirname, '..', '..');

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** A separate PostgreSQL in a temporary folder, with all migrations and the seed, as a template for databases. */
export async function openStage() {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-proof-'));
  const backend = await startLocalSupabase({ root, dataDir, port: 0, isThrowaway: true });
  await backend.stop();
  const server = await startDatabase({ dataDir, isThrowaway: true });
  const getUrl = (name: string) => server.url.replace(/postgres$/, name);
  const sql = connect(getUrl('template1'), { max: 1 });
  return {
    /** Copies the migrated database for the duration of the callback. */
    async withCopy<T>(name: string, use: (url: string) => Promise<T>): Promise<T> {
      await sql.unsafe(`create database ${name} template postgres`);
      await sql.unsafe(`alter database ${name} set statement_timeout = '30s'`);
      try {
        return await use(getUrl(name));
      } finally {
        await repeatWhile(isInUse, () => sql.unsafe(`drop database ${name} with (force)`));
      }
    },
    async close() {
      await sql.end();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs statements on a database and closes the connection. */
export async function on<T>(url: string, act: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(url, { max: 1 });
  try {
    return await act(sql);
  } finally {
    await sql.end();
  }
}
