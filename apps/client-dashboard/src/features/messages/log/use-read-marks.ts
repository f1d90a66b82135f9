import {
  conversationQueries,
  markRead,
  refetchMarkedRead,
  type Message,
} from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds before a failed read mark is retried. */
const RETRY_DELAY_MS = 5_000;

type MarkReadOptions = {
  userId: string;
  conversationId: string;
  messages: readonly Message[];
  /** True while the end of the thread is on screen. */
  isAtEnd: boolean;
  onRead: () => void;
};

/** How far both users have read. */
export function useReadMarks(conversationId: string) {
  const client = useDataClient();
  return useQuery(conversationQueries(client).readMarks(conversationId));
}

/** Marks messages as read while the end of the thread is on screen in a visible page. */
export function useMarkRead({
  userId,
  conversationId,
  messages,
  isAtEnd,
  onRead,
}: MarkReadOptions) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { data: marks } = useReadMarks(conversationId);
  const isVisible = useIsPageVisible();
  const newest = messages.findLast(({ sender_id }) => sender_id !== userId);
  const isRead = Date.parse(newest?.created_at ?? '') <= Date.parse(marks?.[userId] ?? '');
  const hasUnread = marks !== undefined && newest !== undefined && !isRead;
  const isSeen = hasUnread && isVisible && isAtEnd;
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (!isSeen) return;
    const onMarked = () => {
      onRead();
      void refetchMarkedRead(queryClient, conversationId);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    void markRead(client, conversationId).then(onMarked, () => {
      timer = setTimeout(() => setFailures((count) => count + 1), RETRY_DELAY_MS);
    });
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- run once per new message, not when a callback changes
  }, [isSeen, newest?.id, failures]);
}

/** Whether the page is visible (Page Visibility API). */
function useIsPageVisible() {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
