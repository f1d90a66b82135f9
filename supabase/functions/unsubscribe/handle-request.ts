import type { SupabaseClient } from '@supabase/supabase-js';
import { isOneClick } from './one-click.ts';

type Options = {
  /** With the publishable key: anyone may unsubscribe who has the token. */
  client: SupabaseClient;
  siteUrl: string;
};

const maxTokenLength = 200;

/**
 * The target of a mail's header `List-Unsubscribe`: a mail program posts (RFC 8058), a person who opens the link gets the
 * site's page, because programs that check links open them too.
 */
export async function handleRequest(request: Request, { client, siteUrl }: Options) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET' || request.method === 'HEAD') return redirect(siteUrl, token);
  if (request.method !== 'POST') {
    const response = reply(405, 'Post to this URL, or open it in a browser');
    response.headers.set('allow', 'GET, HEAD, POST');
    return response;
  }
  if (!(await isOneClick(request))) return reply(400, 'Send List-Unsubscribe=One-Click as a form');
  if (token === '' || token.length > maxTokenLength) return reply(400, 'This link is incomplete');

  const { error } = await client.rpc('unsubscribe', { token });
  if (!error) return reply(200, 'You no longer get these emails');
  if (error.code === 'PT400') return reply(400, error.message);
  console.error(`Error unsubscribing: ${error.code}`);
  return reply(503, 'This did not work. Try again later');
}

function redirect(siteUrl: string, token: string): Response {
  const url = new URL('/unsubscribe', siteUrl);
  url.searchParams.set('token', token);
  return new Response(null, { status: 303, headers: { location: url.href, ...headers } });
}

function reply(status: number, message: string): Response {
  return Response.json({ message }, { status, headers });
}

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
