import { goOnline, useDataClient, useUser } from '@showcase/data';
import { useEffect } from 'react';

/** Whoever is signed in is here, on whichever page: those they write with see it. */
export function usePresence() {
  const client = useDataClient();
  const { authUser, isInterrupted } = useUser();
  const userId = isInterrupted ? undefined : authUser?.id;

  useEffect(() => (userId ? goOnline(client, userId) : undefined), [client, userId]);
}
