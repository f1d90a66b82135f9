import type { Sql } from '../postgres/connect.ts';
import { findOrphanFiles } from '../storage/files/find-orphan-files.ts';
import { removeListedImages } from '../storage/remove-listed-images.ts';
import { removeExpiredUploads } from '../storage/resumable/unfinished-uploads.ts';
import { runRecorded } from './job-runs.ts';

/** The jobs that pg_cron runs on hosted Supabase, by name; one that does not exist is skipped. A procedure commits by itself. */
const jobs = {
  'follow-deadlines': 'private.follow_deadlines()',
  prune: 'private.prune()',
  'rotate-views': 'private.rotate_views()',
  'remove-orphaned-images': 'private.remove_orphaned_images()',
  'remove-unsent-attachments': 'private.remove_unsent_attachments()',
  'notify-saved-searches': 'private.notify_saved_searches()',
};
const tenMinutes = 10 * 60 * 1000;

type ScheduledJobsOptions = {
  log: (line: string) => void;
  /** The folder with the files of the storage. */
  storageDir: string;
  repeats?: boolean;
};

/** Runs the jobs now, and every ten minutes if they repeat. */
export function startScheduledJobs(
  sql: Sql,
  { log, storageDir, repeats = true }: ScheduledJobsOptions,
): { stop: () => Promise<void> } {
  const controller = { running: Promise.resolve() };
  let reported = '';

  async function runAll() {
    for (const [name, job] of Object.entries(jobs)) {
      const [found] = await sql<
        { command: string }[]
      >`select case prokind when 'p' then 'call' else 'select' end as command
        from pg_proc where oid = to_regprocedure(${job})`;
      if (found) await runRecorded(sql, { name, command: `${found.command} ${job}` });
    }
    // Hosted Supabase drops the partition of a day after three days.
    await sql`delete from realtime.messages where inserted_at < now() - interval '3 days'`;
    await removeListedImages(sql, storageDir);
    await removeExpiredUploads(storageDir);
    await reportOrphanFiles();
  }
  async function reportOrphanFiles() {
    const orphans = await findOrphanFiles(sql, storageDir);
    const report = orphans.join(', ');
    if (report !== '' && report !== reported)
      log(`Files without a row in storage.objects, which nothing removes: ${report}`);
    reported = report;
  }
  function start() {
    controller.running = runAll().catch((error: unknown) =>
      log(`A scheduled job failed: ${String(error)}`),
    );
  }

  start();
  const timer = repeats ? setInterval(start, tenMinutes).unref() : undefined;
  return {
    async stop() {
      clearInterval(timer);
      await controller.running;
    },
  };
}
