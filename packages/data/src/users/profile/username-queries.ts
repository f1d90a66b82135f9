import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../../client/types.ts';
import { isUsernameAvailable } from './username.ts';

export function usernameQueries(client: DataClient) {
  return {
    availability: (username: string) =>
      queryOptions({
        queryKey: ['users', 'username-available', username],
        queryFn: () => isUsernameAvailable(client, username),
        meta: { failure: 'Error checking username:' },
      }),
  };
}
