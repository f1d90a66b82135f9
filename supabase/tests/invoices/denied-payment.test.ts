import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import {
  addInvoices,
  confirmCredit,
  confirmRefund,
  denyPayment,
  owe,
  refund,
  settle,
  withdrawPayment,
} from '../settling/settling.ts';
import type { World } from '../support/world.ts';
import { addPaid, clear } from './paid.ts';

describe('a payment', () => {
  it.each([
    [
      ...(['creator', denyPayment, 'client', 'request_payment_missing', true] as const),
      ...(['deny_payment', 'request_payment_missing'] as const),
    ],
    [
      ...(['client', withdrawPayment, 'creator', 'request_payment_withdrawn', false] as const),
      ...(['withdraw_payment', 'request_invoice'] as const),
    ],
  ] as const)(
    'that the %s says is none is to be paid again',
    (side, act, other, kind, needs_action, step, line) =>
      inWorld(async (world) => {
        const { id, client, invoice, by, readNews, actions } = await addPaid(world);
        await clear(world, { id });
        await world.sql`
          insert into public.notifications (user_id, kind, params, created_at)
          values (${client.id}, 'request_refund_sent', ${world.sql.json({ request_id: id })}, now() - interval '1 hour')`;
        const countUnread = () => world.sql`
          select from public.notifications where user_id = ${client.id} and read_at is null`;
        const unsaid = await by(side, (sql) => act(sql, invoice));
        expect([unsaid.paid_at, unsaid.denied_at !== null]).toEqual([null, side === 'creator']);
        expect(await readNews(other)).toMatchObject({ kind, needs_action });
        expect(await readNews('client')).toMatchObject({
          ...{ waits: ['pay'], kind: line, needs_action: true },
        });
        expect(await countUnread()).toHaveLength(1);
        expect(await by(side, (sql) => act(sql, invoice))).toEqual(unsaid);
        expect((await actions()).at(-1)).toBe(step);
      }),
  );

  it('is denied by the other side only', () =>
    inWorld(async (world) => {
      const { invoice, by } = await addPaid(world);
      expect(await captureError(by('client', (sql) => denyPayment(sql, invoice)))).toEqual({
        ...{ code: 'PT403', message: 'Only the creator can say that a payment has not arrived' },
      });
      expect(await captureError(by('creator', (sql) => withdrawPayment(sql, invoice)))).toEqual({
        ...{ code: 'PT403', message: 'Only the client can take back that an invoice is paid' },
      });
    }));

  it('that was denied is reminded of after 7 days, also if its invoice was before', () =>
    inWorld(async (world) => {
      const { id, invoice, by } = await addPaid(world);
      await world.sql`update public.invoices set reminded_at = now() where id = ${invoice}`;
      await by('creator', (sql) => denyPayment(sql, invoice));
      const isReminded = async (days: number) => {
        const [row] = await world.sql`
          select private.invoice_to_remind_of(h, now() + make_interval(days => ${days}, secs => 1)) as invoice
          from public.hire_requests h where h.id = ${id}`;
        return row?.invoice === invoice;
      };
      expect([await isReminded(6), await isReminded(7)]).toEqual([false, true]);
    }));
});

describe('the word about the payment of one invoice', () => {
  const addTwo = async (world: World) => {
    const plan = await addInvoices(world, [100, 200]);
    const [first = '', second = ''] = plan.invoices.map(({ id }) => id);
    const list = async () =>
      (await plan.read()).refunds
        .map(({ invoice_id, status, is_credit }) => [
          invoice_id === first ? 'first' : 'second',
          is_credit ? 'credit' : status,
        ])
        .toSorted();
    return { ...plan, first, second, list };
  };

  it('that is taken back lowers what only it owes, and leaves what was sent', () =>
    inWorld(async (world) => {
      const { by, first, second, list } = await addTwo(world);
      for (const id of [first, second]) {
        await by('client', (sql) => settle(sql, id, 'paid'));
        await by('creator', (sql) => refund(sql, id, { cents: 300 }));
        await owe(world, id, 500);
      }
      await by('client', (sql) => withdrawPayment(sql, first));
      expect(await list()).toEqual([
        ...[
          ['first', 'credit'],
          ['first', 'sent'],
        ],
        ...[
          ['second', 'owed'],
          ['second', 'sent'],
        ],
      ]);
    }));

  it('that comes late lets only its own credits be owed', () =>
    inWorld(async (world) => {
      const { by, first, second, list } = await addTwo(world);
      for (const [id, cents] of [
        [first, 10_000],
        [second, 20_000],
      ] as const) {
        const { id: refundId } = await by('creator', (sql) => refund(sql, id, { cents }));
        await by('client', (sql) => confirmCredit(sql, refundId));
      }
      await by('client', (sql) => settle(sql, first, 'paid'));
      expect(await list()).toEqual([
        ['first', 'owed'],
        ['second', 'credit'],
      ]);
    }));

  it('that comes again leaves what was sent back and has arrived', () =>
    inWorld(async (world) => {
      const { by, first, list } = await addTwo(world);
      await by('client', (sql) => settle(sql, first, 'paid'));
      const { id } = await by('creator', (sql) => refund(sql, first, { cents: 10_000 }));
      await by('client', (sql) => confirmRefund(sql, id));
      await by('creator', (sql) => denyPayment(sql, first));
      await by('client', (sql) => settle(sql, first, 'paid'));
      expect(await list()).toEqual([['first', 'confirmed']]);
    }));
});
