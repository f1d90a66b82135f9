import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Mail from '@showcase/mail';
import type * as Sender from '@showcase/mail/sender';
import { createClient } from '@supabase/supabase-js';

export type Progress = {
  sent: number;
  seconds: number;
  cpuSeconds: number;
  heap: number;
  rss: number;
};

/** Sends what is due as a checkout does, in a process of its own, and reports after every thousand: `drain.ts {root} {api} {key} {smtp}`. */
const [root = '', url = '', key = '', smtpUrl = ''] = process.argv.slice(2);
const importMail = (file: string) =>
  import(pathToFileURL(join(root, 'packages/mail/src', file)).href) as Promise<unknown>;
const { renderMail } = (await importMail('index.ts')) as typeof Mail;
const sender = (await importMail('sender/index.ts')) as typeof Sender;
const queue = sender.createMailQueue(createClient(url, key, { auth: { persistSession: false } }));
const started = performance.now();
let sent = 0;

await sender.deliverMails({
  queue: {
    ...queue,
    async report(...report) {
      await queue.report(...report);
      sent += 1;
      if (sent % 1000 === 0) process.send?.(measure());
    },
  },
  transport: sender.createSmtpTransport(smtpUrl),
  render: (mail) => renderMail(mail, { siteUrl: 'https://showcase.example' }),
  from: 'Bolt Showcase <mail@showcase.example>',
  functionsUrl: `${url}/functions/v1`,
  timeBudget: Infinity,
});
if (sent % 1000 > 0) process.send?.(measure());
process.disconnect();

function measure(): Progress {
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  const seconds = (performance.now() - started) / 1000;
  return { sent, seconds, cpuSeconds: (user + system) / 1e6, heap: heapUsed, rss };
}
