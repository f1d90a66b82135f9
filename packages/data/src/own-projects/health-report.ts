import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';

const findingSchema = v.object({
  kind: v.string(),
  /** Which one: the kind of the secret, the name of the header, table or policy, or the URL. */
  detail: v.string(),
  file: v.string(),
  line: v.nullable(v.number()),
  column: v.nullable(v.number()),
  /** A secret without most of its characters. */
  masked: v.nullable(v.string()),
});

const partSchema = v.object({
  /** `site`, `repository` or `zip`. */
  part: v.string(),
  /** The host or the repository; null for a zip. */
  subject: v.nullable(v.string()),
  made_at: v.string(),
  /** How many scripts or files were read. */
  files: v.number(),
  is_partial: v.boolean(),
  findings: v.array(findingSchema),
});

const ownReportSchema = v.object({
  subjects: v.array(
    v.object({
      /** A host, or a repository such as `github.com/ada/app`. */
      subject: v.string(),
      is_proven: v.boolean(),
      is_waiting: v.boolean(),
      is_reading: v.boolean(),
      /** Of the last try: `read`, or why it could not be. */
      outcome: v.nullable(v.string()),
      tried_at: v.nullable(v.string()),
    }),
  ),
  parts: v.array(partSchema),
  /** Whether the page of the project says that there is a report. */
  is_announced: v.boolean(),
  /** Of the link that opens the report until it ends. */
  token: v.nullable(v.string()),
  ends_at: v.nullable(v.string()),
});

const sharedReportSchema = v.object({
  project_id: v.string(),
  ends_at: v.string(),
  parts: v.array(partSchema),
});

export type HealthFinding = v.InferOutput<typeof findingSchema>;
export type HealthReportPart = v.InferOutput<typeof partSchema>;
export type OwnHealthReport = v.InferOutput<typeof ownReportSchema>;

/** While it is being made, in milliseconds. */
const REFETCH_INTERVAL = 2_000;

/** The health report on a project of the user; null if it is not theirs. */
export const ownHealthReportOptions = (client: DataClient, projectId: string) =>
  queryOptions({
    queryKey: ['projects', 'own-health-report', projectId],
    queryFn: ({ signal }) =>
      readRpc(
        client,
        'my_health_report',
        { project_id: projectId },
        { schema: v.nullable(ownReportSchema), signal },
      ),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.subjects.some(({ is_waiting }) => is_waiting) ? REFETCH_INTERVAL : false,
    meta: { failure: 'Error fetching a health report:' },
  });

/** The health report that its owner has shared by a link; null once that has ended. */
export const sharedHealthReportOptions = (client: DataClient, token: string) =>
  queryOptions({
    queryKey: ['projects', 'shared-health-report', token],
    queryFn: ({ signal }) =>
      readRpc(
        client,
        'health_report_by_link',
        { token },
        { schema: v.nullable(sharedReportSchema), signal },
      ),
    staleTime: 0,
    meta: { failure: 'Error fetching a shared health report:' },
  });
