import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addSearcher, listAnnounced, runJob, saveSearch } from './searches.ts';

const setVisibility = (world: World, id: string, visibility: string) =>
  world.sql`update public.projects set visibility = ${visibility} where id = ${id}`;

describe('a project', () => {
  it.each(['draft', 'unlisted'])('is told when it becomes public, not as %s', (visibility) =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world);
      const id = await world.addProject(creator, { title: 'Quokka', visibility });
      expect(await runJob(world)).toBe(0);
      await setVisibility(world, id, 'public');
      expect(await runJob(world)).toBe(1);
      expect(await listAnnounced(world, client)).toHaveLength(1);
    }),
  );

  it('is told once, however often it comes and goes', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world);
      const id = await world.addProject(creator, { title: 'Quokka' });
      for (const visibility of ['draft', 'public', 'unlisted', 'public']) {
        await setVisibility(world, id, visibility);
        await runJob(world);
      }
      expect(await listAnnounced(world, client)).toHaveLength(1);
    }));

  it.each<
    [string, (world: World, id: string, owner: { id: string; email: string }) => Promise<unknown>]
  >([
    ['a draft', (world, id) => setVisibility(world, id, 'draft')],
    ['hidden', (world, id) => world.hide('project', id)],
    ['of someone hidden', (world, _, owner) => world.hide('user', owner.id)],
    ['of someone suspended', (world, _, owner) => world.suspend(owner)],
  ])('is not told if it is %s when the job runs', (_case, withdraw) =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world);
      await withdraw(world, await world.addProject(creator, { title: 'Quokka' }), creator);
      expect(await runJob(world)).toBe(0);
      expect(await listAnnounced(world, client)).toEqual([]);
    }),
  );
});

describe('a creator', () => {
  const search = { kind: 'creators', search: { q: 'quokka wim' } } as const;

  it('is told when they become one, once', () =>
    inWorld(async (world) => {
      const { client } = await addSearcher(world, search);
      const person = await world.addPerson({ name: 'Quokka Wim' });
      expect(await runJob(world)).toBe(0);
      for (const isDev of [true, false, true]) {
        await world.sql`update public.users set is_dev = ${isDev} where id = ${person.id}`;
        await runJob(world);
      }
      expect(await listAnnounced(world, client)).toEqual([
        { title: 'Quokkas', count: 1, names: ['Quokka Wim'] },
      ]);
    }));

  it('who was one when the search was saved is not new after a pause', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ name: 'Quokka Wim', isDev: true });
      const { client } = await addSearcher(world, search);
      for (const isDev of [false, true]) {
        await world.sql`update public.users set is_dev = ${isDev} where id = ${person.id}`;
      }
      expect(await runJob(world)).toBe(0);
      expect(await listAnnounced(world, client)).toEqual([]);
    }));
});

describe('a service', () => {
  const cheap = { q: 'ada', max_price: 50 };

  it('is told when it becomes active, once', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world, { kind: 'services' });
      const id = await world.addService(creator, { title: 'Quokka', is_active: false });
      expect(await runJob(world)).toBe(0);
      for (const isActive of [true, false, true]) {
        await world.sql`update public.services set is_active = ${isActive} where id = ${id}`;
        await runJob(world);
      }
      expect(await listAnnounced(world, client)).toEqual([
        { title: 'Quokkas', count: 1, names: ['Quokka'] },
      ]);
    }));

  it('makes its creator new for a search by price', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world, { kind: 'creators', search: cheap });
      await world.addService(creator, { price: 200 });
      expect(await runJob(world)).toBe(0);
      await world.addService(creator, { price: 40 });
      await world.addService(creator, { price: 30 });
      expect(await runJob(world)).toBe(1);
      await world.addService(creator, { price: 20 });
      expect(await runJob(world)).toBe(0);
      expect(await listAnnounced(world, client)).toEqual([
        { title: 'Quokkas', count: 1, names: ['Ada Stone'] },
      ]);
    }));

  it('does not if the creator had one at that price when the search was saved', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world, { kind: 'services' });
      await world.addService(creator, { price: 45 });
      await runJob(world);
      await saveSearch(world, client, { kind: 'creators', search: cheap });
      await world.addService(creator, { price: 40 });
      expect(await runJob(world)).toBe(0);
    }));

  it('does not for a search without price, days and pricing models', () =>
    inWorld(async (world) => {
      const { creator } = await addSearcher(world, { kind: 'creators', search: { q: 'ada' } });
      await world.addService(creator, { price: 40 });
      expect(await runJob(world)).toBe(0);
    }));
});

describe('the log of publications', () => {
  const age = (world: World) =>
    world.sql`update private.publications set at = at - interval '31 days'`;
  const prune = (world: World) => world.sql`select private.prune_publications()`;
  const count = async (world: World) => (await world.sql`select from private.publications`).length;
  /** Items of the seed that nobody sees. */
  const removeHidden = (world: World) =>
    world.sql`delete from private.publications where position is null`;

  it('is removed after 30 days, once every search has passed it', () =>
    inWorld(async (world) => {
      const { creator } = await addSearcher(world);
      await removeHidden(world);
      await world.addProject(creator, { title: 'Quokka' });
      await prune(world);
      const all = await count(world);
      await age(world);
      await prune(world);
      // The project is still to be compared.
      expect(await count(world)).toBe(1);
      expect(all).toBeGreaterThan(1);
      await runJob(world);
      await prune(world);
      expect(await count(world)).toBe(0);
    }));

  it('does not wait for searches that are paused', () =>
    inWorld(async (world) => {
      const { creator } = await addSearcher(world, { frequency: 'never' });
      await world.addProject(creator, { title: 'Quokka' });
      await runJob(world);
      await age(world);
      await prune(world);
      expect(await count(world)).toBe(0);
    }));

  it('keeps what nobody sees for a year, to tell it when everyone does', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world);
      await removeHidden(world);
      const id = await world.addProject(creator, { title: 'Quokka' });
      await world.hide('project', id);
      await runJob(world);
      for (const days of [31, 300]) {
        await world.sql`
          update private.publications set at = at - ${days} * interval '1 day' where item_id = ${id}`;
        await prune(world);
      }
      expect(await world.sql`select from private.publications where item_id = ${id}`).toHaveLength(
        1,
      );
      await world.sql`delete from private.hidden_items where item_id = ${id}`;
      await runJob(world);
      expect(await listAnnounced(world, client)).toHaveLength(1);
    }));

  it('gives up after a year what nobody ever saw', () =>
    inWorld(async (world) => {
      const { creator } = await addSearcher(world);
      const id = await world.addProject(creator, { title: 'Quokka', visibility: 'public' });
      await world.hide('project', id);
      await runJob(world);
      const countOf = async (days: number) => {
        await world.sql`
          update private.publications set at = now() - ${days} * interval '1 day' where item_id = ${id}`;
        await prune(world);
        return (await world.sql`select from private.publications where item_id = ${id}`).length;
      };
      expect([await countOf(364), await countOf(367)]).toEqual([1, 0]);
    }));

  it('continues where it was after all of it was removed', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world);
      await removeHidden(world);
      await age(world);
      await prune(world);
      expect(await count(world)).toBe(0);
      await world.addProject(creator, { title: 'Quokka' });
      await runJob(world);
      expect(await listAnnounced(world, client)).toHaveLength(1);
    }));
});
