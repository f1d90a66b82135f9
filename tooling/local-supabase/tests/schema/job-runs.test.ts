import { afterAll, beforeEach, expect, it } from 'vitest';
import { connect } from '../../src/index.ts';
import { runRecorded } from '../../src/schema/job-runs.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();
const sql = connect(backend.databaseUrl, { max: 2 });
afterAll(() => sql.end());

beforeEach(async () => {
  await sql`delete from cron.job where jobname in ('nap', 'fail')`;
});

const listRuns = async () => [
  ...(await sql`
    select jobname, status, end_time >= start_time as has_ended
    from cron.job_run_details join cron.job using (jobid)
    where jobname in ('nap', 'fail') order by runid`),
];

it('records each run of a job, with its name and outcome', async () => {
  await runRecorded(sql, { name: 'nap', command: 'select 1' });
  await runRecorded(sql, { name: 'nap', command: 'select 2' });
  const run = { jobname: 'nap', status: 'succeeded', has_ended: true };
  expect(await listRuns()).toEqual([run, run]);
});

it('records a job that fails, and throws its error', async () => {
  const job = { name: 'fail', command: "select public.fail_with('P0001', 'planted')" };
  await expect(runRecorded(sql, job)).rejects.toThrow('planted');
  expect(await listRuns()).toEqual([{ jobname: 'fail', status: 'failed', has_ended: true }]);
});
