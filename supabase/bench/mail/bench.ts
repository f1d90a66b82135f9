import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@showcase/local-supabase';
import type { Sql } from '@showcase/local-supabase';
import { againstOptions, openCheckouts } from '../../../tooling/run/against/checkouts.ts';
import type { Figure } from '../../../tooling/run/against/comparison.ts';
import { namesOf, printRounds } from '../../../tooling/run/against/rounds.ts';
import { startBackendProcess } from '../backend-process.ts';
import type { Progress } from './drain.ts';

/** `npm run bench:mail` measures how fast a queue of mails is sent, and the memory of what sends it. `-- --mails 10000` is the default. */
const { values } = parseArgs({
  options: { ...againstOptions, mails: { type: 'string', default: '10000' } },
});
const count = Number(values.mails);

const checkouts = await openCheckouts(values.against);
const server = fork(join(import.meta.dirname, 'smtp-server.ts'));
const port = await new Promise((ready) => server.once('message', ready));
try {
  console.log(`${count} mails, load ${loadavg()[0]?.toFixed(1)}`);
  await printRounds(checkouts, Number(values.runs), measure, namesOf(checkouts));
} finally {
  server.disconnect();
}

async function measure({ name, root }: { name: string; root: string }): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-mail-'));
  const options = { root, dataDir, seed: false, deliversMail: false };
  const backend = await startBackendProcess(options);
  const sql = connect(backend.databaseUrl, { max: 1 });
  try {
    await addMails(sql);
    console.log(`\n${name}`);
    const args = [root, backend.url, backend.secretKey, `smtp://127.0.0.1:${String(port)}`];
    const reports = await drain(args);
    const { sent = NaN, seconds = NaN, cpuSeconds = NaN } = reports.at(-1) ?? {};
    const [row] = await sql<{ sent: number }[]>`
      select count(*)::integer as sent from private.mail_outbox where status = 'sent'`;
    return [
      { label: 'mails per second', unit: '', value: sent / seconds },
      { label: 'processor time of a mail', unit: 'ms', value: (cpuSeconds / sent) * 1000 },
      { label: 'heap, at most', unit: 'MB', value: Math.max(...reports.map(({ heap }) => heap)) },
      { label: 'memory, at most', unit: 'MB', value: Math.max(...reports.map(({ rss }) => rss)) },
      { label: 'marked as sent', unit: '', value: row?.sent ?? NaN },
    ];
  } finally {
    await sql.end();
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
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

/** Prints what the process that sends reports, and returns it. */
async function drain(args: string[]): Promise<Progress[]> {
  console.log(['sent', 'per second', 'cpu per mail', 'heap', 'rss'].map(column).join(''));
  const child = fork(join(import.meta.dirname, 'drain.ts'), args);
  const reports: Progress[] = [];
  child.on('message', (progress: Progress) => {
    const before = reports.at(-1) ?? { sent: 0, seconds: 0, cpuSeconds: 0 };
    reports.push(progress);
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
  });
  await new Promise((resolveEnd) => child.once('exit', resolveEnd));
  return reports;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function column(cell: string | number): string {
  return String(cell).padStart(14);
}
