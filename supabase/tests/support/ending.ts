import type { TransactionSql } from 'postgres';
import type { HireRequest } from './rows.ts';
import type { World } from './world.ts';

/** Calls propose_end with the current role. */
export async function requestEnd(
  sql: TransactionSql,
  {
    id,
    reason = 'The shop closes',
    version = null,
  }: { id: string; reason?: string | null; version?: number | null },
): Promise<HireRequest> {
  const [request] = await sql<HireRequest[]>`
    select * from public.propose_end(${id}, ${reason}, ${version})`;
  if (!request) throw new Error('The function returned no row.');
  return request;
}

/** Calls answer_end with the current role. */
export async function answerEnd(
  sql: TransactionSql,
  {
    id,
    action,
    note = null,
    version = null,
  }: { id: string; action: string | null; note?: string | null; version?: number | null },
): Promise<HireRequest> {
  const [request] = await sql<HireRequest[]>`
    select * from public.answer_end(${id}, ${action}, ${note}, ${version})`;
  if (!request) throw new Error('The function returned no row.');
  return request;
}

type Scene = { id: string; client: { id: string }; creator: { id: string } };

/** One side asks to end the request, and the other one agrees. */
export async function endRequest(
  world: World,
  { id, client, creator }: Scene,
  by: 'client' | 'creator',
): Promise<HireRequest> {
  const [asker, other] = by === 'client' ? [client, creator] : [creator, client];
  await world.as(asker, (sql) => requestEnd(sql, { id }));
  return world.as(other, (sql) => answerEnd(sql, { id, action: 'accept' }));
}
