import { conversationQueries, markRead, useDataClient, type Message } from '@showcase/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsVisible } from './use-is-visible.ts';

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
  const { data: marks, dataUpdatedAt } = useReadMarks(conversationId);
  const isVisible = useIsVisible();
  const newest = messages.findLast(({ sender_id }) => sender_id !== userId);
  const isRead = Date.parse(newest?.created_at ?? '') <= Date.parse(marks?.[userId] ?? '');
  const isNews = marks !== undefined && newest !== undefined && !isRead;
  const isSeen = isNews && isVisible && isAtEnd;

  useEffect(() => {
    if (!isSeen) return;
    const tell = () => {
      onRead();
      void queries.invalidateQueries({ queryKey: ['conversations', 'read-marks', conversationId] });
      void queries.invalidateQueries({ queryKey: ['conversations', 'list'] });
      void queries.invalidateQueries({ queryKey: ['notifications'] });
    };
    // The marks are read again when the connection is back, which brings another attempt.
    void markRead(client, conversationId).then(tell, () => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each new message, not for each new function
  }, [isSeen, newest?.id, dataUpdatedAt]);
}
