import type { DataClient } from '../../client/types.ts';
import { readRpcOnce } from '../../http/read-rpc.ts';
import { z } from '../../zod-mini.ts';

const reportedLineSchema = z.object({
  number: z.number(),
  /** Who wrote it: the one who reports, or the one who is reported. */
  side: z.enum(['reporter', 'reported']),
  is_reported: z.boolean(),
  text: z.nullable(z.string()),
  /** The names of its files. */
  files: z.array(z.string()),
  sent_at: z.string(),
});

export type ReportedLine = z.infer<typeof reportedLineSchema>;

/** The reported message and up to two lines before and after it, as they were then. Each call is in the audit log. */
export function openReport(client: DataClient, id: string): Promise<ReportedLine[]> {
  const schema = z.array(reportedLineSchema);
  return readRpcOnce(client, 'admin_open_report', { report_id: id }, { schema });
}
