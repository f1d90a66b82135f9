import type { DataClient } from '../client/client.ts';
import { SEARCH_PAGE_SIZE } from '../constants.ts';
import { readRpc } from '../http/read-rpc.ts';
import { searchPageSchema, type Page } from '../query/page.ts';
import { searchCountsSchema, type SearchCounts } from '../query/search/search-counts.ts';
import { toSearchArguments, type SearchPosition } from '../query/search/search-arguments.ts';
import { creatorSchema, type Creator, type CreatorFilters } from './user.ts';

type Group = 'skills' | 'locations';

const page = searchPageSchema(creatorSchema);
const counts = searchCountsSchema<Group>(['skills', 'locations']);

/** What contains the text, by name, and then what contains all of its words. Any value within a group may match; groups and text combine with AND. */
export function searchCreators(
  client: DataClient,
  { cursor, pageSize, signal, ...filters }: CreatorFilters & SearchPosition,
): Promise<Page<Creator>> {
  const args = {
    ...toSearchArguments(filters),
    ...(cursor && { cursor }),
    page_size: pageSize ?? SEARCH_PAGE_SIZE,
  };
  return readRpc(client, 'search_creators', args, { schema: page, signal });
}

/** How many creators the same search finds. */
export function countFoundCreators(
  client: DataClient,
  { signal, ...filters }: CreatorFilters & { signal?: AbortSignal },
): Promise<SearchCounts<Group>> {
  return readRpc(client, 'count_creators', toSearchArguments(filters), { schema: counts, signal });
}
