import type { QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import type { DataError } from '../client/data-error.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import { USER_COLUMNS } from './columns.ts';
import type { User, UserChanges } from './user.ts';

type UserUpdate = {
  id: string;
  changes: UserChanges;
  /** The `updated_at` that the changes are based on; without it the last save wins. */
  version?: string;
};

/** Throws 'not-found' if the row is deleted, belongs to another user, or has changed since the version. */
export async function updateUser(
  client: DataClient,
  { id, changes, version }: UserUpdate,
): Promise<User> {
  const update = client.from('users').update(changes).eq('id', id);
  const guarded = version ? update.eq('updated_at', version) : update;
  return unwrap(await guarded.select(USER_COLUMNS).single());
}

type DeveloperModeResult = { success: true } | { success: false; error: DataError };

export async function setDeveloperMode(
  client: DataClient,
  { id, isDev }: { id: string; isDev: boolean },
): Promise<DeveloperModeResult> {
  try {
    await updateUser(client, { id, changes: { is_dev: isDev } });
    return { success: true };
  } catch (error) {
    return { success: false, error: toDataError(error) };
  }
}

/** After a change of the user's own profile. */
export const refetchUsers = (queryClient: QueryClient) => invalidateQueries(queryClient, ['users']);
