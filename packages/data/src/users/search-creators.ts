import type { DataClient } from '../client/client.ts';
import { SEARCH_PAGE_SIZE } from '../constants.ts';
import {
  searchPageSchema,
  type SearchResultPage,
  type SearchPosition,
} from '../query/search-page.ts';
import { readRpc } from '../http/read-rpc.ts';
import { creatorSchema, type Creator, type CreatorFilters } from './user.ts';

export type CreatorSearchPage = SearchResultPage<Creator, Group>;

type Group = 'skills' | 'locations';

const schema = searchPageSchema(creatorSchema, ['skills', 'locations']);

/** By name. Any value within a group may match; groups and text combine with AND. */
export async function searchCreators(
  client: DataClient,
  input: CreatorFilters & SearchPosition,
): Promise<CreatorSearchPage> {
  const { q, skills, locations, cursor, pageSize, signal } = input;
  const args = {
    q,
    skills,
    locations,
    // The counts of the first page apply to the whole list.
    ...(cursor && { cursor, with_counts: false }),
    page_size: pageSize ?? SEARCH_PAGE_SIZE,
  };
  return readRpc(client, 'search_creators', args, { schema, signal });
}
