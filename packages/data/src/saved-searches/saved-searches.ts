import {
  mutationOptions,
  queryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { isOutage, type DataError } from '../client/data-error.ts';
import type { DataClient } from '../client/types.ts';
import type { Row } from '../database.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateEach } from '../query/invalidate-queries.ts';
import { MAX_SAVED_SEARCHES, normalizeSearch } from './saved-search.ts';

/** `new_count` is the number of matches that were told since the owner opened the search. */
export type SavedSearch = Omit<Row<'saved_searches'>, 'user_id' | 'last_told_at'>;

/** With a time, a removed search returns to its place. */
export type NewSavedSearch = Pick<SavedSearch, 'kind' | 'name' | 'search'> &
  Partial<Pick<SavedSearch, 'frequency' | 'created_at'>>;

type ChangeInput = { id: string; change: Partial<Pick<SavedSearch, 'name' | 'frequency'>> };

const COLUMNS = 'id, kind, name, search, frequency, new_count, last_match_at, created_at';

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
  { id, change }: ChangeInput,
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

/** Retries once after an outage, so the change must be idempotent. */
function changeOptions<Input>(
  queryClient: QueryClient,
  mutationFn: (input: Input) => Promise<unknown>,
  alsoChanged: readonly QueryKey[] = [],
) {
  return mutationOptions({
    mutationFn,
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () => invalidateEach(queryClient, [['saved-searches'], ...alsoChanged]),
    onError: (error) => console.error('Error changing saved searches:', error),
  });
}

/** A search that is saved already, by another tab or an attempt whose answer was lost, is no error. */
const saveOnce = (client: DataClient, search: NewSavedSearch) =>
  saveSearch(client, search).catch((error: DataError) => {
    if (error.kind !== 'conflict') throw error;
  });

export const saveSearchOptions = (client: DataClient, queryClient: QueryClient) =>
  changeOptions(queryClient, (search: NewSavedSearch) => saveOnce(client, search));

/** Saves a removed search again, in its place. */
export const restoreSavedSearchOptions = (client: DataClient, queryClient: QueryClient) =>
  changeOptions(queryClient, (search: SavedSearch) => saveOnce(client, search));

export const changeSavedSearchOptions = (client: DataClient, queryClient: QueryClient) =>
  changeOptions(queryClient, (input: ChangeInput) => changeSavedSearch(client, input));

export const deleteSavedSearchOptions = (client: DataClient, queryClient: QueryClient) =>
  changeOptions(queryClient, ({ id }: SavedSearch) => deleteSavedSearch(client, id));

export const openSavedSearchOptions = (client: DataClient, queryClient: QueryClient) =>
  changeOptions(queryClient, (id: string) => openSavedSearch(client, id), [['notifications']]);

/** The query of each kind of list. */
const LISTS = { projects: 'projects', creators: 'users', services: 'services' } as const;

/** Earlier results may lack new matches. */
export const refetchMatches = (queryClient: QueryClient, kind: SavedSearch['kind']) =>
  invalidateEach(queryClient, [
    [LISTS[kind], 'search'],
    [LISTS[kind], 'counts'],
  ]);
