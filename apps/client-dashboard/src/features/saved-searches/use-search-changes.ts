import { useDataClient } from '@showcase/data/query';
import {
  changeSavedSearchOptions,
  deleteSavedSearchOptions,
  openSavedSearchOptions,
  refetchMatches,
  restoreSavedSearchOptions,
  type SavedSearch,
} from '@showcase/data/saved-searches';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useRemoval } from '../../shared/removal/use-removal.ts';

export function useChangeSearch() {
  return useSubmit(changeSavedSearchOptions(useDataClient(), useQueryClient()));
}

/** The matches of a search are no longer new, and its list is refetched. */
export function useOpenSearch() {
  const queryClient = useQueryClient();
  const opening = useSubmit(openSavedSearchOptions(useDataClient(), queryClient));
  return ({ id, kind }: SavedSearch) => {
    void refetchMatches(queryClient, kind);
    opening.mutate(id);
  };
}

/** Removes a search at once, and saves it again in its place on request: it tells what is published from then on. */
export function useRemoveSearch() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return useRemoval(
    useSubmit(deleteSavedSearchOptions(client, queryClient)),
    useSubmit(restoreSavedSearchOptions(client, queryClient)),
  );
}
