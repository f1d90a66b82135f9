import type { DataClient } from '../client/types.ts';
import { LIST_LIMIT } from '../constants.ts';
import { toDataError } from '../http/to-data-error.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';
import * as v from 'valibot';
import { selectUsers } from './columns.ts';
import type { User } from './user.ts';

/** By name. */
export async function listUsers(client: DataClient): Promise<User[]> {
  return unwrap(await selectUsers(client).order('name').order('id').limit(LIST_LIMIT));
}

/** The creators among the users, by name. */
export async function listCreators(client: DataClient): Promise<User[]> {
  const users = unwrap(
    await selectUsers(client).eq('is_dev', true).order('name').order('id').limit(LIST_LIMIT),
  );
  return users.filter((user) => user.is_dev);
}

export async function getUser(client: DataClient, id: string): Promise<User | null> {
  if (!isUuid(id)) return null;
  return unwrap(await selectUsers(client).eq('id', id).maybeSingle());
}

/** By their current username, or by one that the creator gave up in the last 90 days. */
export async function getUserByUsername(
  client: DataClient,
  username: string,
): Promise<User | null> {
  const name = username.trim().toLowerCase();
  const user = unwrap(await selectUsers(client).eq('username', name).maybeSingle());
  if (user) return user;
  const schema = v.nullable(v.string());
  const id = await readRpc(client, 'creator_by_former_username', { name }, { schema });
  return id === null ? null : getUser(client, id);
}

/** The row of the signed-in user; null for a visitor. */
export async function getCurrentUser(client: DataClient): Promise<User | null> {
  const { auth } = await client.loadSupabase();
  const { data, error } = await auth.getUser();
  if (!error) return getUser(client, data.user.id);
  const failure = toDataError(error);
  if (failure.kind === 'unauthenticated') return null;
  throw failure;
}
