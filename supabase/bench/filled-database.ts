import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@showcase/local-supabase';
import { startBackendProcess } from './backend-process.ts';
import { generate, plainIndexes } from './generate.ts';
import { findPeople, getHundredthCursor, queries } from './queries.ts';
import { listRequestQueries } from './request-queries.ts';
import { listSavedQueries } from './saved-queries.ts';
import { listServiceQueries } from './service-queries.ts';

export type FilledDatabase = Awaited<ReturnType<typeof openFilledDatabase>>;

/** A database with the schema of a checkout and so many projects, and what is measured in it. */
export async function openFilledDatabase(root: string, size: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-bench-'));
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < 2 ** 30 + size * 8_000)
    throw new Error(`${dataDir} has too little free space.`);
  const options = { root, dataDir, seed: false, isDatabaseOnly: true };
  const backend = await startBackendProcess(options);
  const sql = connect(backend.databaseUrl, { max: 2 });
  const stop = async () => {
    await sql.end({ timeout: 1 });
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await sql`alter system set shared_buffers = '128MB'`;
    await sql`alter system set max_wal_size = '8GB'`;
    await sql`select pg_reload_conf()`;
    const seconds = await generate(sql, size);
    const [disk] = await sql`select pg_size_pretty(pg_database_size(current_database())) as size`;
    console.log(`\n${size} projects in ${seconds.toFixed(0)} s, ${disk?.size}`);
    const people = await findPeople(sql);
    return {
      sql,
      owner: people.owner,
      indexes: (await plainIndexes(sql)).map(({ name }) => name),
      queries: [
        ...queries(people, await getHundredthCursor(sql)),
        ...(await listServiceQueries(sql)),
        ...(await listRequestQueries(sql, people.owner)),
        ...listSavedQueries(people.creators),
      ],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
