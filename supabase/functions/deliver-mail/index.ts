import { renderMail } from '@showcase/mail';
import {
  createMailQueue,
  createSmtpTransport,
  deliverMails,
  parseSiteUrl,
} from '@showcase/mail/sender';
import { respondToSchedule } from '../_shared/respond-to-schedule.ts';
import { connectWithSecretKey, read, serve } from '../_shared/runtime.ts';

const client = connectWithSecretKey();

/** All settings are read before a mail is claimed: a wrong one is no mail's mistake. */
function run() {
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

serve((request) => respondToSchedule(request, { secret: read('DELIVER_MAIL_SECRET'), run }));
