import { describe, expect, it } from 'vitest';
import { addScene } from '../cases/cases.ts';
import { addInvoices, correct, owe, refund, sendRefund, settle } from '../settling/settling.ts';
import { addRequest } from '../support/hiring.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Person = { id: string; email: string };
type Obligation = {
  request_id: string;
  title: string;
  side: string;
  kind: string;
  status: string | null;
  number: string | null;
  cents: number | null;
  until: string | null;
};

const list = async (world: World, person: Person) =>
  (
    await world.as(
      person,
      (sql) => sql<{ items: Obligation[] }[]>`select public.my_obligations() as items`,
    )
  )[0]?.items ?? [];
const leave = (world: World, person: Person) =>
  world.as(person, (sql) => sql`select public.delete_my_account(${person.email})`);
const exists = async (world: World, { id }: Person) =>
  (await world.sql`select from auth.users where id = ${id}`).length === 1;
const rejection = (count: number) => ({
  code: 'PT409',
  message: `Settle what is still open between you and others first: ${count} open`,
});

/** As if everything between the two had happened so many days earlier. */
async function age(world: World, id: string, days: number) {
  await world.sql`set local session_replication_role = replica`;
  const past = world.sql`make_interval(days => ${days})`;
  await world.sql`update public.hire_requests set updated_at = updated_at - ${past} where id = ${id}`;
  await world.sql`update public.invoices set created_at = created_at - ${past} where hire_request_id = ${id}`;
  await world.sql`update public.refunds set created_at = created_at - ${past} where hire_request_id = ${id}`;
  await world.sql`update public.hire_request_events set created_at = created_at - ${past} where hire_request_id = ${id}`;
  await world.sql`set local session_replication_role = origin`;
}

type Scene = { id: string; creator: Person; client: Person };
type Add = (world: World) => Promise<Scene>;

const addBill = (world: World) => addInvoices(world, [80]);
const addOwed: Add = async (world) => {
  const plan = await addBill(world);
  await plan.by('creator', (sql) => settle(sql, plan.invoice, 'received'));
  await owe(world, plan.invoice, 500);
  return plan;
};
const addCase = async (world: World) => {
  const scene = await addScene(world, 'approved');
  await world.as(scene.client, async (sql) => {
    const [bill] = await sql<{ id: string }[]>`
      select id from public.invoices where hire_request_id = ${scene.id}`;
    await settle(sql, bill?.id ?? '', 'paid');
  });
  return { ...scene, case: await scene.open() };
};

const kinds: [kind: string, add: Add, cents: number | null][] = [
  ['work', (world) => addRequest(world, 'accepted'), null],
  ['case', addCase, 10_000],
  ['refund', addOwed, 500],
  ['invoice', addBill, 8000],
];

describe.each(['client', 'creator'] as const)('the %s', (side) => {
  it.each(kinds)('does not leave while there is this: %s', (kind, add, cents) =>
    inWorld(async (world) => {
      const scene = await add(world);
      const items = await list(world, scene[side]);
      expect(items).toEqual([expect.objectContaining({ request_id: scene.id, side, kind, cents })]);
      expect(items[0]?.until === null).toBe(kind === 'case');
      expect(await captureError(leave(world, scene[side]))).toEqual(rejection(1));
      expect(await exists(world, scene[side])).toBe(true);
    }),
  );

  it.each(kinds)('waits no longer than 90 days for this: %s', (kind, add) =>
    inWorld(async (world) => {
      const scene = await add(world);
      await age(world, scene.id, 89);
      expect((await list(world, scene[side])).map((item) => item.kind)).toEqual([kind]);
      await age(world, scene.id, 2);
      expect((await list(world, scene[side])).map((item) => item.kind)).toEqual(
        kind === 'case' ? [kind] : [],
      );
      if (kind === 'case') return;
      await leave(world, scene[side]);
      expect(await exists(world, scene[side])).toBe(false);
    }),
  );

  it('is bound to no one who left, and to nothing of others', () =>
    inWorld(async (world) => {
      const bill = await addBill(world);
      const other = side === 'client' ? 'creator' : 'client';
      await addOwed(world);
      await addCase(world);
      await world.sql`delete from auth.users where id = ${bill[other].id}`;
      expect(await list(world, bill[side])).toEqual([]);
      await leave(world, bill[side]);
    }));
});

describe('what ends an obligation', () => {
  it('is the word of the client that an invoice is paid', () =>
    inWorld(async (world) => {
      const { by, invoice, client, creator } = await addBill(world);
      await by('client', (sql) => settle(sql, invoice, 'paid'));
      expect(await list(world, client)).toEqual([]);
      await leave(world, creator);
    }));

  it('is a credit of all that is not paid, by the creator', () =>
    inWorld(async (world) => {
      const { by, invoice, creator, client } = await addBill(world);
      await by('creator', (sql) => refund(sql, invoice, { cents: 3000 }));
      expect(await list(world, creator)).toMatchObject([{ kind: 'invoice', cents: 5000 }]);
      await by('creator', (sql) => refund(sql, invoice, { cents: 5000 }));
      expect(await list(world, client)).toMatchObject([{ kind: 'invoice', cents: 8000 }]);
      await leave(world, creator);
    }));

  it.each([
    ['creator', 'send_refund'],
    ['client', 'confirm_refund'],
  ] as const)('is the word of the %s about a refund: %s', (side, act) =>
    inWorld(async (world) => {
      const scene = await addOwed(world);
      const [owed] = await world.sql<{ id: string }[]>`
        select id from public.refunds where hire_request_id = ${scene.id}`;
      await world.as(scene[side], (sql) => sql`select public.${sql(act)}(${owed?.id ?? ''})`);
      expect([await list(world, scene.client), await list(world, scene.creator)]).toEqual([[], []]);
    }),
  );

  it('is the end of a case', () =>
    inWorld(async (world) => {
      const scene = await addCase(world);
      await scene.answer('client', scene.case, { action: 'withdraw' });
      await leave(world, scene.creator);
    }));

  it('is not the age of the invoice of another milestone', () =>
    inWorld(async (world) => {
      const { id, client, finish } = await addInvoices(world, [80, 60], 1);
      await age(world, id, 91);
      await finish(1);
      expect(await list(world, client)).toMatchObject([{ kind: 'invoice', cents: 6000 }]);
    }));

  it('is not a correction, which begins no new 90 days', () =>
    inWorld(async (world) => {
      const { id, by, invoice, client } = await addBill(world);
      await age(world, id, 89);
      await by('creator', (sql) => correct(sql, invoice));
      const [item] = await list(world, client);
      expect(Date.parse(item?.until ?? '') - Date.now()).toBeLessThan(2 * 86_400_000);
    }));
});

it('a case and its appeal bind both until the last decision', () =>
  inWorld(async (world) => {
    const scene = await addCase(world);
    const statuses = async () => (await list(world, scene.creator)).map(({ status }) => status);
    await scene.answer('creator', scene.case, { action: 'dispute' });
    expect(await statuses()).toEqual(['waiting']);
    await scene.decide(scene.first, scene.case, { outcome: 'none' });
    expect(await statuses()).toEqual(['decided']);
    await scene.answer('client', scene.case, { action: 'appeal' });
    expect(await statuses()).toEqual(['appealed']);
    await scene.decide(scene.second, scene.case, { outcome: 'full' });
    // What was decided is owed.
    expect(await list(world, scene.creator)).toMatchObject([{ kind: 'refund', cents: 10_000 }]);
  }));

describe('a suspended person', () => {
  it('ends what they owe and then leaves', () =>
    inWorld(async (world) => {
      const { id, creator } = await addOwed(world);
      await world.suspend(creator);
      const [owed] = await world.sql<{ id: string }[]>`
        select id from public.refunds where hire_request_id = ${id}`;
      await world.as(creator, (sql) => sendRefund(sql, owed?.id ?? ''));
      await leave(world, creator);
    }));

  it('says what they have to say about money', () =>
    inWorld(async (world) => {
      const { by, invoice, client, creator } = await addBill(world);
      await world.suspend(client);
      await world.suspend(creator);
      await by('client', (sql) => settle(sql, invoice, 'paid'));
      await by('creator', (sql) => settle(sql, invoice, 'received'));
      await by('creator', (sql) => refund(sql, invoice));
      const corrected = by('creator', (sql) => correct(sql, invoice));
      expect((await captureError(corrected)).message).toBe('Your account is suspended');
    }));
});
