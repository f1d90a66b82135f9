import { describe, expect, it } from 'vitest';
import { createRequest } from '../../support/hiring.ts';
import { insert } from '../../support/rows.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addSale, FOR_SALE } from './add-sale.ts';

describe('a project', () => {
  type Sale = Awaited<ReturnType<typeof addSale>>;
  const gone = ['PT404', 'This project is no longer available'];

  it.each<[string, string[], (world: World, sale: Sale) => Promise<unknown>]>([
    [
      'that is not for sale',
      ['PT404', 'This project is not for sale'],
      (_, { change }) => change({ is_for_sale: false }),
    ],
    ['that is a draft', gone, (_, { change }) => change({ visibility: 'draft' })],
    ['that is hidden', gone, (world, { project }) => world.hide('project', project)],
    ['of a suspended creator', gone, (world, { creator }) => world.suspend(creator)],
    [
      'that was deleted',
      gone,
      (world, { project }) => world.sql`delete from public.projects where id = ${project}`,
    ],
  ])("%s can't be bought", (_, expected, change) =>
    inWorld(async (world) => {
      const sale = await addSale(world);
      await change(world, sale);
      const error = await captureError(sale.buy());
      expect([error.code, error.message]).toEqual(expected);
    }),
  );

  it('that is unlisted is bought by its link', () =>
    inWorld(async (world) => {
      const { project, buy } = await addSale(world, { visibility: 'unlisted' });
      expect((await buy()).project_id).toBe(project);
    }));

  it("of another creator, and one's own, can't be bought", () =>
    inWorld(async (world) => {
      const { creator, project, buy } = await addSale(world);
      const other = await world.addPerson({ isDev: true });
      expect((await captureError(buy({ creator_id: other.id }))).message).toBe(gone[1]);
      const own = world.as(creator, (sql) =>
        createRequest(sql, { creator_id: creator.id, project_id: project, budget: 2400 }),
      );
      expect((await captureError(own)).message).toContain("You can't buy your own project");
    }));

  it.each([
    [{ title: 'Mine' }, 'A project is sold as it is, without a title, package or hours'],
    [{ package_name: 'Small' }, 'A project is sold as it is, without a title, package or hours'],
    [{ hours: 2 }, 'A project is sold as it is, without a title, package or hours'],
    [{ service_id: crypto.randomUUID() }, 'Choose a service or a project'],
    [{ message: 'short' }, 'Write at least 20 characters'],
  ])("with %j can't be bought", (input, text) =>
    inWorld(async (world) => {
      const { buy } = await addSale(world);
      expect((await captureError(buy(input))).message).toContain(text);
    }),
  );

  it("can't be bought by visitors and suspended people", () =>
    inWorld(async (world) => {
      const { creator, client, project, buy } = await addSale(world);
      const visitor = world.as('visitor', (sql) =>
        createRequest(sql, { creator_id: creator.id, project_id: project, budget: 2400 }),
      );
      expect((await captureError(visitor)).code).toBe('42501');
      await world.suspend(client);
      expect((await captureError(buy())).code).toBe('PT403');
    }));
});

describe('a row', () => {
  it('is for a service or a purchase', () =>
    inWorld(async (world) => {
      const { creator, project } = await addSale(world);
      const service = await world.addService(creator);
      const add = (columns: Record<string, unknown>) =>
        world.sql.savepoint((sql) =>
          insert(sql, 'hire_requests', {
            id: crypto.randomUUID(),
            creator_id: creator.id,
            title: 'A map',
            price: 5,
            message: 'x'.repeat(30),
            status: 'pending',
            version: 1,
            request_key: crypto.randomUUID(),
            request_digest: 'x',
            ...columns,
          }),
        );
      await add({ project_id: project, included: [] });
      const attempt = add({ service_id: service, included: [] });
      expect((await captureError(attempt)).code).toBe('23514');
    }));

  it('keeps its project and what is included for every role', () =>
    inWorld(async (world) => {
      const { creator, buy } = await addSale(world);
      const { id } = await buy();
      const other = await world.addProject(creator, FOR_SALE);
      for (const changes of [
        { project_id: other },
        { project_id: null },
        { included: ['Everything'] },
      ]) {
        const attempt = world.sql.savepoint(
          (sql) => sql`update public.hire_requests set ${sql(changes)} where id = ${id}`,
        );
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }));
});
