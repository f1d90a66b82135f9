import { describe, expect, it } from 'vitest';
import { withoutTriggers } from '../attachments/files.ts';
import { addPaid } from '../invoices/paid.ts';
import {
  addInvoices,
  confirmRefund,
  correct,
  credit,
  denyRefund,
  owe,
  refund as enterRefund,
  sendRefund,
  settle,
} from '../settling/settling.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addLives, repeatDaily } from './histories.ts';
import { getClientRecord, getCreatorRecord, listAllCases } from './records.ts';

async function addOwed(world: World, hours: number) {
  const plan = await addPaid(world);
  const { id } = await owe(world, plan.invoice, 500);
  const pass = (time: number) => world.sql`
    update public.refunds set owed_at = owed_at - make_interval(hours => ${time}, secs => 1)
    where id = ${id}`;
  await pass(hours);
  const count = async () =>
    (await getCreatorRecord(world, 'visitor', plan.creator.id))?.overdue_refunds;
  return { ...plan, refund: id, pass, count };
}

it('counts a refund that is not sent after 14 days, until it is confirmed', () =>
  inWorld(async (world) => {
    const { by, refund, pass, count } = await addOwed(world, 13 * 24);
    expect(await count()).toBe(0);
    await pass(24);
    expect(await count()).toBe(1);
    await by('creator', (sql) => sendRefund(sql, refund));
    expect(await count()).toBe(1);
    await by('client', (sql) => denyRefund(sql, refund));
    expect(await count()).toBe(1);
    await by('client', (sql) => confirmRefund(sql, refund));
    expect(await count()).toBe(0);
  }));

it('counts a refund that was sent in time and has not arrived from the day on which the client said so', () =>
  inWorld(async (world) => {
    const { by, refund, pass, count } = await addOwed(world, 24);
    await by('creator', (sql) => sendRefund(sql, refund));
    await withoutTriggers(world, async () => {
      await pass(40 * 24);
      await world.sql`
        update public.refunds set sent_at = sent_at - interval '40 days' where id = ${refund}`;
    });
    expect(await count()).toBe(0);
    await by('client', (sql) => denyRefund(sql, refund));
    await pass(13 * 24);
    expect(await count()).toBe(0);
    await pass(24);
    expect(await count()).toBe(1);
  }));

it('counts nothing that is owed to an account that is closed', () =>
  inWorld(async (world) => {
    const { client, count } = await addOwed(world, 15 * 24);
    expect(await count()).toBe(1);
    await world.sql`delete from auth.users where id = ${client.id}`;
    expect(await count()).toBe(0);
  }));

describe('a job whose money was given back', () => {
  /** Four jobs, of which the last has two parts, one of them with a corrected invoice. */
  async function addJobs(world: World) {
    const plan = await addInvoices(world, [8, 2]);
    const { client, creator, by } = plan;
    const [first = '', former = ''] = plan.invoices.map(({ id }) => id);
    const { id: second } = await by('creator', (sql) => correct(sql, former));
    await addLives(world, repeatDaily(3, { creator, client, fate: 'approved', due: 9 }));
    const send = async (invoice: string, cents: number) => {
      await by('client', (sql) => settle(sql, invoice, 'paid'));
      return by('creator', (sql) => enterRefund(sql, invoice, { cents }));
    };
    const count = async () => {
      const lists = [];
      for (const figure of ['finished', 'on_time'] as const)
        lists.push((await listAllCases(world, creator, figure, 20)).length);
      const record = await getCreatorRecord(world, 'visitor', creator.id);
      const ofClient = await getClientRecord(world, creator, client.id);
      return [
        ...lists,
        record?.finished,
        record?.with_due_date,
        record?.on_time,
        ofClient?.finished,
      ];
    };
    return { ...plan, first, second, send, count };
  }
  const all = [4, 4, 4, 4, 4, 4];
  const less = [3, 3, 3, 3, 3, 3];

  it('is not finished once all of it is confirmed', () =>
    inWorld(async (world) => {
      const { by, first, second, send, count } = await addJobs(world);
      const whole = await send(first, 800);
      await by('client', (sql) => confirmRefund(sql, whole.id));
      expect(await count()).toEqual(all);
      const part = await send(second, 199);
      await by('client', (sql) => confirmRefund(sql, part.id));
      const last = await by('creator', (sql) => enterRefund(sql, second, { cents: 1 }));
      expect(await count()).toEqual(all);
      await by('client', (sql) => confirmRefund(sql, last.id));
      expect(await count()).toEqual(less);
    }));

  it('is not finished if it was taken off before it was paid', () =>
    inWorld(async (world) => {
      const { by, first, second, count } = await addJobs(world);
      await credit(by, first, 800);
      expect(await count()).toEqual(all);
      await credit(by, second, 200);
      expect(await count()).toEqual(less);
    }));

  it('has a review that counts', () =>
    inWorld(async (world) => {
      const { by, id, client, creator, first, second } = await addJobs(world);
      await credit(by, first, 800);
      await credit(by, second, 200);
      const [review] = await world.sql`
        insert into public.reviews (user_id, target_user_id, hire_request_id, rating, comment)
        values (${client.id}, ${creator.id}, ${id}, 1, 'It did not work at all')
        returning is_counted`;
      expect(review).toEqual({ is_counted: true });
    }));
});
