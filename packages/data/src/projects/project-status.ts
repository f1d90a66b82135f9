import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';

const proofSchema = v.object({
  project_id: v.string(),
  /** A host, or a repository such as `github.com/ada/app`. */
  subject: v.string(),
  method: v.string(),
  proven_at: v.string(),
});

/** Whether a public project runs; `unseen` if only a browser can see it. */
export type ProjectCheck = {
  /** What is checked: the live URL, or the Bolt URL if there is none. */
  url: string;
  state: string;
  since: string;
  checked_at: string | null;
  /** Of the last 30 days, in UTC; a day without a check is missing. */
  days: { day: string; ok: number; failed: number }[];
};

async function getStatus(client: DataClient, projectId: string, signal: AbortSignal) {
  const [check, proofs] = await Promise.all([
    client
      .from('project_checks')
      .select('url, state, since, checked_at, days:project_check_days(day, ok, failed)')
      .eq('project_id', projectId)
      .limit(1)
      .abortSignal(signal),
    readRpc(
      client,
      'project_proofs',
      { project_ids: [projectId] },
      { schema: v.array(proofSchema), signal },
    ),
  ]);
  const [first = null] = unwrap(check);
  return { check: first satisfies ProjectCheck | null, proofs };
}

/** Whether a public project runs and what of it is proven to be its creator's. */
export const projectStatusOptions = (client: DataClient, projectId: string) =>
  queryOptions({
    queryKey: ['projects', 'status', projectId],
    queryFn: ({ signal }) => getStatus(client, projectId, signal),
    meta: { failure: 'Error fetching the status of a project:' },
  });

const dateSchema = v.object({ project_id: v.string(), made_at: v.string() });

/** When a public project was last read for a report, if its owner wants that known. */
export const healthReportDateOptions = (client: DataClient, projectId: string) =>
  queryOptions({
    queryKey: ['projects', 'health-report-date', projectId],
    queryFn: async ({ signal }) => {
      const [first] = await readRpc(
        client,
        'health_report_dates',
        { project_ids: [projectId] },
        { schema: v.array(dateSchema), signal },
      );
      return first?.made_at ?? null;
    },
    meta: { failure: 'Error fetching the date of a health report:' },
  });
