import type { DataClient } from '../client.ts';
import { SEARCH_PAGE_SIZE } from '../constants.ts';
import { readSearchPage, type SearchPage, type SearchPosition } from '../query/search-page.ts';
import { unwrap } from '../http/unwrap.ts';
import type { FoundProject, ProjectFilters } from './project.ts';

export type ProjectSearchPage = SearchPage<FoundProject, Group>;

type Group = 'types' | 'technologies' | 'industries';

/** Newest first. Any value within a group may match; groups and text combine with AND. */
export async function searchProjects(
  client: DataClient,
  input: ProjectFilters & SearchPosition,
): Promise<ProjectSearchPage> {
  const { q, types, technologies, industries, cursor, pageSize, signal } = input;
  const request = client.rpc('search_projects', {
    q,
    types,
    technologies,
    industries,
    // The counts of the first page apply to the whole list.
    ...(cursor && { cursor, with_counts: false }),
    page_size: pageSize ?? SEARCH_PAGE_SIZE,
  });
  if (signal) request.abortSignal(signal);
  return readSearchPage<FoundProject, Group>(unwrap(await request));
}
