import type { DataClient } from '../../client/types.ts';
import { DataError } from '../../client/data-error.ts';
import { toDataError } from '../../http/to-data-error.ts';
import type { AuthUser } from '../session-state.ts';
import { rememberSession } from '../storage/session-end.ts';
import { rememberSignUp } from './begun-sign-up.ts';
import { captchaOptions } from './captcha.ts';

type SignUpInput = {
  name: string;
  email: string;
  password: string;
  username?: string;
  /** Where the link in the confirmation email leads. */
  redirectTo?: string;
};
type SignUpResult = {
  authUser: AuthUser;
  /** True if the email must be confirmed before the first sign-in. */
  needsConfirmation: boolean;
};

/** Creates the account; the database creates its row in `users` in the same transaction, from name and username. */
export async function signUp(client: DataClient, input: SignUpInput): Promise<SignUpResult> {
  const { name, email, password, username, redirectTo } = input;
  const { auth } = await client.loadSupabase();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: {
      data: username ? { name, username } : { name },
      ...(redirectTo && { emailRedirectTo: redirectTo }),
      ...(await captchaOptions(client)),
    },
  });
  if (error) throw withMessage(toDataError(error), 'Failed to sign up');
  if (!data.user) throw incomplete('Failed to sign up');
  if (!data.session) rememberSignUp(data.user);
  return { authUser: data.user, needsConfirmation: data.session === null };
}

/** `isRemembered` decides whether the session stays when the browser is closed; without it, as at the last sign-in. */
export async function signIn(
  client: DataClient,
  credentials: { email: string; password: string },
  isRemembered?: boolean,
): Promise<AuthUser> {
  const { auth } = await client.loadSupabase();
  if (isRemembered !== undefined) rememberSession(isRemembered);
  const { data, error } = await auth.signInWithPassword({
    ...credentials,
    options: await captchaOptions(client),
  });
  if (error) throw withMessage(toDataError(error), 'Failed to sign in');
  return data.user;
}

/** Ends this session only, also if the service cannot be reached. */
export async function endThisSession(client: DataClient): Promise<void> {
  const { auth } = await client.loadSupabase();
  await auth.signOut({ scope: 'local' });
}

/**
 * Ends the user's sessions on all devices, the default of supabase-js. Throws if the service could not be reached; even then the
 * session is removed from this browser.
 */
export async function signOut(client: DataClient): Promise<void> {
  const { auth } = await client.loadSupabase();
  const { error } = await auth.signOut();
  if (!error) return;
  await auth.signOut({ scope: 'local' });
  throw toDataError(error);
}

/**
 * Ends all other sessions too. Needs the current password, except during a recovery or if there is none yet; throws
 * 'invalid-credentials' without it, and 'forbidden' if the session is older than a day.
 */
export async function setNewPassword(
  client: DataClient,
  password: string,
  currentPassword?: string,
): Promise<void> {
  const { auth } = await client.loadSupabase();
  const { error } = await auth.updateUser({
    password,
    ...(currentPassword !== undefined && { current_password: currentPassword }),
  });
  if (error) throw toDataError(error);
}

/** Keeps the auth service's own message, unless the response has no user: that error has no message for users. */
function withMessage(error: DataError, message: string) {
  return error.kind === 'invalid-token-response' ? incomplete(message) : error;
}

function incomplete(message: string) {
  return new DataError({ kind: 'invalid-token-response', message, status: 500 });
}
