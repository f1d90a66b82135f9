import { getCurrentUser, signUp, useDataClient } from '@showcase/data';
import type { SignupValues } from '@showcase/data/schemas';
import { useMutation } from '@tanstack/react-query';
import { useNotices } from '../../frame/notices.tsx';
import { useNextPath } from '../use-next-path.ts';

/** Makes the account; says so when somebody else took the username in the same moment. */
export function useSignUp() {
  const client = useDataClient();
  const { withNext } = useNextPath();
  const { notify } = useNotices();
  return useMutation({
    mutationFn: ({ name, email, password, username }: SignupValues) =>
      signUp(client, {
        name,
        email,
        password,
        redirectTo: new URL(withNext('/login'), window.location.origin).href,
        ...(username && { username }),
      }),
    async onSuccess({ needsConfirmation }, { username }) {
      if (!username || needsConfirmation) return;
      const user = await getCurrentUser(client).catch(() => null);
      if (!user || user.username === username) return;
      notify({
        kind: 'info',
        text: `Your account is ready, but ${username} was just taken. Choose another username in your profile.`,
      });
    },
  });
}
