import { createHireRequestOptions, type HireRequest } from '@showcase/data/hire-requests';
import { useDataClient } from '@showcase/data/query';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import type { Attempt } from './hire-draft.ts';

/** Sends a request at most once. */
export function useSendRequest(onSent: (request: HireRequest) => void) {
  const options = createHireRequestOptions(useDataClient(), useQueryClient());
  const sending = useSubmit({
    ...options,
    onSuccess(...result) {
      void options.onSuccess?.(...result);
      onSent(result[0]);
    },
  });
  return {
    ...sending,
    mutate: ({ key, input }: Attempt) => sending.mutate({ input, requestKey: key }),
  };
}
