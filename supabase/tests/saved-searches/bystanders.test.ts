import { describe, expect, it } from 'vitest';
import { deliver, letPass, outbox } from '../mail/mails.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { listAnnounced, runJob, runNearDigest, saveSearch } from './searches.ts';

const WEDNESDAY = '-4 days -20 hours';
const MONDAY = '2 minutes';

/** Noah has a search for quokkas, told at once, and one for wombats, told weekly; Mia has a weekly one for quokkas. */
async function addScene(world: World) {
  const noah = await world.addPerson({ name: 'Noah' });
  const mia = await world.addPerson({ name: 'Mia' });
  const creator = await world.addPerson({ name: 'Ada Stone', isDev: true });
  await runJob(world);
  const weekly = { frequency: 'weekly' } as const;
  const ids = {
    noah: await saveSearch(world, noah),
    wombats: await saveSearch(world, noah, {
      name: 'Wombats',
      search: { q: 'wombat' },
      ...weekly,
    }),
    mia: await saveSearch(world, mia, { name: "Mia's", ...weekly }),
  };
  await world.sql`delete from private.mail_outbox`;
  return {
    ...{ noah, mia, creator, ids },
    publish: (title: string) => world.addProject(creator, { title }),
  };
}

/** The counts of each search, by its name. */
async function countNew({ sql }: World, people: { id: string }[]) {
  const rows = await sql<{ name: string; new_count: number; is_known: boolean }[]>`
    select name, new_count, last_match_at is not null as is_known from public.saved_searches
    where user_id = any (${people.map(({ id }) => id)}::uuid[]) order by name`;
  return rows.map(({ name, new_count, is_known }) => [name, new_count, is_known]);
}

describe('one search does not change another', () => {
  it('when it is told', () =>
    inWorld(async (world) => {
      const { noah, mia, publish } = await addScene(world);
      await publish('Quokka');
      await publish('Wombat');
      expect(await runNearDigest(world, WEDNESDAY)).toBe(1);
      expect(await countNew(world, [noah, mia])).toEqual([
        ["Mia's", 0, false],
        ['Quokkas', 1, true],
        ['Wombats', 0, false],
      ]);
      expect(await listAnnounced(world, mia)).toEqual([]);
      expect(await runNearDigest(world, MONDAY)).toBe(2);
      expect(await listAnnounced(world, mia)).toEqual([
        { title: "Mia's", count: 1, names: ['Quokka'] },
      ]);
      expect(await listAnnounced(world, noah)).toEqual([
        { title: 'Quokkas', count: 1, names: ['Quokka'] },
        { title: 'Wombats', count: 1, names: ['Wombat'] },
      ]);
      expect(await countNew(world, [noah, mia])).toEqual([
        ["Mia's", 1, true],
        ['Quokkas', 1, true],
        ['Wombats', 1, true],
      ]);
    }));

  it('when it is paused, and what it was told stays known', () =>
    inWorld(async (world) => {
      const { noah, mia, ids, publish } = await addScene(world);
      await publish('Quokka');
      await publish('Wombat');
      await runNearDigest(world, WEDNESDAY);
      await world.as(noah, (sql) => sql`update public.saved_searches set frequency = 'never'`);
      const found = await world.sql<{ search_id: string }[]>`
        select search_id from private.search_matches
        where search_id = any (${Object.values(ids)}::uuid[])`;
      expect(found.map(({ search_id }) => search_id).toSorted()).toEqual(
        [ids.noah, ids.mia].toSorted(),
      );
      expect(await runNearDigest(world, MONDAY)).toBe(1);
      expect(await listAnnounced(world, mia)).toHaveLength(1);
    }));

  it('when it is changed from weekly to as they come', () =>
    inWorld(async (world) => {
      const { noah, mia, ids, publish } = await addScene(world);
      await publish('Quokka');
      await publish('Wombat');
      await runNearDigest(world, WEDNESDAY);
      await world.as(
        noah,
        (sql) =>
          sql`update public.saved_searches set frequency = 'as_they_come' where id = ${ids.wombats}`,
      );
      await runJob(world);
      expect(await listAnnounced(world, noah)).toHaveLength(2);
      expect(await listAnnounced(world, mia)).toEqual([]);
    }));

  it('when its mail waits, was sent, or is being sent', () =>
    inWorld(async (world) => {
      const { noah, mia, publish } = await addScene(world);
      await world.sql`update public.saved_searches set frequency = 'as_they_come'`;
      await publish('Quokka');
      await runJob(world);
      await publish('Wombat');
      await runJob(world);
      const params = async () => (await deliver(world)).map((mail) => mail.params['names']);
      expect((await params()).toSorted()).toEqual([['Quokka'], ['Quokka'], ['Wombat']]);
      await publish('Quokka two');
      await runJob(world);
      await letPass(world, '25 hours');
      expect(await params()).toEqual([['Quokka two'], ['Quokka two']]);
      expect([(await outbox(world, noah)).length, (await outbox(world, mia)).length]).toEqual([
        3, 2,
      ]);
    }));
});

describe('a creator is compared', () => {
  const cheap = { kind: 'creators', search: { q: 'ada', max_price: 50 } } as const;

  it('with their own earlier services only', () =>
    inWorld(async (world) => {
      const { noah, creator } = await addScene(world);
      const other = await world.addPerson({ name: 'Ada Other', isDev: true });
      await world.addService(other, { price: 20 });
      await runJob(world);
      await saveSearch(world, noah, { name: 'Cheap', ...cheap });
      await world.addService(creator, { price: 40 });
      expect(await runJob(world)).toBe(1);
      expect(await listAnnounced(world, noah)).toEqual([
        { title: 'Cheap', count: 1, names: ['Ada Stone'] },
      ]);
    }));

  it('with the price of an earlier service, whatever else is searched for', () =>
    inWorld(async (world) => {
      const { noah, creator } = await addScene(world);
      await world.sql`update public.users set bio = 'Zebrafish' where id = ${creator.id}`;
      await world.addService(creator, { price: 45 });
      await runJob(world);
      const search = { q: 'zebrafish', max_price: 50 };
      await saveSearch(world, noah, { kind: 'creators', search });
      await world.addService(creator, { price: 40 });
      expect(await runJob(world)).toBe(0);
    }));

  it('also by a service that was published right before the search was saved', () =>
    inWorld(async (world) => {
      const { noah, creator } = await addScene(world);
      await world.addService(creator, { price: 45 });
      await saveSearch(world, noah, cheap);
      await world.addService(creator, { price: 40 });
      expect(await runJob(world)).toBe(0);
    }));

  it('as new if only the price of the later service fits', () =>
    inWorld(async (world) => {
      const { noah, creator } = await addScene(world);
      await world.addService(creator, { price: 80 });
      await saveSearch(world, noah, cheap);
      await runJob(world);
      await world.addService(creator, { price: 40 });
      expect(await runJob(world)).toBe(1);
    }));
});

it('what was found and nobody can see is removed after 30 days, what was told stays', () =>
  inWorld(async (world) => {
    const { noah, mia, ids, publish } = await addScene(world);
    const first = await publish('Quokka');
    await publish('Wombat');
    await runNearDigest(world, WEDNESDAY);
    await world.hide('project', first);
    const countMatches = async () =>
      (
        await world.sql`
          select search_id from private.search_matches
          where search_id = any (${Object.values(ids)}::uuid[])`
      ).length;
    const age = (days: number) =>
      world.sql`update private.search_matches set found_at = now() - ${days} * interval '1 day'`;
    for (const [days, count] of [
      [29, 3],
      [31, 1],
    ] as const) {
      await age(days);
      await world.sql`select private.prune_publications()`;
      expect(await countMatches()).toBe(count);
    }
    await runNearDigest(world, MONDAY);
    expect(await listAnnounced(world, mia)).toEqual([]);
    expect(await listAnnounced(world, noah)).toHaveLength(1);
  }));
