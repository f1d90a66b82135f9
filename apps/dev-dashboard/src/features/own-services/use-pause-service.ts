import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { setServiceActive, type Service } from '@showcase/data/services';
import { isolated } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from '@showcase/remote-contract/services';

/** Pauses an active service or resumes a paused one, without opening its form. */
export function usePauseService({ id, title, is_active }: Service) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useSubmit({
    mutationFn: () => setServiceActive(client, { id, isActive: !is_active }),
    onError: (error) => console.error('Error saving service:', error),
    onSuccess: async () => {
      const statusText = is_active
        ? "is paused. Clients can't see it."
        : 'is active. Clients can see it again.';
      notify({ kind: 'success', text: isolated`“${title}” ${statusText}` });
      await invalidateQueries(queryClient, ['services']);
    },
  });
}
