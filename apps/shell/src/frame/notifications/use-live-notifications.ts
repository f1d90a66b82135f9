import { restrictionQueries } from '@showcase/data/account';
import { notificationQueries, subscribeToNotifications } from '@showcase/data/notifications';
import { invalidateQueries, useDataClient, useItem } from '@showcase/data/query';
import { walletQueries } from '@showcase/data/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A user's notifications, updated live, and the title of the latest that has arrived since, '' if there is none. */
export function useLiveNotifications(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const [arrivedId, setArrivedId] = useState('');

  useEffect(() => {
    const { queryKey } = notificationQueries(client).byUser(userId);
    const wallet = walletQueries(client).balance(userId);
    const restrictions = restrictionQueries(client).mine(userId);
    const onChange = () => void invalidateQueries(queryClient, queryKey);
    return subscribeToNotifications(client, {
      userId,
      onChange,
      onArrival(id) {
        setArrivedId(id);
        onChange();
        // A completed request changes the balance.
        void invalidateQueries(queryClient, wallet.queryKey);
        // The page says that an account is suspended.
        void invalidateQueries(queryClient, restrictions.queryKey);
      },
    });
  }, [client, queryClient, userId]);

  const bell = useItem(notificationQueries(client).byUser(userId));
  const rows = [...(bell.data?.needsAnswer ?? []), ...(bell.data?.updates ?? [])];
  return { ...bell, arrived: rows.find(({ id }) => id === arrivedId)?.title ?? '' };
}
