import { AuthError, validationError } from '../auth-error.ts';
import { openSession, type AuthContext } from '../auth-context.ts';
import { toText, type AuthCall, type Fields } from '../auth-request.ts';
import {
  acceptedMessage,
  completeEmailChange,
  recordFirstConfirmation,
} from '../links/email-changes.ts';
import { endTokens, possibleHashes, readRedirect } from '../links/one-time-tokens.ts';
import { findUser, type UserRecord } from '../users/user-record.ts';
import { toKey } from './sign-in.ts';

/** Where the account keeps the hashes of each type's links. */
const confirmation = ['confirmation_token', 'confirmation_sent_at'] as const;
const recovery = ['recovery_token', 'recovery_sent_at'] as const;
const types = {
  signup: [confirmation],
  invite: [confirmation],
  magiclink: [recovery],
  recovery: [recovery],
  email: [confirmation, recovery],
  email_change: [
    ['email_change_token_current', 'email_change_sent_at'],
    ['email_change_token_new', 'email_change_sent_at'],
  ],
} as const;
type LinkType = keyof typeof types;

/** The arguments of a used link or code: `hashes` are those that the account may keep for it. */
type Secret = { type: LinkType; hashes: readonly string[]; expired: AuthError };

/** `POST /verify`: the session of a mailed link or code. */
export async function verify(context: AuthContext, call: AuthCall) {
  const secret = readSecret(call.fields);
  // A link's token cannot be guessed, but a code only has six digits.
  if (toText(call.fields.token_hash)) return useSecret(context, call, secret);
  const key = toKey(call.ipAddress, toText(call.fields.email));
  return context.codeAttempts.attempt(key, () => useSecret(context, call, secret));
}

/** `GET /verify`: the same for a link to the auth service itself, which then leads to the site. */
export async function verifyLink(context: AuthContext, call: AuthCall): Promise<Response> {
  const target = new URL(readRedirect(call, context.settings));
  const { token, token_hash, type } = Object.fromEntries(call.url.searchParams);
  try {
    const secret = readSecret({ token_hash: token ?? token_hash, type });
    const used = await useSecret(context, call, secret);
    target.hash = new URLSearchParams(toParameters(used, secret.type)).toString();
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    target.hash = new URLSearchParams({
      error: 'access_denied',
      error_code: error.code,
      error_description: error.message,
    }).toString();
  }
  return new Response(null, { status: 303, headers: { location: target.href } });
}

type Used = Awaited<ReturnType<typeof useSecret>>;

function toParameters(used: Used, type: string): Record<string, string> {
  if ('msg' in used) return { message: used.msg };
  const { access_token, expires_at, expires_in, refresh_token, token_type } = used;
  const times = { expires_at: String(expires_at), expires_in: String(expires_in) };
  return { access_token, ...times, refresh_token, token_type, type };
}

function readSecret(fields: Fields): Secret {
  const { type, token, token_hash, email, phone } = fields;
  if (!toText(type)) throw validationError('Verify requires a verification type');
  const [code, hash, address] = [toText(token), toText(token_hash), toText(email)];
  if (!code && !hash) throw validationError('Verify requires either a token or a token hash');
  if (hash && (code || address || phone)) {
    throw validationError('Only the token_hash and type should be provided');
  }
  if (!hash && !address) {
    throw validationError('Only an email address or phone number should be provided on verify');
  }
  if (!isLinkType(type)) throw validationError('Invalid email verification type');
  const message = hash ? 'Email link is invalid or has expired' : 'Token has expired or is invalid';
  const expired = new AuthError(403, 'otp_expired', message);
  return { type, hashes: hash ? [hash] : possibleHashes(address, code), expired };
}

function isLinkType(type: unknown): type is LinkType {
  return typeof type === 'string' && Object.hasOwn(types, type);
}

async function useSecret(context: AuthContext, call: AuthCall, secret: Secret) {
  const user = await findOwner(context, secret);
  if (user.is_banned) throw new AuthError(403, 'user_banned', 'User is banned');
  const { type, hashes, expired } = secret;
  if (type === 'email_change') {
    if (await recordFirstConfirmation(context, user.id, hashes)) {
      return { msg: acceptedMessage, code: '200' };
    }
    if (!(await completeEmailChange(context, user.id, hashes))) throw expired;
  } else if (!(await useUp(context, user.id, hashes))) throw expired;
  const current = await findUser(context.sql, context.sql`u.id = ${user.id}`);
  if (!current) throw expired;
  return openSession(context, call, { user: current, method: 'otp' });
}

async function findOwner(context: AuthContext, secret: Secret): Promise<UserRecord> {
  const { sql, settings } = context;
  const { type, hashes, expired } = secret;
  const conditions = types[type].map(
    ([token, sentAt]) => sql`
      or u.${sql(token)} = any (${hashes}) and u.${sql(sentAt)} > now() - make_interval(secs => ${settings.linkSeconds})`,
  );
  const user = await findUser(sql, sql`(false ${conditions})`);
  if (!user) throw expired;
  return user;
}

/** Ends the link, which confirms the email; false if that has happened meanwhile. */
async function useUp(
  { sql }: AuthContext,
  id: string,
  hashes: readonly string[],
): Promise<boolean> {
  const used = await sql`
    with used as (
      update auth.users set updated_at = now(), ${endTokens(sql)},
        email_confirmed_at = coalesce(email_confirmed_at, now()),
        raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
      where id = ${id} and (confirmation_token = any (${hashes}) or recovery_token = any (${hashes}))
      returning id
    ), identity as (
      update auth.identities i set updated_at = now(), identity_data = i.identity_data || '{"email_verified": true}'
      from used where i.user_id = used.id and i.provider = 'email'
    )
    select id from used`;
  return used.length > 0;
}
