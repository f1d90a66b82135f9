import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect, migrate, startDatabase, startLocalSupabase } from '@showcase/local-supabase';
import type { Sql } from '@showcase/local-supabase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFullRun } from '../../../tooling/testing/rounds.ts';
import { generate } from '../../bench/generate.ts';
import { seed } from '../../seed/seed.ts';
import { importDataLayer } from './data-layer.ts';
import { watchLockWaits } from './lock-waits.ts';
import {
  findPreviousCommit,
  FIRST_NEW_MIGRATION,
  writeDataLayer,
  writePreviousMigrations,
} from './previous-release.ts';
import { hashRows, listTables } from './row-hashes.ts';
import { timeStatements } from './statement-times.ts';
import { startTraffic } from './traffic.ts';

const migrations = resolve(import.meta.dirname, '../../migrations');
/** With more hire requests than projects; otherwise the seed's rows. */
const PROJECTS = 100_000;
const timeout = 1_800_000;
const untilReached = { timeout: 300_000 };

/** The scheduled jobs would work on years of requests. */
const NOTHING_IS_DUE = `
  set local session_replication_role = replica;
  update public.offers set valid_until = now() + interval '7 days' where status = 'open';
  update public.hire_requests set updated_at = now() where status = 'pending';
  update public.hire_requests set delivered_at = now() where status = 'accepted' and delivered_at is not null;
  update public.milestones set due_on = current_date + 60 where approved_at is null`;

let folder: string;
let dataDir: string;
let previous: string;

const startPrevious = () =>
  startLocalSupabase({
    ...{ root: previous, dataDir, port: 0 },
    ...{ isThrowaway: true, deliversMail: false, repeatsJobs: false },
  });

/** Calls it with connections that are closed afterwards. */
async function on<T>(url: string, use: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(url, { max: 3 });
  try {
    return await use(sql);
  } finally {
    await sql.end();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showcase-upgrade-'));
  dataDir = join(folder, 'data');
  previous = join(folder, 'previous');
  writePreviousMigrations(previous);
  const backend = await startPrevious();
  await on(backend.databaseUrl, async (sql) => {
    if (isFullRun) await generate(sql, PROJECTS);
    else await seed(sql, { storageDir: join(dataDir, 'storage'), hashCost: 4 });
    await sql.begin((transaction) => transaction.unsafe(NOTHING_IS_DUE));
  });
  await backend.stop();
}, timeout);
afterAll(() => rm(folder, { recursive: true, force: true }));

it(
  'every row is the same after an upgrade, in all columns that the release before has',
  async () => {
    const { url, stop } = await startDatabase({ dataDir, isThrowaway: true });
    try {
      for (const name of ['upgraded', 'plain'])
        await on(url.replace(/\w+$/, 'template1'), (sql) =>
          sql.unsafe(`create database ${name} template postgres`),
        );
      const ofStatements = await on(url.replace(/\w+$/, 'plain'), async (sql) => {
        // As the other one, so that both begin with the same pages in memory.
        await hashRows(sql, await listTables(sql));
        return timeStatements(sql, migrations);
      });
      await on(url.replace(/\w+$/, 'upgraded'), async (sql) => {
        const tables = await listTables(sql);
        const before = await hashRows(sql, tables);
        expect(before.length).toBeGreaterThan(60);

        const started = performance.now();
        expect(await migrate(sql, migrations)).toContain(FIRST_NEW_MIGRATION);
        const time = performance.now() - started;
        console.info(
          `The upgrade took ${Math.round(time)} ms, ${(time / ofStatements).toFixed(2)} times its statements alone.`,
        );

        const notices = await sql`
          delete from public.notifications where kind = 'sale_kind_needed'
          returning user_id, (params -> 'count')::integer as count`;
        expect(new Set(notices.map((row) => JSON.stringify(row)))).toEqual(
          new Set((await listSellers(sql)).map((row) => JSON.stringify(row))),
        );
        await sql`delete from private.mail_outbox where kind = 'sale_kind_needed'`;
        // What can happen to a request since then.
        await sql`delete from private.hire_steps where action = 'sell_to_other'`;
        expect(await hashRows(sql, tables)).toEqual(before);
        await sql`update public.users set bio = 'Changed' where id = (select id from public.users limit 1)`;
        expect(await hashRows(sql, tables)).not.toEqual(before);
      });
    } finally {
      await stop();
    }
  },
  timeout,
);

const commit = findPreviousCommit();

// In a clone without its history, the code of the release before is not there.
it.skipIf(commit === undefined)(
  'while a database is upgraded, people with the release before see no error and lose nothing that they wrote',
  async () => {
    writeDataLayer(previous, commit ?? '');
    const data = await importDataLayer(previous);
    const backend = await startPrevious();
    try {
      await on(backend.databaseUrl, async (sql) => {
        const projects = await sql<{ id: string }[]>`
          select id from private.public_projects limit 500`;
        const traffic = startTraffic(data, {
          ...{ url: backend.url, key: backend.publishableKey, pairs: 4 },
          projects: projects.map(({ id }) => id),
        });
        await expect.poll(traffic.countCalls, untilReached).toBeGreaterThan(40);

        const max = await on(backend.databaseUrl, (upgrading) => upgradeWatched(sql, upgrading));

        const count = traffic.countCalls();
        await expect.poll(traffic.countCalls, untilReached).toBeGreaterThan(count + 40);
        await traffic.stop();
        expect(traffic.errors).toEqual([]);
        // The time-out, and two looks.
        expect(max.upgrade).toBeLessThan(600);
        expect(max.others).toBeLessThan(3_000);
        const { requests, messages, searches, reports } = traffic.written;
        const [found] = await sql`
          select
            (select count(*) from public.hire_requests where id = any (${requests})
              and status = 'completed' and first_delivered_at < delivered_at)::int as requests,
            (select count(*) from public.messages where client_key = any (${messages}))::int as messages,
            (select count(*) from public.saved_searches where id = any (${searches}) and frequency = 'weekly')::int as searches,
            (select count(*) from public.reports where details = any (${reports}))::int as reports`;
        expect(found).toEqual({
          requests: requests.length,
          messages: messages.length,
          searches: searches.length,
          reports: reports.length,
        });
        expect(Math.min(...Object.values(found ?? {}).map(Number))).toBeGreaterThan(0);
      });
    } finally {
      await backend.stop();
    }
  },
  timeout,
);

/** Who has projects for sale without a choice how they are sold, and how many: each of them is told once. */
const listSellers = (sql: Sql) => sql`
  select user_id, count(*)::integer from public.projects where is_for_sale and sale_kind is null group by user_id`;

async function upgradeWatched(sql: Sql, upgrading: Sql) {
  const pids = await sql<{ pid: number }[]>`select pid from pg_stat_activity`;
  const waits = watchLockWaits(sql, new Set(pids.map(({ pid }) => pid)));
  expect(await migrate(upgrading, migrations)).toContain(FIRST_NEW_MIGRATION);
  await waits.stop();
  return waits.max;
}
