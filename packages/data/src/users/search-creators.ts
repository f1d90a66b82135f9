import type { DataClient } from '../client.ts';
import { SEARCH_PAGE_SIZE } from '../constants.ts';
import { readSearchPage, type SearchPage, type SearchPosition } from '../query/search-page.ts';
import { unwrap } from '../http/unwrap.ts';
import type { Creator, CreatorFilters } from './user.ts';

export type CreatorSearchPage = SearchPage<Creator, Group>;

type Group = 'skills' | 'locations';

/** By name. Any value within a group may match; groups and text combine with AND. */
export async function searchCreators(
  client: DataClient,
  input: CreatorFilters & SearchPosition,
): Promise<CreatorSearchPage> {
  const { q, skills, locations, cursor, pageSize, signal } = input;
  const request = client.rpc('search_creators', {
    q,
    skills,
    locations,
    // The counts of the first page apply to the whole list.
    ...(cursor && { cursor, with_counts: false }),
    page_size: pageSize ?? SEARCH_PAGE_SIZE,
  });
  if (signal) request.abortSignal(signal);
  return readSearchPage<Creator, Group>(unwrap(await request));
}
