import type { Session } from '@supabase/supabase-js';
import type { TrialAuth } from '../../client/supabase.ts';
import type { DataClient } from '../../client/types.ts';
import { DataError } from '../../client/data-error.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { toDataError } from '../../http/to-data-error.ts';
import * as v from 'valibot';
import { parseOrNull } from '../../parse-json.ts';
import { getRecovery } from '../recovery.ts';
import { removeSignUp } from './begun-sign-up.ts';
import { openTrialAuth } from './trial-auth.ts';

const fields = {
  token_hash: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.nonEmpty()),
};

/** The search parameters of an email link: its token, and the account that it is for. */
const mailLinkSchema = v.variant('type', [
  v.object({ type: v.literal('signup'), ...fields }),
  v.object({ type: v.literal('magiclink'), ...fields }),
  v.object({ type: v.literal('recovery'), ...fields }),
  v.object({
    type: v.literal('email_change'),
    new_email: v.pipe(v.string(), v.nonEmpty()),
    ...fields,
  }),
]);

export type MailLink = v.InferOutput<typeof mailLinkSchema>;

/** Signed in, with the password that was chosen or one that is still to be chosen; the email address changed, or one of two confirmed it. */
type MailLinkOutcome = 'signed-in' | 'needs-password' | 'changed' | 'half-changed';

/** Null for a link that is not ours or is incomplete. */
export function readMailLink(params: URLSearchParams): MailLink | null {
  return parseOrNull(mailLinkSchema, Object.fromEntries(params));
}

/**
 * Redeems the link, and signs in if its account is the one that it names. Throws 'forbidden' without signing in if it is another
 * one, and 'invalid-token' if the link was already used. A change of email does not sign in. With a password, the account has that one from
 * then on, and its other sessions end.
 */
export async function openMailLink(
  client: DataClient,
  link: MailLink,
  password?: string,
): Promise<MailLinkOutcome> {
  const trial = await openTrialAuth(client);
  const { type, token_hash } = link;
  const { data, error } = await trial.verifyOtp({ token_hash, type });
  if (error) throw await explainFailedLink(client, link, toDataError(error));
  const { session, user } = data;
  if (type === 'email_change') {
    if (!session || !user) return 'half-changed';
    await trial.signOut({ scope: 'local' });
    await refreshEmail(client, user.id);
    return 'changed';
  }
  if (!session || !isSameEmail(user?.email, link.email)) {
    await trial.signOut({ scope: 'local' });
    const message = 'The link belongs to another account';
    throw new DataError({ kind: 'forbidden', message, status: 403 });
  }
  const isChosen = password === undefined || (await choosePassword(trial, password));
  if (type === 'recovery' || !isChosen) getRecovery(client).begin(session);
  await adoptSession(client, session);
  removeSignUp();
  return isChosen ? 'signed-in' : 'needs-password';
}

/** The auth service only fails if another account has the new email by now. */
async function explainFailedLink(client: DataClient, link: MailLink, failure: DataError) {
  if (link.type !== 'email_change' || failure.kind !== 'server') return failure;
  const isTaken = await readRpc(
    client,
    'is_new_email_taken',
    { token_hash: link.token_hash },
    {
      schema: v.boolean(),
    },
  ).catch(() => false);
  if (!isTaken) return failure;
  const message = 'Another account has this email by now';
  return new DataError({ kind: 'conflict', message, status: 409, cause: failure });
}

/** False if the auth service refuses the password. The one that the account has is as good as a new one. */
async function choosePassword(trial: TrialAuth, password: string) {
  const { error } = await trial.updateUser({ password });
  if (error?.code !== 'same_password') return error === null;
  return (await trial.signOut({ scope: 'others' })).error === null;
}

async function adoptSession(client: DataClient, { access_token, refresh_token }: Session) {
  const { auth } = await client.loadSupabase();
  const { error } = await auth.setSession({ access_token, refresh_token });
  if (error) throw toDataError(error);
}

/** If this browser is signed in to the account, updates its session with the new email. */
async function refreshEmail(client: DataClient, userId: string) {
  const { data } = await client.auth.getSession();
  if (data.session?.user.id !== userId) return;
  await (await client.loadSupabase()).auth.refreshSession();
}

function isSameEmail(one: string | undefined, other: string) {
  return one?.toLowerCase() === other.trim().toLowerCase();
}
