import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { searchPageSchema, type Page } from '../query/page.ts';
import { searchCountsSchema, type SearchCounts } from '../query/search/search-counts.ts';
import {
  toPageArguments,
  toSearchArguments,
  type SearchPosition,
  type Sorted,
} from '../query/search/search-arguments.ts';
import { creatorSchema, type Creator, type CreatorFilters, type CreatorSort } from './user.ts';

type Group = 'skills' | 'locations';

const page = searchPageSchema(creatorSchema);
const counts = searchCountsSchema<Group>(['skills', 'locations']);

/** What contains the text, and then what contains all of its words, each by name if not sorted otherwise. Any value within a group may match; groups and text combine with AND. */
export function searchCreators(
  client: DataClient,
  { cursor, pageSize, signal, ...filters }: Sorted<CreatorFilters, CreatorSort> & SearchPosition,
): Promise<Page<Creator>> {
  const args = toPageArguments(filters, { cursor, pageSize });
  return readRpc(client, 'search_creators', args, { schema: page, signal });
}

/** How many creators the same search finds. */
export function countFoundCreators(
  client: DataClient,
  { signal, ...filters }: CreatorFilters & { signal?: AbortSignal },
): Promise<SearchCounts<Group>> {
  return readRpc(client, 'count_creators', toSearchArguments(filters), { schema: counts, signal });
}
