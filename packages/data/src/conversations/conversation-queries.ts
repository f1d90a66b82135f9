import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { readMarks } from '../messages/read-marks.ts';
import { findConversation, listConversations, openConversation } from './conversations.ts';

const firstPage: string | null = null;
const ONE = { failure: 'Error fetching conversation:' };

export function conversationQueries(client: DataClient) {
  return {
    list: (q: string) =>
      infiniteQueryOptions({
        queryKey: ['conversations', 'list', q],
        queryFn: ({ pageParam, signal }) =>
          listConversations(client, { q, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: (page) => page.nextCursor,
        placeholderData: keepPreviousData,
        meta: { failure: 'Error fetching conversations:' },
      }),
    with: (input: { userId: string; otherId: string }) =>
      queryOptions({
        queryKey: ['conversations', 'with', input],
        queryFn: () => openConversation(client, input),
        staleTime: Infinity,
        meta: ONE,
      }),
    byId: (input: { userId: string; id: string }) =>
      queryOptions({
        queryKey: ['conversations', 'one', input],
        queryFn: () => findConversation(client, input),
        meta: ONE,
      }),
    readMarks: (id: string) =>
      queryOptions({
        queryKey: ['conversations', 'read-marks', id],
        queryFn: () => readMarks(client, id),
        meta: { failure: 'Error fetching read marks:' },
      }),
  };
}
