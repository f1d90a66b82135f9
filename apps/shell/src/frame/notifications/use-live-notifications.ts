import {
  notificationQueries,
  invalidateQueries,
  useDataClient,
  useItem,
  walletQueries,
  subscribeToNotifications,
} from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A person's notifications, kept up to date while they are on the screen, and the title of the last one that came. */
export function useLiveNotifications(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const [arrived, setArrived] = useState('');

  useEffect(() => {
    const { queryKey } = notificationQueries(client).byUser(userId);
    const wallet = walletQueries(client).balance(userId);
    return subscribeToNotifications(client, {
      userId,
      onChange: () => void invalidateQueries(queryClient, queryKey),
      onArrival(title) {
        setArrived(title);
        // News of a completed request is news of money.
        void invalidateQueries(queryClient, wallet.queryKey);
      },
    });
  }, [client, queryClient, userId]);

  return { arrived, ...useItem(notificationQueries(client).byUser(userId)) };
}
