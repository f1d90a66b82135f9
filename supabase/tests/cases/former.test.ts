import { describe, expect, it } from 'vitest';
import { call } from '../admin/admins.ts';
import { addInvoices, credit, settle } from '../settling/settling.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addScene, playScene } from './cases.ts';
import type { CaseScene } from './cases.ts';

const tooLate = 'A case can be opened for 30 days after an approval';

const leave = (world: World, { id }: { id: string }) =>
  world.sql`delete from auth.users where id = ${id}`;
const listKinds = async (world: World, { id }: { id: string }) =>
  (
    await world.sql<{ kind: string }[]>`
      select kind from public.notifications where user_id = ${id} and read_at is null order by created_at`
  ).map(({ kind }) => kind);

async function getInvoice(world: World, { id }: { id: string }) {
  const [row] = await world.sql<{ id: string }[]>`
    select id from public.invoices where hire_request_id = ${id} order by created_at desc limit 1`;
  return row?.id ?? '';
}
const pay = async (world: World, scene: CaseScene) => {
  const invoice = await getInvoice(world, scene);
  await world.as(scene.client, (sql) => settle(sql, invoice, 'paid'));
};

async function addPaid(world: World) {
  const scene = await addScene(world, 'approved');
  await pay(world, scene);
  return scene;
}

/** As if the work had been completed, and paid, so many days earlier. */
async function age(world: World, { id }: { id: string }, days: number) {
  await world.sql`set local session_replication_role = replica`;
  await world.sql`
    update public.hire_request_events set created_at = created_at - make_interval(days => ${days})
    where hire_request_id = ${id}`;
  await world.sql`
    update public.invoices set paid_at = paid_at - make_interval(days => ${days}) where hire_request_id = ${id}`;
  await world.sql`set local session_replication_role = origin`;
}

describe('when the creator leaves', () => {
  it.each(['open', 'countered'])('an %s case goes to an admin, and the client hears it', (status) =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      const id = await scene.open();
      if (status === 'countered')
        await scene.answer('creator', id, { action: 'counter', outcome: 'part', cents: 500 });
      await leave(world, scene.creator);
      expect(await scene.get(id)).toMatchObject({ status: 'waiting' });
      expect(await listKinds(world, scene.client)).toEqual(['request_case_waiting']);
      await scene.decide(scene.first, id);
      await scene.answer('client', id, { action: 'appeal' });
      await scene.decide(scene.second, id, { outcome: 'part', cents: 700 });
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -700 }]);
      expect(await listKinds(world, scene.client)).toEqual(['request_refund_owed']);
    }),
  );

  it('a case that was decided stays as it is until it can no longer be appealed', () =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'dispute' });
      await scene.decide(scene.first, id);
      await leave(world, scene.creator);
      expect(await scene.get(id)).toMatchObject({ status: 'decided' });
      await scene.followDeadline(7);
      expect(await scene.get(id)).toMatchObject({ status: 'closed' });
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -10_000 }]);
    }));

  it('the client opens a case in the 30 days, for money, which another admin decides at once', () =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      await leave(world, scene.creator);
      const redo = scene.open({ wants: 'redo' });
      expect((await captureError(redo)).message).toBe('Choose one of these: all, part');
      const id = await scene.open();
      expect(await scene.get(id)).toMatchObject({ status: 'waiting', kind: 'money_back' });
      await world.grantAdmin(scene.client);
      expect((await captureError(scene.decide(scene.client, id))).code).toBe('PT403');
      await scene.decide(scene.first, id);
      await scene.followDeadline(7);
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -10_000 }]);
      await age(world, scene, 31);
      expect((await captureError(scene.open())).code).toBe('PT409');
    }));

  it('what the two wrote stays evidence for the admin', () =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      await world.as(
        scene.client,
        (sql) =>
          sql`select public.send_message(${scene.creator.id}, 'It fails', gen_random_uuid())`,
      );
      const other = await addPaid(world);
      await world.as(
        other.client,
        (sql) => sql`select public.send_message(${other.creator.id}, 'Thanks', gen_random_uuid())`,
      );
      await leave(world, scene.creator);
      const id = await scene.open();
      const evidence = await call<{ messages: { text: string }[] }>(world, scene.first, {
        name: 'admin_open_case',
        id,
      });
      expect(evidence?.messages.map(({ text }) => text)).toEqual(['It fails']);
    }));
});

describe('when the client leaves', () => {
  it('their case is withdrawn, and the creator hears it', () =>
    inWorld(async (world) => {
      const scene = await addPaid(world);
      const other = await addPaid(world);
      const [id, otherCase] = [await scene.open(), await other.open()];
      await leave(world, scene.client);
      expect(await scene.get(id)).toMatchObject({ status: 'withdrawn' });
      expect(await listKinds(world, scene.creator)).toEqual(['request_party_left']);
      expect(await other.get(otherCase)).toMatchObject({ status: 'open' });
    }));
});

it('both leave in one statement, and nothing is left of it', () =>
  inWorld(async (world) => {
    const scene = await addPaid(world);
    await scene.open();
    const both = [scene.creator.id, scene.client.id];
    await world.sql`delete from auth.users where id = any (${both})`;
    expect(await world.sql`select from public.hire_requests where id = ${scene.id}`).toEqual([]);
  }));

describe('an invoice that is not paid', () => {
  it('can be contradicted after the 30 days, for what is not paid, also after a case that was withdrawn', () =>
    inWorld(async (world) => {
      const scene = await addScene(world, 'approved');
      await scene.answer('client', await scene.open(), { action: 'withdraw' });
      await age(world, scene, 31);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'accept' });
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -10_000 }]);
    }));

  it('can be contradicted no more once it is paid, credited, or decided', () =>
    inWorld(async (world) => {
      const paid = await addPaid(world);
      await age(world, paid, 31);
      expect((await captureError(paid.open())).message).toBe(tooLate);
      const credited = await addScene(world, 'approved');
      const invoice = await getInvoice(world, credited);
      await credit((side, act) => world.as(credited[side], act), invoice, 10_000);
      expect((await captureError(credited.open())).message).toBe(
        'Everything was given back already',
      );
      const decided = await addScene(world, 'approved');
      const id = await decided.open();
      await decided.answer('creator', id, { action: 'dispute' });
      await decided.decide(decided.first, id, { outcome: 'none' });
      await decided.followDeadline(7);
      await age(world, decided, 31);
      expect((await captureError(decided.open())).message).toBe(tooLate);
    }));

  it('is all that a late case is about, not what was paid before, whatever else was completed since', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world, [800, 200]);
      const scene = await playScene(world, plan);
      await plan.by('client', (sql) => settle(sql, plan.invoice, 'paid'));
      await addScene(world, 'approved');
      await age(world, scene, 31);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'accept' });
      expect(await scene.listRefunds()).toEqual([{ milestone: 2, cents: -20_000 }]);
    }));

  it('is all that a late case is about, also if it is paid meanwhile', () =>
    inWorld(async (world) => {
      const scene = await addScene(world, 'approved');
      await age(world, scene, 31);
      const id = await scene.open({ wants: 'part', cents: 2500 });
      await pay(world, scene);
      await scene.answer('creator', id, { action: 'accept' });
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -2500 }]);
    }));
});
