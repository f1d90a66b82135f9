import { renderMail } from '@showcase/mail';
import { createMailQueue, createSmtpTransport, deliverMails } from '@showcase/mail/sender';
import { createClient } from '@supabase/supabase-js';

export type Progress = {
  sent: number;
  seconds: number;
  cpuSeconds: number;
  heap: number;
  rss: number;
};

/** Sends what is due, in a process of its own, and reports after every thousand: `drain.ts {api} {key} {smtp}`. */
const [url = '', key = '', smtpUrl = ''] = process.argv.slice(2);
const queue = createMailQueue(createClient(url, key, { auth: { persistSession: false } }));
const started = performance.now();
let sent = 0;

await deliverMails({
  queue: {
    ...queue,
    async report(...report) {
      await queue.report(...report);
      sent += 1;
      if (sent % 1000 === 0) process.send?.(measure());
    },
  },
  transport: createSmtpTransport(smtpUrl),
  render: (mail) => renderMail(mail, { siteUrl: 'https://showcase.example' }),
  from: 'Bolt Showcase <mail@showcase.example>',
  functionsUrl: `${url}/functions/v1`,
  timeBudget: Infinity,
});
process.disconnect();

function measure(): Progress {
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  const seconds = (performance.now() - started) / 1000;
  return { sent, seconds, cpuSeconds: (user + system) / 1e6, heap: heapUsed, rss };
}
