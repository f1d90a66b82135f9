import { createMailQueue, createSmtpTransport, deliverMails } from '@showcase/mail/sender';
import { createClient } from '@supabase/supabase-js';

/** Sends what is due, in a process of its own, and may kill itself: `drain.ts {api} {key} {smtp} {point} {count}`. */
const [url = '', key = '', smtpUrl = '', point = '', count = '0'] = process.argv.slice(2);
let left = Number(count);

/** Ends the process as a crash would, the given number of times that it comes by this point. */
function mayDie(at: string) {
  if (at !== point) return;
  left -= 1;
  if (left <= 0) process.kill(process.pid, 'SIGKILL');
}

const queue = createMailQueue(createClient(url, key, { auth: { persistSession: false } }));
const transport = createSmtpTransport(smtpUrl);

if (process.send) {
  process.send('ready');
  await new Promise((resolve) => process.once('message', resolve));
  process.disconnect();
}
await deliverMails({
  queue: {
    async claim(maxMails) {
      const mails = await queue.claim(maxMails);
      mayDie('claimed');
      return mails;
    },
    async report(...report) {
      await queue.report(...report);
      mayDie('reported');
    },
  },
  transport: {
    ...transport,
    async send(message, signal) {
      mayDie('sending');
      const response = await transport.send(message, signal);
      mayDie('accepted');
      return response;
    },
  },
  render: ({ to }) => ({ subject: 'Hello', text: `Hello ${to}`, html: `<p>Hello ${to}</p>` }),
  from: 'Bolt Showcase <mail@showcase.example>',
  functionsUrl: `${url}/functions/v1`,
});
