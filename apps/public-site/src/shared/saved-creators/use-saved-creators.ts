import {
  saveCreator,
  savedCreatorQueries,
  unsaveCreator,
  useDataClient,
  useUser,
  type DataError,
} from '@showcase/data';
import { useLocation, useNavigate } from '@showcase/remote-contract';
import {
  useMutation,
  useQueries,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { inBatches } from '../in-batches.ts';
import { useNotify } from '../notify-context.ts';
import { sendFailure } from '../sending/send-failure.ts';

type Change = { id: string; isOn: boolean };

/** Which of these creators a person keeps, and how to keep them or let them go: a visitor signs in first, nobody keeps themselves. */
export function useSavedCreators(ids: readonly string[]) {
  const { authUser } = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const change = useChange(authUser?.id ?? '');
  const queries = savedCreatorQueries(useDataClient());
  const saved = useQueries({
    queries: authUser ? inBatches(ids).map((batch) => queries.among(authUser.id, batch)) : [],
    combine: collect,
  });

  return {
    mayKeep: (id: string) => id !== authUser?.id,
    isSaved: (id: string) => authUser !== null && saved.has(id),
    toggle: (id: string) => {
      if (authUser) change.mutate({ id, isOn: !saved.has(id) });
      else void navigate(`/login?next=${encodeURIComponent(pathname + search)}`);
    },
  };
}

function useChange(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const queryKey = savedCreatorQueries(client).allAmong();

  function show({ id, isOn }: Change) {
    queryClient.setQueriesData<string[]>({ queryKey }, (ids) => {
      const others = ids?.filter((other) => other !== id);
      return isOn ? others?.concat(id) : others;
    });
  }

  return useMutation<void, DataError, Change>({
    // One after another, so that the last click decides.
    scope: { id: 'saved-creators' },
    mutationFn: ({ id, isOn }) =>
      isOn ? saveCreator(client, id) : unsaveCreator(client, { userId, creatorId: id }),
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey });
      show(change);
    },
    onError(error, { id, isOn }) {
      console.error('Error saving creator:', error);
      show({ id, isOn: !isOn });
      notify({ kind: 'danger', text: sendFailure(error) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['saved-creators'] }),
  });
}

function collect(results: UseQueryResult<string[]>[]): ReadonlySet<string> {
  return new Set(results.flatMap(({ data }) => data ?? []));
}
