import type { DataClient } from '../../client/types.ts';
import { readRpcOnce } from '../../http/read-rpc.ts';
import * as v from 'valibot';

const reportedLineSchema = v.object({
  number: v.number(),
  /** Who wrote it: the one who reports, or the one who is reported. */
  side: v.picklist(['reporter', 'reported']),
  is_reported: v.boolean(),
  text: v.nullable(v.string()),
  /** The names of its files. */
  files: v.array(v.string()),
  sent_at: v.string(),
});

export type ReportedLine = v.InferOutput<typeof reportedLineSchema>;

/** The reported message and up to two lines before and after it, as they were then. Each call is in the audit log. */
export function openReport(client: DataClient, id: string): Promise<ReportedLine[]> {
  const schema = v.array(reportedLineSchema);
  return readRpcOnce(client, 'admin_open_report', { report_id: id }, { schema });
}
