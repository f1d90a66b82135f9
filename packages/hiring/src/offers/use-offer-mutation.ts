import type { DataClient, DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { useNotify } from '@showcase/remote-contract/services';
import { useQueryClient, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useSubmit } from '@showcase/kit/forms';

type Options<Input, Result> = (
  client: DataClient,
  queryClient: QueryClient,
) => UseMutationOptions<Result, DataError, Input>;

/** Performs an action about terms, money or a case. `onDone` is called even if the action unmounts the caller. */
export function useOfferMutation<Input, Result>(
  getOptions: Options<Input, Result>,
  { successText, onDone }: { successText: string; onDone: () => void },
) {
  const notify = useNotify();
  const { onSuccess, ...options } = getOptions(useDataClient(), useQueryClient());
  return useSubmit({
    ...options,
    async onSuccess(...result: Parameters<NonNullable<typeof onSuccess>>) {
      await onSuccess?.(...result);
      notify({ kind: 'success', text: successText });
      onDone();
    },
  });
}
