import type { DataClient } from '../../client.ts';
import { toDataError } from '../../http/to-data-error.ts';

export type OAuthProvider = 'github' | 'google';

/** Where the browser has to go to sign in with a provider; null where the provider is not set up. */
export async function oauthAddress(
  client: DataClient,
  { provider, redirectTo }: { provider: OAuthProvider; redirectTo: string },
): Promise<string | null> {
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data, error } = await client.auth.signInWithOAuth({ provider, options });
  if (error) throw toDataError(error);
  // A provider that is not set up would greet the visitor with raw JSON instead of a redirect.
  const answer = await fetch(data.url, { redirect: 'manual' }).catch((failure: unknown) => {
    throw toDataError(failure);
  });
  return answer.type === 'opaqueredirect' ? data.url : null;
}
