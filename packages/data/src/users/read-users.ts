import type { DataClient } from '../client.ts';
import { LIST_LIMIT } from '../constants.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';
import type { User } from './user.ts';

export const USER_COLUMNS =
  'id, name, username, avatar, bio, location, skills, website, linkedin, github, twitter, instagram, is_dev, preferred_language, years_experience, hourly_rate, availability, specialization, rating_avg, rating_count, created_at, updated_at';

/** By name. */
export async function listUsers(client: DataClient): Promise<User[]> {
  return unwrap(
    await client.from('users').select(USER_COLUMNS).order('name').order('id').limit(LIST_LIMIT),
  );
}

/** The creators among the users, by name. */
export async function listCreators(client: DataClient): Promise<User[]> {
  const users = unwrap(
    await client
      .from('users')
      .select(USER_COLUMNS)
      .eq('is_dev', true)
      .order('name')
      .order('id')
      .limit(LIST_LIMIT),
  );
  return users.filter((user) => user.is_dev);
}

export async function getUser(client: DataClient, id: string): Promise<User | null> {
  if (!isUuid(id)) return null;
  return unwrap(await client.from('users').select(USER_COLUMNS).eq('id', id).maybeSingle());
}

/** By their current username, or by one that the creator gave up in the last 90 days. */
export async function getUserByUsername(
  client: DataClient,
  username: string,
): Promise<User | null> {
  const name = username.trim().toLowerCase();
  const user = unwrap(
    await client.from('users').select(USER_COLUMNS).eq('username', name).maybeSingle(),
  );
  if (user) return user;
  const id: string | null = unwrap(await client.rpc('creator_by_former_username', { name }));
  return id === null ? null : getUser(client, id);
}

/** The row of the signed-in user; null for a visitor. */
export async function getCurrentUser(client: DataClient): Promise<User | null> {
  const { data, error } = await client.auth.getUser();
  if (!error) return getUser(client, data.user.id);
  const failure = toDataError(error);
  if (failure.kind === 'unauthenticated') return null;
  throw failure;
}
