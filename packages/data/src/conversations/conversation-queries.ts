import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { getReadMarks } from '../messages/read-marks.ts';
import { countUnreadMessages, getConversationDetails } from './conversation-state.ts';
import type { OpenConversation } from './conversation.ts';
import { findConversation, listConversations, openConversation } from './conversations.ts';

const firstPage: string | null = null;

export type ConversationKey = { userId: string; otherId: string } | { userId: string; id: string };

export function conversationQueries(client: DataClient) {
  return {
    list: (q: string) =>
      infiniteQueryOptions({
        queryKey: ['conversations', 'list', q],
        queryFn: ({ pageParam, signal }) =>
          listConversations(client, { q, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: (page) => page.next,
        placeholderData: keepPreviousData,
        meta: { failure: 'Error fetching conversations:' },
      }),
    /** By the id of the other user, or by its own. */
    open: (key: ConversationKey) =>
      queryOptions({
        queryKey: ['conversations', 'open', key],
        queryFn: (): Promise<OpenConversation | null> =>
          'id' in key ? findConversation(client, key) : openConversation(client, key),
        staleTime: Infinity,
        meta: { failure: 'Error fetching conversation:' },
      }),
    details: (id: string) =>
      queryOptions({
        queryKey: ['conversations', 'details', id],
        queryFn: () => getConversationDetails(client, id),
        meta: { failure: 'Error fetching what waits in a conversation:' },
      }),
    unreadCount: (userId: string) =>
      queryOptions({
        queryKey: ['conversations', 'unread', userId],
        queryFn: () => countUnreadMessages(client),
        meta: { failure: 'Error counting unread messages:' },
      }),
    readMarks: (id: string) =>
      queryOptions({
        queryKey: ['conversations', 'read-marks', id],
        queryFn: () => getReadMarks(client, id),
        meta: { failure: 'Error fetching read marks:' },
      }),
  };
}
