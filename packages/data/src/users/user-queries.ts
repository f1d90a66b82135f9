import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { infiniteListOptions } from '../query/infinite-list-options.ts';
import type { Sorted } from '../query/search/search-arguments.ts';
import { COUNTS_STALE_TIME } from '../query/search/search-counts.ts';
import { getCreatorContact } from './profile/creator-contact.ts';
import { getCreatorTotals, type CreatorTotals } from './creator-totals.ts';
import { getOwnDetails } from './profile/own-profile.ts';
import { getUser, getUserByUsername, listCreators, listUsers } from './read-users.ts';
import { countFoundCreators, searchCreators } from './search-creators.ts';
import type { CreatorFilters, CreatorSort } from './user.ts';

const LIST = { failure: 'Error fetching users:' };
const FOUND = { failure: 'Error fetching creators:' };
const ITEM = { failure: 'Error fetching user:' };
const firstPage: string | null = null;

export function userQueries(client: DataClient) {
  return {
    search: (filters: Sorted<CreatorFilters, CreatorSort>) =>
      infiniteQueryOptions({
        queryKey: ['users', 'search', filters],
        queryFn: ({ pageParam, signal }) =>
          searchCreators(client, { ...filters, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: (page) => page.next,
        placeholderData: keepPreviousData,
        ...infiniteListOptions,
        meta: FOUND,
      }),
    /** How many creators a search finds, in all and for each filter. */
    counts: (filters: CreatorFilters) =>
      queryOptions({
        queryKey: ['users', 'counts', filters],
        queryFn: ({ signal }) => countFoundCreators(client, { ...filters, signal }),
        placeholderData: keepPreviousData,
        staleTime: COUNTS_STALE_TIME,
        meta: FOUND,
      }),
    list: () =>
      queryOptions({ queryKey: ['users', 'list'], queryFn: () => listUsers(client), meta: LIST }),
    creators: () =>
      queryOptions({
        queryKey: ['users', 'creators'],
        queryFn: () => listCreators(client),
        meta: LIST,
      }),
    byId: (id: string) =>
      queryOptions({
        queryKey: ['users', 'one', id],
        queryFn: () => getUser(client, id),
        meta: ITEM,
      }),
    byUsername: (username: string) =>
      queryOptions({
        queryKey: ['users', 'by-username', username],
        queryFn: () => getUserByUsername(client, username),
        meta: ITEM,
      }),
    contact: (id: string) =>
      queryOptions({
        queryKey: ['users', 'contact', id],
        queryFn: () => getCreatorContact(client, id),
        meta: { failure: 'Error fetching contact:' },
      }),
    totals: (id: string) =>
      queryOptions({
        queryKey: ['users', 'totals', id],
        queryFn: (): Promise<CreatorTotals | null> => getCreatorTotals(client, id),
        meta: { failure: 'Error counting projects, services and reviews:' },
      }),
    /** The parts of a profile that only its owner can see. */
    ownDetails: (id: string) =>
      queryOptions({
        queryKey: ['users', 'own-details', id],
        queryFn: () => getOwnDetails(client, id),
        meta: { failure: 'Error fetching profile:' },
      }),
  };
}
