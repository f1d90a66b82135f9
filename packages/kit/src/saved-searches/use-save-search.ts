import { isOutage, type DataError } from '@showcase/data/client';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import {
  isSameSearch,
  savedSearchQueries,
  saveSearch,
  type NewSavedSearch,
  type SavedSearchKind,
} from '@showcase/data/saved-searches';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '../forms/submit/use-submit.ts';

/** Whether the user has saved this search, and how to save it. */
export function useSaveSearch(userId: string, kind: SavedSearchKind, args: object) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(savedSearchQueries(client).list(userId));
  const submission = useSubmit({
    mutationFn: async (search: NewSavedSearch) => {
      try {
        await saveSearch(client, search);
      } catch (error) {
        // It is saved already, from another tab or by an attempt whose answer was lost.
        if ((error as DataError).kind !== 'conflict') throw error;
      }
    },
    retry: (failures, error: DataError) => isOutage(error) && failures < 1,
    onSuccess: () => invalidateQueries(queryClient, ['saved-searches']),
    onError: (error) => console.error('Error saving search:', error),
  });
  return {
    isPending,
    /** The saved search that finds the same. */
    saved: data?.find((row) => row.kind === kind && isSameSearch(row.search, args)),
    submission,
  };
}
