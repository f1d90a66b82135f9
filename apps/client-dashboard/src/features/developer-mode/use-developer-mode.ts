import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { setDeveloperMode, type User } from '@showcase/data/users';
import { useSubmit } from '@showcase/kit/forms';

/** Sets the user's developer flag and refetches their profile. */
export function useDeveloperMode(user: User, onDone: (isDev: boolean) => void) {
  const client = useDataClient();
  const { refresh } = useUser();
  return useSubmit({
    async mutationFn(isDev: boolean) {
      const result = await setDeveloperMode(client, { id: user.id, isDev });
      if (!result.success) throw result.error;
      await refresh();
    },
    onSuccess: (_, isDev) => onDone(isDev),
    onError: (error) => console.error('Error setting developer mode:', error),
  });
}
