import { describe, expect, it } from 'vitest';
import { confirmRefund, refund, settle } from '../../settling/settling.ts';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act, getRequest } from '../../support/hiring.ts';
import { answerOffer, inDays, makeOffer } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addSale } from '../requests/add-sale.ts';

type Person = { id: string };

async function sell(world: World, how: 'accepted' | 'ended' | 'completed' | 'paid') {
  const sale = await addSale(world, { sale_kind: 'once' });
  const { creator, client } = sale;
  const { id } = await sale.buy();
  await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
  if (how === 'ended') {
    await world.as(client, (sql) => requestEnd(sql, { id }));
    await world.as(creator, (sql) => answerEnd(sql, { id, action: 'accept' }));
  } else if (how !== 'accepted') {
    await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
    await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
  }
  const [invoice] = await world.sql<{ id: string }[]>`
    select id from public.invoices where hire_request_id = ${id}`;
  if (how === 'paid') await world.as(creator, (sql) => settle(sql, invoice?.id ?? '', 'received'));
  return { ...sale, id, invoice: invoice?.id ?? '' };
}

const putBack = (world: World, person: Person, project: string) =>
  world.as(person, (sql) => sql`select public.return_to_sale(${project})`);
const listReturnable = (world: World, person: Person) =>
  world.as(person, (sql) => sql`select public.returnable_projects() as id`);
const tooEarly = [
  'PT409',
  'This project can be for sale again once its purchase is ended or refunded in full',
];

describe('a project that was sold once', () => {
  it.each(['accepted', 'completed', 'paid'] as const)('stays sold while it is %s', (how) =>
    inWorld(async (world) => {
      const { creator, project } = await sell(world, how);
      expect(await listReturnable(world, creator)).toEqual([]);
      const { code, message } = await captureError(putBack(world, creator, project));
      expect([code, message]).toEqual(tooEarly);
    }),
  );

  it('is for sale again when its creator wants, after the purchase was ended', () =>
    inWorld(async (world) => {
      const { creator, project, buy, buyAs } = await sell(world, 'ended');
      expect((await captureError(buy())).message).toBe('This project is sold');
      expect(await listReturnable(world, creator)).toEqual([{ id: project }]);
      await putBack(world, creator, project);
      expect(await listReturnable(world, creator)).toEqual([]);
      await putBack(world, creator, project);
      const { id } = await buyAs(await world.addPerson({}));
      await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      expect((await captureError(putBack(world, creator, project))).code).toBe('PT409');
    }));

  it('is for sale again after all of its money was given back, and not before that is confirmed', () =>
    inWorld(async (world) => {
      const { creator, client, project, invoice, id, buyAs } = await sell(world, 'paid');
      for (const cents of [100_000, 140_000]) {
        expect(await listReturnable(world, creator)).toEqual([]);
        const given = await world.as(creator, (sql) => refund(sql, invoice, { cents }));
        expect(await listReturnable(world, creator)).toEqual([]);
        await world.as(client, (sql) => confirmRefund(sql, given.id));
      }
      await putBack(world, creator, project);
      expect(await getRequest(world, id)).toMatchObject({ status: 'completed' });
      const next = await buyAs(await world.addPerson({}));
      await world.as(creator, (sql) => act(sql, { id: next.id, action: 'accept' }));
      expect((await captureError(putBack(world, creator, project))).code).toBe('PT409');
    }));

  it('is for sale again after the money of every part of it was given back', () =>
    inWorld(async (world) => {
      const { creator, client, project, buy } = await addSale(world, { sale_kind: 'once' });
      const { id } = await buy();
      const milestones = [600, 1800].map((price, at) => ({
        ...{ title: `Part ${at}`, price, due_on: inDays(at + 3) },
      }));
      const { open_offer_id } = await world.as(creator, (sql) =>
        makeOffer(sql, { id, price: 2400, milestones }),
      );
      const offer = { id: open_offer_id ?? '', action: 'accept' } as const;
      await world.as(client, (sql) => answerOffer(sql, offer));
      for (const _part of milestones) {
        await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
        await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
      }
      const invoices = await world.sql<{ id: string; total_cents: number }[]>`
        select id, total_cents::integer from public.invoices where hire_request_id = ${id}
        order by total_cents desc`;
      expect(invoices.map(({ total_cents }) => total_cents)).toEqual([180_000, 60_000]);
      for (const invoice of invoices) {
        expect(await listReturnable(world, creator)).toEqual([]);
        await world.as(creator, (sql) => settle(sql, invoice.id, 'received'));
        const given = await world.as(creator, (sql) =>
          refund(sql, invoice.id, { cents: invoice.total_cents }),
        );
        await world.as(client, (sql) => confirmRefund(sql, given.id));
      }
      expect(await listReturnable(world, creator)).toEqual([{ id: project }]);
    }));

  it('is put back alone, by what became of its own purchase', () =>
    inWorld(async (world) => {
      const given = await sell(world, 'paid');
      const refunded = await world.as(given.creator, (sql) =>
        refund(sql, given.invoice, { cents: 240_000 }),
      );
      await world.as(given.client, (sql) => confirmRefund(sql, refunded.id));
      const other = await sell(world, 'paid');
      expect(await listReturnable(world, other.creator)).toEqual([]);
      await world.sql`update public.projects set user_id = ${given.creator.id} where id = ${other.project}`;
      expect((await captureError(putBack(world, given.creator, other.project))).code).toBe('PT409');
      await putBack(world, given.creator, given.project);
      const sold = await world.sql`
        select id from public.projects where id in (${given.project}, ${other.project}) and sold_at is not null`;
      expect(sold).toEqual([{ id: other.project }]);
    }));

  it('is put back by its creator alone, who may write', () =>
    inWorld(async (world) => {
      const { creator, client, project } = await sell(world, 'ended');
      const other = await world.addPerson({ isDev: true });
      await world.addProject(other);
      for (const person of [client, other])
        expect((await captureError(putBack(world, person, project))).code).toBe('PT404');
      await world.suspend(creator);
      expect((await captureError(putBack(world, creator, project))).code).toBe('PT403');
    }));
});

it.each([
  ['a pending purchase', 'pending'],
  ['a license', 'license'],
])('no row says that %s was put back', (_, what) =>
  inWorld(async (world) => {
    const { creator, client, buy } = await addSale(world, {
      sale_kind: what === 'license' ? 'license' : 'once',
    });
    const { id } = await buy();
    if (what === 'license') {
      await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
      await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
    }
    const attempt = world.sql.savepoint(
      (sql) => sql`update public.hire_requests set sale_returned_at = now() where id = ${id}`,
    );
    expect((await captureError(attempt)).code).toBe('23514');
  }),
);

it('a sale is of a kind that there is, for a project and a purchase', () =>
  inWorld(async (world) => {
    const { buy } = await addSale(world);
    await buy();
    for (const table of ['projects', 'hire_requests']) {
      await world.sql`alter table ${world.sql(table)} disable trigger user`;
      const attempt = world.sql.savepoint(
        (sql) => sql`update ${sql(table)} set sale_kind = 'other' where sale_kind = 'license'`,
      );
      expect((await captureError(attempt)).code).toBe('23514');
    }
  }));

it('a license has no purchases that it would end', () =>
  inWorld(async (world) => {
    const { buy, buyAs } = await addSale(world);
    const { id } = await buy();
    await buyAs(await world.addPerson());
    expect(await world.sql`select private.rival_purchases(${id})`).toEqual([]);
  }));
