import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { getClientRecord } from './client-record.ts';
import { listComparedCreators, toComparedIds } from './compared-creators.ts';
import { getCreatorRecord } from './creator-record.ts';
import { listRecordCases, type RecordFigure } from './record-cases.ts';

const firstPage: string | null = null;

export function reputationQueries(client: DataClient) {
  return {
    creator: (creatorId: string) =>
      queryOptions({
        queryKey: ['reputation', 'creator', creatorId],
        queryFn: () => getCreatorRecord(client, creatorId),
        meta: { failure: 'Error fetching record:' },
      }),
    /** Of a client who has sent the signed-in user a request. */
    client: (clientId: string) =>
      queryOptions({
        queryKey: ['reputation', 'client', clientId],
        queryFn: () => getClientRecord(client, clientId),
        meta: { failure: 'Error fetching the record of a client:' },
      }),
    compared: (ids: readonly string[]) =>
      queryOptions({
        queryKey: ['reputation', 'compared', toComparedIds(ids)],
        queryFn: ({ signal }) => listComparedCreators(client, { ids, signal }),
        placeholderData: keepPreviousData,
        meta: { failure: 'Error fetching creators to compare:' },
      }),
    ownCases: (userId: string, figure: RecordFigure) =>
      infiniteQueryOptions({
        queryKey: ['reputation', 'own-cases', userId, figure],
        queryFn: ({ pageParam, signal }) =>
          listRecordCases(client, { figure, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: (page) => page.next,
        meta: { failure: 'Error fetching the list behind a figure:' },
      }),
  };
}
