import type { DataClient } from '../client/client.ts';
import { SEARCH_PAGE_SIZE } from '../constants.ts';
import {
  searchPageSchema,
  type SearchResultPage,
  type SearchPosition,
} from '../query/search-page.ts';
import { readRpc } from '../http/read-rpc.ts';
import { foundProjectSchema, type FoundProject, type ProjectFilters } from './project.ts';

export type ProjectSearchPage = SearchResultPage<FoundProject, Group>;

type Group = 'types' | 'technologies' | 'industries';

const schema = searchPageSchema(foundProjectSchema, ['types', 'technologies', 'industries']);

/** Newest first. Any value within a group may match; groups and text combine with AND. */
export async function searchProjects(
  client: DataClient,
  input: ProjectFilters & SearchPosition,
): Promise<ProjectSearchPage> {
  const { q, types, technologies, industries, cursor, pageSize, signal } = input;
  const args = {
    q,
    types,
    technologies,
    industries,
    // The counts of the first page apply to the whole list.
    ...(cursor && { cursor, with_counts: false }),
    page_size: pageSize ?? SEARCH_PAGE_SIZE,
  };
  return readRpc(client, 'search_projects', args, { schema, signal });
}
