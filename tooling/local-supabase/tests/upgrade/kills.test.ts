import { existsSync, globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from '../../../testing/rounds.ts';
import { connect, startLocalSupabase } from '../../src/index.ts';
import { socketUrl } from '../../src/postgres/connect.ts';
import { copyFolder } from '../../src/postgres/folders/copy-folder.ts';
import { socketFolder } from '../../src/postgres/folders/socket-folder.ts';
import { unprivilegedUser } from '../../src/postgres/unprivileged-user.ts';
import { temporaryFolder } from '../support/backend.ts';
import { startCli } from '../support/cli.ts';
import { pointCount, readUpgraded, upgraded, writeVersions } from '../support/versions.ts';
import type { Sql } from '../../src/index.ts';

let folder: string;
let versions: Awaited<ReturnType<typeof writeVersions>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  versions = await writeVersions(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

type Data = { dataDir: string; sql: Sql };
type Moment = [name: string, isReached: (data: Data) => boolean | Promise<boolean>];

const copies = (dataDir: string, ending: string) =>
  globSync(`${dataDir}-before-upgrade-*${ending}`).length;

const isPointReached = async (sql: Sql, number: number) => {
  const [row] = await sql`select is_called and last_value >= ${number} as reached from points`;
  return row?.reached === true;
};
const isIndexInvalid = async (sql: Sql) => {
  const rows = await sql`select from pg_index where not indisvalid`;
  return rows.length > 0;
};

const hasRun = async (sql: Sql, count: number) => {
  const rows = await sql`select from supabase_migrations.schema_migrations`;
  return rows.length === count;
};

const moments: Moment[] = [
  ['the copy is written', ({ dataDir }) => copies(dataDir, '.tar*') > 0],
  ['an index is created', ({ sql }) => isIndexInvalid(sql)],
  ['point 7 is reached', ({ sql }) => isPointReached(sql, 7)],
  ['the database starts', ({ dataDir }) => existsSync(join(dataDir, 'database/postmaster.pid'))],
  ['the copy is complete', ({ dataDir }) => copies(dataDir, '.tar') > 0],
  ['all migrations have run', ({ sql }) => hasRun(sql, upgraded.migrations)],
  ...Array.from({ length: pointCount }, (_, index) => index + 1)
    .filter((number) => number !== 7)
    .map((number): Moment => [
      `point ${number} is reached`,
      ({ sql }) => isPointReached(sql, number),
    ]),
];

it('is killed at 20 moments in a full run', () => {
  expect(moments.length).toBeGreaterThanOrEqual(20);
});

it.each(moments.slice(0, rounds(3, moments.length)))(
  'an upgrade that was killed when %s is completed by the next start',
  async (name, isReached) => {
    const dataDir = join(folder, name.replaceAll(' ', '-'));
    await copyFolder(versions.dataDir, dataDir);
    const killed = startCli(dataDir, { root: versions.second });
    const sockets = await socketFolder(dataDir, unprivilegedUser());
    const sql = connect(socketUrl(sockets), { max: 2, connect_timeout: 1, backoff: () => 0.005 });
    const killing = new AbortController();
    const blocker = name.includes('index') ? blockIndex(sql, killing.signal) : undefined;
    while (!(await Promise.resolve(isReached({ dataDir, sql })).catch(() => false))) await wait(2);
    await killed.kill('SIGKILL');
    killing.abort();
    await blocker;
    await sql.end({ timeout: 0 });

    const backend = await startLocalSupabase({ root: versions.second, dataDir, port: 0 });
    const after = connect(backend.databaseUrl, { max: 1 });
    const result = await readUpgraded(after);
    await after.end();
    await backend.stop();
    await rm(dataDir, { recursive: true });

    expect(result).toEqual(upgraded);
    expect(copies(dataDir, '.tar')).toBeGreaterThan(0);
  },
  120_000,
);

/** A transaction that the index waits for, from when the database responds until the signal. */
async function blockIndex(sql: Sql, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sql
      .begin(async (transaction) => {
        await transaction`insert into others values (0)`;
        await wait(60_000, undefined, { signal });
      })
      .catch(() => undefined);
    await wait(5);
  }
}
