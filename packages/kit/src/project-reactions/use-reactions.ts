import type { DataClient } from '@showcase/data/client';
import {
  refetchReaction,
  setProjectReaction,
  projectReactionQueries,
  projectQueries,
  type ProjectDetail,
  type ProjectReaction,
} from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import {
  useMutation,
  useMutationState,
  useQueries,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from '@showcase/remote-contract/services';
import { explainError } from '../errors/index.ts';
import { splitIntoBatches } from '../saved-creators/split-into-batches.ts';
import { useStableCallback } from '../stable-callback/use-stable-callback.ts';

const COUNT_COLUMNS = { like: 'like_count', save: 'save_count' } as const;

type ReactionChange = { id: string; isOn: boolean };

/**
 * Likes or saves. Those of a signed-in user on real projects (`realIds`) are stored; all others are local and last as long as the
 * page is open. A press shows immediately, and the last press wins, even while earlier responses and
 * the first read are pending.
 */
export function useReactions(reaction: ProjectReaction, realIds: readonly string[]) {
  const client = useDataClient();
  const isSignedIn = useUser().authUser !== null;
  const [localIds, setLocalIds] = useState<ReadonlySet<string>>(new Set());
  const storedIds = useQueries({
    queries: splitIntoBatches(isSignedIn ? realIds : []).map((ids) =>
      projectReactionQueries(client).byIds(reaction, ids),
    ),
    combine: collect,
  });
  const pending = useMutationState({
    filters: { mutationKey: changeKey(reaction), status: 'pending' },
    select: ({ state }) => state.variables as ReactionChange,
  });
  const change = useChange(client, reaction);

  const isStored = (id: string) => isSignedIn && realIds.includes(id);
  const isActive = (id: string) =>
    isStored(id)
      ? (pending.findLast((press) => press.id === id)?.isOn ?? storedIds.has(id))
      : localIds.has(id);
  const toggle = useStableCallback((id: string) => {
    if (isStored(id)) change.mutate({ id, isOn: !isActive(id) });
    else
      setLocalIds(
        new Set(
          localIds.has(id) ? [...localIds].filter((other) => other !== id) : [...localIds, id],
        ),
      );
  });
  return { isActive, toggle };
}

function changeKey(reaction: ProjectReaction) {
  return ['project-marks', 'change', reaction];
}

function useChange(client: DataClient, reaction: ProjectReaction) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const mutationKey = changeKey(reaction);

  function adjustCount({ id, isOn }: ReactionChange) {
    queryClient.setQueryData<ProjectDetail | null>(
      projectQueries(client).byId(id).queryKey,
      (project) =>
        project && {
          ...project,
          [COUNT_COLUMNS[reaction]]: project[COUNT_COLUMNS[reaction]] + (isOn ? 1 : -1),
        },
    );
  }

  return useMutation({
    mutationKey,
    // One at a time, in the order of the presses.
    scope: { id: `project-${reaction}` },
    mutationFn: (input: ReactionChange) => setProjectReaction(client, { reaction, ...input }),
    onMutate: adjustCount,
    onSuccess(_data, { id, isOn }) {
      const queryKey = projectReactionQueries(client).all(reaction);
      queryClient.setQueriesData<string[]>({ queryKey }, (ids) => {
        const others = ids?.filter((other) => other !== id);
        return isOn ? others?.concat(id) : others;
      });
    },
    onError(error, { id, isOn }) {
      adjustCount({ id, isOn: !isOn });
      notify({
        kind: 'danger',
        text: explainError(error, { action: `Your ${reaction} didn't go through.` }),
      });
    },
    // Stays pending until the refetch, so that the press shows until then.
    async onSettled(_data, _error, { id }) {
      const isSame = ({ state }: { state: { variables: unknown } }) =>
        (state.variables as ReactionChange).id === id;
      const presses = queryClient.isMutating({ mutationKey, predicate: isSame });
      if (presses > 1) return;
      await refetchReaction(queryClient, { reaction, id });
    },
  });
}

function collect(results: UseQueryResult<string[]>[]): ReadonlySet<string> {
  return new Set(results.flatMap(({ data }) => data ?? []));
}
