import { hireRequestActionOptions } from '@showcase/data/hire-requests';
import { useDataClient } from '@showcase/data/query';
import { useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '@showcase/kit/forms';
import { useOffers } from '../offers/offers-context.ts';

/**
 * Performs an action on a hire request. `onDone` is called even if the action unmounts the caller. What was typed for one that came too late
 * is shown in the panel, because its form may be gone.
 */
export function useHireRequestAction({ onDone }: { onDone: () => void }) {
  const { setMissed } = useOffers();
  const options = hireRequestActionOptions(useDataClient(), useQueryClient());
  const { onSuccess, onError } = options;
  return useSubmit({
    ...options,
    onError(...failure: Parameters<NonNullable<typeof onError>>) {
      const [{ kind, sentence }, { id, action, note }] = failure;
      if (kind === 'conflict' && sentence && note)
        setMissed({ requestId: id, sentence, text: note, action });
      return onError?.(...failure);
    },
    async onSuccess(...result: Parameters<NonNullable<typeof onSuccess>>) {
      await onSuccess?.(...result);
      onDone();
    },
  });
}
