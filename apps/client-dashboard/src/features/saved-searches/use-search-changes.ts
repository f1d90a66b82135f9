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
import { useRemoval } from '../../shared/removal/use-removal.ts';

type Change = Parameters<typeof changeSavedSearch>[1];

export function useChangeSearch() {
  const client = useDataClient();
  return useChange((change: Change) => changeSavedSearch(client, change));
}

/** What the list of each kind reads. */
const LISTS = { projects: 'projects', creators: 'users', services: 'services' } as const;

/** The matches of a search are no longer new, and its list is refetched. */
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

/** Removes a search at once, and saves it again in its place on request: it tells what is published from then on. */
export function useRemoveSearch() {
  const client = useDataClient();
  const removal = useChange((search: SavedSearch) => deleteSavedSearch(client, search.id));
  const undo = useChange((search: SavedSearch) =>
    saveSearch(client, search).catch((error: DataError) => {
      // The answer to an earlier attempt was lost.
      if (error.kind !== 'conflict') throw error;
    }),
  );
  return useRemoval(removal, undo);
}

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
