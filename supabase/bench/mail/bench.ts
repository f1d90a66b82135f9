import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, secretKey, startLocalSupabase } from '@showcase/local-supabase';
import type { Sql } from '@showcase/local-supabase';
import type { Progress } from './drain.ts';

/** `npm run bench:mail` measures how fast a queue of mails is sent, and the memory of what sends it. `-- --mails 10000` is the default. */
const { values } = parseArgs({ options: { mails: { type: 'string', default: '10000' } } });
const count = Number(values.mails);

const dataDir = await mkdtemp(join(tmpdir(), 'bench-mail-'));
const root = resolve(import.meta.dirname, '../../..');
const options = { root, dataDir, port: 0, seed: false, deliversMail: false };
const backend = await startLocalSupabase(options);
const sql = connect(backend.databaseUrl, { max: 1 });
const server = fork(join(import.meta.dirname, 'smtp-server.ts'));
try {
  await addMails(sql);
  const port = await new Promise((ready) => server.once('message', ready));
  console.log(`${count} mails, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(['sent', 'per second', 'cpu per mail', 'heap', 'rss'].map(column).join(''));
  await drain(`smtp://127.0.0.1:${String(port)}`);
  const [row] = await sql<{ sent: number }[]>`
    select count(*)::integer as sent from private.mail_outbox where status = 'sent'`;
  console.log(`\n${row?.sent} of ${count} are marked as sent.`);
} finally {
  server.disconnect();
  await sql.end();
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Of three kinds: two notifications, and the confirmation of the newsletter. */
async function addMails(database: Sql): Promise<void> {
  await database`
    insert into private.mail_outbox (key, kind, params, email)
    select 'bench:' || n,
      (array['account_reinstated', 'request_accepted', 'newsletter_confirmation'])[n % 3 + 1],
      (array[
        '{"reason": "We looked at it again"}',
        '{"actor_name": "Ada Stone", "request_id": "00000000-0000-4000-8000-000000000001", "side": "client", "title": "A page for bookings"}',
        '{"token": "token"}'
      ])[n % 3 + 1]::jsonb,
      'user-' || n || '@example.com'
    from generate_series(1, ${count}::integer) n`;
}

async function drain(smtpUrl: string): Promise<void> {
  const child = fork(join(import.meta.dirname, 'drain.ts'), [backend.url, secretKey, smtpUrl]);
  let before = { sent: 0, seconds: 0, cpuSeconds: 0 };
  child.on('message', (progress: Progress) => {
    const { sent, seconds, cpuSeconds, heap, rss } = progress;
    const perSecond = (sent - before.sent) / (seconds - before.seconds);
    const cpu = ((cpuSeconds - before.cpuSeconds) / (sent - before.sent)) * 1000;
    const cells = [
      sent,
      perSecond.toFixed(0),
      `${cpu.toFixed(1)} ms`,
      megabytes(heap),
      megabytes(rss),
    ];
    console.log(cells.map(column).join(''));
    before = progress;
  });
  await new Promise((resolveEnd) => child.once('exit', resolveEnd));
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function column(cell: string | number): string {
  return String(cell).padStart(14);
}
