import {
  markProject,
  projectMarkQueries,
  projectQueries,
  readAgain,
  useDataClient,
  useUser,
  type DataClient,
  type ProjectDetail,
  type ProjectMark,
} from '@showcase/data';
import { explainError } from '@showcase/kit/errors';
import { inBatches } from '@showcase/kit/saved-creators';
import {
  useMutation,
  useMutationState,
  useQueries,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from '../notify-context.ts';
import { useStableCallback } from '../use-stable-callback.ts';

const COUNTS = { like: 'like_count', save: 'save_count' } as const;

type Change = { id: string; isOn: boolean };

/**
 * Likes or saves. Those of a signed-in person on real projects, which `realIds` names, are stored; all others are the
 * visitor's own and last as long as the page is open. A press shows at once, and the last press wins, also while the answers to
 * earlier ones and the first read are on their way.
 */
export function useMarks(mark: ProjectMark, realIds: readonly string[]) {
  const client = useDataClient();
  const isSignedIn = useUser().authUser !== null;
  const [unstored, setUnstored] = useState<ReadonlySet<string>>(new Set());
  const stored = useQueries({
    queries: inBatches(isSignedIn ? realIds : []).map((ids) =>
      projectMarkQueries(client).of(mark, ids),
    ),
    combine: collect,
  });
  const pending = useMutationState({
    filters: { mutationKey: changeKey(mark), status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  const change = useChange(client, mark);

  const isStored = (id: string) => isSignedIn && realIds.includes(id);
  const isMarked = (id: string) =>
    isStored(id)
      ? (pending.findLast((press) => press.id === id)?.isOn ?? stored.has(id))
      : unstored.has(id);
  const toggle = useStableCallback((id: string) => {
    if (isStored(id)) change.mutate({ id, isOn: !isMarked(id) });
    else setUnstored(unstored.symmetricDifference(new Set([id])));
  });
  return { isMarked, toggle };
}

function changeKey(mark: ProjectMark) {
  return ['project-marks', 'change', mark];
}

function useChange(client: DataClient, mark: ProjectMark) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const mutationKey = changeKey(mark);

  function count({ id, isOn }: Change) {
    queryClient.setQueryData<ProjectDetail | null>(
      projectQueries(client).byId(id).queryKey,
      (project) =>
        project && { ...project, [COUNTS[mark]]: project[COUNTS[mark]] + (isOn ? 1 : -1) },
    );
  }

  return useMutation({
    mutationKey,
    // One after another, in the order of the presses.
    scope: { id: `project-${mark}` },
    mutationFn: (input: Change) => markProject(client, { mark, ...input }),
    onMutate: count,
    onSuccess(_data, { id, isOn }) {
      const queryKey = projectMarkQueries(client).all(mark);
      queryClient.setQueriesData<string[]>({ queryKey }, (ids) => {
        const others = ids?.filter((other) => other !== id);
        return isOn ? others?.concat(id) : others;
      });
    },
    onError(error, { id, isOn }) {
      count({ id, isOn: !isOn });
      notify({
        kind: 'danger',
        text: explainError(error, { action: `Your ${mark} was not stored.` }),
      });
    },
    // Pending until it was read: what was pressed shows until then.
    async onSettled(_data, _error, { id }) {
      const isSame = ({ state }: { state: { variables: unknown } }) =>
        (state.variables as Change).id === id;
      const presses = queryClient.isMutating({ mutationKey, predicate: isSame });
      if (presses > 1) return;
      await Promise.all([
        readAgain(queryClient, projectMarkQueries(client).all(mark)),
        readAgain(queryClient, projectQueries(client).byId(id).queryKey),
      ]);
    },
  });
}

function collect(results: UseQueryResult<string[]>[]): ReadonlySet<string> {
  return new Set(results.flatMap(({ data }) => data ?? []));
}
