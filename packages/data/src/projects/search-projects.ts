import type { DataClient } from '../client/client.ts';
import { SEARCH_PAGE_SIZE } from '../constants.ts';
import { readRpc } from '../http/read-rpc.ts';
import { searchPageSchema, type Page } from '../query/page.ts';
import { searchCountsSchema, type SearchCounts } from '../query/search/search-counts.ts';
import { toSearchArguments, type SearchPosition } from '../query/search/search-arguments.ts';
import { foundProjectSchema, type FoundProject, type ProjectFilters } from './project.ts';

type Group = 'types' | 'technologies' | 'industries';

const page = searchPageSchema(foundProjectSchema);
const counts = searchCountsSchema<Group>(['types', 'technologies', 'industries']);

/** What contains the text, newest first, and then what contains all of its words. Any value within a group may match; groups and text combine with AND. */
export function searchProjects(
  client: DataClient,
  { cursor, pageSize, signal, ...filters }: ProjectFilters & SearchPosition,
): Promise<Page<FoundProject>> {
  const args = {
    ...toSearchArguments(filters),
    ...(cursor && { cursor }),
    page_size: pageSize ?? SEARCH_PAGE_SIZE,
  };
  return readRpc(client, 'search_projects', args, { schema: page, signal });
}

/** How many projects the same search finds. */
export function countFoundProjects(
  client: DataClient,
  { signal, ...filters }: ProjectFilters & { signal?: AbortSignal },
): Promise<SearchCounts<Group>> {
  return readRpc(client, 'count_projects', toSearchArguments(filters), { schema: counts, signal });
}
