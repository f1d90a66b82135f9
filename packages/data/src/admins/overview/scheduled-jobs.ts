import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { z } from '../../zod-mini.ts';

const scheduledJobSchema = z.object({
  name: z.string(),
  /** Null if it has never run. */
  last_run_at: z.nullable(z.string()),
  outcome: z.nullable(z.enum(['succeeded', 'failed', 'running'])),
  /** It has not started for at least twice its interval. */
  is_late: z.boolean(),
});

/** The last run of work that the database does at fixed times. */
export type ScheduledJob = z.infer<typeof scheduledJobSchema>;

export function listScheduledJobs(client: DataClient): Promise<ScheduledJob[]> {
  return readRpc(client, 'admin_list_jobs', {}, { schema: z.array(scheduledJobSchema) });
}
