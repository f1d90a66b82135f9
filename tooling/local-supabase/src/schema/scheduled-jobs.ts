import type { Sql } from '../postgres/connect.ts';
import { runRecorded } from './job-runs.ts';

/** The jobs that pg_cron runs on hosted Supabase, by name; a job whose function does not exist is skipped. */
const jobs = {
  'complete-overdue-requests': 'public.complete_overdue_requests()',
  prune: 'private.prune()',
  'remove-orphaned-images': 'private.remove_orphaned_images()',
};
const tenMinutes = 10 * 60 * 1000;

type ScheduledJobsOptions = {
  log: (line: string) => void;
  /** Removes the files whose rows were deleted. */
  sweepFiles: () => Promise<void>;
};

/** Runs the jobs now and every ten minutes. */
export function startScheduledJobs(
  sql: Sql,
  { log, sweepFiles }: ScheduledJobsOptions,
): { stop: () => Promise<void> } {
  const controller = { running: Promise.resolve() };

  async function runAll() {
    for (const [name, job] of Object.entries(jobs)) {
      const [found] = await sql<
        { exists: boolean }[]
      >`select to_regprocedure(${job}) is not null as exists`;
      if (found?.exists) await runRecorded(sql, { name, command: `select ${job}` });
    }
    // Hosted Supabase drops the partition of a day after three days.
    await sql`delete from realtime.messages where inserted_at < now() - interval '3 days'`;
    await sweepFiles();
  }
  function start() {
    controller.running = runAll().catch((error: unknown) =>
      log(`A scheduled job failed: ${String(error)}`),
    );
  }

  start();
  const timer = setInterval(start, tenMinutes);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await controller.running;
    },
  };
}
