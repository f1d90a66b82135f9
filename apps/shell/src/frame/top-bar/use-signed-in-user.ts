import { imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';

/** The signed-in user, with what is known while the profile cannot be loaded; null for a visitor, and after a sign-out in another tab. */
export function useSignedInUser() {
  const client = useDataClient();
  const { authUser, user, hasSignedOut } = useUser();
  if (!authUser || hasSignedOut) return null;
  const email = authUser.email ?? '';
  return { name: user?.name || email, email, picture: imageUrl(client, user?.avatar) };
}
