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
import {
  foundProjectSchema,
  type FoundProject,
  type ProjectFilters,
  type ProjectSort,
} from './project.ts';

type Group = 'types' | 'technologies' | 'industries';

const page = searchPageSchema(foundProjectSchema);
const counts = searchCountsSchema<Group>(['types', 'technologies', 'industries']);

/** What contains the text, and then what contains all of its words, each newest first if not sorted otherwise. Any value within a group may match; groups and text combine with AND. */
export function searchProjects(
  client: DataClient,
  { cursor, pageSize, signal, ...filters }: Sorted<ProjectFilters, ProjectSort> & SearchPosition,
): Promise<Page<FoundProject>> {
  const args = toPageArguments(filters, { cursor, pageSize });
  return readRpc(client, 'search_projects', args, { schema: page, signal });
}

/** How many projects the same search finds. */
export function countFoundProjects(
  client: DataClient,
  { signal, ...filters }: ProjectFilters & { signal?: AbortSignal },
): Promise<SearchCounts<Group>> {
  return readRpc(client, 'count_projects', toSearchArguments(filters), { schema: counts, signal });
}
