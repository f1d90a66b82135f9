import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerCase, openCase } from '../../cases/cases.ts';
import {
  confirmRefund,
  denyPayment,
  denyRefund,
  refund,
  settle,
  withdrawPayment,
} from '../settling.ts';
import { sql } from '../../support/world.ts';
import { commitAs, commitPeople, raceRounds } from '../../hiring/races/race.ts';
import {
  commitInvoice,
  commitWork,
  findAnyContradictions,
  listInvoices,
  move,
} from '../../hiring/races/work.ts';
import type { People } from '../../hiring/races/work.ts';

let people: People;
beforeAll(async () => {
  people = await commitPeople();
});
afterAll(() => people.remove());
afterEach(() => people.clearRateLimits());

/** What each of them reads: null if it was done. */
async function readOutcomes(contenders: (() => Promise<unknown>)[]) {
  const outcomes = await Promise.allSettled(contenders.map((run) => run()));
  return outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? null : (outcome.reason as Error).message,
  );
}
const enter = (bill: string, cents: number) =>
  commitAs(people.creator, (tx) => refund(tx, bill, { cents }));

describe.each(raceRounds)('in round %d', () => {
  it('a payment that is denied and received at once is what was said last', async () => {
    const { id, bill } = await commitInvoice(people, { isPaid: true });
    expect(
      await readOutcomes([
        () => commitAs(people.creator, (tx) => denyPayment(tx, bill)),
        () => commitAs(people.creator, (tx) => settle(tx, bill, 'received')),
      ]),
    ).toEqual([null, null]);
    const [last] = await sql`
      select action from public.hire_request_events where hire_request_id = ${id} order by version desc limit 1`;
    expect(await listInvoices(id)).toMatchObject([
      { is_paid: false, is_received: last?.action === 'receive' },
    ]);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('a payment that is denied and taken back at once is none, and was said to be so once', async () => {
    const { id, bill } = await commitInvoice(people, { isPaid: true });
    expect(
      await readOutcomes([
        () => commitAs(people.creator, (tx) => denyPayment(tx, bill)),
        () => commitAs(people.client, (tx) => withdrawPayment(tx, bill)),
      ]),
    ).toEqual([null, null]);
    expect(await listInvoices(id)).toMatchObject([{ is_paid: false, is_received: false }]);
    const steps = await sql`
      select from public.hire_request_events
      where hire_request_id = ${id} and action in ('deny_payment', 'withdraw_payment')`;
    expect(steps).toHaveLength(1);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('a refund that is denied and confirmed at once is confirmed in the end', async () => {
    const { id, bill } = await commitInvoice(people, { isPaid: true });
    const sent = await enter(bill, 300);
    const [denied, confirmed] = await readOutcomes([
      () => commitAs(people.client, (tx) => denyRefund(tx, sent.id)),
      () => commitAs(people.client, (tx) => confirmRefund(tx, sent.id)),
    ]);
    expect([null, 'This refund is confirmed already']).toContain(denied);
    expect(confirmed).toBeNull();
    expect(await sql`select status from public.refunds where id = ${sent.id}`).toEqual([
      { status: 'confirmed' },
    ]);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('a silent creator delivers, or the client ends it alone', async () => {
    const id = await commitWork(people, 'delivered');
    await move(people, 'client', id, 'ask_changes');
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`
        update public.hire_request_events set created_at = created_at - interval '15 days'
        where hire_request_id = ${id}`;
    });
    const [delivered, ended] = await readOutcomes([
      () => move(people, 'creator', id, 'deliver'),
      () => move(people, 'client', id, 'end'),
    ]);
    const [row] = await sql<{ status: string; is_delivered: boolean }[]>`
      select status, delivered_at is not null as is_delivered from public.hire_requests where id = ${id}`;
    expect([delivered, ended].filter((message) => message === null)).toHaveLength(1);
    if (ended === null) expect(row).toEqual({ status: 'rejected', is_delivered: false });
    else expect(row).toEqual({ status: 'accepted', is_delivered: true });
    expect([
      ...[null, 'This request is already ended', 'The work was delivered in the meantime'],
      "This request doesn't end without the other side yet. Ask to end it",
    ]).toEqual(expect.arrayContaining([delivered, ended]));
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('a refund that is entered while its case is agreed on is given back once', async () => {
    const { id, bill } = await commitInvoice(people, { isPaid: true });
    const dispute = await commitAs(people.client, (tx) =>
      openCase(tx, { request: id, wants: 'part', cents: 400 }),
    );
    expect(
      await readOutcomes([
        () => enter(bill, 400),
        () => commitAs(people.creator, (tx) => answerCase(tx, { id: dispute, action: 'accept' })),
      ]),
    ).toEqual([null, null]);
    expect(
      await sql`
        select -sum(amount_cents)::integer as cents, bool_and(case_id is not null) as is_of_case
        from public.refunds where hire_request_id = ${id}`,
    ).toEqual([{ cents: 400, is_of_case: true }]);
    expect(await findAnyContradictions(id)).toEqual([]);
  });
});
