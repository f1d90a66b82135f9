import { goOnline, messageQueries, readAgain, useDataClient } from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { outboxOf } from './outbox/outbox-of.ts';

/** How long a connection may be away before anybody needs to hear of it. */
const PATIENCE = 3_000;

/** Keeps what is shown up to date. Real time only says when to read: the tables hold the truth. */
export function useLive(userId: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    const readLists = () => readAgain(queries, ['conversations', 'list']);
    return goOnline(client, userId, {
      onMessage(conversationId) {
        void readLists();
        void readAgain(queries, messageQueries(client).news(conversationId).queryKey);
      },
      onRead() {
        void readLists();
        void readAgain(queries, ['conversations', 'read-marks']);
      },
      onStatus(isConnected) {
        setIsLive(isConnected);
        if (!isConnected) return;
        void readLists();
        void readAgain(queries, ['messages', 'news']);
        void readAgain(queries, ['conversations', 'read-marks']);
        outboxOf(client, userId).resume();
      },
    });
  }, [client, queries, userId]);

  return isLive;
}

/** True once the connection has been away for three seconds. */
export function useIsReconnecting(isLive: boolean) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (isLive) return;
    const timer = setTimeout(() => setIsLong(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isLive]);
  return isLong && !isLive;
}

/** Milliseconds until the tables are read again unasked: often while nothing announces changes. */
export function readEvery(isLive: boolean) {
  if (isLive) return 60_000;
  return navigator.onLine ? 5_000 : false;
}
