import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import type { Row } from '../database.ts';
import { unwrap } from '../http/unwrap.ts';
import { MAX_SAVED_SEARCHES, normalizeSearch } from './saved-search.ts';

/** `new_count` is the number of matches that were told since the owner opened the search. */
export type SavedSearch = Omit<Row<'saved_searches'>, 'user_id'>;

/** With a time, a removed search returns to its place. */
export type NewSavedSearch = Pick<SavedSearch, 'kind' | 'name' | 'search'> &
  Partial<Pick<SavedSearch, 'frequency' | 'created_at'>>;

type SavedSearchChange = Partial<Pick<SavedSearch, 'name' | 'frequency'>>;

const COLUMNS = 'id, kind, name, search, frequency, new_count, last_told_at, created_at';

/** Those of the signed-in user, latest first. */
export async function listSavedSearches(client: DataClient): Promise<SavedSearch[]> {
  return unwrap(
    await client
      .from('saved_searches')
      .select(COLUMNS)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(MAX_SAVED_SEARCHES),
  );
}

/** Rejects with a conflict if the same search is already saved. */
export async function saveSearch(
  client: DataClient,
  { kind, name, search, frequency = 'as_they_come', created_at }: NewSavedSearch,
): Promise<SavedSearch> {
  return unwrap(
    await client
      .from('saved_searches')
      .insert({
        kind,
        name: name.trim(),
        search: normalizeSearch(search),
        frequency,
        ...(created_at !== undefined && { created_at }),
      })
      .select(COLUMNS)
      .single(),
  );
}

export async function changeSavedSearch(
  client: DataClient,
  { id, change }: { id: string; change: SavedSearchChange },
): Promise<SavedSearch> {
  const { name, ...others } = change;
  return unwrap(
    await client
      .from('saved_searches')
      .update({ ...others, ...(name !== undefined && { name: name.trim() }) })
      .eq('id', id)
      .select(COLUMNS)
      .single(),
  );
}

export async function deleteSavedSearch(client: DataClient, id: string): Promise<void> {
  unwrap(await client.from('saved_searches').delete().eq('id', id));
}

/** Its matches are no longer new, and its lines in the bell are read. */
export async function openSavedSearch(client: DataClient, id: string): Promise<void> {
  unwrap(await client.rpc('open_saved_search', { search_id: id }));
}

export function savedSearchQueries(client: DataClient) {
  return {
    list: (userId: string) =>
      queryOptions({
        queryKey: ['saved-searches', userId],
        queryFn: () => listSavedSearches(client),
        meta: { failure: 'Error fetching saved searches:' },
      }),
  };
}
