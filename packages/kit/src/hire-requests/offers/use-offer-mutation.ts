import type { DataClient, DataError } from '@showcase/data/client';
import type { HireRequest } from '@showcase/data/hire-requests';
import { useDataClient } from '@showcase/data/query';
import { useNotify } from '@showcase/remote-contract/services';
import { useQueryClient, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useSubmit } from '../../forms/use-submit.ts';

type Options<Input> = (
  client: DataClient,
  queryClient: QueryClient,
) => UseMutationOptions<HireRequest, DataError, Input>;

/** Performs an act about terms. `onDone` is called even if the act unmounts the caller. */
export function useOfferMutation<Input>(
  getOptions: Options<Input>,
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
