import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import { addSearcher, runJob, saveSearch, type NewSearch } from './searches.ts';

describe('a search is stored', () => {
  it('without what filters nothing, and with the values of a filter in order', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const search = {
        q: ' maps ',
        types: [],
        technologies: ['Vue', 'React', 'Vue'],
        industries: null,
      };
      const id = await saveSearch(world, person, { search });
      const [row] = await world.sql`select search from public.saved_searches where id = ${id}`;
      expect(row?.['search']).toEqual({ q: 'maps', technologies: ['React', 'Vue'] });
    }));

  it('once: the same choice is refused, another kind or person is not', () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      await saveSearch(world, person, { search: { skills: ['React', 'Vue'] }, kind: 'creators' });
      const same = { search: { q: ' ', skills: ['Vue', 'React'] }, kind: 'creators' } as const;
      expect(await captureError(saveSearch(world, person, same))).toEqual({
        code: 'PT409',
        message: 'You already saved this search',
      });
      await saveSearch(world, person, { ...same, kind: 'services' });
      await saveSearch(world, other, same);
    }));

  it('with the time of a removed one, which is not ahead', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const saveAt = (created_at: string) =>
        world.as(
          person,
          (sql) => sql`
            insert into public.saved_searches
            ${sql({ kind: 'projects', name: 'Maps', search: sql.json({ q: 'maps' }), created_at })}
            returning created_at`,
        );
      expect((await captureError(saveAt('2999-01-01'))).code).toBe('42501');
      const [row] = await saveAt('2026-01-01T08:00:00.123Z');
      expect(row?.['created_at']).toEqual(new Date('2026-01-01T08:00:00.123Z'));
    }));

  it('for its owner, who cannot write what the job writes', () =>
    inWorld(async (world) => {
      const { client, id } = await addSearcher(world);
      for (const change of [
        'new_count = 0',
        'last_match_at = now()',
        "kind = 'creators'",
        `user_id = '${client.id}'`,
        'created_at = now()',
      ]) {
        const attempt = world.as(client, (sql) =>
          sql.unsafe(`update public.saved_searches set ${change} where id = '${id}'`),
        );
        expect([change, (await captureError(attempt)).code]).toEqual([change, '42501']);
      }
      for (const table of ['publications', 'search_progress', 'search_matches']) {
        const attempt = world.as(client, (sql) => sql`select from private.${sql(table)}`);
        expect((await captureError(attempt)).code).toBe('42501');
      }
      const call = world.as(client, (sql) => sql`select private.notify_saved_searches()`);
      expect((await captureError(call)).code).toBe('42501');
    }));
});

describe('what cannot be searched cannot be saved', () => {
  it.each<[string, NewSearch]>([
    ['nothing', { search: {} }],
    ['an empty text', { search: { q: '  ' } }],
    ['an argument of another search', { search: { skills: ['React'] } }],
    ['an order', { search: { q: 'map', sort: 'liked' } }],
    ['a text that is a list', { search: { q: ['map'] } }],
    ['a list of numbers', { search: { types: [1] } }],
    ['a price below the least', { kind: 'services', search: { min_price: -1 } }],
    ['a price above the most', { kind: 'creators', search: { max_price: 1e9 } }],
    ['a price that is a text', { kind: 'creators', search: { max_price: '5' } }],
    ['a text of more than 200 characters', { search: { q: 'a'.repeat(201) } }],
    ['spaces without end', { search: { q: `${' '.repeat(8192)}map` } }],
    ['more than 20 values', { search: { types: Array.from({ length: 21 }, String) } }],
  ])('%s', (_case, search) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const error = await captureError(saveSearch(world, person, search));
      expect(error.code).toBe('PT400');
      expect(error.message).toMatch(/^[A-Z].*[a-z0-9]$/);
    }),
  );

  it('also by an edit', () =>
    inWorld(async (world) => {
      const { client, id } = await addSearcher(world);
      const attempt = world.as(
        client,
        (sql) => sql`update public.saved_searches set search = '{}' where id = ${id}`,
      );
      expect((await captureError(attempt)).code).toBe('PT400');
    }));
});

it.each([
  ['twice', '23505', '{"q": "quokka"}'],
  ['as a list', '23514', '["quokka"]'],
])('is not stored %s, whatever the triggers do', (_case, code, search) =>
  inWorld(async (world) => {
    const { client } = await addSearcher(world);
    await world.sql`alter table public.saved_searches disable trigger user`;
    const attempt = world.sql.savepoint(
      (sql) => sql`
        insert into public.saved_searches (user_id, kind, name, search)
        values (${client.id}, 'projects', 'Quokkas', ${search}::text::jsonb)`,
    );
    expect((await captureError(attempt)).code).toBe(code);
  }),
);

it('can be saved again as it is, with another name', () =>
  inWorld(async (world) => {
    const { client, id } = await addSearcher(world);
    await world.as(
      client,
      (sql) =>
        sql`update public.saved_searches set name = 'Animals', search = search where id = ${id}`,
    );
    expect(await world.sql`select name from public.saved_searches where id = ${id}`).toEqual([
      { name: 'Animals' },
    ]);
  }));

it('takes a text of 200 characters', () =>
  inWorld(async (world) => {
    const search = { q: 'a'.repeat(200) };
    expect(await saveSearch(world, await world.addPerson(), { search })).toMatch(/-/);
  }));

it('a suspended user neither opens nor removes a search', () =>
  inWorld(async (world) => {
    const { client, creator, id } = await addSearcher(world);
    await world.addProject(creator, { title: 'Quokka' });
    await runJob(world);
    await world.suspend(client);
    await world.as(client, (sql) => sql`select public.open_saved_search(${id})`);
    await world.as(client, (sql) => sql`delete from public.saved_searches`);
    expect(await world.sql`select new_count from public.saved_searches where id = ${id}`).toEqual([
      { new_count: 1 },
    ]);
  }));
