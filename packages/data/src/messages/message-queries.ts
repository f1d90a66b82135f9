import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { addNewer, newestOf } from './message-pages.ts';
import { listMessages, listMessagesAfter } from './messages.ts';

const newestPage: string | null = null;

export function messageQueries(client: DataClient) {
  /** Never read again as a whole: what is new is added by `news`. */
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

  async function catchUp(queries: QueryClient, conversationId: string) {
    const { queryKey } = thread(conversationId);
    const known = queries.getQueryData(queryKey);
    if (!known) return 0;
    const after = newestOf(known)?.created_at ?? null;
    const rows = await listMessagesAfter(client, { conversationId, after });
    queries.setQueryData(queryKey, (now) => now && addNewer(now, rows));
    return rows.length;
  }

  return {
    thread,
    /** Reads the table after the newest message of the thread and adds what is there. Invalidate it at every hint. */
    news: (conversationId: string) =>
      queryOptions({
        queryKey: ['messages', 'news', conversationId],
        queryFn: ({ client: queries }) => catchUp(queries, conversationId),
        staleTime: 0,
        meta: { failure: 'Error fetching new messages:' },
      }),
  };
}
