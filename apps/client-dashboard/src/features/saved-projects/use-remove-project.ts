import { useDataClient } from '@showcase/data/query';
import {
  removeSavedProjectOptions,
  restoreSavedProjectOptions,
} from '@showcase/data/saved-projects';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useRemoval } from '../../shared/removal/use-removal.ts';

/** Removes a project from the list at once, and returns it to its place on request. */
export function useRemoveProject() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return useRemoval(
    useSubmit(removeSavedProjectOptions(client, queryClient)),
    useSubmit(restoreSavedProjectOptions(client, queryClient)),
  );
}
