import { useDataClient, usernameAvailable, usernameFault } from '@showcase/data';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 800;

export type UsernameCheck = 'idle' | 'checking' | 'available' | 'taken' | 'unknown';

/** Asks whether a well-formed new name is free, once typing has paused for 0.8 s. */
export function useUsernameCheck(username: string, current: string): UsernameCheck {
  const client = useDataClient();
  const settled = useSettled(username);
  const isWorthAsking = isNewAndWellFormed(username, current);
  const isSettled = settled === username;
  const query = useQuery({
    queryKey: ['users', 'username-available', username],
    queryFn: () => usernameAvailable(client, username),
    enabled: isWorthAsking && isSettled,
    meta: { failure: 'Error checking username:' },
  });
  if (username === current || username === '') return 'idle';
  if (usernameFault(username) === 'reserved') return isSettled ? 'taken' : 'checking';
  if (!isWorthAsking) return 'idle';
  if (!isSettled || query.isFetching) return 'checking';
  if (query.data === undefined) return 'unknown';
  return query.data ? 'available' : 'taken';
}

function isNewAndWellFormed(username: string, current: string) {
  return username !== '' && username !== current && usernameFault(username) === null;
}

function useSettled(value: string) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, DEBOUNCE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
