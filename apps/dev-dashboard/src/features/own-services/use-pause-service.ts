import { useDataClient } from '@showcase/data/query';
import { setServiceActiveOptions, type Service } from '@showcase/data/services';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from '@showcase/remote-contract/services';

/** Pauses an active service or resumes a paused one, without opening its form. */
export function usePauseService({ id, is_active }: Service) {
  const options = setServiceActiveOptions(useDataClient(), useQueryClient());
  const notify = useNotify();
  const pausing = useSubmit({
    ...options,
    onSuccess(...result) {
      // Its title may have changed in another window.
      const text = is_active
        ? "This service is paused. Clients can't see it."
        : 'This service is active. Clients can see it again.';
      notify({ kind: 'success', text });
      return options.onSuccess?.(...result);
    },
  });
  return { ...pausing, mutate: () => pausing.mutate({ id, isActive: !is_active }) };
}
