import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { call } from '../admin/admins.ts';
import { addRequest } from '../support/hiring.ts';
import type { State } from '../support/hiring.ts';
import { passDays } from '../support/offers.ts';
import type { Caller, World } from '../support/world.ts';

export const happened = 'Half of the pages show an error.';
export const decisionNote = 'The delivery lacks what was agreed on.';

export type CaseInput = {
  request: string;
  text?: string | null;
  wants?: string | null;
  cents?: number | null;
  key?: string | null;
  about?: string | null;
};
export type AnswerInput = {
  id: string;
  action: string | null;
  text?: string | null;
  outcome?: string | null;
  cents?: number | null;
};

/** Calls open_case with the current role; by default the client wants everything back. */
export async function openCase(sql: TransactionSql, input: CaseInput): Promise<string> {
  const all = {
    text: happened,
    wants: 'all',
    cents: null,
    key: randomUUID(),
    about: null,
    ...input,
  };
  const [row] = await sql<{ id: string }[]>`
    select public.open_case(${all.request}, ${all.text}, ${all.wants}, ${all.cents}, ${all.key},
      about => ${all.about}) as id`;
  return row?.id ?? '';
}

/** Calls answer_case with the current role. */
export const answerCase = (
  sql: TransactionSql,
  { id, action, text = 'I see it differently.', outcome = null, cents = null }: AnswerInput,
) => sql`select public.answer_case(${id}, ${action}, ${text}, ${outcome}, ${cents})`;

/** A request of Noah for a service of Ada, who both know no admin, and what everybody does about a case. */
export const addScene = async (world: World, state: State = 'delivered') =>
  playScene(world, await addRequest(world, state));

/** As addScene, with a case that waits for a decision. */
export async function addWaiting(world: World) {
  const scene = await addScene(world);
  const id = await scene.open();
  await scene.answer('creator', id, { action: 'dispute' });
  return { ...scene, case: id };
}

type Request = Record<'client' | 'creator', { id: string }> & { id: string };

/** The acts of each side about a case of this request. */
export async function playScene<R extends Request>(world: World, request: R) {
  const people = { client: request.client, creator: request.creator };
  const first = await world.addPerson({ name: 'Iris Novak' });
  const second = await world.addPerson({ name: 'Omar Haddad' });
  await world.grantAdmin(first);
  await world.grantAdmin(second);
  const scene = {
    ...request,
    ...{ first, second },
    open: (input: Omit<CaseInput, 'request'> = {}) =>
      world.as(people.client, (sql) => openCase(sql, { request: request.id, ...input })),
    answer: (side: keyof typeof people, id: string, input: Omit<AnswerInput, 'id'>) =>
      world.as(people[side], (sql) => answerCase(sql, { id, ...input })),
    decide: (
      admin: Caller,
      id: string,
      { outcome = 'full', note = decisionNote, cents = null }: Decision = {},
    ) => call(world, admin, { name: 'admin_decide_case', id, outcome, note, cents }),
    passDays: (days: number) => passDays(world, days, request.id),
    /** As passDays, also if the request is not due. */
    followDeadline: (days: number) => world.sql`
      select private.follow_deadline(${request.id}, clock_timestamp() + make_interval(days => ${days}, secs => 1))`,
    get: (id: string) => getCase(world, id),
    /** The client says that they have not paid what is to be taken off. */
    confirmCredits: () =>
      world.as(
        people.client,
        (sql) => sql`
          select public.confirm_credit(r.id) from public.refunds r
          where r.hire_request_id = ${request.id} and r.status = 'asked'`,
      ),
    /** The amount that is given back, in cents, by milestone. */
    listRefunds: () => world.sql<{ milestone: number; cents: number }[]>`
      select i.milestone, r.amount_cents::integer as cents
      from public.refunds r join public.invoices i on i.id = r.invoice_id
      where i.hire_request_id = ${request.id} order by i.milestone, r.amount_cents desc`,
  };
  return scene;
}
type Decision = { outcome?: string | null; note?: string | null; cents?: number | null };
export type CaseScene = Awaited<ReturnType<typeof addScene>>;

export type CaseRow = { status: string; outcome: string; cents: string | null; kind: string };

export async function getCase(world: World, id: string): Promise<CaseRow> {
  const [row] = await world.sql<CaseRow[]>`
    select status, outcome, cents, kind from public.cases where id = ${id}`;
  if (!row) throw new Error('The case does not exist.');
  return row;
}
