import type { Session } from '@supabase/supabase-js';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { DataError } from '../client/data-error.ts';
import { readRpcOnce } from '../http/read-rpc.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateEach, invalidateQueries } from '../query/invalidate-queries.ts';
import type { AuthUser } from '../session/session-state.ts';
import { readClaims } from '../session/token-claims.ts';
import * as v from 'valibot';

const FRIENDLY_NAME = 'Authenticator app';

/** The data for an authenticator app. */
export type AppEnrollment = { factorId: string; secret: string; uri: string };

/** Whether the user has confirmed an authenticator app. */
export function hasSecondFactor(authUser: AuthUser | null): boolean {
  return authUser?.factors?.some(({ status }) => status === 'verified') ?? false;
}

/** Whether a code of the app confirmed this session; one that a recovery code confirmed only the database knows. */
export function isConfirmedByApp(session: Session): boolean {
  return readClaims(session).aal === 'aal2';
}

/** Begins to set up an app, and forgets earlier beginnings. It counts once `confirmApp` has checked a code of it. */
export async function enrollApp(client: DataClient, issuer: string): Promise<AppEnrollment> {
  const { auth } = await client.loadSupabase();
  for (const { id, status } of await listFactors(client)) {
    if (status === 'verified') continue;
    const { error } = await auth.mfa.unenroll({ factorId: id });
    if (error) throw toDataError(error);
  }
  const { data, error } = await auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: FRIENDLY_NAME,
    issuer,
  });
  if (error) throw toDataError(error);
  return { factorId: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Throws 'invalid-credentials' if the code is wrong. The user's other sessions end. */
export async function confirmApp(
  client: DataClient,
  { factorId, code }: { factorId: string; code: string },
): Promise<void> {
  const { auth } = await client.loadSupabase();
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw toDataError(error);
}

/** Confirms this session with a code of the app. Throws 'invalid-credentials' if it is wrong. */
export async function enterAppCode(client: DataClient, code: string): Promise<void> {
  const factor = (await listFactors(client)).find(({ status }) => status === 'verified');
  if (!factor) {
    const message = 'There is no second factor';
    throw new DataError({ kind: 'not-found', message, status: 404 });
  }
  await confirmApp(client, { factorId: factor.id, code });
}

/** Ten codes, which nothing shows again. Earlier ones no longer work. */
export async function createRecoveryCodes(client: DataClient): Promise<string[]> {
  return readRpcOnce(client, 'create_recovery_codes', {}, { schema: v.array(v.string()) });
}

/** Confirms this session with one of them. Throws 'invalid-credentials' if it is wrong or was used before. */
export async function enterRecoveryCode(client: DataClient, code: string): Promise<void> {
  const isRight = unwrap(await client.rpc('use_recovery_code', { code }));
  if (isRight === true) return;
  const message = 'Wrong recovery code';
  throw new DataError({ kind: 'invalid-credentials', message, status: 200 });
}

/** Ends all other sessions too. */
export async function removeSecondFactor(client: DataClient): Promise<void> {
  unwrap(await client.rpc('remove_second_factor'));
  // The stored user still has the factor.
  await (await client.loadSupabase()).auth.refreshSession();
}

/** Removes an app that was set up in an old session, perhaps by someone else. This session must have begun with a mailed link; all others end. */
export async function removeLateApp(client: DataClient): Promise<void> {
  unwrap(await client.rpc('remove_late_app'));
  await (await client.loadSupabase()).auth.refreshSession();
}

async function listFactors(client: DataClient) {
  const { auth } = await client.loadSupabase();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw toDataError(error);
  return data.all;
}

/** The answer may be lost after the codes were made. */
export function createRecoveryCodesOptions(client: DataClient, queryClient: QueryClient) {
  const refetch = () => invalidateQueries(queryClient, ['second-factor']);
  return mutationOptions({
    mutationFn: () => createRecoveryCodes(client),
    onSuccess: refetch,
    onError: refetch,
  });
}

export const removeSecondFactorOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: () => removeSecondFactor(client),
    onSuccess: () => invalidateEach(queryClient, [['second-factor'], ['sessions']]),
  });
