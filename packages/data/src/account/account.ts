import type { DataClient } from '../client/types.ts';
import { IMAGE_BUCKET } from '../constants.ts';
import { readRpcOnce } from '../http/read-rpc.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import type { AuthUser } from '../session/session-state.ts';
import { setNewPassword, signIn } from '../session/sign-in/auth.ts';
import * as v from 'valibot';
import { hasSecondFactor } from '../security/second-factor.ts';

const myDataSchema = v.looseObject({
  images: v.pipe(
    v.nullable(v.array(v.string())),
    v.transform((images) => images ?? []),
  ),
});

/** All data of the user, by table; `images` are paths in the bucket. */
export type MyData = v.InferOutput<typeof myDataSchema>;

/** Ends all other sessions too. Throws 'invalid-credentials' if the current password is wrong. */
export async function changePassword(
  client: DataClient,
  input: { email: string; currentPassword: string; password: string },
): Promise<void> {
  const { email, currentPassword, password } = input;
  const { data } = await client.auth.getSession();
  // Creates a new session because the auth service requires one from the last day; it would lack the second factor, which that requires too.
  if (!hasSecondFactor(data.session?.user ?? null))
    await signIn(client, { email, password: currentPassword });
  await setNewPassword(client, password, currentPassword);
}

/** At most ten times an hour. */
export async function exportMyData(client: DataClient): Promise<MyData> {
  return readRpcOnce(client, 'export_my_data', {}, { schema: myDataSchema });
}

/** One of the user's own pictures; null if the file no longer exists. */
export async function downloadMyImage(client: DataClient, path: string): Promise<Blob | null> {
  const { storage } = await client.loadSupabase();
  const { data, error } = await storage.from(IMAGE_BUCKET).download(path);
  if (data) return data;
  const failure = toDataError(error);
  if (failure.kind === 'not-found') return null;
  throw failure;
}

/**
 * Cannot be undone. Throws 'invalid-credentials' if the password is wrong, 'conflict' with a sentence for users while there are
 * obligations, and 'sign-in-too-old' if there is no password and the session began more than 15 minutes ago.
 */
export async function deleteMyAccount(
  client: DataClient,
  {
    email,
    password,
    confirmation,
  }: { email: string; password: string | null; confirmation: string },
): Promise<void> {
  if (password !== null) await signIn(client, { email, password });
  unwrap(await client.rpc('delete_my_account', { confirmation }));
}

/** False for a user who has only ever signed in through another service. */
export function hasPassword(authUser: AuthUser): boolean {
  const providers: unknown = authUser.app_metadata.providers;
  return !Array.isArray(providers) || providers.includes('email');
}
