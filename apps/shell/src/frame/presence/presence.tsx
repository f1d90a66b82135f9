import { goOnline } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { useEffect } from 'react';

export function Presence({ userId }: { userId: string }) {
  const client = useDataClient();
  useEffect(() => goOnline(client, userId), [client, userId]);
  return null;
}
