import { renderMail } from '@showcase/mail';
import {
  createMailQueue,
  createSmtpTransport,
  deliverMails,
  parseSiteUrl,
} from '@showcase/mail/sender';
import { createClient } from '@supabase/supabase-js';
import { handleRequest } from './handle-request.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handle: (request: Request) => Promise<Response>) => void;
};

const read = (name: string) => Deno.env.get(name) ?? '';

/** A dictionary of names and secret keys; a project with legacy keys only has the other variable. */
const keys = JSON.parse(read('SUPABASE_SECRET_KEYS') || '{}') as Record<string, string>;
const [secretKey = read('SUPABASE_SERVICE_ROLE_KEY')] = Object.values(keys);

const client = createClient(read('SUPABASE_URL'), secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});

/** All settings are read before a mail is claimed: a wrong one is no mail's mistake. */
function deliver() {
  const siteUrl = parseSiteUrl(read('SITE_URL'));
  return deliverMails({
    queue: createMailQueue(client),
    transport: createSmtpTransport(read('SMTP_URL')),
    render: (mail) => renderMail(mail, { siteUrl }),
    from: read('MAIL_FROM'),
    functionsUrl: `${read('SUPABASE_URL')}/functions/v1`,
    // A call may use the processor for two seconds. Deno 2.1 does not say how much it has used, but rendering, a quarter of it, can be
    // timed: about one second.
    renderBudget: 250,
    maxMails: 100,
  });
}

Deno.serve((request) => handleRequest(request, { secret: read('DELIVER_MAIL_SECRET'), deliver }));
