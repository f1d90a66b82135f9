import type { User as AuthUser } from '@supabase/supabase-js';
import type { DataClient } from '../../client.ts';
import { DataError } from '../../data-error.ts';
import { toDataError } from '../../http/to-data-error.ts';
import { captchaOptions } from './captcha.ts';

export type { AuthUser };

type SignUpInput = {
  name: string;
  email: string;
  password: string;
  username?: string;
  /** Where the link in the confirmation mail leads. */
  redirectTo?: string;
};
type SignUpResult = {
  authUser: AuthUser;
  /** True where a mail must be answered before the first sign-in. */
  needsConfirmation: boolean;
};

/** Makes the account; the database makes its row of users in the same transaction, from name and username. */
export async function signUp(client: DataClient, input: SignUpInput): Promise<SignUpResult> {
  const { name, email, password, username, redirectTo } = input;
  const { data, error } = await client.auth.signUp({
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
  return { authUser: data.user, needsConfirmation: data.session === null };
}

export async function signIn(
  client: DataClient,
  credentials: { email: string; password: string },
): Promise<AuthUser> {
  const { data, error } = await client.auth.signInWithPassword({
    ...credentials,
    options: await captchaOptions(client),
  });
  if (error) throw withMessage(toDataError(error), 'Failed to sign in');
  return data.user;
}

/**
 * Ends the person's sessions on all devices, supabase-js's own default. Throws where the service could not be told; this browser has
 * forgotten its session even then.
 */
export async function signOut(client: DataClient): Promise<void> {
  const { error } = await client.auth.signOut();
  if (!error) return;
  await client.auth.signOut({ scope: 'local' });
  throw toDataError(error);
}

/** Sends the mail that an account waits for once more; never tells whether it waits for one. */
export async function resendConfirmation(
  client: DataClient,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<void> {
  const options = { emailRedirectTo: redirectTo, ...(await captchaOptions(client)) };
  const { error } = await client.auth.resend({ type: 'signup', email, options });
  if (error) throw toDataError(error);
}

/** Never tells whether the address has an account. */
export async function requestPasswordReset(
  client: DataClient,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<void> {
  const options = { redirectTo, ...(await captchaOptions(client)) };
  const { error } = await client.auth.resetPasswordForEmail(email, options);
  if (error) throw toDataError(error);
}

/**
 * Ends all other sessions too. Needs the current password but after a recovery and where there is none yet; throws
 * 'invalid-credentials' without it, and 'forbidden' where the session is older than a day.
 */
export async function setNewPassword(
  client: DataClient,
  password: string,
  currentPassword?: string,
): Promise<void> {
  const { error } = await client.auth.updateUser({
    password,
    ...(currentPassword !== undefined && { current_password: currentPassword }),
  });
  if (error) throw toDataError(error);
}

/** The auth service's own message, but for an answer without a user, where it has none for people. */
function withMessage(error: DataError, message: string) {
  return error.kind === 'invalid-token-response' ? incomplete(message) : error;
}

function incomplete(message: string) {
  return new DataError({ kind: 'invalid-token-response', message, status: 500 });
}
