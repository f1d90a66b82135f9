import { describe, expect, it } from 'vitest';
import { act, createRequest, getRequest } from '../../support/hiring.ts';
import { answerOffer, makeOffer } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { addSale, FOR_SALE } from '../requests/add-sale.ts';

const codeAndText = async (attempt: Promise<unknown>) => {
  const { code, message } = await captureError(attempt);
  return [code, message];
};

describe('how a project is sold', () => {
  it('has to be chosen before anyone can buy it', () =>
    inWorld(async (world) => {
      const { buy, change } = await addSale(world, { sale_kind: null });
      expect(await codeAndText(buy())).toEqual([
        'PT404',
        'This project can be bought once its creator has chosen whether to sell it once or by license',
      ]);
      await change({ sale_kind: 'once' });
      expect(await buy({ sale_kind: 'once' })).toMatchObject({ sale_kind: 'once' });
    }));

  it.each([
    [
      'once',
      'license',
      'This project is sold once, with all rights. Reload the page to see the terms',
    ],
    ['license', 'once', 'This project is sold by license. Reload the page to see the terms'],
    ['license', null, 'This project is sold by license. Reload the page to see the terms'],
  ])('is %s, and can’t be bought as %s', (sale_kind, seen, text) =>
    inWorld(async (world) => {
      const { buy } = await addSale(world, { sale_kind });
      expect(await codeAndText(buy({ sale_kind: seen }))).toEqual(['PT409', text]);
    }),
  );

  it('is that of the project itself, and so are its title and price', () =>
    inWorld(async (world) => {
      const { creator, project, buy } = await addSale(world, { sale_kind: 'once' });
      const other = await world.addProject(creator, {
        ...FOR_SALE,
        title: 'Tides',
        sale_price: 90,
      });
      const choice = { project_id: other, budget: 90, sale_kind: 'license' };
      expect(await buy(choice)).toMatchObject({
        title: 'Tides',
        price: '90',
        sale_kind: 'license',
      });
      expect(await buy()).toMatchObject({
        ...{ project_id: project, title: 'Harbor Notes', price: '2400', sale_kind: 'once' },
      });
    }));

  it('is no term of other requests', () =>
    inWorld(async (world) => {
      const { creator, client, terms } = await addSale(world);
      const attempt = world.as(client, (sql) =>
        createRequest(sql, { ...terms, project_id: null, title: 'A map', sale_kind: 'once' }),
      );
      const { code, message } = await captureError(attempt);
      expect([code, message]).toEqual(['PT409', 'Only a project is sold once or by license']);
      const add = world.sql.savepoint(
        (sql) => sql`
          insert into public.hire_requests (creator_id, title, message, request_key, request_digest, sale_kind)
          values (${creator.id}, 'A map', ${'x'.repeat(30)}, gen_random_uuid(), '', 'once')`,
      );
      expect((await captureError(add)).code).toBe('23514');
    }));

  it('is part of what a repeated call says', () =>
    inWorld(async (world) => {
      const { buy, change } = await addSale(world, { sale_kind: 'once' });
      const request_key = crypto.randomUUID();
      const { id } = await buy({ request_key });
      expect((await buy({ request_key })).id).toBe(id);
      await change({ sale_kind: 'license' });
      const attempt = buy({ request_key, sale_kind: 'license' });
      expect((await captureError(attempt)).message).toBe(
        'This request key was used for another request',
      );
    }));
});

describe('a pending purchase', () => {
  it('keeps the kind and the price that it was sent with', () =>
    inWorld(async (world) => {
      const { creator, client, buy, change } = await addSale(world, { sale_kind: 'once' });
      const { id } = await buy();
      await change({ sale_kind: 'license', sale_price: 9 });
      const terms = { sale_kind: 'once', price: '2400' };
      expect(await getRequest(world, id)).toMatchObject(terms);
      const { open_offer_id } = await world.as(creator, (sql) =>
        makeOffer(sql, { id, price: 2000 }),
      );
      await world.as(client, (sql) =>
        answerOffer(sql, { id: open_offer_id ?? '', action: 'accept' }),
      );
      expect(await getRequest(world, id)).toMatchObject({ ...terms, price: '2000' });
    }));

  it.each([{ sale_kind: 'license' }, { sale_kind: null }])(
    'never gets %j, in any role',
    (changes) =>
      inWorld(async (world) => {
        const { buy } = await addSale(world, { sale_kind: 'once' });
        const { id } = await buy();
        const attempt = world.sql.savepoint(
          (sql) => sql`update public.hire_requests set ${sql(changes)} where id = ${id}`,
        );
        expect((await captureError(attempt)).code).toBe('42501');
      }),
  );

  it('from before there was a choice is accepted as it was, and takes nothing from the sale', () =>
    inWorld(async (world) => {
      const { creator, project, buy, change } = await addSale(world);
      const { id } = await buy();
      await world.sql`set local session_replication_role = replica`;
      await world.sql`update public.hire_requests set sale_kind = null where id = ${id}`;
      await world.sql`set local session_replication_role = origin`;
      await change({ sale_kind: 'once' });
      await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      const rows = await world.sql`select sold_at from public.projects where id = ${project}`;
      expect(rows).toEqual([{ sold_at: null }]);
    }));
});
