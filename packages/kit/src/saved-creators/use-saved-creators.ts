import type { DataClient, DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { refetchSavedCreators, savedCreatorQueries } from '@showcase/data/saved-creators';
import {
  useMutation,
  useMutationState,
  useQueries,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import { splitIntoBatches } from './split-into-batches.ts';
import { setCreatorSaved, type RemovedNotes, type SavedChange } from './set-creator-saved.ts';

const mutationKey = ['saved-creators', 'change'];

type SavedCreatorsOptions = {
  /** Null for a visitor, who has no saved creators. */
  userId: string | null;
  ids: readonly string[];
  onError: (error: DataError) => void;
};

/**
 * Which of these creators the user has saved. Updates are optimistic and the last click wins, even while earlier requests or the
 * first fetch are pending. Saving a creator again restores the note.
 */
export function useSavedCreators({ userId, ids, onError }: SavedCreatorsOptions) {
  const client = useDataClient();
  const queries = savedCreatorQueries(client);
  const saved = useQueries({
    queries: userId ? splitIntoBatches(ids).map((batch) => queries.byIds(userId, batch)) : [],
    combine: collect,
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as SavedChange,
  });
  const change = useChange(client, { userId: userId ?? '', onError });

  const isSaved = (id: string) =>
    pending.findLast(({ creatorId }) => creatorId === id)?.isSaved ?? saved.has(id);
  return {
    isSaved,
    toggle: (id: string) => change.mutate({ creatorId: id, isSaved: !isSaved(id) }),
  };
}

type ChangeOptions = Omit<SavedCreatorsOptions, 'ids' | 'userId'> & { userId: string };

function useChange(client: DataClient, { userId, onError }: ChangeOptions) {
  const queryClient = useQueryClient();
  const [notes] = useState<RemovedNotes>(() => new Map());
  return useMutation({
    mutationKey,
    // One at a time, in the order of the clicks.
    scope: { id: 'saved-creators' },
    mutationFn: (change: SavedChange) => setCreatorSaved(client, { ...change, userId, notes }),
    onSuccess(_data, { creatorId, isSaved }) {
      const queryKey = savedCreatorQueries(client).allByIds();
      queryClient.setQueriesData<string[]>({ queryKey }, (ids) => {
        const others = ids?.filter((id) => id !== creatorId);
        return isSaved ? others?.concat(creatorId) : others;
      });
    },
    onError(error) {
      console.error('Error saving creator:', error);
      onError(error);
    },
    // Stays pending until the refetch is done, so that the optimistic value is shown until then.
    onSettled: () => refetchSavedCreators(queryClient),
  });
}

function collect(results: UseQueryResult<string[]>[]): ReadonlySet<string> {
  return new Set(results.flatMap(({ data }) => data ?? []));
}
