import { useDataClient, isUsernameAvailable, validateUsername } from '@showcase/data';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 800;

export type UsernameCheck = 'idle' | 'checking' | 'available' | 'taken' | 'unknown';

/** Checks whether a valid new username is available, after typing has paused for 0.8 s. */
export function useUsernameCheck(username: string, current: string): UsernameCheck {
  const client = useDataClient();
  const debounced = useDebounced(username);
  const canCheck = isNewAndWellFormed(username, current);
  const isDebounced = debounced === username;
  const query = useQuery({
    queryKey: ['users', 'username-available', username],
    queryFn: () => isUsernameAvailable(client, username),
    enabled: canCheck && isDebounced,
    meta: { failure: 'Error checking username:' },
  });
  if (username === current || username === '') return 'idle';
  if (validateUsername(username) === 'reserved') return isDebounced ? 'taken' : 'checking';
  if (!canCheck) return 'idle';
  if (!isDebounced || query.isFetching) return 'checking';
  if (query.data === undefined) return 'unknown';
  return query.data ? 'available' : 'taken';
}

function isNewAndWellFormed(username: string, current: string) {
  return username !== '' && username !== current && validateUsername(username) === null;
}

function useDebounced(value: string) {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
