import { describe, expect, it } from 'vitest';
import { act, createRequest, getRequest } from '../../support/hiring.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { addSale, FOR_SALE } from './add-sale.ts';

describe('a purchase', () => {
  it('has the title and the price of the project, and what it includes', () =>
    inWorld(async (world) => {
      const { project, buy } = await addSale(world);
      expect(await buy()).toMatchObject({
        project_id: project,
        service_id: null,
        title: 'Harbor Notes',
        price: '2400',
        included: ['Source code', 'Documentation'],
        duration: null,
        package_name: null,
        hours: null,
        status: 'pending',
      });
    }));

  it.each([
    [{ includes_support: true }, ['Source code', 'Documentation', '30 days of support']],
    [
      { includes_source_code: false, includes_support: true, support_duration: 1 },
      ['Documentation', '1 day of support'],
    ],
    [{ includes_documentation: false }, ['Source code']],
    [{ includes_source_code: false, includes_documentation: false }, []],
  ])('of a project with %j includes %j', (columns, included) =>
    inWorld(async (world) => {
      expect((await (await addSale(world, columns)).buy()).included).toEqual(included);
    }),
  );

  it('keeps its terms when the creator changes the project, and when it is deleted', () =>
    inWorld(async (world) => {
      const { creator, project, buy, change } = await addSale(world);
      const { id } = await buy();
      const terms = {
        title: 'Harbor Notes',
        price: '2400',
        included: ['Source code', 'Documentation'],
      };
      await change({ title: 'Tide Notes', sale_price: 9, includes_documentation: false });
      expect(await getRequest(world, id)).toMatchObject({ ...terms, project_id: project });
      await world.as(creator, (sql) => sql`delete from public.projects where id = ${project}`);
      expect(await getRequest(world, id)).toMatchObject({ ...terms, project_id: null });
    }));

  it('is accepted, delivered and paid like any other request', () =>
    inWorld(async (world) => {
      const { creator, client, buy } = await addSale(world);
      const { id } = await buy();
      await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
      await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
      const rows = await world.sql`
        select title, amount::integer, status from public.transactions where hire_request_id = ${id}`;
      expect(rows).toEqual([{ title: 'Harbor Notes', amount: 2400, status: 'completed' }]);
    }));

  it('says in the bell that it is one', () =>
    inWorld(async (world) => {
      const { creator, buy } = await addSale(world);
      const { id } = await buy();
      const rows = await world.sql`
        select kind, params from public.notifications where user_id = ${creator.id}`;
      expect(rows).toEqual([
        {
          kind: 'request_created',
          params: {
            request_id: id,
            title: 'Harbor Notes',
            side: 'creator',
            actor_name: 'Noah Bennett',
            is_purchase: true,
          },
        },
      ]);
    }));

  it('is the same request when it is repeated with its key, and another one for another project', () =>
    inWorld(async (world) => {
      const { creator, buy } = await addSale(world);
      const request_key = crypto.randomUUID();
      const { id } = await buy({ request_key });
      expect((await buy({ request_key })).id).toBe(id);
      const other = await world.addProject(creator, FOR_SALE);
      const attempt = buy({ request_key, project_id: other });
      expect((await captureError(attempt)).message).toContain(
        'This request key was used for another request',
      );
    }));

  it('is pending once per client and project', () =>
    inWorld(async (world) => {
      const { creator, buy } = await addSale(world);
      const { id } = await buy();
      const error = await captureError(buy());
      expect([error.code, error.message]).toEqual([
        'PT409',
        'You already have a pending request for this project',
      ]);
      const other = await world.addProject(creator, FOR_SALE);
      await buy({ project_id: other });
      await world.as(creator, (sql) => act(sql, { id, action: 'decline' }));
      await buy();
    }));

  it('may have the message of a request without a service', () =>
    inWorld(async (world) => {
      const { creator, client, buy } = await addSale(world);
      await buy();
      const own = { creator_id: creator.id, title: 'Harbor Notes', budget: 5 };
      await world.as(client, (sql) => createRequest(sql, own));
      const repeated = world.as(client, (sql) => createRequest(sql, own));
      expect((await captureError(repeated)).message).toBe(
        'You already have a pending request with the same text',
      );
    }));
});

it('a purchase may have the text of a request for something else', () =>
  inWorld(async (world) => {
    const { creator, client, buy } = await addSale(world);
    const { title } = FOR_SALE;
    await world.as(client, (sql) =>
      createRequest(sql, { creator_id: creator.id, title, budget: 5 }),
    );
    expect(await buy()).toMatchObject({ title, status: 'pending' });
  }));

describe('the price', () => {
  it.each([2399, 2400.01])('is rejected as %d, with the current one', (budget) =>
    inWorld(async (world) => {
      const { buy } = await addSale(world);
      const error = await captureError(buy({ budget }));
      expect([error.code, error.message]).toEqual(['PT409', 'The price is now $2,400.00']);
    }),
  );

  it('is the one of now, not of the page that was open', () =>
    inWorld(async (world) => {
      const { buy, change } = await addSale(world);
      await change({ sale_price: 2600.5 });
      expect((await captureError(buy())).message).toBe('The price is now $2,600.50');
      expect((await buy({ budget: 2600.5 })).price).toBe('2600.5');
    }));
});
