import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/client.ts';
import { flattenMessages } from './message-pages.ts';
import type { Message } from './message.ts';
import { listMessages, listMessagesAfter } from './messages.ts';

const newestPage: string | null = null;

export function messageQueries(client: DataClient) {
  /** Never refetched as a whole: new messages are in `newMessages`. */
  const thread = (conversationId: string) =>
    infiniteQueryOptions({
      queryKey: ['messages', 'thread', conversationId],
      queryFn: ({ pageParam, signal }) =>
        listMessages(client, { conversationId, before: pageParam, signal }),
      initialPageParam: newestPage,
      getNextPageParam: (page) => page.next,
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
    /** Messages since the thread was loaded, separate from its pages because one of them may be loading. Invalidate it on every event. */
    newMessages: (conversationId: string) =>
      queryOptions({
        queryKey: newMessagesKey(conversationId),
        queryFn: ({ client: queries }) => catchUp(queries, conversationId),
        staleTime: 0,
        meta: { failure: 'Error fetching new messages:' },
      }),
  };
}
