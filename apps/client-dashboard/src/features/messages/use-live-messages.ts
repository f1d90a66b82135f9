import {
  refetchConversation,
  refetchConversations,
  refetchNewMessages,
  refetchReadMarks,
  subscribeToMessages,
} from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getOutbox } from './outbox/get-outbox.ts';

/** How long the connection may be down before the user is notified. */
const RECONNECTING_DELAY_MS = 3_000;

/** Keeps conversations and messages up to date. Realtime only signals when to refetch; the database is the source of truth. */
export function useLiveMessages(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    return subscribeToMessages(client, userId, {
      onMessage: (id) => void refetchNewMessages(queryClient, id),
      onRead: () => void refetchReadMarks(queryClient),
      onChange: (id) => void refetchConversation(queryClient, id),
      onStatus(isConnected) {
        setIsLive(isConnected);
        if (isConnected) getOutbox(client, userId).resume();
      },
      onCatchUp: () => void refetchConversations(queryClient),
    });
  }, [client, queryClient, userId]);

  return isLive;
}

/** True after the connection has been down for three seconds. */
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

/** Polling interval in milliseconds: short while Realtime is not connected, false while offline. */
export function getRefetchInterval(isLive: boolean) {
  if (isLive) return 60_000;
  return navigator.onLine ? 5_000 : false;
}
