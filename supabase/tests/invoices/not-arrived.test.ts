import { describe, expect, it } from 'vitest';
import { addInvoices, confirmCredit, denyPayment, settle } from '../settling/settling.ts';
import { denyRefund, owe, refund } from '../settling/settling.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addPaid, clear } from './paid.ts';

/** An invoice about 800 dollars of which the client alone says that it is paid, and 5 dollars that are owed back. */
async function addOwed(world: World) {
  const plan = await addPaid(world);
  const owed = await owe(world, plan.invoice, 500);
  const pay = () => plan.by('client', (sql) => settle(sql, plan.invoice, 'paid'));
  const deny = () => plan.by('creator', (sql) => denyPayment(sql, plan.invoice));
  const readState = async () => {
    const { refunds, invoices } = await plan.read();
    return [refunds[0]?.status, refunds[0]?.is_credit, invoices[0]?.to_pay_cents];
  };
  return { ...plan, owed, pay, deny, readState };
}
const listLines = (world: World, id: string) => world.sql`
  select kind from public.notifications where needs_action and params ->> 'request_id' = ${id} order by kind`;
const linesOfClient = [{ kind: 'request_credit_asked' }, { kind: 'request_payment_missing' }];
const isOffered = ['asked', true, 80_000];
const isOwed = ['owed', false, 80_000];

describe('money that has not arrived is not owed back', () => {
  it('while the client has not answered whether they have paid', () =>
    inWorld(async (world) => {
      const { id, owed, deny, by, readState, readNews, actions } = await addOwed(world);
      await clear(world, { id });
      await deny();
      expect(await readState()).toEqual(isOffered);
      expect((await actions()).slice(-3)).toEqual(['owe_refund', 'ask_credit', 'deny_payment']);
      expect(await readNews('creator')).toBeUndefined();
      expect(await readNews('client')).toMatchObject({ waits: ['pay', 'answer_credit'] });
      expect(await listLines(world, id)).toEqual(linesOfClient);
      await by('client', (sql) => confirmCredit(sql, owed.id));
      expect(await readState()).toEqual(['confirmed', true, 79_500]);
    }));

  it('unless the client says once more that they have paid', () =>
    inWorld(async (world) => {
      const { deny, pay, readState } = await addOwed(world);
      for (const _ of [1, 2]) {
        await deny();
        expect(await readState()).toEqual(isOffered);
        await pay();
        expect(await readState()).toEqual(isOwed);
      }
    }));

  it('also if a case gives it back afterwards', () =>
    inWorld(async (world) => {
      const { invoice, by } = await addPaid(world);
      await by('creator', (sql) => denyPayment(sql, invoice));
      expect(await owe(world, invoice, 500)).toMatchObject({ status: 'asked', is_credit: true });
    }));

  it('to a client who has left: it is taken off', () =>
    inWorld(async (world) => {
      const { client, deny, readState, actions } = await addOwed(world);
      await world.sql`delete from auth.users where id = ${client.id}`;
      await deny();
      expect(await readState()).toEqual(['confirmed', true, 79_500]);
      expect((await actions()).slice(-2)).toEqual(['credit', 'deny_payment']);
    }));

  it('and leaves what is owed of other invoices', () =>
    inWorld(async (world) => {
      const { invoices, by, read } = await addInvoices(world, [100, 200]);
      const [first = '', second = ''] = invoices.map(({ id }) => id);
      for (const id of [first, second]) {
        await by('client', (sql) => settle(sql, id, 'paid'));
        await owe(world, id, 500);
      }
      await by('creator', (sql) => denyPayment(sql, first));
      const { refunds } = await read();
      expect(refunds.map(({ invoice_id, status }) => [invoice_id, status]).toSorted()).toEqual(
        [
          [first, 'asked'],
          [second, 'owed'],
        ].toSorted(),
      );
    }));

  it('also if the creator had said that they sent it back, and it has not arrived', () =>
    inWorld(async (world) => {
      const other = await addOwed(world);
      await world.sql`update public.invoices set paid_at = null where id = ${other.invoice}`;
      const { id, creator, invoice, by, read, actions, readNews } = await addPaid(world);
      const sent = await by('creator', (sql) => refund(sql, invoice, { cents: 500 }));
      await by('creator', (sql) => denyPayment(sql, invoice));
      expect((await read()).refunds).toMatchObject([{ status: 'sent' }]);
      await world.sql`delete from private.mail_outbox where user_id = ${creator.id}`;
      const denied = await by('client', (sql) => denyRefund(sql, sent.id));
      expect(denied).toMatchObject({ status: 'asked', is_credit: true, sent_at: null });
      expect(await world.sql`select * from public.refunds where id = ${sent.id}`).toEqual([denied]);
      expect(await by('client', (sql) => denyRefund(sql, sent.id))).toEqual(denied);
      expect((await actions()).slice(-2)).toEqual(['ask_credit', 'deny_refund']);
      expect(
        await world.sql`
          select o.kind from private.mail_outbox o
          where o.user_id = ${creator.id} and private.current_params(o, o.kind, o.params) is not null order by 1`,
      ).toEqual([{ kind: 'request_credit_asked' }, { kind: 'request_refund_missing' }]);
      expect(await other.readState()).toEqual(isOwed);
      expect(await readNews('client')).toMatchObject({ waits: ['pay', 'answer_credit'] });
      expect(await listLines(world, id)).toEqual(linesOfClient);
    }));

  it.each([
    [13, 0],
    [15, 3],
  ])('and is as late afterwards, if it was overdue: %s days, %s reminders', (days, reminders) =>
    inWorld(async (world) => {
      const { deny, pay, owed } = await addOwed(world);
      await world.sql`alter table public.refunds disable trigger guard`;
      await world.sql`
        update public.refunds set owed_at = now() - make_interval(days => ${days}), reminders = 3 where id = ${owed.id}`;
      await deny();
      await pay();
      expect(
        await world.sql`
          select round(extract(epoch from now() - owed_at) / 86400)::integer as late, reminders from public.refunds where id = ${owed.id}`,
      ).toEqual([{ late: reminders > 0 ? days : 0, reminders }]);
    }),
  );
});
