import { flattenMessages, messageQueries, type ThreadKey } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ThreadPages } from '../log/use-load-pages.ts';
import { getRefetchInterval } from '../use-live-messages.ts';

/** The loaded messages of a thread, what has arrived since, and how to load what is before and after them. */
export function useThreadPages(key: ThreadKey, isLive: boolean) {
  const queries = messageQueries(useDataClient());
  const thread = useInfiniteQuery(queries.thread(key));
  const newMessages = useQuery({
    ...queries.newMessages(key),
    enabled: thread.isSuccess && !thread.hasPreviousPage,
    refetchInterval: () => getRefetchInterval(isLive),
  });
  const messages = useMemo(
    () => flattenMessages(thread.data, newMessages.data),
    [thread.data, newMessages.data],
  );
  const older: ThreadPages = {
    hasMore: thread.hasNextPage,
    isLoading: thread.isFetchingNextPage,
    hasFailed: thread.isFetchNextPageError,
    load: () => void thread.fetchNextPage(),
  };
  const newer: ThreadPages = {
    hasMore: thread.hasPreviousPage,
    isLoading: thread.isFetchingPreviousPage,
    hasFailed: thread.isFetchPreviousPageError,
    load: () => void thread.fetchPreviousPage(),
  };
  return { messages, older, newer, thread };
}
