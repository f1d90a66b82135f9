import { describe, expect, it } from 'vitest';
import { openCase } from '../../cases/cases.ts';
import { addPaid } from '../../invoices/paid.ts';
import {
  confirmRefund,
  correct,
  denyPayment,
  denyRefund,
  owe,
  sendRefund,
  settle,
  withdrawPayment,
} from '../../settling/settling.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addAdmin, call } from '../admins.ts';
import { list } from './pages.ts';
import type { Arguments, Page } from './pages.ts';

const name = 'admin_list_payments';
const byCreatedAt = (items: Page['items']) => items.map((item) => String(item['created_at']));

async function addScene(world: World) {
  const plan = await addPaid(world);
  const admin = await addAdmin(world);
  const read = async (args: Arguments = {}) =>
    (await list(world, admin, name, { q: plan.id, ...args })).items;
  const addOwed = async (days: number) => {
    const owed = await owe(world, plan.invoice, 500);
    await world.sql`
      update public.refunds
      set owed_at = now() - make_interval(hours => ${Math.round(days * 24)}, secs => 1)
      where id = ${owed.id}`;
    return owed.id;
  };
  return {
    ...plan,
    admin,
    read,
    addOwed,
    /** One side says that it is paid, and the other one that it has not arrived. */
    contradict: async () => {
      await plan.by('creator', (sql) => denyPayment(sql, plan.invoice));
      await plan.by('client', (sql) => settle(sql, plan.invoice, 'paid'));
    },
    statuses: async () => (await read()).map((row) => row['status']),
  };
}

it('is only allowed for admins who are not suspended', () =>
  inWorld(async (world) => {
    const { creator } = await addPaid(world);
    const suspended = await addAdmin(world);
    await world.suspend(suspended);
    expect((await captureError(list(world, 'visitor', name))).code).toBe('42501');
    for (const caller of [creator, suspended])
      expect((await captureError(list(world, caller, name))).code).toBe('PT403');
    const admin = await addAdmin(world);
    const wrong: Arguments[] = [{ status: 'odd' }, { cursor: "x'; drop table users" }];
    for (const args of wrong)
      expect((await captureError(list(world, admin, name, args))).code).toBe('PT400');
  }));

describe('what two people do not settle alone', () => {
  it('is a payment that has not arrived, until it is received or taken back', () =>
    inWorld(async (world) => {
      for (const isReceived of [true, false]) {
        const { by, invoice, statuses } = await addScene(world);
        expect(await statuses()).toEqual([]);
        await by('creator', (sql) => denyPayment(sql, invoice));
        expect(await statuses()).toEqual(['payment_denied']);
        await by('client', (sql) => settle(sql, invoice, 'paid'));
        expect(await statuses()).toEqual(['payment_denied']);
        await (isReceived
          ? by('creator', (sql) => settle(sql, invoice, 'received'))
          : by('client', (sql) => withdrawPayment(sql, invoice)));
        expect(await statuses()).toEqual([]);
      }
    }));

  it('is a refund that has not arrived, until it is sent again', () =>
    inWorld(async (world) => {
      const { by, addOwed, statuses } = await addScene(world);
      const owed = await addOwed(1);
      await by('creator', (sql) => sendRefund(sql, owed));
      expect(await statuses()).toEqual([]);
      await by('client', (sql) => denyRefund(sql, owed));
      expect(await statuses()).toEqual(['refund_denied']);
      await by('creator', (sql) => sendRefund(sql, owed));
      expect(await statuses()).toEqual([]);
    }));

  it('is a refund that is owed after its last reminder', () =>
    inWorld(async (world) => {
      const { by, addOwed, statuses } = await addScene(world);
      await addOwed(13.9);
      expect(await statuses()).toEqual([]);
      const owed = await addOwed(14);
      expect(await statuses()).toEqual(['refund_overdue']);
      await by('client', (sql) => confirmRefund(sql, owed));
      expect(await statuses()).toEqual([]);
    }));

  it('is nothing once one of them has left', () =>
    inWorld(async (world) => {
      const { client, contradict, addOwed, statuses } = await addScene(world);
      await contradict();
      await addOwed(14);
      await world.sql`delete from auth.users where id = ${client.id}`;
      expect(await statuses()).toEqual([]);
    }));
});

it('says who said what about the invoice and its corrections, and what of it is in a case', () =>
  inWorld(async (world) => {
    const { id, by, invoice, client, creator, admin, read } = await addScene(world);
    await by('creator', (sql) => denyPayment(sql, invoice));
    const { id: corrected } = await by('creator', (sql) => correct(sql, invoice));
    await by('client', (sql) => settle(sql, corrected, 'paid'));
    const [row] = await read();
    expect(row).toMatchObject({
      ...{ id: corrected, amount_cents: 80_000, case_id: null, may_decide: false },
      client: { id: client.id, is_dev: false },
      creator: { id: creator.id, is_dev: true },
    });
    const words = row?.['words'] as { action: string; side: string; cents: number }[];
    expect(words.map(({ action, side, cents }) => [action, side, cents])).toEqual([
      ['pay', 'client', 80_000],
      ['deny_payment', 'creator', 80_000],
      ['correct_invoice', 'creator', 80_000],
      ['pay', 'client', 80_000],
    ]);
    const dispute = await world.as(client, (sql) => openCase(sql, { request: id }));
    expect(await read()).toMatchObject([{ case_id: dispute, may_decide: false }]);
    await world.sql`
      update public.cases set status = 'waiting', answer_due_at = null where id = ${dispute}`;
    expect(await read()).toMatchObject([{ case_id: dispute, may_decide: true }]);
    await world.grantAdmin(client);
    expect((await list(world, client, name, { q: id })).items).toMatchObject([
      { may_decide: false },
    ]);
    expect((await list(world, admin, name, { q: creator.id })).total).toBe(1);
  }));

it('has each of them once, the oldest first, page by page, and by status', () =>
  inWorld(async (world) => {
    const { invoice, contradict, addOwed, read } = await addScene(world);
    await contradict();
    for (const days of [15, 40, 14]) await addOwed(days);
    const whole = await read();
    expect(whole.map((row) => row['status'])).toEqual([
      ...['refund_overdue', 'refund_overdue', 'refund_overdue', 'payment_denied'],
    ]);
    expect(byCreatedAt(whole)).toEqual(byCreatedAt(whole).toSorted());
    expect(await read({ status: 'overdue' })).toHaveLength(3);
    expect(await read({ status: 'denied' })).toMatchObject([{ id: invoice }]);
    const { admin, id } = await addScene(world);
    expect(await list(world, admin, name, { q: id })).toMatchObject({ total: 0 });
    const all = await list(world, admin, name, { page_size: 1000 });
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list(world, admin, name, { page_size: 2, cursor });
      expect(page.total).toBe(all.total);
      ids.push(...page.items.map((item) => item.id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(ids).toEqual(all.items.map((item) => item.id));
  }));

it('is counted on the overview', () =>
  inWorld(async (world) => {
    const { contradict, admin, addOwed } = await addScene(world);
    type Queue = { count: number; oldest_at: string };
    const read = async () => {
      const overview = await call<{ queues: Record<string, Queue> }>(world, admin, {
        name: 'admin_overview',
      });
      const { denied_payments: denied, overdue_refunds: overdue } = overview?.queues ?? {};
      return [denied?.count ?? 0, overdue?.count ?? 0] as const;
    };
    const before = await read();
    await contradict();
    await addOwed(14);
    expect(await read()).toEqual([before[0] + 1, before[1] + 1]);
  }));
