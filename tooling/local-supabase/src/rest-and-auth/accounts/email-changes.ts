import { createHash } from 'node:crypto';
import type { Sql } from '../../postgres/connect.ts';
import { isAllowedRedirect } from '../redirects.ts';
import { toText, type Fields } from './auth-request.ts';

type Forward = (request: Request) => Promise<Response>;
type Options = { sql: Sql; siteUrl: string };

const accepted =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * A change of email is confirmed from both addresses, in any order, as on hosted Supabase with "secure email change" on. The service
 * behind only knows the confirmation from the current address, so the first one is recorded here, and the last one is passed on as that.
 */
export function createEmailChanges({ sql, siteUrl }: Options) {
  /** Records the first confirmation; false if there is none to record. */
  async function recordFirst(hash: string): Promise<boolean> {
    const { count } = await sql`
      update auth.users set email_change_confirm_status = 1,
        email_change_token_current = nullif(email_change_token_current, ${hash}),
        email_change_token_new = nullif(email_change_token_new, ${hash})
      where ${hash} in (email_change_token_current, email_change_token_new)
        and email_change_confirm_status = 0
        and email_change_token_current <> '' and email_change_token_new <> ''
        and email_change_sent_at > now() - interval '1 hour'`;
    return count > 0;
  }

  return {
    /** Starts a change; what was confirmed of an earlier one counts no more. */
    async begin(request: Request, { email }: Fields, forward: Forward): Promise<Response> {
      const response = await forward(request);
      if (response.ok && email) {
        const { id } = (await response.clone().json()) as { id: string };
        await sql`
          update auth.users set email_change_confirm_status = 0
          where id = ${id} and email_change_confirm_status <> 0
            and email_change_token_current <> '' and email_change_token_new <> ''`;
      }
      return response;
    },

    async confirm(request: Request, fields: Fields, forward: Forward): Promise<Response> {
      const { searchParams } = new URL(request.url);
      const values = request.method === 'GET' ? Object.fromEntries(searchParams) : fields;
      if (values.type !== 'email_change') return forward(request);
      const hash = readHash(request.method, values);
      if (await recordFirst(hash)) {
        if (request.method === 'POST') return Response.json({ msg: accepted, code: '200' });
        return redirect(searchParams.get('redirect_to') ?? siteUrl, siteUrl);
      }
      const [last] = await sql<{ id: string }[]>`
        update auth.users set email_change_token_current = ${hash}, email_change_token_new = null
        where ${hash} in (email_change_token_current, email_change_token_new)
          and email_change_confirm_status = 1
        returning id`;
      const response = await forward(request);
      if (last && response.status < 400) {
        await sql`update auth.users set email_change_confirm_status = 0 where id = ${last.id}`;
      }
      return response;
    },
  };
}

/** The link's token, or, of a code, the hash that the service behind stores. */
function readHash(method: string, { token_hash, token, email }: Fields): string {
  if (method === 'GET' || token_hash) return toText(token_hash) || toText(token);
  return createHash('sha256')
    .update(`${toText(email).toLowerCase()}${toText(token)}`)
    .digest('hex');
}

function redirect(target: string, siteUrl: string): Response {
  const location = new URL(isAllowedRedirect(target, siteUrl) ? target : siteUrl);
  location.hash = new URLSearchParams({ message: accepted }).toString();
  return new Response(null, { status: 303, headers: { location: location.href } });
}
