import { beforeAll, expect, it } from 'vitest';
import { openSavedSearch } from '../src/saved-searches/index.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  type NewSavedSearch,
} from '../src/saved-searches/saved-searches.ts';
import { newcomer, sql, type Person } from './backend.ts';

let me: Person;
let other: Person;
const maps: NewSavedSearch = { kind: 'projects', name: 'Maps', search: { q: 'quagga map' } };

beforeAll(async () => {
  [me, other] = [await newcomer('Sam Reed'), await newcomer('Ada Stone')];
  await sql`update public.users set is_dev = true where id = ${other.id}`;
});

it('saves, lists, renames and removes a search of the user', async () => {
  const saved = await saveSearch(me.client, {
    kind: 'services',
    name: ' Shops ',
    search: { q: ' shop ', skills: ['Vue', 'React'], max_price: 500, models: [] },
    frequency: 'weekly',
  });
  expect(saved).toMatchObject({
    name: 'Shops',
    search: { q: 'shop', skills: ['React', 'Vue'], max_price: 500 },
    frequency: 'weekly',
    new_count: 0,
    last_match_at: null,
  });
  expect(await listSavedSearches(me.client)).toEqual([saved]);
  expect(await listSavedSearches(other.client)).toEqual([]);

  const change = { name: 'Small shops', frequency: 'never' } as const;
  expect(await changeSavedSearch(me.client, { id: saved.id, change })).toEqual({
    ...saved,
    ...change,
  });
  await expect(changeSavedSearch(other.client, { id: saved.id, change })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await deleteSavedSearch(other.client, saved.id);
  expect(await listSavedSearches(me.client)).toHaveLength(1);
  await deleteSavedSearch(me.client, saved.id);
  expect(await listSavedSearches(me.client)).toEqual([]);
});

it('rejects the same search, and one without text and filters', async () => {
  const { id } = await saveSearch(me.client, maps);
  await expect(saveSearch(me.client, { ...maps, name: 'Other' })).rejects.toMatchObject({
    kind: 'conflict',
  });
  await expect(saveSearch(me.client, { ...maps, search: { q: ' ' } })).rejects.toMatchObject({
    message: 'Type a text or choose a filter before you save a search',
  });
  await deleteSavedSearch(me.client, id);
});

it('counts new matches until the search is opened', async () => {
  const { id } = await saveSearch(me.client, maps);
  await sql`
    insert into public.projects (user_id, title, description, tags)
    values (${other.id}, 'A quagga map', ${'A map of all quaggas. '.repeat(4)}, '{Web}')`;
  await sql`select private.notify_saved_searches()`;
  expect(await listSavedSearches(me.client)).toMatchObject([{ id, new_count: 1 }]);
  await openSavedSearch(other.client, id);
  expect(await listSavedSearches(me.client)).toMatchObject([{ new_count: 1 }]);
  await openSavedSearch(me.client, id);
  expect(await listSavedSearches(me.client)).toMatchObject([{ new_count: 0 }]);
});
