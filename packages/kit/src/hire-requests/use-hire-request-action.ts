import { moveHireRequestOptions, useDataClient } from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '../forms/use-submit.ts';

/** Moves a request on. `onMoved` is called even if the move itself has removed the caller from the screen. */
export function useHireRequestAction({ onDone }: { onDone: () => void }) {
  const { onSuccess, ...options } = moveHireRequestOptions(useDataClient(), useQueryClient());
  return useSubmit({
    ...options,
    async onSuccess(...result: Parameters<NonNullable<typeof onSuccess>>) {
      await onSuccess?.(...result);
      onDone();
    },
  });
}
