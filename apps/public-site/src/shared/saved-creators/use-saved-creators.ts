import { useUser } from '@showcase/data';
import { useSavedCreators as useSaved } from '@showcase/kit/saved-creators';
import { useLocation, useNavigate } from '@showcase/remote-contract';
import { useNotify } from '../notify-context.ts';
import { sendFailure } from '../sending/send-failure.ts';

/** Which of these creators a person keeps, and how to keep them or let them go: a visitor signs in first, nobody keeps themselves. */
export function useSavedCreators(ids: readonly string[]) {
  const { authUser } = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { isSaved, toggle } = useSaved({
    userId: authUser?.id ?? null,
    ids,
    onError: (error) => notify({ kind: 'danger', text: sendFailure(error) }),
  });

  return {
    mayKeep: (id: string) => id !== authUser?.id,
    isSaved,
    toggle: (id: string) => {
      if (authUser) toggle(id);
      else void navigate(`/login?next=${encodeURIComponent(pathname + search)}`);
    },
  };
}
