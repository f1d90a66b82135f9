import { isOutage, type DataError } from '@showcase/data/client';
import { projectReactionQueries, setProjectReaction } from '@showcase/data/projects';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { savedProjectQueries, type SavedProject } from '@showcase/data/saved-projects';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Removes a project from the list at once, and restores it on request. */
export function useRemoveProject() {
  const [removed, setRemoved] = useState<SavedProject | null>(null);
  const removal = useChange(false);
  const undo = useChange(true);
  return {
    /** What was removed last, until it is restored. */
    removed,
    error: removal.error,
    undoError: undo.error,
    isUndoing: undo.isPending,
    remove: (saved: SavedProject) => {
      undo.reset();
      removal.mutate(saved, { onSuccess: () => setRemoved(saved) });
    },
    undo: (onUndone: () => void) =>
      removed &&
      undo.mutate(removed, {
        onSuccess() {
          onUndone();
          setRemoved(null);
        },
      }),
  };
}

export type ProjectRemoval = ReturnType<typeof useRemoveProject>;

/** Retries once after an outage, because both changes are idempotent. */
function useChange(isOn: boolean) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return useSubmit({
    mutationFn: ({ id }: SavedProject) =>
      setProjectReaction(client, { reaction: 'save', id, isOn }),
    retry: (failures, error: DataError) => isOutage(error) && failures < 1,
    onSuccess: () =>
      Promise.all([
        invalidateQueries(queryClient, savedProjectQueries(client).all()),
        invalidateQueries(queryClient, projectReactionQueries(client).all('save')),
      ]),
    onError: (error) => console.error('Error changing saved projects:', error),
  });
}
