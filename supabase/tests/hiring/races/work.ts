import { randomUUID } from 'node:crypto';
import { settle } from '../../settling/settling.ts';
import { act, createRequest } from '../../support/hiring.ts';
import type { Action } from '../../support/hiring.ts';
import { answerOffer, makeOffer } from '../../support/offers.ts';
import { sql } from '../../support/world.ts';
import { findCaseContradictions } from '../life/checks/find-case-contradictions.ts';
import { findContradictions } from '../life/checks/find-contradictions.ts';
import { findPaymentContradictions } from '../life/checks/find-payment-contradictions.ts';
import { createParts } from '../plan/plan.ts';
import { commitAs } from './race.ts';
import type { commitPeople } from './race.ts';

type Side = 'client' | 'creator';
export type People = Awaited<ReturnType<typeof commitPeople>>;

export const move = (people: People, by: Side, id: string, action: Action) =>
  commitAs(people[by], (tx) => act(tx, { id, action }));

/** A committed request over ten dollars, or over milestones of these prices. */
export async function commitWork(
  people: People,
  state: 'accepted' | 'delivered' | 'approved',
  prices: number[] = [],
): Promise<string> {
  const { id } = await commitAs(people.client, (tx) =>
    createRequest(tx, {
      creator_id: people.creator.id,
      title: `A map ${randomUUID()}`,
      budget: 10,
    }),
  );
  if (prices.length === 0) {
    await move(people, 'creator', id, 'accept');
  } else {
    const { open_offer_id } = await commitAs(people.creator, (tx) =>
      makeOffer(tx, { id, ...createParts(prices) }),
    );
    await commitAs(people.client, (tx) =>
      answerOffer(tx, { id: open_offer_id ?? '', action: 'accept' }),
    );
  }
  if (state !== 'accepted') await move(people, 'creator', id, 'deliver');
  if (state === 'approved') await move(people, 'client', id, 'approve');
  return id;
}

type Invoice = { id: string; number: string; is_paid: boolean; is_received: boolean };
/** The invoices of a request, in the order of their numbers. */
export const listInvoices = (id: string) => sql<Invoice[]>`
  select id, number, paid_at is not null as is_paid, received_at is not null as is_received
  from public.invoices where hire_request_id = ${id} and credits is null order by year, serial`;

/** A request that is approved, and its invoice, which is paid on request. */
export async function commitInvoice(people: People, { isPaid = false } = {}) {
  const id = await commitWork(people, 'approved');
  const [invoice] = await listInvoices(id);
  const bill = invoice?.id ?? '';
  if (isPaid) await commitAs(people.client, (tx) => settle(tx, bill, 'paid'));
  return { id, bill };
}

/** How often each action of these is in the timeline. */
export async function countSteps(id: string, ...actions: string[]) {
  const rows = await sql<{ action: string; times: number }[]>`
    select action, count(*)::integer as times from public.hire_request_events
    where hire_request_id = ${id} group by action`;
  const times = new Map(rows.map((row) => [row.action, row.times]));
  return actions.map((action) => times.get(action) ?? 0);
}

/** The effects of the job on this request, as if it were so many days from now. */
export const passDays = (id: string, days: number) => sql`
  select private.follow_deadline(${id}, now() + make_interval(days => ${days})) as done`;

export const findAnyContradictions = async (id: string) => [
  ...(await findContradictions(sql, id)),
  ...(await findPaymentContradictions(sql, id)),
  ...(await findCaseContradictions(sql, id)),
];
