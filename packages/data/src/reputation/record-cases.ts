import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { pageSchema, type Page } from '../query/page.ts';
import { z } from '../zod-mini.ts';

/** The figures with a list behind them. */
export type RecordFigure = 'answers' | 'finished' | 'on_time' | 'repeat_clients';

const recordCaseSchema = z.object({
  /** Of the request; of the client if clients are counted. */
  id: z.string(),
  /** Of the request; null if clients are counted. */
  title: z.nullable(z.string()),
  /** The name; null if the account is deleted. */
  client: z.nullable(z.string()),
  /** When an answered request was sent. */
  asked_at: z.nullable(z.string()),
  /** When it was answered, finished or, for jobs on time, delivered; the client's last job if clients are counted. */
  at: z.string(),
  /** How many jobs of this client are finished, if clients are counted. */
  jobs: z.nullable(z.number()),
  /** The due date, the day of the first delivery where the creator is, and whether it kept to that, for jobs on time. */
  due_on: z.nullable(z.string()),
  delivered_on: z.nullable(z.string()),
  is_on_time: z.nullable(z.boolean()),
});

export type RecordCase = z.infer<typeof recordCaseSchema>;

/** A few, because the list opens inside a profile. */
const PAGE_SIZE = 5;

type CasesInput = { figure: RecordFigure; cursor: string | null; signal?: AbortSignal };

/** The cases behind a figure of the signed-in creator's own record, latest first. */
export function listRecordCases(
  client: DataClient,
  { figure, cursor, signal }: CasesInput,
): Promise<Page<RecordCase>> {
  const schema = pageSchema(recordCaseSchema);
  const args = { figure, page_size: PAGE_SIZE, ...(cursor && { cursor }) };
  return readRpc(client, 'my_record_cases', args, { schema, signal });
}
