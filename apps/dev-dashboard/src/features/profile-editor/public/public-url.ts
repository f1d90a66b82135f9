import type { User } from '@showcase/data/users';

/** The URL of the user's public page. */
export function getPublicUrl({ id, username }: Pick<User, 'id' | 'username'>) {
  return new URL(username ? `/creator/${username}` : `/creators/${id}`, document.baseURI).href;
}
