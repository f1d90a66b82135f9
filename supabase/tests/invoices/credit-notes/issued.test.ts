import { describe, expect, it } from 'vitest';
import {
  addInvoices,
  confirmRefund,
  correct,
  credit,
  denyPayment,
  listInvoices,
  owe,
  refund,
  sendRefund,
  settle,
  withdrawPayment,
} from '../../settling/settling.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { owePaid, readRefunds } from './notes.ts';
import type { Plan } from './notes.ts';

/** An invoice of 800 dollars with VAT. */
async function addTaxed(world: World) {
  const plan = await addInvoices(world, [800, 900], 0);
  const { id, creator } = plan;
  await world.sql`
    insert into public.billing_details (user_id, name) values (${creator.id}, 'Stone LLC')`;
  const local = { currency: 'EUR', rate: 0.92, day: '2026-02-28', source: 'ECB' };
  await world.as(
    creator,
    (sql) => sql`
      select public.confirm_tax(${id}, ${sql.json({ case: 'domestic', rate: 1900, local })},
        public.my_tax_sides(${id}) - 'confirmed')`,
  );
  await plan.finish(1);
  const { invoices } = await plan.read();
  return { ...plan, invoices, invoice: invoices[0]?.id ?? '', local };
}

describe('a credit note', () => {
  it('takes the next number, and says what its invoice says, with the VAT of its amount', () =>
    inWorld(async (world) => {
      const plan = await addTaxed(world);
      await world.sql`
        update public.billing_details set name = 'Other' where user_id = ${plan.creator.id}`;
      await credit(plan.by, plan.invoice, 11_900);
      const [invoice] = plan.invoices;
      for (const side of ['client', 'creator'] as const) {
        const [{ credit_note } = { credit_note: null }] = await readRefunds(plan, side);
        expect(credit_note).toMatchObject({
          ...{ kind: 'credit', credits: invoice?.id, serial: 2, total_cents: 11_900 },
          ...{ seller: { name: 'Stone LLC' }, buyer: invoice?.buyer, to_pay_cents: 0 },
          lines: [{ title: invoice?.lines[0]?.title, cents: 11_900 }],
          refers_to: { number: invoice?.number },
          tax: {
            ...{ case: 'domestic', rate: 1900, net_cents: 10_000, tax_cents: 1900 },
            local: { ...plan.local, cents: 1748 },
          },
        });
      }
    }));

  it.each<[string, (world: World, plan: Plan) => Promise<unknown>]>([
    [
      'is offered',
      (_, { by, invoice }) => by('creator', (sql) => refund(sql, invoice, { cents: 600 })),
    ],
    ['is owed', (world, plan) => owePaid(world, plan, 600)],
    [
      'is sent',
      async (world, plan) => {
        const { id } = await owePaid(world, plan, 600);
        return plan.by('creator', (sql) => sendRefund(sql, id));
      },
    ],
  ])('is not there while its amount %s only', (_, give) =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await give(world, plan);
      expect(await readRefunds(plan)).toMatchObject([{ credit_note_id: null, credit_note: null }]);
    }),
  );

  it.each<[string, (world: World, plan: Plan) => Promise<unknown>]>([
    ['the client has not paid', (_, { by, invoice }) => credit(by, invoice, 600)],
    [
      'the client confirms a refund',
      async (world, plan) => {
        const { id } = await owePaid(world, plan, 600);
        return plan.by('client', (sql) => confirmRefund(sql, id));
      },
    ],
    [
      'a refund counts as arrived',
      async (world, plan) => {
        const { id } = await owePaid(world, plan, 600);
        await plan.by('creator', (sql) => sendRefund(sql, id));
        return world.sql`
          select private.move_refund(h, ${id}, 'assume_refund', null)
          from public.hire_requests h where h.id = ${plan.id}`;
      },
    ],
    [
      'the client takes back that they have paid',
      async (world, plan) => {
        await owePaid(world, plan, 600);
        return plan.by('client', (sql) => withdrawPayment(sql, plan.invoice));
      },
    ],
    [
      'the client has left',
      async (world, plan) => {
        await owePaid(world, plan, 600);
        await world.sql`delete from auth.users where id = ${plan.client.id}`;
        return plan.by('creator', (sql) => denyPayment(sql, plan.invoice));
      },
    ],
    [
      'the client has left before a case is decided',
      async (world, plan) => {
        await world.sql`delete from auth.users where id = ${plan.client.id}`;
        return owe(world, plan.invoice, 600);
      },
    ],
  ])('is issued when %s', (_, give) =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await give(world, plan);
      expect(await readRefunds(plan, 'creator')).toMatchObject([
        { status: 'confirmed', credit_note: { serial: 2, total_cents: 600, tax: null } },
      ]);
    }),
  );

  it('is beside its refund in the list of invoices, and no invoice in it', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await credit(plan.by, plan.invoice, 600);
      for (const side of ['client', 'creator'] as const) {
        const { items } = await listInvoices(world, plan[side], side);
        expect(items).toMatchObject([
          { id: plan.invoice, to_pay_cents: 79_400, refunds: [{ credit_note: { serial: 2 } }] },
        ]);
        const { invoices } = await plan.read(side);
        expect(invoices.map(({ id }) => id)).toEqual([plan.invoice]);
      }
    }));
});

it.each<[string, (plan: Plan, note: string) => Promise<unknown>]>([
  ['paid', ({ by }, note) => by('client', (sql) => settle(sql, note, 'paid'))],
  ['received', ({ by }, note) => by('creator', (sql) => settle(sql, note, 'received'))],
  ['corrected', ({ by }, note) => by('creator', (sql) => correct(sql, note))],
  ['refunded', ({ by }, note) => by('creator', (sql) => refund(sql, note))],
])('a credit note is never %s', (_, act) =>
  inWorld(async (world) => {
    const plan = await addInvoices(world);
    await credit(plan.by, plan.invoice, 600);
    const [first] = await readRefunds(plan);
    const { code } = await captureError(act(plan, first?.credit_note_id ?? ''));
    expect(code).toBe('PT404');
  }),
);
