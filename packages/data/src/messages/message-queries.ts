import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { flattenMessages } from './message-pages.ts';
import type { Message } from './message.ts';
import { listMessages, listMessagesAfter, type ThreadPart } from './messages.ts';
import { isUuid } from '../uuid.ts';
import { searchMessages } from './search-messages.ts';

/** A thread is read from its end, or, if `around` is the id of a message, from there in both directions. */
export type ThreadKey = { conversationId: string; around?: string | null };

const getStart = (around: string | null): ThreadPart =>
  around !== null && isUuid(around) ? { around } : null;
const firstPage: string | null = null;

export function messageQueries(client: DataClient) {
  /** Never refetched as a whole: new messages are in `newMessages`. */
  const thread = ({ conversationId, around = null }: ThreadKey) => {
    return infiniteQueryOptions({
      queryKey: ['messages', 'thread', conversationId, around],
      queryFn: ({ pageParam, signal }) =>
        listMessages(client, { conversationId, part: pageParam, signal }),
      initialPageParam: getStart(around),
      getNextPageParam: (page) => page.older,
      getPreviousPageParam: (page) => page.newer,
      staleTime: Infinity,
      refetchOnReconnect: false,
      meta: { failure: 'Error fetching messages:' },
    });
  };

  const newMessagesKey = ({ conversationId, around = null }: ThreadKey) => [
    'messages',
    'news',
    conversationId,
    around,
  ];

  async function catchUp(queries: QueryClient, key: ThreadKey): Promise<Message[]> {
    const pages = queries.getQueryData(thread(key).queryKey);
    const newMessages = queries.getQueryData<Message[]>(newMessagesKey(key)) ?? [];
    if (!pages) return newMessages;
    const after = flattenMessages(pages, newMessages).at(-1)?.created_at ?? null;
    const { conversationId } = key;
    return [...newMessages, ...(await listMessagesAfter(client, { conversationId, after }))];
  }

  return {
    thread,
    /**
     * Messages since the end of the thread was loaded, separate from its pages because one of them may be loading. Invalidate it on
     * every event.
     */
    newMessages: (key: ThreadKey) =>
      queryOptions({
        queryKey: newMessagesKey(key),
        queryFn: ({ client: queries }) => catchUp(queries, key),
        staleTime: 0,
        meta: { failure: 'Error fetching new messages:' },
      }),
    /** Messages of the user's own conversations that contain a text, newest first. */
    search: (q: string) =>
      infiniteQueryOptions({
        queryKey: ['messages', 'search', q],
        queryFn: ({ pageParam, signal }) =>
          searchMessages(client, { q, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: (page) => page.next,
        meta: { failure: 'Error searching messages:' },
      }),
  };
}
