import { hireRequestActionOptions } from '@showcase/data/hire-requests';
import { useDataClient } from '@showcase/data/query';
import { useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '../forms/submit/use-submit.ts';

/** Performs an action on a hire request. `onDone` is called even if the action unmounts the caller. */
export function useHireRequestAction({ onDone }: { onDone: () => void }) {
  const { onSuccess, ...options } = hireRequestActionOptions(useDataClient(), useQueryClient());
  return useSubmit({
    ...options,
    async onSuccess(...result: Parameters<NonNullable<typeof onSuccess>>) {
      await onSuccess?.(...result);
      onDone();
    },
  });
}
