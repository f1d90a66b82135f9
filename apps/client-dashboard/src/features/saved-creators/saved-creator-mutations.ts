import { isOutage, type DataError } from '@showcase/data/client';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import {
  updateSavedCreatorNote,
  saveCreator,
  unsaveCreator,
  type ListedSavedCreator,
} from '@showcase/data/saved-creators';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';

export function useRemoveSavedCreator(userId: string) {
  const client = useDataClient();
  return useSavedCreatorMutation((creatorId: string) =>
    unsaveCreator(client, { userId, creatorId }),
  );
}

/** Restores a removed creator together with the note. */
export function useUndoRemoval() {
  const client = useDataClient();
  return useSavedCreatorMutation(async ({ creator_id: creatorId, note }: ListedSavedCreator) => {
    await saveCreator(client, creatorId);
    if (note !== null) await updateSavedCreatorNote(client, { creatorId, note });
  });
}

export function useSaveNote(creatorId: string) {
  const client = useDataClient();
  return useSavedCreatorMutation((note: string) =>
    updateSavedCreatorNote(client, { creatorId, note }),
  );
}

/** Retries once after an outage, so `save` must be idempotent. */
function useSavedCreatorMutation<Input>(save: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useSubmit({
    mutationFn: save,
    retry: (failures, error: DataError) => isOutage(error) && failures < 1,
    onSuccess: () => invalidateQueries(queryClient, ['saved-creators']),
    onError: (error) => console.error('Error changing saved creators:', error),
  });
}
