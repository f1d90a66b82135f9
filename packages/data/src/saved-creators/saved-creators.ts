import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { listSavedCreators } from './list-saved-creators.ts';

type SavedCreator = { userId: string; creatorId: string };

/** Whether this person keeps that creator. */
export async function isCreatorSaved(client: DataClient, { userId, creatorId }: SavedCreator) {
  const rows = unwrap(
    await client
      .from('saved_creators')
      .select('creator_id')
      .eq('user_id', userId)
      .eq('creator_id', creatorId)
      .limit(1),
  );
  return rows.length > 0;
}

/** One who is saved already stays as they are, with their note. */
export async function saveCreator(client: DataClient, creatorId: string): Promise<void> {
  const { error, status } = await client.from('saved_creators').insert({ creator_id: creatorId });
  if (!error) return;
  const failure = toDataError(error, status);
  if (failure.kind !== 'conflict') throw failure;
}

/** Takes the note along. */
export async function unsaveCreator(
  client: DataClient,
  { userId, creatorId }: SavedCreator,
): Promise<void> {
  unwrap(
    await client.from('saved_creators').delete().eq('user_id', userId).eq('creator_id', creatorId),
  );
}

export function savedCreatorQueries(client: DataClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['saved-creators', 'list'],
        queryFn: () => listSavedCreators(client),
        meta: { failure: 'Error fetching saved creators:' },
      }),
    isSaved: ({ userId, creatorId }: SavedCreator) =>
      queryOptions({
        queryKey: ['saved-creators', 'one', userId, creatorId],
        queryFn: () => isCreatorSaved(client, { userId, creatorId }),
        meta: { failure: 'Error fetching saved creators:' },
      }),
  };
}
