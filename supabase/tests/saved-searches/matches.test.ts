import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import { addSearcher, listAnnounced, runJob, saveSearch } from './searches.ts';

const one = { title: 'Quokkas', count: 1, names: ['Quokka'] };

describe('a saved search', () => {
  it('tells each match once, whenever the job runs', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world);
      expect(await runJob(world)).toBe(0);
      await world.addProject(creator, { title: 'Quokka' });
      await world.addProject(creator, { title: 'Another thing' });
      expect(await runJob(world)).toBe(1);
      for (const at of ['now', 'now', '2030-01-01', '2031-01-01']) {
        expect(await runJob(world, at)).toBe(0);
      }
      expect(await listAnnounced(world, client)).toEqual([one]);
    }));

  it('tells how many there are and the names of three, in one line per run', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world);
      for (const number of [1, 2, 3, 4, 5]) {
        await world.addProject(creator, { title: `Quokka ${number}` });
      }
      await runJob(world);
      const [first] = await listAnnounced(world, client);
      expect(first?.count).toBe(5);
      expect(first?.names).toHaveLength(3);
      await world.addProject(creator, { title: 'Quokka 6' });
      await runJob(world);
      expect((await listAnnounced(world, client))[1]).toMatchObject({
        count: 1,
        names: ['Quokka 6'],
      });
    }));

  it('says nothing of what was there when it was saved, compared by the job or not', () =>
    inWorld(async (world) => {
      const client = await world.addPerson();
      const creator = await world.addPerson({ isDev: true });
      await world.addProject(creator, { title: 'Quokka' });
      await runJob(world);
      await world.addProject(creator, { title: 'Quokka' });
      await saveSearch(world, client);
      await runJob(world);
      expect(await listAnnounced(world, client)).toEqual([]);
    }));

  it.each(['Quokka', 'Quokka words'])('of "%s" matches public projects only', (q) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const ids: string[] = [];
      for (const visibility of ['public', 'unlisted', 'draft']) {
        ids.push(
          await world.addProject(creator, {
            title: 'Quokka',
            description: 'Many other words about a small animal, written down for all.',
            visibility,
          }),
        );
      }
      const matches = await world.sql`
        select id from private.matching_projects(${world.sql.json({ q })}, ${ids}) as found (id)`;
      expect(matches.map(({ id }) => id as string)).toEqual([ids[0]]);
    }),
  );

  it('says nothing of its owner’s own work', () =>
    inWorld(async (world) => {
      const { creator } = await addSearcher(world);
      await saveSearch(world, creator);
      await world.addProject(creator, { title: 'Quokka' });
      await runJob(world);
      expect(await listAnnounced(world, creator)).toEqual([]);
    }));

  it('counts what is new until its owner opens it, which also reads its lines in the bell', () =>
    inWorld(async (world) => {
      const { client, creator, id } = await addSearcher(world);
      const count = async () =>
        (
          await world.as(
            client,
            (sql) =>
              sql`select new_count, last_match_at is not null as is_told from public.saved_searches`,
          )
        )[0];
      const unread = async () =>
        (
          await world.sql`
            select from public.notifications where user_id = ${client.id} and read_at is null`
        ).length;
      expect(await count()).toEqual({ new_count: 0, is_told: false });
      for (const _ of [1, 2]) {
        await world.addProject(creator, { title: 'Quokka' });
        await runJob(world);
      }
      expect([await count(), await unread()]).toEqual([{ new_count: 2, is_told: true }, 2]);
      await world.as(creator, (sql) => sql`select public.open_saved_search(${id})`);
      expect([await count(), await unread()]).toEqual([{ new_count: 2, is_told: true }, 2]);
      await world.as(client, (sql) => sql`select public.open_saved_search(${id})`);
      expect([await count(), await unread()]).toEqual([{ new_count: 0, is_told: true }, 0]);
    }));

  it('is told what a change of it finds from then on, and nothing twice', () =>
    inWorld(async (world) => {
      const { client, creator, id } = await addSearcher(world);
      await world.addProject(creator, { title: 'Quokka' });
      await world.addProject(creator, { title: 'Wombat' });
      await runJob(world);
      const change = (search: object, name: string) =>
        world.as(
          client,
          (sql) => sql`
            update public.saved_searches set search = ${JSON.stringify(search)}::text::jsonb, name = ${name}
            where id = ${id}`,
        );
      await change({ q: 'wombat' }, 'Wombats');
      expect(await runJob(world)).toBe(0);
      await world.addProject(creator, { title: 'Wombat two' });
      expect(await runJob(world)).toBe(1);
      await change({ q: 'quokka' }, 'Quokkas');
      expect(await runJob(world)).toBe(0);
      expect(await listAnnounced(world, client)).toEqual([
        one,
        { title: 'Wombats', count: 1, names: ['Wombat two'] },
      ]);
    }));

  it('is gone with its owner, and so is all that it found', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world);
      await world.addProject(creator, { title: 'Quokka' });
      await runJob(world);
      await world.sql`delete from auth.users where id = ${client.id}`;
      const rows = await world.sql`
        select from public.saved_searches union all select from private.search_progress
        union all select from private.search_matches`;
      expect(rows).toHaveLength(0);
    }));

  it('is not told of a creator who left before the job ran', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world);
      await world.addProject(creator, { title: 'Quokka' });
      await world.sql`delete from auth.users where id = ${creator.id}`;
      expect(await runJob(world)).toBe(0);
      expect(await listAnnounced(world, client)).toEqual([]);
      expect(
        await world.sql`select from private.publications where user_id = ${creator.id}`,
      ).toHaveLength(0);
    }));

  it('is compared in turn: a call has its limit, and the next one continues', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSearcher(world);
      const other = await world.addPerson();
      await saveSearch(world, other);
      await world.addProject(creator, { title: 'Quokka' });
      const runOne = async () =>
        (await world.sql`select private.notify_saved_searches(now(), 1) as count`)[0]?.[
          'count'
        ] as number;
      expect([await runOne(), await runOne(), await runOne()]).toEqual([1, 1, 0]);
      expect(await listAnnounced(world, client)).toEqual([one]);
      expect(await listAnnounced(world, other)).toEqual([one]);
    }));
});
