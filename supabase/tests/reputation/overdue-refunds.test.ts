import { expect, it } from 'vitest';
import { withoutTriggers } from '../attachments/files.ts';
import { addPaid } from '../invoices/paid.ts';
import { confirmRefund, denyRefund, owe, sendRefund } from '../settling/settling.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { getCreatorRecord } from './records.ts';

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
