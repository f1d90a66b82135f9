import {
  markProject,
  projectMarkQueries,
  projectQueries,
  useDataClient,
  useUser,
  type ProjectDetail,
  type ProjectMark,
} from '@showcase/data';
import { inBatches } from '@showcase/kit/saved-creators';
import {
  useMutation,
  useQueries,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from '../notify-context.ts';
import { explainMarkFailure } from './explain-mark-failure.ts';

const COUNTS = { like: 'like_count', save: 'save_count' } as const;

type Change = { id: string; isOn: boolean };

/**
 * Likes or saves. Those of a signed-in person on real projects, which `realIds` names, are stored; all others are the
 * visitor's own and last as long as the page is open.
 */
export function useMarks(mark: ProjectMark, realIds: readonly string[]) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const isSignedIn = useUser().authUser !== null;
  const notify = useNotify();
  const [unstored, setUnstored] = useState<ReadonlySet<string>>(new Set());
  const queries = projectMarkQueries(client);
  const stored = useQueries({
    queries: inBatches(isSignedIn ? realIds : []).map((ids) => queries.of(mark, ids)),
    combine: collect,
  });

  function show({ id, isOn }: Change) {
    queryClient.setQueriesData<string[]>({ queryKey: queries.all(mark) }, (ids) =>
      ids && isOn !== ids.includes(id) ? (isOn ? [...ids, id] : without(ids, id)) : ids,
    );
  }
  function count({ id, isOn }: Change) {
    queryClient.setQueryData<ProjectDetail | null>(
      projectQueries(client).byId(id).queryKey,
      (project) =>
        project && { ...project, [COUNTS[mark]]: project[COUNTS[mark]] + (isOn ? 1 : -1) },
    );
  }

  const change = useMutation({
    // One after another, so that the last click decides.
    scope: { id: `project-${mark}` },
    mutationFn: (input: Change) => markProject(client, { mark, ...input }),
    onMutate: (input) => {
      show(input);
      count(input);
    },
    // An answer that was on its way may have overwritten it.
    onSuccess: (_data, input) => {
      show(input);
    },
    onError: (error, { id, isOn }) => {
      show({ id, isOn: !isOn });
      count({ id, isOn: !isOn });
      notify({ kind: 'danger', text: explainMarkFailure(mark, error) });
    },
  });

  const isStored = (id: string) => isSignedIn && realIds.includes(id);
  const isMarked = (id: string) => (isStored(id) ? stored : unstored).has(id);
  return {
    isMarked,
    toggle: (id: string) => {
      if (isStored(id)) change.mutate({ id, isOn: !isMarked(id) });
      else setUnstored(unstored.symmetricDifference(new Set([id])));
    },
  };
}

function collect(results: UseQueryResult<string[]>[]): ReadonlySet<string> {
  return new Set(results.flatMap(({ data }) => data ?? []));
}

function without(ids: string[], id: string) {
  return ids.filter((other) => other !== id);
}
