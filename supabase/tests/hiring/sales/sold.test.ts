import { describe, expect, it } from 'vitest';
import { claim } from '../../mail/mails.ts';
import { act, getRequest } from '../../support/hiring.ts';
import { answerOffer, makeOffer, readPanel } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addSale } from '../requests/add-sale.ts';

type Sale = Awaited<ReturnType<typeof addSale>>;

const accept = (world: World, { creator }: Sale, id: string) =>
  world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
const isSold = async (world: World, { project }: Sale) => {
  const [row] = await world.sql<{ is_sold: boolean }[]>`
    select sold_at is not null as is_sold from public.projects where id = ${project}`;
  return row?.is_sold ?? false;
};

describe('a project that is sold once', () => {
  it.each<[how: string, agree: (world: World, sale: Sale, id: string) => Promise<unknown>]>([
    ['accepted', accept],
    [
      'agreed on',
      async (world, { creator, client }, id) => {
        const { open_offer_id } = await world.as(creator, (sql) => makeOffer(sql, { id }));
        await world.as(client, (sql) =>
          answerOffer(sql, { id: open_offer_id ?? '', action: 'accept' }),
        );
      },
    ],
  ])('leaves the sale when a purchase is %s', (_, agree) =>
    inWorld(async (world) => {
      const sale = await addSale(world, { sale_kind: 'once' });
      const { id } = await sale.buy();
      expect(await isSold(world, sale)).toBe(false);
      await agree(world, sale, id);
      expect(await isSold(world, sale)).toBe(true);
      const { code, message } = await captureError(sale.buyAs(await world.addPerson({})));
      expect([code, message]).toEqual(['PT404', 'This project is sold']);
    }),
  );

  it('leaves it where it is unlisted, too', () =>
    inWorld(async (world) => {
      const sale = await addSale(world, { sale_kind: 'once', visibility: 'unlisted' });
      await accept(world, sale, (await sale.buy()).id);
      const [page] = await world.as(
        'visitor',
        (sql) => sql<{ kind: string; is_sold: boolean }[]>`
          select p -> 'project' ->> 'sale_kind' as kind, p -> 'project' ->> 'sold_at' is not null as is_sold
          from public.project_by_link(${sale.project}) p`,
      );
      expect(page).toEqual({ kind: 'once', is_sold: true });
      expect((await captureError(sale.buyAs(await world.addPerson({})))).code).toBe('PT404');
    }));

  it('ends the other purchases, whose clients are told once, by mail too', () =>
    inWorld(async (world) => {
      const sale = await addSale(world, { sale_kind: 'once' });
      const rival = await world.addPerson({ name: 'Iris Novak' });
      const licensed = await world.addPerson({ name: 'Omar Haddad' });
      const { id } = await sale.buy();
      const ended = [(await sale.buyAs(rival)).id];
      await sale.change({ sale_kind: 'license' });
      ended.push((await sale.buyAs(licensed, { sale_kind: 'license' })).id);
      const cameFrom = await sale.buyAs(rival, {
        ...{ project_id: null, from_project_id: sale.project, title: 'One for us' },
        ...{ budget: 10, sale_kind: null },
      });
      await world.sql`delete from private.mail_outbox`;
      await accept(world, sale, id);

      for (const one of ended)
        expect(await getRequest(world, one)).toMatchObject({
          ...{ status: 'rejected', resolution: 'sold' },
        });
      expect(await getRequest(world, cameFrom.id)).toMatchObject({ status: 'pending' });
      for (const person of [rival, licensed]) {
        const lines = await world.sql`
          select kind, params ->> 'actor_name' as name, needs_action from public.notifications
          where user_id = ${person.id}`;
        const line = { kind: 'request_sold', name: 'Ada Stone', needs_action: false };
        expect(lines).toEqual([line]);
      }
      const mails = await claim(world);
      expect(mails.map(({ kind, to }) => [kind, to]).toSorted()).toEqual(
        [
          ['request_accepted', sale.client.email],
          ['request_sold', rival.email],
          ['request_sold', licensed.email],
        ].toSorted(),
      );
      for (const one of ended) {
        expect((await readPanel(world, sale.creator, one)).actions).toEqual([]);
        const { code, message } = await captureError(accept(world, sale, one));
        expect([code, message]).toEqual(['PT409', 'This project is sold to someone else']);
      }
    }));

  it('has one buyer, in any role', () =>
    inWorld(async (world) => {
      const sale = await addSale(world, { sale_kind: 'once' });
      await accept(world, sale, (await sale.buy()).id);
      const attempt = world.sql.savepoint(
        (sql) => sql`
          insert into public.hire_requests (
            creator_id, project_id, included, sale_kind, title, price, message, status, no_due_date, request_key, request_digest
          )
          values (
            ${sale.creator.id}, ${sale.project}, '{}', 'once', 'Harbor Notes', 5, ${'x'.repeat(30)}, 'accepted', true,
            gen_random_uuid(), ''
          )`,
      );
      expect((await captureError(attempt)).code).toBe('23505');
    }));
});

it('no one says that their own project is sold', () =>
  inWorld(async (world) => {
    const { change } = await addSale(world);
    expect((await captureError(change({ sold_at: new Date() }))).code).toBe('42501');
  }));

it('a license is sold to everyone who wants one', () =>
  inWorld(async (world) => {
    const sale = await addSale(world);
    const { id } = await sale.buy();
    const other = await sale.buyAs(await world.addPerson({}));
    await accept(world, sale, id);
    expect(await isSold(world, sale)).toBe(false);
    await accept(world, sale, other.id);
    await sale.buyAs(await world.addPerson({}));
  }));

it('a purchase that the project is sold before counts as no answer of its creator', () =>
  inWorld(async (world) => {
    const sale = await addSale(world, { sale_kind: 'once' });
    const { id } = await sale.buy();
    await sale.buyAs(await world.addPerson({}));
    await accept(world, sale, id);
    const rows = await world.sql`select id from private.recent_answers(${sale.creator.id})`;
    expect(rows).toEqual([{ id }]);
  }));
