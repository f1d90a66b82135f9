import type { DataClient } from '../../client/types.ts';
import { toDataError } from '../../http/to-data-error.ts';

export type OAuthProvider = 'github' | 'google';

/**
 * Signs in with the code from a provider if this tab started the sign-in; otherwise throws 'redirect', because the code belongs to
 * someone else.
 */
export async function finishOAuth(client: DataClient, code: string): Promise<void> {
  const { auth } = await client.loadSupabase();
  const { error } = await auth.exchangeCodeForSession(code);
  if (error) throw toDataError(error);
}

/** The URL to sign in with a provider; null if the provider is not set up. */
export async function getOAuthUrl(
  client: DataClient,
  { provider, redirectTo }: { provider: OAuthProvider; redirectTo: string },
): Promise<string | null> {
  const options = { redirectTo, skipBrowserRedirect: true };
  const { auth } = await client.loadSupabase();
  const { data, error } = await auth.signInWithOAuth({ provider, options });
  if (error) throw toDataError(error);
  // A provider that is not set up would show the visitor raw JSON instead of a redirect.
  const response = await fetch(data.url, { redirect: 'manual' }).catch((failure: unknown) => {
    throw toDataError(failure);
  });
  return response.type === 'opaqueredirect' ? data.url : null;
}
