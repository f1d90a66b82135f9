import { notificationQueries, subscribeToNotifications } from '@showcase/data/notifications';
import { invalidateQueries, useDataClient, useItem } from '@showcase/data/query';
import { walletQueries } from '@showcase/data/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A user's notifications, updated live, and the title of the latest new one. */
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
        // A completed request changes the balance.
        void invalidateQueries(queryClient, wallet.queryKey);
      },
    });
  }, [client, queryClient, userId]);

  return { arrived, ...useItem(notificationQueries(client).byUser(userId)) };
}
