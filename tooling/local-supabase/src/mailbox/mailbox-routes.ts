import type { MailStore } from './mail-store.ts';
import { mailboxPage } from './mailbox-page.ts';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** Runs nothing, loads nothing, and is of no origin; only its links work. */
const mailPolicy = `${policy}; img-src data:; form-action 'none'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/** Serves `/mailbox`, `/mailbox.json` and `/mailbox/{id}`, the HTML of one email, to pages of this machine only, because the emails give access to accounts. */
export async function handleMailbox(request: Request, store: MailStore): Promise<Response> {
  const { hostname, pathname } = new URL(request.url);
  if (request.method !== 'GET' || !localHosts.has(hostname))
    return new Response('Not allowed\n', { status: 403 });
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  const [, id] = /^\/mailbox\/([\w-]+)$/.exec(pathname) ?? [];
  if (id !== undefined) {
    const html = (await store.find(id))?.html;
    if (html === undefined) return new Response('Not found\n', { status: 404, headers });
    return new Response(html, {
      headers: {
        ...headers,
        'content-security-policy': mailPolicy,
        'content-type': 'text/html; charset=utf-8',
      },
    });
  }
  const mails = await store.list();
  if (pathname === '/mailbox.json') return Response.json(mails, { headers });
  return new Response(mailboxPage(mails), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}
