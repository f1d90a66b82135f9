import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inWorld, sql, type World } from '../../support/world.ts';
import { addAdmin, call } from '../admins.ts';

type Job = { name: string; last_run_at: string | null; outcome: string | null; is_late: boolean };

/** Schedules outside the database call these; they show in what waits. */
const REMOVAL = 'remove-images';
const MAIL = 'deliver-mail';
const CHECKS = 'check-projects';
const isRecorded = ({ name }: Job) => ![REMOVAL, MAIL, CHECKS].includes(name);

const listJobs = async (world: World) =>
  (await call<Job[]>(world, await addAdmin(world), { name: 'admin_list_jobs' })) ?? [];

/** Replaces every record of the scheduler. */
async function recordRuns(world: World, runs: [job: string, minutesAgo: number, status: string][]) {
  await world.sql`delete from cron.job_run_details`;
  for (const [job, minutesAgo, status] of runs) {
    await world.sql`
      insert into cron.job (jobname, schedule, command) values (${job}, '* * * * *', 'select 1')
      on conflict (jobname, username) do nothing`;
    await world.sql`
      insert into cron.job_run_details (jobid, status, start_time)
      select jobid, ${status}, now() - ${minutesAgo} * interval '1 minute'
      from cron.job where jobname = ${job}`;
  }
}

async function scheduledNames(): Promise<string[]> {
  const folder = resolve(import.meta.dirname, '../../../schemas');
  const files = (await readdir(folder)).map((file) => readFile(resolve(folder, file), 'utf8'));
  const text = (await Promise.all(files)).join('\n');
  return [...text.matchAll(/cron\.schedule\(\s*'([^']+)'/g)].map(([, name = '']) => name).sort();
}

describe('the scheduled jobs', () => {
  it('are those that the schema schedules', () =>
    inWorld(async (world) => {
      const names = (await listJobs(world)).filter(isRecorded).map(({ name }) => name);
      expect(names).toEqual(await scheduledNames());
    }));

  it("are those that the local backend's timer runs and records", () =>
    inWorld(async (world) => {
      const names = (await listJobs(world)).filter(isRecorded).map(({ name }) => name);
      await expect
        .poll(async () => {
          const rows = await sql<{ jobname: string }[]>`
            select distinct jobname from cron.job join cron.job_run_details using (jobid)
            where status = 'succeeded' order by 1`;
          return rows.map(({ jobname }) => jobname);
        })
        .toEqual(names);
    }));

  it.each([
    ['follow-deadlines', 29, 31],
    ['notify-saved-searches', 29, 31],
    ['remove-orphaned-images', 179, 181],
    ['remove-unsent-attachments', 179, 181],
    ['rotate-views', 179, 181],
    ['prune', 179, 181],
  ])('%s may be %i minutes old, but not %i', (name, recent, old) =>
    inWorld(async (world) => {
      await recordRuns(world, [[name, recent, 'succeeded']]);
      const isLate = async () => (await listJobs(world)).find((job) => job.name === name)?.is_late;
      expect(await isLate()).toBe(false);
      await recordRuns(world, [[name, old, 'succeeded']]);
      expect(await isLate()).toBe(true);
    }),
  );

  it.each([
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['connecting', 'running'],
  ])('show a run that pg_cron calls %s as %s', (status, outcome) =>
    inWorld(async (world) => {
      await recordRuns(world, [['prune', 5, status]]);
      const job = (await listJobs(world)).find(({ name }) => name === 'prune');
      expect(job).toMatchObject({ outcome, is_late: false });
      expect(Date.now() - Date.parse(job?.last_run_at ?? '')).toBeLessThan(6 * 60_000);
    }),
  );

  it('show the last run, not an earlier one or one of another job', () =>
    inWorld(async (world) => {
      await recordRuns(world, [
        ['prune', 90, 'failed'],
        ['prune', 60, 'succeeded'],
        ['remove-orphaned-images', 5, 'failed'],
      ]);
      const job = (await listJobs(world)).find(({ name }) => name === 'prune');
      expect(job?.outcome).toBe('succeeded');
    }));

  it('skip a run that has not started', () =>
    inWorld(async (world) => {
      await recordRuns(world, [['prune', 60, 'succeeded']]);
      await world.sql`
        insert into cron.job_run_details (jobid, status) select jobid, 'starting'
        from cron.job where jobname = 'prune'`;
      const job = (await listJobs(world)).find(({ name }) => name === 'prune');
      expect(job?.outcome).toBe('succeeded');
    }));

  it('are late and without an outcome if they have never run', () =>
    inWorld(async (world) => {
      await recordRuns(world, []);
      for (const job of (await listJobs(world)).filter(isRecorded)) {
        expect(job).toMatchObject({ last_run_at: null, outcome: null, is_late: true });
      }
    }));

  it('are late on a database without a scheduler', () =>
    inWorld(async (world) => {
      await world.sql`alter table cron.job_run_details rename to other`;
      const onTime = (await listJobs(world)).filter(({ is_late }) => !is_late);
      expect(onTime.map(({ name }) => name)).toEqual([CHECKS, MAIL, REMOVAL]);
    }));

  it.each<[string, number[][], string | null, boolean]>([
    ['nothing waits', [], null, false],
    ['one has waited for 59 minutes', [[0, 59]], null, false],
    ['one has waited for 61 minutes', [[0, 61]], null, true],
    ['storage failed twice', [[2, 61]], null, false],
    [
      'storage failed three times',
      [
        [3, -5],
        [0, 5],
      ],
      'failed',
      false,
    ],
  ])(
    'show of the removal of images or files, if %s, outcome %j and late %j',
    (_case, images, outcome, late) =>
      inWorld(async (world) => {
        for (const table of ['private.images_to_remove', 'private.attachments_to_remove']) {
          await world.sql`delete from private.images_to_remove`;
          for (const [attempts, minutes] of images) {
            await world.sql`
              insert into ${world.sql(table)} (name, attempts, next_attempt)
              values (${crypto.randomUUID()}, ${attempts ?? 0}, now() - ${minutes ?? 0} * interval '1 minute')`;
          }
          const job = (await listJobs(world)).find(({ name }) => name === REMOVAL);
          expect(job).toEqual({ name: REMOVAL, last_run_at: null, outcome, is_late: late });
        }
      }),
  );

  it.each<[string, string, string | null, boolean]>([
    ['nothing waits', "'pending', 0, now(), null", null, false],
    [
      'one has waited for 14 minutes',
      "'pending', 0, now() - interval '14 minutes', null",
      null,
      false,
    ],
    [
      'one has waited for 16 minutes',
      "'pending', 0, now() - interval '16 minutes', null",
      null,
      true,
    ],
    ['one is tried again', "'pending', 1, now() - interval '16 minutes', null", null, false],
    ['one was skipped', "'skipped', 0, now() - interval '16 minutes', now()", null, false],
    ['one failed 23 hours ago', "'failed', 8, now(), now() - interval '23 hours'", 'failed', false],
    ['one failed 25 hours ago', "'failed', 8, now(), now() - interval '25 hours'", null, false],
  ])('show of the mail, if %s (%s), outcome %j and late %j', (_case, row, outcome, late) =>
    inWorld(async (world) => {
      await world.sql.unsafe(`
        delete from private.mail_outbox;
        insert into private.mail_outbox (key, kind, email, status, attempts, due_at, ended_at)
        values ('one', 'newsletter', 'a@example.com', ${row}),
          ('two', 'newsletter', 'a@example.com', 'sent', 1, now(), '2026-01-02T03:04:05Z')`);
      const job = (await listJobs(world)).find(({ name }) => name === MAIL);
      expect(job).toEqual({
        name: MAIL,
        last_run_at: '2026-01-02T03:04:05+00:00',
        outcome,
        is_late: late,
      });
    }),
  );

  it.each<[string, string, string | null, boolean]>([
    ['nothing is due', "0, now() + interval '1 day'", null, false],
    ['one has waited for 59 minutes', "0, now() - interval '59 minutes'", null, false],
    ['one has waited for 61 minutes', "0, now() - interval '61 minutes'", null, true],
    ['one began twice', "2, now() - interval '61 minutes'", null, false],
    ['one began three times', "3, now() + interval '5 minutes'", 'failed', false],
  ])('show of the checks, if %s (%s), outcome %j and late %j', (_case, row, outcome, late) =>
    inWorld(async (world) => {
      await world.sql.unsafe(`
        delete from private.site_checks;
        insert into private.site_checks (kind, target, host, attempts, due_at, checked_at)
        values ('runs', 'https://a.example.com/', 'a.example.com', ${row}, null),
          ('runs', 'https://b.example.com/', 'b.example.com', 0, 'infinity', '2026-01-02T03:04:05Z')`);
      const job = (await listJobs(world)).find(({ name }) => name === CHECKS);
      const last_run_at = '2026-01-02T03:04:05+00:00';
      expect(job).toEqual({ name: CHECKS, last_run_at, outcome, is_late: late });
    }),
  );
});
