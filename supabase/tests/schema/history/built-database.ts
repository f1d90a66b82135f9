import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect, migrate, startLocalSupabase } from '@showcase/local-supabase';
import type { Sql } from '@showcase/local-supabase';

export const supabase = resolve(import.meta.dirname, '../../..');

/** A database with the platform's schemas and then the files of a folder. `url` is of any database of the server. */
export async function buildDatabase(url: string, folder: string) {
  const name = `built_from_${folder}`;
  const server = connect(url, { max: 1 });
  await server.unsafe(`create database ${name} template template0`);
  const databaseUrl = url.replace(/\w+$/, name);
  const sql: Sql = connect(databaseUrl, { max: 1 });
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-built-'));
  const platform = await startLocalSupabase({ root: dataDir, dataDir, port: 0, databaseUrl });
  await platform.stop();
  await rm(dataDir, { recursive: true });
  await migrate(sql, join(supabase, folder));
  return {
    sql,
    async drop() {
      await sql.end();
      await server.unsafe(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}
