import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { SentFile } from '../messages/lines.ts';
import type { HireRequest } from './rows.ts';
import type { World } from './world.ts';

export const scope = 'A shift planner in two languages, for phones first.';

export type MilestoneInput = { title: string; price: number; due_on: string; is_trial?: boolean };
export type OfferInput = {
  id: string;
  title?: string | null;
  scope?: string | null;
  price?: number | string | null;
  revisions?: number | null;
  due_on?: string | null;
  days?: number | null;
  milestones?: MilestoneInput[];
  note?: string | null;
  valid_until?: string | Date | null;
  offer_key?: string | null;
  version?: number | null;
};
export type Offer = {
  id: string;
  number: number;
  kind: string;
  side: string;
  title: string;
  price: string | null;
  due_on: string | null;
  days: number | null;
  revisions: number | null;
  milestones: MilestoneInput[];
  note: string | null;
  status: string;
};

/** The date so many days from today, by the clock of the database's dates. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Calls make_offer with the current role; by default for 300 dollars in ten days. */
export async function makeOffer(sql: TransactionSql, input: OfferInput): Promise<HireRequest> {
  const isPlanned = (input.milestones ?? []).length > 0 || input.due_on !== undefined;
  const all = {
    title: 'A shift planner',
    scope,
    price: 300,
    revisions: null,
    due_on: null,
    days: isPlanned ? null : 10,
    milestones: [],
    note: null,
    valid_until: null,
    offer_key: randomUUID(),
    version: null,
    ...input,
  };
  const [request] = await sql<HireRequest[]>`
    select * from public.make_offer(
      ${all.id}, ${all.title}, ${all.scope}, ${all.price}, ${all.revisions}, ${all.due_on}, ${all.days},
      ${sql.json(all.milestones)}, ${all.note}, ${all.valid_until}, ${all.offer_key}, ${all.version}
    )`;
  if (!request) throw new Error('The function returned no row.');
  return request;
}

/** Calls answer_offer with the current role. */
export async function answerOffer(
  sql: TransactionSql,
  { id, action, note = null }: { id: string; action: string; note?: string | null },
): Promise<HireRequest> {
  const [request] = await sql<HireRequest[]>`
    select * from public.answer_offer(${id}, ${action}, ${note})`;
  if (!request) throw new Error('The function returned no row.');
  return request;
}

/** Calls ask_for_time with the current role. */
export async function requestTime(
  sql: TransactionSql,
  {
    id,
    due_on,
    reason = 'The printer is late',
    offer_key = randomUUID(),
    version = null,
  }: {
    id: string;
    due_on: string | null;
    reason?: string | null;
    offer_key?: string | null;
    version?: number | null;
  },
): Promise<HireRequest> {
  const [request] = await sql<HireRequest[]>`
    select * from public.ask_for_time(${id}, ${due_on}, ${reason}, ${offer_key}, ${version})`;
  if (!request) throw new Error('The function returned no row.');
  return request;
}

/** The versions of a request's terms, in order. */
export async function listOffers(world: World, request: string): Promise<Offer[]> {
  return world.sql<Offer[]>`
    select id, number, kind, side, title, price, due_on::text, days, revisions, milestones, note, status
    from public.offers where hire_request_id = ${request} order by number`;
}

/** The id of the open offer of a request. */
export async function getOpenOffer(world: World, request: string): Promise<string> {
  const [row] = await world.sql<{ id: string | null }[]>`
    select open_offer_id as id from public.hire_requests where id = ${request}`;
  if (!row?.id) throw new Error('The request has no open offer.');
  return row.id;
}

/**
 * Runs the job for this request as if it were so many days and a moment from now, because times in rows are rounded; for all requests without
 * one. Whether it did something to this request.
 */
export async function passDays(
  world: World,
  days: number,
  id: string | null = null,
): Promise<boolean> {
  const read = async () => {
    const [row] = await world.sql<{ text: string }[]>`
      select h::text as text from public.hire_requests h where h.id = ${id}`;
    return row?.text;
  };
  const before = await read();
  await world.sql`
    with later as (select clock_timestamp() + make_interval(hours => ${Math.round(days * 24)}, secs => 1) as at)
    select private.follow_deadline(r.id, l.at) from later l cross join lateral private.requests_due(l.at) as r (id)
    where ${id}::uuid is null or r.id = ${id}`;
  return before !== (await read());
}

export type Panel = Omit<HireRequest, 'price'> & {
  actions: string[];
  turn: 'client' | 'creator' | null;
  review_until: string | null;
  case_subjects: { subject: string; cents: number; until: string | null }[];
  cases: { actions: string[]; turn: string | null }[];
  price: number | null;
  milestone: number;
  revisions: number | null;
  revisions_used: number;
  due_on: string | null;
  scope: string | null;
  open_offer: Offer | null;
  project: { id: string; title: string } | null;
  milestones: (MilestoneInput & { number: number; approved_at: string | null })[];
  offers: Offer[];
  events: {
    version: number;
    action: string;
    actor_id: string | null;
    note: string | null;
    offer_id: string | null;
    milestone: number | null;
    links: { label: string; url: string }[];
    attachments: SentFile[];
  }[];
};

/** The result of my_hire_request for this person; prices are numbers in it. */
export async function readPanel(world: World, person: { id: string }, id: string): Promise<Panel> {
  const [row] = await world.as(
    person,
    (sql) =>
      sql<{ request: Panel | null }[]>`
        select public.my_hire_request(${id}) as request`,
  );
  if (!row?.request) throw new Error('The request is not theirs.');
  return row.request;
}
