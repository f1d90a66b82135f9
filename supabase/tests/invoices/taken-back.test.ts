import { describe, expect, it } from 'vitest';
import { openCase } from '../cases/cases.ts';
import { captureError, inWorld } from '../support/world.ts';
import {
  addInvoices,
  correct,
  denyPayment,
  refund,
  settle,
  withdrawPayment,
} from '../settling/settling.ts';
import type { World } from '../support/world.ts';
import { addPaid, clear } from './paid.ts';

/** Invoices of which the creator says that the first is received. */
async function addReceived(
  world: World,
  { isPaid = true, prices }: { isPaid?: boolean; prices?: number[] } = {},
) {
  const plan = await addPaid(world, prices);
  if (!isPaid) await plan.by('client', (sql) => withdrawPayment(sql, plan.invoice));
  await plan.by('creator', (sql) => settle(sql, plan.invoice, 'received'));
  return plan;
}

describe('that a payment is received', () => {
  const final =
    'That you have received this payment can no longer be taken back. Write to the client';

  it.each([true, false])('is taken back by the creator, where the client said paid: %s', (isPaid) =>
    inWorld(async (world) => {
      const { id, invoice, by, readNews, read, actions } = await addReceived(world, { isPaid });
      expect((await read()).invoices).toMatchObject([{ can_deny: true, to_pay_cents: 0 }]);
      await clear(world, { id });
      const denied = await by('creator', (sql) => denyPayment(sql, invoice));
      expect([denied.paid_at, denied.received_at, denied.denied_at !== null]).toEqual([
        ...[null, null, true],
      ]);
      expect(await readNews('client')).toEqual({
        ...{ waits: ['pay'], kind: 'request_payment_missing', needs_action: true },
      });
      const { events, invoices } = await read();
      expect(events.at(-1)).toMatchObject({ action: 'deny_payment', cents: 80_000 });
      expect(invoices).toMatchObject([{ can_deny: false, to_pay_cents: 80_000 }]);
      expect(await by('creator', (sql) => denyPayment(sql, invoice))).toEqual(denied);
      expect((await actions()).filter((action) => action === 'deny_payment')).toHaveLength(1);
    }),
  );

  it('asks about what was owed only because it was received', () =>
    inWorld(async (world) => {
      const { by, invoice, read } = await addInvoices(world);
      await by('creator', (sql) => refund(sql, invoice));
      await by('creator', (sql) => settle(sql, invoice, 'received'));
      expect((await read()).refunds).toMatchObject([{ status: 'owed' }]);
      await by('creator', (sql) => denyPayment(sql, invoice));
      expect((await read()).refunds).toMatchObject([{ status: 'asked' }]);
    }));

  it('is not for the client to take back', () =>
    inWorld(async (world) => {
      const { by, invoice } = await addReceived(world);
      expect(await captureError(by('client', (sql) => withdrawPayment(sql, invoice)))).toEqual({
        ...{ code: 'PT409', message: 'This payment is received already' },
      });
    }));

  it('is taken back once', () =>
    inWorld(async (world) => {
      const { by, invoice } = await addReceived(world);
      await by('creator', (sql) => denyPayment(sql, invoice));
      await by('creator', (sql) => settle(sql, invoice, 'received'));
      expect(await captureError(by('creator', (sql) => denyPayment(sql, invoice)))).toEqual({
        ...{ code: 'PT409', message: final },
      });
    }));

  it('stays once something was done with it', () =>
    inWorld(async (world) => {
      const { id, client, by, invoice, read } = await addReceived(world);
      const steps = [
        () => by('creator', (sql) => refund(sql, invoice)),
        () => world.as(client, (sql) => openCase(sql, { request: id })),
      ];
      for (const step of steps)
        await world.dryRun(async () => {
          await step();
          expect((await read()).invoices).toMatchObject([{ can_deny: false }]);
          expect(await captureError(by('creator', (sql) => denyPayment(sql, invoice)))).toEqual({
            ...{ code: 'PT409', message: final },
          });
        });
    }));

  it('is taken back also where another invoice was received before it was paid', () =>
    inWorld(async (world) => {
      const { by, invoices, invoice } = await addInvoices(world, [100, 200]);
      await by('creator', (sql) => settle(sql, invoices[1]?.id ?? '', 'received'));
      await by('client', (sql) => settle(sql, invoice, 'paid'));
      await by('creator', (sql) => settle(sql, invoice, 'received'));
      expect(await by('creator', (sql) => denyPayment(sql, invoice))).toMatchObject({
        received_at: null,
      });
    }));

  it('is taken back also of an invoice that corrects one that was paid', () =>
    inWorld(async (world) => {
      const { by, invoice, read } = await addPaid(world);
      await by('creator', (sql) => correct(sql, invoice));
      const corrected = (await read()).invoices.at(-1)?.id ?? '';
      await by('creator', (sql) => settle(sql, corrected, 'received'));
      expect(await by('creator', (sql) => denyPayment(sql, corrected))).toMatchObject({
        ...{ paid_at: null, received_at: null },
      });
    }));

  it('is taken back also after a word about another invoice', () =>
    inWorld(async (world) => {
      const { by, invoice, invoices, read } = await addReceived(world, { prices: [100, 200] });
      await by('creator', (sql) => settle(sql, invoices[1]?.id ?? '', 'received'));
      await by('creator', (sql) => denyPayment(sql, invoice));
      expect((await read()).invoices.map(({ received_at }) => received_at !== null)).toEqual([
        ...[false, true],
      ]);
    }));
});

it.each<[string, (plan: Awaited<ReturnType<typeof addInvoices>>, id: string) => Promise<unknown>]>([
  ['withdrawn', ({ by }, id) => by('client', (sql) => withdrawPayment(sql, id))],
  ['denied', ({ by }, id) => by('creator', (sql) => denyPayment(sql, id))],
  [
    'denied once received',
    async ({ by }, id) => {
      await by('creator', (sql) => settle(sql, id, 'received'));
      return by('creator', (sql) => denyPayment(sql, id));
    },
  ],
])('the payment of a correction is %s, though the former invoice was said to be paid', (_, act) =>
  inWorld(async (world) => {
    const plan = await addInvoices(world);
    await plan.by('client', (sql) => settle(sql, plan.invoice, 'paid'));
    const { id } = await plan.by('creator', (sql) => correct(sql, plan.invoice));
    await act(plan, id);
    const { invoices } = await plan.read();
    expect(invoices.find((one) => one.id === id)).toMatchObject({
      ...{ paid_at: null, received_at: null },
    });
  }),
);
