import {
  notificationQueries,
  readAgain,
  useDataClient,
  useItem,
  walletQueries,
  watchNotifications,
} from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A person's notifications, kept up to date while they are on the screen, and the title of the last one that came. */
export function useLiveNotifications(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const [arrived, setArrived] = useState('');

  useEffect(() => {
    const { queryKey } = notificationQueries(client).ofUser(userId);
    const wallet = walletQueries(client).balance(userId);
    return watchNotifications(client, {
      userId,
      onChange: () => void readAgain(queryClient, queryKey),
      onArrival(title) {
        setArrived(title);
        // News of a completed request is news of money.
        void readAgain(queryClient, wallet.queryKey);
      },
    });
  }, [client, queryClient, userId]);

  return { arrived, ...useItem(notificationQueries(client).ofUser(userId)) };
}
