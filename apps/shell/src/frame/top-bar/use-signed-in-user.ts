import { imageUrl, useDataClient, useUser } from '@showcase/data';

/** Who is signed in, as far as it is known while the profile cannot be read; null for a visitor. */
export function useSignedInUser() {
  const client = useDataClient();
  const { authUser, user } = useUser();
  if (!authUser) return null;
  const email = authUser.email ?? '';
  return { name: user?.name || email, email, picture: imageUrl(client, user?.avatar) };
}
