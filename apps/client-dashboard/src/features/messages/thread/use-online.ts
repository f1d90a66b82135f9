import { subscribeToOnline } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { refetchPeople } from '@showcase/data/users';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Whether the other user is online. Pass null until the two have exchanged messages: only then may a user see this. */
export function useOnline(otherId: string | null) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const [isOnline, setIsOnline] = useState(false);

  useEffect(() => {
    if (!otherId) return;
    let wasOnline = false;
    const leave = subscribeToOnline(client, otherId, (next) => {
      setIsOnline(next);
      if (wasOnline && !next) void refetchPeople(queryClient);
      wasOnline = next;
    });
    return () => {
      leave();
      setIsOnline(false);
    };
  }, [client, queryClient, otherId]);

  return isOnline;
}
