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
import type { CreatorFilters } from '../users/user.ts';
import { foundServiceSchema, type FoundService, type ServiceSort } from './found-service.ts';

type Group = 'skills' | 'locations';

const page = searchPageSchema(foundServiceSchema);
const counts = searchCountsSchema<Group>(['skills', 'locations']);

/** Public services by the same filters as creators, newest first if not sorted otherwise. */
export function searchServices(
  client: DataClient,
  { cursor, pageSize, signal, ...filters }: Sorted<CreatorFilters, ServiceSort> & SearchPosition,
): Promise<Page<FoundService>> {
  const args = toPageArguments(filters, { cursor, pageSize });
  return readRpc(client, 'search_services', args, { schema: page, signal });
}

/** How many services the same search finds. */
export function countFoundServices(
  client: DataClient,
  { signal, ...filters }: CreatorFilters & { signal?: AbortSignal },
): Promise<SearchCounts<Group>> {
  return readRpc(client, 'count_services', toSearchArguments(filters), { schema: counts, signal });
}
