import { useUser } from '@showcase/data/session';
import { explainError } from '@showcase/kit/errors';
import { useSavedCreators as useSaved } from '@showcase/kit/saved-creators';
import { useStableCallback } from '@showcase/kit/stable-callback';
import { useLocation, useNavigate } from '@showcase/remote-contract';
import { useEffect } from 'react';
import { useNotify } from '@showcase/remote-contract/services';
import { storePendingSave, takePendingSave } from './pending-save.ts';

/**
 * Which of these creators the user has saved, and how to save or unsave them. After a visitor has signed in and returned, the save
 * is completed. Users cannot save themselves.
 */
export function useSavedCreators(ids: readonly string[]) {
  const { authUser } = useUser();
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const navigate = useNavigate();
  const notify = useNotify();
  const { isSaved, toggle } = useSaved({
    userId: authUser?.id ?? null,
    ids,
    onError: (error) =>
      notify({
        kind: 'danger',
        text: explainError(error, { action: "Your saved creators weren't changed." }),
      }),
  });
  const userId = authUser?.id;
  const canSave = (id: string) => id !== userId;

  const savePending = useStableCallback(() => {
    const id = takePendingSave(url);
    if (id === null || !canSave(id) || isSaved(id)) return;
    toggle(id);
    notify({ kind: 'success', text: 'Creator saved' });
  });
  useEffect(() => {
    if (userId !== undefined) savePending();
  }, [userId, url, savePending]);

  return {
    canSave,
    isSaved,
    /** Has a stable identity, for memoized cards. */
    toggle: useStableCallback((id: string) => {
      if (userId !== undefined) {
        toggle(id);
        return;
      }
      storePendingSave({ id, url });
      void navigate(`/login?reason=save-creator&next=${encodeURIComponent(url)}`);
    }),
  };
}
