import type { Caller, World } from '../support/world.ts';

export type CreatorRecord = {
  member_since: string;
  answers: number | null;
  answer_seconds: number | null;
  finished: number | null;
  with_due_date: number | null;
  on_time: number | null;
  repeat_clients: number | null;
  overdue_refunds: number;
};
export type ClientRecord = {
  member_since: string;
  finished: number | null;
  ended: number | null;
  approvals: number | null;
  approval_seconds: number | null;
};
export type Case = {
  id: string;
  title: string | null;
  client: string | null;
  asked_at: string | null;
  at: string;
  jobs: number | null;
  due_on: string | null;
  delivered_on: string | null;
  is_on_time: boolean | null;
};
export type Figure = 'answers' | 'finished' | 'on_time' | 'repeat_clients';
type CasePage = { items: Case[]; next_cursor: string | null };

export const getCreatorRecord = async (world: World, caller: Caller, id: string) =>
  (
    await world.as(
      caller,
      (sql) =>
        sql<{ record: CreatorRecord | null }[]>`select public.creator_record(${id}) as record`,
    )
  )[0]?.record;

export const getClientRecord = async (world: World, caller: Caller, id: string) =>
  (
    await world.as(
      caller,
      (sql) => sql<{ record: ClientRecord | null }[]>`select public.client_record(${id}) as record`,
    )
  )[0]?.record;

export async function listCases(
  world: World,
  caller: Caller,
  args: { figure: string | null; cursor?: string | null; size?: number | null },
): Promise<CasePage> {
  const { figure, cursor = null, size = null } = args;
  const [row] = await world.as(
    caller,
    (sql) => sql<{ page: CasePage }[]>`
      select public.my_record_cases(${figure}, ${cursor}, ${size}) as page`,
  );
  if (!row) throw new Error('The function returned no row.');
  return row.page;
}

/** All pages of the list behind a figure. */
export async function listAllCases(world: World, caller: Caller, figure: Figure, size: number) {
  const cases: Case[] = [];
  let cursor: string | null = null;
  do {
    const page: CasePage = await listCases(world, caller, { figure, cursor, size });
    cases.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor);
  return cases;
}
