import type { Sql } from '../postgres/connect.ts';

type Job = { name: string; command: string };

/** Runs a job and records the run as pg_cron does; where pg_cron is installed, it has its own records. Throws if the job fails. */
export async function runRecorded(sql: Sql, job: Job): Promise<void> {
  const [state] = await sql<{ has_cron: boolean }[]>`
    select exists (select from pg_extension where extname = 'pg_cron') as has_cron`;
  if (state?.has_cron) return void (await sql.unsafe(job.command));
  const runId = await recordStart(sql, job);
  try {
    await sql.unsafe(job.command);
    await recordEnd(sql, runId, 'succeeded');
  } catch (error) {
    await recordEnd(sql, runId, 'failed');
    throw error;
  }
}

async function recordStart(sql: Sql, { name, command }: Job): Promise<string> {
  await sql`
    insert into cron.job (jobname, schedule, command) values (${name}, '*/10 * * * *', ${command})
    on conflict (jobname, username) do update set command = excluded.command`;
  const [run] = await sql<{ runid: string }[]>`
    insert into cron.job_run_details (jobid, command, status, start_time)
    select jobid, command, 'running', now() from cron.job
    where jobname = ${name} and username = current_user
    returning runid`;
  return run?.runid ?? '';
}

async function recordEnd(sql: Sql, runId: string, status: 'succeeded' | 'failed'): Promise<void> {
  await sql`
    update cron.job_run_details set status = ${status}, end_time = now() where runid = ${runId}`;
}
