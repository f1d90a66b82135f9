import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import * as v from 'valibot';

const scheduledJobSchema = v.object({
  name: v.string(),
  /** Null if it has never run. */
  last_run_at: v.nullable(v.string()),
  outcome: v.nullable(v.picklist(['succeeded', 'failed', 'running'])),
  /** It has not started for at least twice its interval. */
  is_late: v.boolean(),
});

/** The last run of work that the database does at fixed times. */
export type ScheduledJob = v.InferOutput<typeof scheduledJobSchema>;

export function listScheduledJobs(client: DataClient): Promise<ScheduledJob[]> {
  return readRpc(client, 'admin_list_jobs', {}, { schema: v.array(scheduledJobSchema) });
}
