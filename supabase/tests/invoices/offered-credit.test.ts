import { describe, expect, it } from 'vitest';
import { addInvoices, confirmCredit, denyPayment, refund, settle } from '../settling/settling.ts';
import { confirmRefund, readFigures, withdrawPayment } from '../settling/settling.ts';
import { passDays } from '../support/offers.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

/** An invoice about 800 dollars of which no one said that it is paid, and 100 dollars to be taken off. */
async function addOffered(world: World) {
  const plan = await addInvoices(world);
  const offered = await plan.by('creator', (sql) => refund(sql, plan.invoice, { cents: 10_000 }));
  const by = plan.by;
  return {
    ...{ ...plan, offered },
    confirm: () => by('client', (sql) => confirmCredit(sql, offered.id)),
    pay: () => by('client', (sql) => settle(sql, plan.invoice, 'paid')),
    receive: () => by('creator', (sql) => settle(sql, plan.invoice, 'received')),
    withdraw: () => by('client', (sql) => withdrawPayment(sql, plan.invoice)),
    deny: () => by('creator', (sql) => denyPayment(sql, plan.invoice)),
    readState: async () => {
      const { refunds, invoices } = await plan.read();
      return [refunds[0]?.status, refunds[0]?.is_credit, invoices[0]?.to_pay_cents];
    },
    readLine: async (side: 'client' | 'creator') => {
      const [row] = await world.sql`
        select n.kind, n.needs_action, n.params ->> 'cents' as cents from public.notifications n
        where n.user_id = ${plan[side].id} and n.read_at is null and n.kind <> 'credit_note_issued'
        order by n.created_at desc limit 1`;
      return row;
    },
    listActions: async () => (await plan.read()).events.slice(-2).map(({ action }) => action),
  };
}

const isOpen = ['asked', true, 80_000];

describe('what a creator takes off an invoice of which no one said that it is paid', () => {
  it('waits for the client, and nothing is credited or lost meanwhile', () =>
    inWorld(async (world) => {
      const { offered, id, readState, readLine, creator } = await addOffered(world);
      expect(offered).toMatchObject({ status: 'asked', confirmed_at: null });
      expect(offered.asked_at).not.toBeNull();
      expect(await readState()).toEqual(isOpen);
      expect(await readLine('client')).toEqual({
        ...{ kind: 'request_credit_asked', needs_action: true, cents: '10000' },
      });
      await passDays(world, 100, id);
      expect(await readState()).toEqual(isOpen);
      expect(await readFigures(world, creator)).toMatchObject({ credited_cents: 0 });
    }));

  it('lowers it once the client says that they have not paid', () =>
    inWorld(async (world) => {
      const { confirm, pay, readState, readLine, listActions } = await addOffered(world);
      const credited = await confirm();
      expect(credited).toMatchObject({ status: 'confirmed', sent_at: null });
      expect(await confirm()).toEqual(credited);
      expect(await readState()).toEqual(['confirmed', true, 70_000]);
      expect(await listActions()).toEqual(['ask_credit', 'confirm_credit']);
      expect(await readLine('creator')).toEqual({
        ...{ kind: 'request_credit_confirmed', needs_action: false, cents: '10000' },
      });
      await pay();
      expect(await readState()).toEqual(['confirmed', true, 70_000]);
    }));

  it('is to be sent back once the client says that they have paid', () =>
    inWorld(async (world) => {
      const { pay, confirm, readState, readLine, listActions, withdraw } = await addOffered(world);
      await pay();
      expect(await readState()).toEqual(['owed', false, 80_000]);
      expect(await listActions()).toEqual(['owe_refund', 'pay']);
      expect(await readLine('creator')).toMatchObject({ kind: 'request_invoice_paid' });
      expect(await captureError(confirm())).toEqual({
        ...{ code: 'PT409', message: 'This invoice is paid already' },
      });
      await withdraw();
      expect(await readState()).toEqual(['confirmed', true, 70_000]);
    }));

  it('is to be sent back once the creator has received the money', () =>
    inWorld(async (world) => {
      const { receive, readState } = await addOffered(world);
      await receive();
      expect(await readState()).toEqual(['owed', false, 0]);
    }));

  it('is asked again once the creator says that the money has not arrived', () =>
    inWorld(async (world) => {
      const { pay, deny, readState } = await addOffered(world);
      await pay();
      await deny();
      expect(await readState()).toEqual(isOpen);
      await pay();
      expect(await readState()).toEqual(['owed', false, 80_000]);
    }));

  it('is reminded of as a refund from the day on which the client said that they had paid', () =>
    inWorld(async (world) => {
      const { pay, offered } = await addOffered(world);
      await world.sql`alter table public.refunds disable trigger guard`;
      await world.sql`update public.refunds set owed_at = now() - interval '20 days'`;
      await pay();
      const count = async (days: number) => {
        const [row] = await world.sql<{ due: number }[]>`
          select private.refund_reminders(r, now() + make_interval(days => ${days}, secs => 1)) as due
          from public.refunds r where r.id = ${offered.id}`;
        return row?.due;
      };
      expect([await count(2), await count(3)]).toEqual([0, 1]);
    }));

  it('is for the client to say, and is no refund before', () =>
    inWorld(async (world) => {
      const { by, offered } = await addOffered(world);
      const confirm = by('creator', (sql) => confirmCredit(sql, offered.id));
      expect(await captureError(confirm)).toEqual({
        ...{ code: 'PT403', message: 'Only the client can say that an invoice is not paid' },
      });
      const arrived = by('client', (sql) => confirmRefund(sql, offered.id));
      expect(await captureError(arrived)).toEqual({
        code: 'PT409',
        message: 'The client has not said yet whether this invoice is paid',
      });
    }));

  it('lowers it at once if the client has left', () =>
    inWorld(async (world) => {
      const { by, invoice, client, read } = await addInvoices(world);
      await world.sql`delete from auth.users where id = ${client.id}`;
      await by('creator', (sql) => refund(sql, invoice, { cents: 10_000 }));
      expect((await read()).invoices).toMatchObject([{ to_pay_cents: 70_000 }]);
    }));
});
