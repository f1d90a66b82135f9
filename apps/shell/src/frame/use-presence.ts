import { goOnline } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { useEffect } from 'react';

/** Publishes that the signed-in user is online, on every page, for the users they exchange messages with. */
export function usePresence() {
  const client = useDataClient();
  const { authUser, isInterrupted } = useUser();
  const userId = isInterrupted ? undefined : authUser?.id;

  useEffect(() => (userId ? goOnline(client, userId) : undefined), [client, userId]);
}
