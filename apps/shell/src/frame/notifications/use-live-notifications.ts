import {
  notificationQueries,
  refetchNotifications,
  refetchNotified,
  subscribeToNotifications,
} from '@showcase/data/notifications';
import { useDataClient, useItem } from '@showcase/data/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A user's notifications, updated live, and the title of the latest that has arrived since, '' if there is none. */
export function useLiveNotifications(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const [arrivedId, setArrivedId] = useState('');

  useEffect(() => {
    return subscribeToNotifications(client, {
      userId,
      onChange: () => void refetchNotifications(queryClient, { userId }),
      onArrival(id) {
        setArrivedId(id);
        void refetchNotified(queryClient, { userId });
      },
    });
  }, [client, queryClient, userId]);

  const bell = useItem(notificationQueries(client).byUser(userId));
  const rows = [...(bell.data?.needsAnswer ?? []), ...(bell.data?.updates ?? [])];
  return { ...bell, arrived: rows.find(({ id }) => id === arrivedId)?.title ?? '' };
}
