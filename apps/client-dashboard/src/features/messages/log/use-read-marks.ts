import { conversationQueries, markRead, useDataClient, type Message } from '@showcase/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsVisible } from './use-is-visible.ts';

/** Milliseconds until a mark that could not be set is tried again. */
const TRY_AGAIN_AFTER = 5_000;

type Input = {
  userId: string;
  conversationId: string;
  messages: readonly Message[];
  /** The end of the thread is on the screen. */
  isAtEnd: boolean;
  onRead: () => void;
};

/** How far both have read; what is on the screen of a visible page counts as read here. */
export function useReadMarks(conversationId: string) {
  const client = useDataClient();
  return useQuery(conversationQueries(client).readMarks(conversationId));
}

export function useMarkRead({ userId, conversationId, messages, isAtEnd, onRead }: Input) {
  const client = useDataClient();
  const queries = useQueryClient();
  const { data: marks } = useReadMarks(conversationId);
  const isVisible = useIsVisible();
  const newest = messages.findLast(({ sender_id }) => sender_id !== userId);
  const isRead = Date.parse(newest?.created_at ?? '') <= Date.parse(marks?.[userId] ?? '');
  const isNews = marks !== undefined && newest !== undefined && !isRead;
  const isSeen = isNews && isVisible && isAtEnd;
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (!isSeen) return;
    const tell = () => {
      onRead();
      void queries.invalidateQueries({ queryKey: ['conversations', 'read-marks', conversationId] });
      void queries.invalidateQueries({ queryKey: ['conversations', 'list'] });
      void queries.invalidateQueries({ queryKey: ['notifications'] });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    void markRead(client, conversationId).then(tell, () => {
      timer = setTimeout(() => setFailures((count) => count + 1), TRY_AGAIN_AFTER);
    });
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each new message, not for each new function
  }, [isSeen, newest?.id, failures]);
}
