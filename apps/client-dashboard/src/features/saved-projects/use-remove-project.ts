import { isOutage, type DataError } from '@showcase/data/client';
import { projectReactionQueries, setProjectReaction } from '@showcase/data/projects';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { savedProjectQueries, type SavedProject } from '@showcase/data/saved-projects';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useRemoval } from '../../shared/removal/use-removal.ts';

/** Removes a project from the list at once, and returns it to its place on request. */
export function useRemoveProject() {
  return useRemoval(useChange(false), useChange(true));
}

/** Retries once after an outage, because both changes are idempotent. */
function useChange(isOn: boolean) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return useSubmit({
    mutationFn: ({ id, saved_at }: SavedProject) =>
      setProjectReaction(client, { reaction: 'save', id, isOn, savedAt: saved_at }),
    retry: (failures, error: DataError) => isOutage(error) && failures < 1,
    onSuccess: () =>
      Promise.all([
        invalidateQueries(queryClient, savedProjectQueries(client).all()),
        invalidateQueries(queryClient, projectReactionQueries(client).all('save')),
      ]),
    onError: (error) => console.error('Error changing saved projects:', error),
  });
}
