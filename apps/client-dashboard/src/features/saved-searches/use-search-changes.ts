import { isOutage, type DataError } from '@showcase/data/client';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import {
  changeSavedSearch,
  deleteSavedSearch,
  openSavedSearch,
  saveSearch,
  type SavedSearch,
} from '@showcase/data/saved-searches';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Change = Parameters<typeof changeSavedSearch>[1];

export function useChangeSearch() {
  const client = useDataClient();
  return useChange((change: Change) => changeSavedSearch(client, change));
}

/** What the list of each kind reads. */
const LISTS = { projects: 'projects', creators: 'users', services: 'services' } as const;

/** The matches of a search are no longer new, and its list is read anew. */
export function useOpenSearch() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const opening = useChange((id: string) => openSavedSearch(client, id), [['notifications']]);
  return ({ id, kind }: SavedSearch) => {
    // What was found before lacks the new matches.
    void invalidateQueries(queryClient, [LISTS[kind], 'search']);
    void invalidateQueries(queryClient, [LISTS[kind], 'counts']);
    opening.mutate(id);
  };
}

/** Removes a search at once, and saves it again on request: it starts anew with what is published from then on. */
export function useRemoveSearch() {
  const client = useDataClient();
  const [removed, setRemoved] = useState<SavedSearch | null>(null);
  const removal = useChange((search: SavedSearch) => deleteSavedSearch(client, search.id));
  const undo = useChange((search: SavedSearch) =>
    saveSearch(client, search).catch((error: DataError) => {
      // The answer to an earlier attempt was lost.
      if (error.kind !== 'conflict') throw error;
    }),
  );
  return {
    /** What was removed last, until it is restored. */
    removed,
    error: removal.error,
    undoError: undo.error,
    isUndoing: undo.isPending,
    remove(search: SavedSearch) {
      undo.reset();
      removal.mutate(search, { onSuccess: () => setRemoved(search) });
    },
    undo: (onUndone: () => void) =>
      removed &&
      undo.mutate(removed, {
        onSuccess() {
          setRemoved(null);
          onUndone();
        },
      }),
  };
}

export type SearchRemoval = ReturnType<typeof useRemoveSearch>;

/** Retries once after an outage, so `change` must be idempotent. */
function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  alsoChanged: readonly string[][] = [],
) {
  const queryClient = useQueryClient();
  return useSubmit({
    mutationFn: change,
    retry: (failures, error: DataError) => isOutage(error) && failures < 1,
    onSuccess: () =>
      Promise.all(
        [['saved-searches'], ...alsoChanged].map((key) => invalidateQueries(queryClient, key)),
      ),
    onError: (error) => console.error('Error changing saved searches:', error),
  });
}
