import { expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import { addSearcher, listAnnounced, runJob, saveSearch } from './searches.ts';

it.each([
  ['an item twice', '23505', "'project', item_id, user_id, null"],
  ['a position twice', '23505', "'project', gen_random_uuid(), user_id, position"],
  ['another kind', '23514', "'review', gen_random_uuid(), user_id, null"],
])('the log does not have %s', (_case, code, columns) =>
  inWorld(async (world) => {
    const { creator } = await addSearcher(world);
    await world.addProject(creator);
    await runJob(world);
    const attempt = world.sql.savepoint((sql) =>
      sql.unsafe(`
        insert into private.publications (kind, item_id, user_id, position)
        select ${columns} from private.publications where user_id = '${creator.id}' and kind = 'project'`),
    );
    expect((await captureError(attempt)).code).toBe(code);
  }),
);

it('a long log is compared in parts, and nothing is left out', () =>
  inWorld(async (world) => {
    const { client, creator } = await addSearcher(world);
    await world.sql`
      insert into public.projects (user_id, title, description, tags)
      select ${creator.id}, 'Quokka ' || n, repeat('many words ', 6), '{Web}'
      from generate_series(1, 1005) as n`;
    expect(await runJob(world)).toBe(1);
    expect(await runJob(world)).toBe(1);
    expect(await runJob(world)).toBe(0);
    // Of a log that is longer than a part, only what follows the mark is read.
    await world.addProject(creator, { title: 'Quokka' });
    expect(await runJob(world)).toBe(1);
    expect((await listAnnounced(world, client)).map(({ count }) => count)).toEqual([1000, 5, 1]);
  }));

it('a search that is saved is compared only with what the job has not read yet', () =>
  inWorld(async (world) => {
    const client = await world.addPerson();
    const creator = await world.addPerson({ isDev: true });
    await world.addProject(creator, { title: 'Quokka' });
    await runJob(world);
    const unread = await world.addProject(creator, { title: 'Quokka' });
    const id = await saveSearch(world, client);
    expect(
      await world.sql`select item_id from private.search_matches where search_id = ${id}`,
    ).toEqual([{ item_id: unread }]);
  }));

it('a mark stays if what followed it was deleted while the job ran', () =>
  inWorld(async (world) => {
    const { id } = await addSearcher(world);
    const position = async () => {
      const [row] = await world.sql<{ position: string }[]>`
        select position from private.search_progress where search_id = ${id}`;
      return row?.position;
    };
    const before = await position();
    await world.sql`
      select private.collect_matches(s, g, now())
      from public.saved_searches s join private.search_progress g on g.search_id = s.id
      where s.id = ${id}`;
    expect(await position()).toBe(before);
    expect(before).toMatch(/^\d+$/);
  }));

it('a project is not taken for a service with the same id', () =>
  inWorld(async (world) => {
    const { client, creator } = await addSearcher(world);
    const id = await world.addService(creator, { price: 45 });
    await runJob(world);
    await saveSearch(world, client, { kind: 'creators', search: { q: 'ada', max_price: 50 } });
    await world.addProject(creator, { id });
    await world.addService(creator, { price: 40 });
    expect(await runJob(world)).toBe(0);
  }));

it('a project that the job has not read yet makes its creator no match of a search for creators', () =>
  inWorld(async (world) => {
    const { client, creator } = await addSearcher(world);
    await world.addProject(creator);
    const id = await saveSearch(world, client, { kind: 'creators', search: { q: 'ada' } });
    await world.sql`
      update public.saved_searches set search = '{"q": "ada", "max_price": 50}' where id = ${id}`;
    await world.addService(creator, { price: 40 });
    expect(await runJob(world)).toBe(1);
  }));
