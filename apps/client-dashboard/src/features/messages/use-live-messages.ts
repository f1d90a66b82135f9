import { goOnline, messageQueries, invalidateQueries, useDataClient } from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getOutbox } from './outbox/get-outbox.ts';

/** How long a connection may be away before anybody needs to hear of it. */
const RECONNECTING_DELAY_MS = 3_000;

/** Keeps what is shown up to date. Real time only says when to read: the tables hold the truth. */
export function useLiveMessages(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    const invalidateLists = () => invalidateQueries(queryClient, ['conversations', 'list']);
    return goOnline(client, userId, {
      onMessage(conversationId) {
        void invalidateLists();
        void invalidateQueries(
          queryClient,
          messageQueries(client).newMessages(conversationId).queryKey,
        );
      },
      onRead() {
        void invalidateLists();
        void invalidateQueries(queryClient, ['conversations', 'read-marks']);
      },
      onStatus(isConnected) {
        setIsLive(isConnected);
        if (!isConnected) return;
        void invalidateLists();
        void invalidateQueries(queryClient, ['messages', 'news']);
        void invalidateQueries(queryClient, ['conversations', 'read-marks']);
        getOutbox(client, userId).resume();
      },
    });
  }, [client, queryClient, userId]);

  return isLive;
}

/** True once the connection has been away for three seconds. */
export function useIsReconnecting(isLive: boolean) {
  const [isDelayed, setIsDelayed] = useState(false);
  useEffect(() => {
    if (isLive) return;
    const timer = setTimeout(() => setIsDelayed(true), RECONNECTING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsDelayed(false);
    };
  }, [isLive]);
  return isDelayed && !isLive;
}

/** Milliseconds until the tables are read again unasked: often while nothing announces changes. */
export function getRefetchInterval(isLive: boolean) {
  if (isLive) return 60_000;
  return navigator.onLine ? 5_000 : false;
}
