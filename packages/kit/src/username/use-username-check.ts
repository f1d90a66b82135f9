import { useDataClient } from '@showcase/data/query';
import { usernameQueries, validateUsername } from '@showcase/data/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** 'idle' for no name or the user's own; 'unknown' if the database did not answer. */
export type UsernameCheck = 'idle' | 'invalid' | 'checking' | 'available' | 'taken' | 'unknown';

const DEBOUNCE_MS = 800;

/** Checks a username against the rules at once and, 0.8 s after the last keystroke, against reserved names and the database. */
export function useUsernameCheck(username: string, current = ''): UsernameCheck {
  const { availability } = usernameQueries(useDataClient());
  const isDebounced = useDebounced(username) === username;
  const isNew = username !== '' && username !== current;
  const error = validateUsername(username);
  const query = useQuery({
    ...availability(username),
    enabled: isNew && error === null && isDebounced,
  });

  if (!isNew) return 'idle';
  if (error !== null && error !== 'reserved') return 'invalid';
  if (!isDebounced) return 'checking';
  if (error === 'reserved') return 'taken';
  if (query.isFetching) return 'checking';
  if (query.data === undefined) return 'unknown';
  return query.data ? 'available' : 'taken';
}

/** Checks at once, for a form that is submitted before the field's check. Returns true if the check fails. */
export function useCheckAvailability() {
  const queryClient = useQueryClient();
  const { availability } = usernameQueries(useDataClient());
  return (username: string) => queryClient.fetchQuery(availability(username)).catch(() => true);
}

function useDebounced(value: string) {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
