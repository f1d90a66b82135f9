import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { isOutage } from '../client/data-error.ts';
import type { DataClient } from '../client/types.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import { isUuid } from '../uuid.ts';
import {
  listSavedCreators,
  updateSavedCreatorNote,
  type ListedSavedCreator,
  type NoteInput,
} from './list-saved-creators.ts';

type SavedCreator = { userId: string; creatorId: string };

/** The given creators that this user has saved. */
export async function listSavedCreatorIds(
  client: DataClient,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<string[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const rows = unwrap(
    await client
      .from('saved_creators')
      .select('creator_id')
      .eq('user_id', userId)
      .in('creator_id', known)
      .limit(known.length),
  );
  return rows.map(({ creator_id }) => creator_id);
}

/** If the creator is already saved, nothing changes and the note stays. */
export async function saveCreator(client: DataClient, creatorId: string): Promise<void> {
  const { error, status } = await client.from('saved_creators').insert({ creator_id: creatorId });
  if (!error) return;
  const failure = toDataError(error, status);
  if (failure.kind !== 'conflict') throw failure;
}

/** Removes the note too, and returns it. */
export async function unsaveCreator(
  client: DataClient,
  { userId, creatorId }: SavedCreator,
): Promise<string | null> {
  const rows = unwrap(
    await client
      .from('saved_creators')
      .delete()
      .eq('user_id', userId)
      .eq('creator_id', creatorId)
      .select('note'),
  );
  return rows[0]?.note ?? null;
}

export function savedCreatorQueries(client: DataClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['saved-creators', 'list'],
        queryFn: () => listSavedCreators(client),
        meta: { failure: 'Error fetching saved creators:' },
      }),
    /** All cached results of `byIds`. */
    allByIds: () => ['saved-creators', 'among'] as const,
    byIds: (userId: string, ids: readonly string[]) =>
      queryOptions({
        queryKey: ['saved-creators', 'among', userId, ids],
        queryFn: () => listSavedCreatorIds(client, { userId, ids }),
        meta: { failure: 'Error fetching saved creators:' },
      }),
  };
}

export const refetchSavedCreators = (queryClient: QueryClient) =>
  invalidateQueries(queryClient, ['saved-creators']);

/** Retries once after an outage, so the change must be idempotent. */
function changeOptions<Input>(
  queryClient: QueryClient,
  mutationFn: (input: Input) => Promise<unknown>,
) {
  return mutationOptions({
    mutationFn,
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () => refetchSavedCreators(queryClient),
    onError: (error) => console.error('Error changing saved creators:', error),
  });
}

export const unsaveCreatorOptions = (client: DataClient, queryClient: QueryClient) =>
  changeOptions(queryClient, (input: SavedCreator) => unsaveCreator(client, input));

/** Saves a removed creator again, with the note. */
export const restoreSavedCreatorOptions = (client: DataClient, queryClient: QueryClient) =>
  changeOptions(queryClient, async ({ creator_id: creatorId, note }: ListedSavedCreator) => {
    await saveCreator(client, creatorId);
    if (note !== null) await updateSavedCreatorNote(client, { creatorId, note });
  });

export const updateSavedCreatorNoteOptions = (client: DataClient, queryClient: QueryClient) =>
  changeOptions(queryClient, (input: NoteInput) => updateSavedCreatorNote(client, input));
