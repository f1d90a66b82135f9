import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { pageSchema, type Page } from '../query/page.ts';
import * as v from 'valibot';

/** The figures with a list behind them. */
export type RecordFigure = 'answers' | 'finished' | 'on_time' | 'repeat_clients';

const recordCaseSchema = v.object({
  /** Of the request; of the client if clients are counted. */
  id: v.string(),
  /** Of the request; null if clients are counted. */
  title: v.nullable(v.string()),
  /** The name; null if the account is deleted. */
  client: v.nullable(v.string()),
  /** When an answered request was sent. */
  asked_at: v.nullable(v.string()),
  /** When it was answered, finished or, for jobs on time, delivered; the client's last job if clients are counted. */
  at: v.string(),
  /** How many jobs of this client are finished, if clients are counted. */
  jobs: v.nullable(v.number()),
  /** The due date, the day of the first delivery where the creator is, and whether it kept to that, for jobs on time. */
  due_on: v.nullable(v.string()),
  delivered_on: v.nullable(v.string()),
  is_on_time: v.nullable(v.boolean()),
});

export type RecordCase = v.InferOutput<typeof recordCaseSchema>;

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
