import type { DataClient } from '../../client/types.ts';
import { DataError } from '../../client/data-error.ts';
import { toDataError } from '../../http/to-data-error.ts';
import { captchaOptions } from './captcha.ts';

const MINUTE = 60_000;
/** The answer of the auth service if it mailed an account a moment ago: nothing of addresses without one. */
const TOO_SOON = 'over_email_send_rate_limit';

type MailRequest = { email: string; redirectTo: string };
type AuthOptions = Awaited<ReturnType<typeof captchaOptions>>;
type Send = (options: AuthOptions) => Promise<{ error: unknown }>;

/** When a mail of each kind was last requested for each address. */
const requestTimes = new WeakMap<DataClient, Map<string, number>>();

/** Resends the confirmation email; never reveals whether an account is waiting for one. */
export async function resendConfirmation(client: DataClient, { email, redirectTo }: MailRequest) {
  const { auth } = await client.loadSupabase();
  await requestMail(client, `confirmation ${email}`, (options) =>
    auth.resend({
      ...{ type: 'signup', email },
      options: { emailRedirectTo: redirectTo, ...options },
    }),
  );
}

/** Never reveals whether the email address has an account. */
export async function requestPasswordReset(client: DataClient, { email, redirectTo }: MailRequest) {
  const { auth } = await client.loadSupabase();
  await requestMail(client, `recovery ${email}`, (options) =>
    auth.resetPasswordForEmail(email, { redirectTo, ...options }),
  );
}

/**
 * Requests one mail a minute for an address, whether or not it has an account, and throws 'rate-limited' without a request before that.
 */
async function requestMail(client: DataClient, name: string, send: Send): Promise<void> {
  const options = await captchaOptions(client);
  const key = name.toLowerCase();
  const times = requestTimes.get(client) ?? new Map<string, number>();
  requestTimes.set(client, times);
  const left = (times.get(key) ?? 0) + MINUTE - Date.now();
  if (left > 0) throw tooSoon(Math.ceil(left / 1000));
  times.set(key, Date.now());
  const { error } = await send(options);
  const failure = error ? toDataError(error) : null;
  if (!failure || failure.code === TOO_SOON) return;
  times.delete(key);
  throw failure;
}

function tooSoon(retryAfter: number): DataError {
  const message = 'A mail was requested for this address a moment ago';
  return new DataError({ kind: 'rate-limited', message, status: 0, retryAfter });
}
