import { useDataClient, watchOnline } from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Whether the other one is here now. They are asked of only once the two have written: nobody else may know. */
export function useOnline(otherId: string | null) {
  const client = useDataClient();
  const queries = useQueryClient();
  const [isOnline, setIsOnline] = useState(false);

  useEffect(() => {
    if (!otherId) return;
    let wasOnline = false;
    const leave = watchOnline(client, otherId, (next) => {
      setIsOnline(next);
      // Who has just left was last seen now.
      if (wasOnline && !next) void queries.invalidateQueries({ queryKey: ['people'] });
      wasOnline = next;
    });
    return () => {
      leave();
      setIsOnline(false);
    };
  }, [client, queries, otherId]);

  return isOnline;
}
