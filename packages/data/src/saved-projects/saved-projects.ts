import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { isOutage } from '../client/data-error.ts';
import type { DataClient } from '../client/types.ts';
import { SEARCH_PAGE_SIZE } from '../constants.ts';
import { readRpc } from '../http/read-rpc.ts';
import { projectReactionQueries, setProjectReaction } from '../projects/project-reactions.ts';
import { foundProjectSchema } from '../projects/project.ts';
import { infiniteListOptions } from '../query/infinite-list-options.ts';
import { invalidateEach } from '../query/invalidate-queries.ts';
import { pageSchema, type Page } from '../query/page.ts';
import * as v from 'valibot';

const savedProjectSchema = v.object({
  /** Of the project. */
  id: v.string(),
  saved_at: v.string(),
  /** Null if its link no longer opens it. */
  project: v.nullable(foundProjectSchema),
});

export type SavedProject = v.InferOutput<typeof savedProjectSchema>;

const page = pageSchema(savedProjectSchema);

type ListInput = {
  q: string;
  cursor: string | null;
  pageSize?: number;
  signal?: AbortSignal | undefined;
};

/** Those of the signed-in user that contain the text, most recently saved first. */
export function listSavedProjects(
  client: DataClient,
  { q, cursor, pageSize = SEARCH_PAGE_SIZE, signal }: ListInput,
): Promise<Page<SavedProject>> {
  const args = { q: q.trim(), ...(cursor && { cursor }), page_size: pageSize };
  return readRpc(client, 'my_saved_projects', args, { schema: page, signal });
}

const firstPage: string | null = null;

export function savedProjectQueries(client: DataClient) {
  return {
    /** All cached lists. */
    all: () => ['saved-projects'] as const,
    list: (q: string) =>
      infiniteQueryOptions({
        queryKey: ['saved-projects', 'list', q.trim()],
        queryFn: ({ pageParam, signal }) =>
          listSavedProjects(client, { q, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: ({ next }) => next,
        placeholderData: keepPreviousData,
        ...infiniteListOptions,
        meta: { failure: 'Error fetching saved projects:' },
      }),
  };
}

/** Retries once after an outage, because both changes are idempotent. */
function changeOptions(client: DataClient, queryClient: QueryClient, isOn: boolean) {
  return mutationOptions({
    mutationFn: ({ id, saved_at }: SavedProject) =>
      setProjectReaction(client, { reaction: 'save', id, isOn, savedAt: saved_at }),
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () =>
      invalidateEach(queryClient, [
        savedProjectQueries(client).all(),
        projectReactionQueries(client).all('save'),
      ]),
    onError: (error) => console.error('Error changing saved projects:', error),
  });
}

export const removeSavedProjectOptions = (client: DataClient, queryClient: QueryClient) =>
  changeOptions(client, queryClient, false);

/** It returns to its place in the list. */
export const restoreSavedProjectOptions = (client: DataClient, queryClient: QueryClient) =>
  changeOptions(client, queryClient, true);
