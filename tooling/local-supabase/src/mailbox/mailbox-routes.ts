import type { MailStore } from './mail-store.ts';
import { mailboxPage } from './mailbox-page.ts';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Serves `/mailbox` and `/mailbox.json` to pages of this machine only, because the emails give access to accounts. */
export async function handleMailbox(request: Request, store: MailStore): Promise<Response> {
  const { hostname, pathname } = new URL(request.url);
  if (request.method !== 'GET' || !localHosts.has(hostname))
    return new Response('Not allowed\n', { status: 403 });
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  const mails = await store.list();
  if (pathname === '/mailbox.json') return Response.json(mails, { headers });
  return new Response(mailboxPage(mails), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}
