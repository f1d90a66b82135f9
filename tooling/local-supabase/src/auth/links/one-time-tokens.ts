import { createHash, randomInt } from 'node:crypto';
import type postgres from 'postgres';
import type { Sql } from '../../postgres/connect.ts';
import type { OneTimeToken } from '../../mailbox/mailer.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthCall } from '../auth-request.ts';
import type { UserRecord } from '../users/user-record.ts';

const wildcards: Record<string, string> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };

/** A link that began with a code challenge says so. */
const PKCE = 'pkce_';

export function createOneTimeToken(email: string, { isPkce = false } = {}): OneTimeToken {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: `${isPkce ? PKCE : ''}${hashCode(email, code)}` };
}

export function hashCode(email: string, code: string): string {
  return createHash('sha224').update(`${email}${code}`).digest('hex');
}

/** The hashes that the account may keep for a code mailed to this address. */
export function possibleHashes(email: string, code: string): string[] {
  const hash = hashCode(email.toLowerCase(), code);
  return [hash, `${PKCE}${hash}`];
}

export function isPkce({ fields }: AuthCall): boolean {
  return typeof fields.code_challenge === 'string' && fields.code_challenge !== '';
}

/** Where a mailed link leads in the end. */
export function readRedirect({ url }: AuthCall, settings: AuthContext['settings']): string {
  const target = url.searchParams.get('redirect_to') ?? '';
  return isAllowedRedirect(target, settings) ? target : settings.siteUrl;
}

/** Ends all links and codes of an account, for an update: whoever has used one has no use for the others. */
export function endTokens(sql: Sql): postgres.Fragment {
  return sql`
    confirmation_token = '', recovery_token = '', email_change_token_current = '', email_change_token_new = '',
    phone_change_token = '', reauthentication_token = ''`;
}

const columns = {
  confirmation: ['confirmation_token', 'confirmation_sent_at'],
  recovery: ['recovery_token', 'recovery_sent_at'],
  magic_link: ['recovery_token', 'recovery_sent_at'],
} as const;

/** Mails a link, and keeps its hash. Throws if the account got one of the kind a moment ago. */
export async function mailLink(
  { sql, settings, mails, mailer }: AuthContext,
  call: AuthCall,
  { user, kind }: { user: UserRecord; kind: keyof typeof columns },
): Promise<void> {
  const email = user.email ?? '';
  const [tokenColumn, sentAtColumn] = columns[kind];
  mails.count(user[sentAtColumn]);
  const token = createOneTimeToken(email, { isPkce: isPkce(call) });
  await sql`
    update auth.users set ${sql(tokenColumn)} = ${token.hash}, ${sql(sentAtColumn)} = now(), updated_at = now()
    where id = ${user.id}`;
  await mailer.sendLink(kind, { email, token, next: readRedirect(call, settings) });
}

/** Whether a mail or a sign-in may lead there: to the site, or to what a pattern of the auth service allows. */
function isAllowedRedirect(
  target: string,
  { siteUrl, redirectUrls }: { siteUrl: string; redirectUrls: readonly string[] },
): boolean {
  if (!URL.canParse(target)) return false;
  const { origin, protocol } = new URL(target);
  if (!['http:', 'https:'].includes(protocol)) return false;
  return (
    origin === new URL(siteUrl).origin ||
    redirectUrls.some((pattern) => toRegExp(pattern).test(target))
  );
}

/** `*` stands for what contains neither a dot nor a slash, `**` for anything. */
function toRegExp(pattern: string): RegExp {
  const source = pattern
    .split(/(\*\*|\*|\?)/)
    .map((part) => wildcards[part] ?? part.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`))
    .join('');
  return new RegExp(`^${source}$`);
}
