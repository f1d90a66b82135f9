import { useDataClient, subscribeToOnline } from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Whether the other one is here now. They are asked of only once the two have written: nobody else may know. */
export function useOnline(otherId: string | null) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const [isOnline, setIsOnline] = useState(false);

  useEffect(() => {
    if (!otherId) return;
    let wasOnline = false;
    const leave = subscribeToOnline(client, otherId, (next) => {
      setIsOnline(next);
      // Who has just left was last seen now.
      if (wasOnline && !next) void queryClient.invalidateQueries({ queryKey: ['people'] });
      wasOnline = next;
    });
    return () => {
      leave();
      setIsOnline(false);
    };
  }, [client, queryClient, otherId]);

  return isOnline;
}
