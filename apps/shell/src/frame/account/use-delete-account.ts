import { deleteMyAccount, removeLocalData, useDataClient, useUser } from '@showcase/data';
import type { AccountDeletionValues } from '@showcase/data/schemas';
import { useNavigate } from '@showcase/remote-contract';
import { useSubmit } from '@showcase/kit/forms';
import { rememberEmail } from '../../session/login/remembered-email.ts';
import { useNotices } from '../notices.tsx';

/** Deletes the account for good, then leaves: signed out, on the landing page. */
export function useDeleteAccount(email: string, handlers: { onWrongPassword: () => void }) {
  const client = useDataClient();
  const { signOut } = useUser();
  const navigate = useNavigate();
  const { notify } = useNotices();
  return useSubmit({
    mutationFn: (values: AccountDeletionValues) => deleteMyAccount(client, { email, ...values }),
    async onSuccess() {
      // The sessions went with the account; there is nothing that the service still has to be told.
      await signOut().catch(() => undefined);
      await navigate('/');
      rememberEmail(null);
      await removeLocalData();
      notify({ kind: 'success', text: 'Your account is deleted.' });
    },
    onError({ kind }) {
      if (kind === 'invalid-credentials') handlers.onWrongPassword();
    },
  });
}
