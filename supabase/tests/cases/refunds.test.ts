import { describe, expect, it } from 'vitest';
import { confirmRefund, denyRefund, refund, sendRefund, settle } from '../settling/settling.ts';
import { shareWorldWithoutRequests } from '../support/shared-world.ts';
import type { World } from '../support/world.ts';
import { addScene } from './cases.ts';

const inWorld = shareWorldWithoutRequests();

/** Completed work for 100 dollars that is paid and received. */
async function addPaid(world: World) {
  const scene = await addScene(world, 'approved');
  const [bill] = await world.sql<{ id: string }[]>`
    select id from public.invoices where hire_request_id = ${scene.id}`;
  const invoice = bill?.id ?? '';
  await world.as(scene.client, (sql) => settle(sql, invoice, 'paid'));
  await world.as(scene.creator, (sql) => settle(sql, invoice, 'received'));
  const list = () => world.sql<{ cents: number; status: string; is_of_case: boolean }[]>`
    select amount_cents::integer as cents, status, case_id is not null as is_of_case from public.refunds
    where hire_request_id = ${scene.id} order by amount_cents`;
  return {
    ...scene,
    list,
    give: (cents: number, key?: string) =>
      world.as(scene.creator, (sql) => refund(sql, invoice, { cents, ...(key && { key }) })),
    confirm: (id: string) => world.as(scene.client, (sql) => confirmRefund(sql, id)),
  };
}
type Paid = Awaited<ReturnType<typeof addPaid>>;

async function agree(scene: Paid, cents: number | null, meanwhile: () => Promise<unknown>) {
  const id = await scene.open({ wants: cents === null ? 'all' : 'part', cents });
  await meanwhile();
  await scene.answer('creator', id, { action: 'accept' });
}
const ofSent = (cents: number) => ({ cents, status: 'sent', is_of_case: true });
const ofConfirmed = (cents: number) => ({ cents, status: 'confirmed', is_of_case: true });
const ofOwed = (cents: number) => ({ cents, status: 'owed', is_of_case: true });

describe('a refund while a case is open', () => {
  it.each([
    [2000, 2000, [ofSent(-2000)]],
    [2000, 1500, [ofSent(-1500), ofOwed(-500)]],
    [2000, 3000, [ofSent(-3000)]],
    [null, 2000, [ofOwed(-8000), ofSent(-2000)]],
    [null, 10_000, [ofSent(-10_000)]],
  ])('of %s wanted pays %s of it', (wanted, given, refunds) =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      await agree(scene, wanted, () => scene.give(given));
      expect(await scene.list()).toEqual(refunds);
    }),
  );

  it.each([
    [2000, [ofConfirmed(-2000)]],
    [3000, [ofConfirmed(-2000), ofOwed(-1000)]],
  ])('counts once it is confirmed, for %s', (wanted, refunds) =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      await agree(scene, wanted, async () => scene.confirm((await scene.give(2000)).id));
      expect(await scene.list()).toEqual(refunds);
    }),
  );

  it('is owed of the case if it has not arrived, and pays no other', () =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      await agree(scene, 2000, async () => {
        const { id } = await scene.give(2000);
        await world.as(scene.client, (sql) => denyRefund(sql, id));
      });
      expect(await scene.list()).toEqual([ofOwed(-2000)]);
      await agree(scene, 1000, async () => {});
      expect(await scene.list()).toEqual([ofOwed(-2000), ofOwed(-1000)]);
    }));

  it('that was confirmed before it counts for nothing', () =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      await scene.confirm((await scene.give(2000)).id);
      // Times in rows are those of the transaction.
      await world.sql`set local session_replication_role = replica`;
      await world.sql`update public.refunds set confirmed_at = confirmed_at - interval '1 hour'`;
      await world.sql`set local session_replication_role = origin`;
      await agree(scene, 1000, async () => {});
      expect(await scene.list()).toEqual([
        { cents: -2000, status: 'confirmed', is_of_case: false },
        ofOwed(-1000),
      ]);
    }));
});

describe('a refund after a case decided one', () => {
  it.each([
    [2000, [ofSent(-2000)]],
    [1500, [ofSent(-1500), ofOwed(-500)]],
    [3000, [ofSent(-2000), { cents: -1000, status: 'sent', is_of_case: false }]],
  ])('of 20 dollars pays it with %s', (given, refunds) =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      await agree(scene, 2000, async () => {});
      const key = '5f0e7d58-6f0f-4c39-9d3c-2f1a8a7d9e01';
      const entered = await scene.give(given, key);
      expect(await scene.give(given, key)).toEqual(entered);
      expect(await scene.list()).toEqual(refunds);
    }),
  );

  it('may be all of the rest, and no more', () =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      await agree(scene, 2000, async () => {});
      await scene.give(10_000);
      expect(await scene.list()).toEqual([
        { cents: -8000, status: 'sent', is_of_case: false },
        ofSent(-2000),
      ]);
    }));

  it('is sent as before by the word alone', () =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      await agree(scene, 2000, async () => {});
      const [{ id } = { id: '' }] = await world.sql<{ id: string }[]>`
        select id from public.refunds where hire_request_id = ${scene.id}`;
      await world.as(scene.creator, (sql) => sendRefund(sql, id));
      expect(await scene.list()).toEqual([ofSent(-2000)]);
    }));
});
