import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirmRefund, correct, refund, sendRefund, settle } from '../../settling/settling.ts';
import { sql } from '../../support/world.ts';
import { commitAs, commitPeople, race, raceRounds } from './race.ts';
import {
  commitInvoice,
  commitWork,
  countSteps,
  findAnyContradictions,
  listInvoices,
  move,
} from './work.ts';
import type { People } from './work.ts';

let people: People;
beforeAll(async () => {
  people = await commitPeople();
});
afterAll(() => people.remove());
afterEach(() => people.clearRateLimits());

const report = (by: 'client' | 'creator', bill: string, word: string) => () =>
  commitAs(people[by], (tx) => settle(tx, bill, word));
const correctIt = (bill: string) => () =>
  commitAs(people.creator, (tx) => correct(tx, bill, 'A new address'));
const refundIt = (bill: string, cents: number, key: string = randomUUID()) =>
  commitAs(people.creator, (tx) => refund(tx, bill, { cents, key }));
const times = <T>(count: number, run: () => Promise<T>) => Array.from({ length: count }, () => run);

describe.each(raceRounds)('in round %d', () => {
  it('approving several times at once is one approval with one invoice', async () => {
    const id = await commitWork(people, 'delivered');
    const { won, lost } = await race(times(5, () => move(people, 'client', id, 'approve')));
    expect(lost).toEqual([]);
    expect(new Set(won.map(({ version }) => version)).size).toBe(1);
    expect(await listInvoices(id)).toHaveLength(1);
    expect(await countSteps(id, 'approve')).toEqual([1]);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('approving one of two milestones several times at once approves one, with one invoice', async () => {
    const id = await commitWork(people, 'delivered', [10, 20]);
    const { lost } = await race(times(5, () => move(people, 'client', id, 'approve')));
    expect(lost).toEqual([]);
    expect(await listInvoices(id)).toHaveLength(1);
    expect(await countSteps(id, 'approve_milestone', 'approve')).toEqual([1, 0]);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('paying while the invoice is corrected is said of the new one, or refused', async () => {
    const { id, bill } = await commitInvoice(people);
    const { won, lost } = await race([report('client', bill, 'paid'), correctIt(bill)]);
    const [former, current, ...others] = await listInvoices(id);
    expect(others).toEqual([]);
    const isPaid = won.length === 2;
    expect(lost).toEqual(isPaid ? [] : ['PT409']);
    expect([former?.is_paid, current?.is_paid]).toEqual([isPaid, isPaid]);
    expect(await countSteps(id, 'pay', 'correct_invoice')).toEqual([isPaid ? 1 : 0, 1]);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('of receiving and correcting, one wins', async () => {
    const { id, bill } = await commitInvoice(people, { isPaid: true });
    const { won, lost } = await race([report('creator', bill, 'received'), correctIt(bill)]);
    expect([won.length, lost]).toEqual([1, ['PT409']]);
    const invoices = await listInvoices(id);
    expect(invoices.filter(({ is_received }) => is_received)).toHaveLength(2 - invoices.length);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('correcting several times at once is one correction', async () => {
    const { id, bill } = await commitInvoice(people);
    const { won, lost } = await race(times(4, correctIt(bill)));
    expect([new Set(won.map((one) => one.id)).size, lost]).toEqual([1, []]);
    expect(await listInvoices(id)).toHaveLength(2);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('both words, each several times at once, are said once', async () => {
    const { id, bill } = await commitInvoice(people);
    const { lost } = await race([
      ...times(3, report('client', bill, 'paid')),
      ...times(3, report('creator', bill, 'received')),
    ]);
    expect(lost).toEqual([]);
    const [paid, received] = await countSteps(id, 'pay', 'receive');
    expect(received).toBe(1);
    // After the payment is received, the client has nothing more to say.
    expect(paid).toBeLessThanOrEqual(1);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('a refund with the same key is one', async () => {
    const { id, bill } = await commitInvoice(people, { isPaid: true });
    const key = randomUUID();
    const { won, lost } = await race(times(5, () => refundIt(bill, 400, key)));
    expect([new Set(won.map((one) => one.id)).size, lost]).toEqual([1, []]);
    expect(await countSteps(id, 'refund')).toEqual([1]);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it.each([true, false])('refunds never exceed the total, if it is paid: %s', async (isPaid) => {
    const { id, bill } = await commitInvoice(people, { isPaid });
    const { won, lost } = await race(times(5, () => refundIt(bill, 300)));
    expect([won.length, lost]).toEqual([3, ['PT400', 'PT400']]);
    const [row] = await sql`
      select sum(amount_cents)::integer as cents from public.refunds where hire_request_id = ${id}`;
    expect(row).toEqual({ cents: -900 });
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('a refund that is made while the invoice is corrected belongs to the new one, or is refused', async () => {
    const { id, bill } = await commitInvoice(people);
    const { lost } = await race<unknown>([() => refundIt(bill, 300), correctIt(bill)]);
    expect(lost.filter((code) => code !== 'PT409')).toEqual([]);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('paying against a credit over everything makes it a refund, whichever is first', async () => {
    const { id, bill } = await commitInvoice(people);
    const { won, lost } = await race<unknown>([
      () => refundIt(bill, 1000),
      report('client', bill, 'paid'),
    ]);
    const [row] = await sql<{ is_credit: boolean }[]>`
      select is_credit from public.refunds where hire_request_id = ${id}`;
    expect([won.length, lost, row?.is_credit]).toEqual([2, [], false]);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('confirming and sending several times at once are one each', async () => {
    const { id, bill } = await commitInvoice(people, { isPaid: true });
    const [owed] = await sql<{ id: string }[]>`
      select r.id from public.invoices i join public.hire_requests h on h.id = i.hire_request_id
      cross join lateral private.owe_refund(h, i, 300, 'The result of a case', null) r
      where i.id = ${bill}`;
    const send = await race(
      times(4, () => commitAs(people.creator, (tx) => sendRefund(tx, owed?.id ?? ''))),
    );
    const confirm = await race(
      times(4, () => commitAs(people.client, (tx) => confirmRefund(tx, owed?.id ?? ''))),
    );
    expect([send.won.length, send.lost, confirm.won.length, confirm.lost]).toEqual([4, [], 4, []]);
    expect(await countSteps(id, 'owe_refund', 'send_refund', 'confirm_refund')).toEqual([1, 1, 1]);
    expect(await findAnyContradictions(id)).toEqual([]);
  });

  it('payments and approvals while one of the two leaves wait for nobody forever', async () => {
    const pair = await commitPeople();
    try {
      const { bill } = await commitInvoice(pair);
      const next = await commitWork(pair, 'delivered');
      const { client, creator } = pair;
      const { lost } = await race<unknown>([
        () => commitAs(client, (tx) => tx`select public.delete_my_account(${client.email})`),
        () => commitAs(creator, (tx) => settle(tx, bill, 'received')),
        () => move(pair, 'client', next, 'approve'),
        () => commitAs(creator, (tx) => correct(tx, bill)),
        () => commitAs(creator, (tx) => refund(tx, bill)),
      ]);
      expect(lost.filter((code) => !/^(PT4\d\d|42501)$/.test(code))).toEqual([]);
    } finally {
      await pair.remove();
    }
  });
});
