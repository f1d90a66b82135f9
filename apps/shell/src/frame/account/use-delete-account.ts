import { deleteMyAccount, refetchObligations } from '@showcase/data/account';
import { useDataClient } from '@showcase/data/query';
import { removeLocalData, useUser, type AuthUser } from '@showcase/data/session';
import type { AccountDeletionValues } from '@showcase/data/schemas';
import { useNavigate } from '@showcase/remote-contract';
import { useSubmit } from '@showcase/kit/forms';
import { rememberEmail } from '../../session/login/remembered-email.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotices } from '../../core/notices/notices.tsx';

/** Permanently deletes the account, then signs out and goes to the landing page. */
export function useDeleteAccount(
  { id, email = '' }: AuthUser,
  handlers: { onWrongPassword: () => void },
) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { signOut } = useUser();
  const navigate = useNavigate();
  const { notify } = useNotices();
  return useSubmit({
    mutationFn: (values: AccountDeletionValues) => deleteMyAccount(client, { email, ...values }),
    async onSuccess() {
      // Deleting the account has already ended its sessions, so a failed sign-out does not matter.
      await signOut().catch(() => undefined);
      await navigate('/');
      rememberEmail(null);
      await removeLocalData();
      notify({ kind: 'success', text: 'Your account has been deleted.' });
    },
    onError({ kind }) {
      if (kind === 'invalid-credentials') handlers.onWrongPassword();
      if (kind === 'conflict') void refetchObligations(queryClient, id);
    },
  });
}
