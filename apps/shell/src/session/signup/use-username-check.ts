import {
  useDataClient,
  USERNAME_MESSAGES,
  isUsernameAvailable,
  validateUsername,
} from '@showcase/data';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type UsernameCheck =
  | { state: 'idle' | 'checking' | 'available' | 'unknown' }
  | { state: 'invalid' | 'taken'; message: string };

const DEBOUNCE = 800;

/** Checks a username against the rules at once and, 0.8 s after the last keystroke, against reserved names and the database. */
export function useUsernameCheck(username: string): UsernameCheck {
  const options = useAvailabilityOptions();
  const debounced = useDebounced(username, DEBOUNCE);
  const error = validateUsername(username);
  const canCheck = username !== '' && error === null && debounced === username;
  const query = useQuery({ ...options(debounced), enabled: canCheck });

  if (username === '') return { state: 'idle' };
  if (error && error !== 'reserved') return { state: 'invalid', message: USERNAME_MESSAGES[error] };
  if (debounced !== username) return { state: 'checking' };
  if (error) return { state: 'taken', message: USERNAME_MESSAGES.reserved };
  if (query.isError) return { state: 'unknown' };
  if (query.data === undefined) return { state: 'checking' };
  return query.data ? { state: 'available' } : { state: 'taken', message: USERNAME_MESSAGES.taken };
}

/** Checks at once, for a form that is submitted before the field's check. Returns true if the check fails. */
export function useCheckAvailability() {
  const queryClient = useQueryClient();
  const options = useAvailabilityOptions();
  return (username: string) => queryClient.fetchQuery(options(username)).catch(() => true);
}

function useAvailabilityOptions() {
  const client = useDataClient();
  return (username: string) =>
    queryOptions({
      queryKey: ['username-available', username],
      queryFn: () => isUsernameAvailable(client, username),
      meta: { failure: 'Error checking username:' },
    });
}

function useDebounced(value: string, delay: number) {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
