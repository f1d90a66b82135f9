import type { Sql } from '../postgres/connect.ts';

/** The jobs that pg_cron runs on hosted Supabase; a job whose function does not exist is skipped. */
const jobs = [
  'public.complete_overdue_requests()',
  'private.prune()',
  'private.remove_orphaned_images()',
];
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
    for (const job of jobs) {
      const [found] = await sql<
        { exists: boolean }[]
      >`select to_regprocedure(${job}) is not null as exists`;
      if (found?.exists) await sql.unsafe(`select ${job}`);
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
