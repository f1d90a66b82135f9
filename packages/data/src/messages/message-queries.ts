import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { flattenMessages } from './message-pages.ts';
import type { Message } from './message.ts';
import { listMessages, listMessagesAfter } from './messages.ts';

const newestPage: string | null = null;

export function messageQueries(client: DataClient) {
  /** Never read again as a whole: what is new stands in `news`. */
  const thread = (conversationId: string) =>
    infiniteQueryOptions({
      queryKey: ['messages', 'thread', conversationId],
      queryFn: ({ pageParam, signal }) =>
        listMessages(client, { conversationId, before: pageParam, signal }),
      initialPageParam: newestPage,
      getNextPageParam: (page) => page.before,
      staleTime: Infinity,
      refetchOnReconnect: false,
      meta: { failure: 'Error fetching messages:' },
    });

  const newMessagesKey = (conversationId: string) => ['messages', 'news', conversationId];

  async function catchUp(queries: QueryClient, conversationId: string): Promise<Message[]> {
    const pages = queries.getQueryData(thread(conversationId).queryKey);
    const newMessages = queries.getQueryData<Message[]>(newMessagesKey(conversationId)) ?? [];
    if (!pages) return newMessages;
    const after = flattenMessages(pages, newMessages).at(-1)?.created_at ?? null;
    return [...newMessages, ...(await listMessagesAfter(client, { conversationId, after }))];
  }

  return {
    thread,
    /** What came after the thread was read, kept apart from its pages, one of which may be under way. Invalidate it at every hint. */
    newMessages: (conversationId: string) =>
      queryOptions({
        queryKey: newMessagesKey(conversationId),
        queryFn: ({ client: queries }) => catchUp(queries, conversationId),
        staleTime: 0,
        meta: { failure: 'Error fetching new messages:' },
      }),
  };
}
