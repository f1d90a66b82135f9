import { useDataClient } from '@showcase/data/query';
import {
  isSameSearch,
  savedSearchQueries,
  saveSearchOptions,
  type SavedSearchKind,
} from '@showcase/data/saved-searches';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '../forms/submit/use-submit.ts';

/** Whether the user has saved this search, and how to save it. */
export function useSaveSearch(userId: string, kind: SavedSearchKind, args: object) {
  const client = useDataClient();
  const { data, isPending } = useQuery(savedSearchQueries(client).list(userId));
  const submission = useSubmit(saveSearchOptions(client, useQueryClient()));
  return {
    isPending,
    /** The saved search that finds the same. */
    saved: data?.find((row) => row.kind === kind && isSameSearch(row.search, args)),
    submission,
  };
}
