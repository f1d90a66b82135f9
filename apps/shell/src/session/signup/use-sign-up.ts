import { useDataClient } from '@showcase/data/query';
import { signUp } from '@showcase/data/session';
import { getCurrentUser } from '@showcase/data/users';
import type { SignUpValues } from '@showcase/data/schemas';
import { useSubmit } from '@showcase/kit/forms';
import { useCheckAvailability } from '@showcase/kit/username';
import { useNotices } from '../../core/notices/notices.tsx';
import { useNextPath } from '../use-next-path.ts';

/** Creates the account unless the username is taken, and reports a username that was taken at the same moment. */
export function useSignUp() {
  const client = useDataClient();
  const checkAvailability = useCheckAvailability();
  const { withNext } = useNextPath();
  const { notify } = useNotices();
  return useSubmit({
    async mutationFn({ name, email, password, username }: SignUpValues) {
      if (username && !(await checkAvailability(username))) return 'taken';
      const redirectTo = new URL(withNext('/login'), window.location.origin).href;
      const account = { name, email, password, redirectTo, ...(username && { username }) };
      const { needsConfirmation } = await signUp(client, account);
      return needsConfirmation ? 'unconfirmed' : 'ready';
    },
    async onSuccess(outcome, { username }) {
      if (!username || outcome !== 'ready') return;
      const user = await getCurrentUser(client).catch(() => null);
      if (!user || user.username === username) return;
      notify({
        kind: 'info',
        text: `Your account is ready, but ${username} was just taken. Choose another username in your profile.`,
      });
    },
  });
}
