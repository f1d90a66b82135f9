import { useDataClient, USERNAME_MESSAGES, usernameAvailable, usernameFault } from '@showcase/data';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type UsernameCheck =
  | { state: 'idle' | 'checking' | 'available' | 'unknown' }
  | { state: 'invalid' | 'taken'; message: string };

const DEBOUNCE = 800;

/** Whether a name may be taken: the rules at once, then, 0.8 s after the last key, the reserved names and the database. */
export function useUsernameCheck(username: string): UsernameCheck {
  const options = useAvailabilityOptions();
  const settled = useDebounced(username, DEBOUNCE);
  const fault = usernameFault(username);
  const isWorthAsking = username !== '' && fault === null && settled === username;
  const answer = useQuery({ ...options(settled), enabled: isWorthAsking });

  if (username === '') return { state: 'idle' };
  if (fault && fault !== 'reserved') return { state: 'invalid', message: USERNAME_MESSAGES[fault] };
  if (settled !== username) return { state: 'checking' };
  if (fault) return { state: 'taken', message: USERNAME_MESSAGES.reserved };
  if (answer.isError) return { state: 'unknown' };
  if (answer.data === undefined) return { state: 'checking' };
  return answer.data
    ? { state: 'available' }
    : { state: 'taken', message: USERNAME_MESSAGES.taken };
}

/** Asks now, for a form that is sent before the field has asked; true while the database cannot be asked. */
export function useAskAvailability() {
  const queryClient = useQueryClient();
  const options = useAvailabilityOptions();
  return (username: string) => queryClient.fetchQuery(options(username)).catch(() => true);
}

function useAvailabilityOptions() {
  const client = useDataClient();
  return (username: string) =>
    queryOptions({
      queryKey: ['username-available', username],
      queryFn: () => usernameAvailable(client, username),
      meta: { failure: 'Error checking username:' },
    });
}

function useDebounced(value: string, delay: number) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
