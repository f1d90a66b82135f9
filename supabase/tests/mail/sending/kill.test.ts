import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { rounds } from '../../../../tooling/testing/rounds.ts';
import { secretKey } from '@showcase/local-supabase';
import { afterAll, afterEach, expect, it } from 'vitest';
import { sql } from '../../support/world.ts';
import { startSmtpServer } from './smtp.ts';
import { api } from '../../support/backend/backend.ts';

const { url } = api;
const points = ['claimed', 'sending', 'unanswered', 'accepted', 'reported'];

/** Of the sender that is to be killed before the server answers. */
let victim: ChildProcess | undefined;
let untilKill = 0;
const server = await startSmtpServer(() => {
  untilKill -= 1;
  if (untilKill === 0) victim?.kill('SIGKILL');
});

afterAll(server.stop);
afterEach(async () => {
  await sql`delete from private.mail_outbox where key like 'kill:%'`;
  server.received.length = 0;
});

async function addMails(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const id = randomUUID();
    await sql`
      insert into private.mail_outbox (key, kind, params, email)
      values (${`kill:${id}`}, 'account_reinstated', '{"reason": "test"}', ${`${id}@example.com`})`;
  }
}

const listMails = () => sql<{ id: string; email: string; status: string }[]>`
  select id, email, status from private.mail_outbox where key like 'kill:%' order by email`;

function start(point = '', count = 0): ChildProcess {
  const args = [url, secretKey, server.url, point, String(count)];
  return fork(join(import.meta.dirname, 'drain.ts'), args, { stdio: 'inherit' });
}

/** Resolves with the signal that ended it. */
function ended(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
}

function ready(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('message', resolve));
}

/** As if five minutes had passed. */
const endLeases = () => sql`
  update private.mail_outbox set due_at = now() where key like 'kill:%' and status = 'pending'`;

it('loses no mail when the sender is killed, and a repeat has the same Message-ID', async () => {
  let kills = 0;
  const kinds = rounds(1, 4) * points.length;
  for (let round = 0; round < kinds; round += 1) {
    const point = points[round % points.length] ?? '';
    await addMails(6);
    await endLeases();
    const count = point === 'claimed' ? 1 : 1 + Math.floor(round / points.length);
    victim = start(point, count);
    untilKill = point === 'unanswered' ? count : 0;
    await ready(victim);
    victim.send('go');
    if ((await ended(victim)) === 'SIGKILL') kills += 1;
  }
  await endLeases();
  const last = start();
  await ready(last);
  last.send('go');
  expect(await ended(last)).toBeNull();

  const mails = await listMails();
  const ids = new Map(mails.map(({ email, id }) => [email, `<${id}@showcase.example>`]));
  expect(kills).toBe(kinds);
  expect(mails.filter(({ status }) => status !== 'sent')).toEqual([]);
  expect([...new Set(server.received.map(({ to }) => to))].toSorted()).toEqual([...ids.keys()]);
  expect(server.received.filter(({ to, messageId }) => messageId !== ids.get(to))).toEqual([]);
  expect(server.received.length, 'some were sent twice').toBeGreaterThan(mails.length);
}, 180_000);

it('sends nothing twice with two senders at once', async () => {
  await addMails(120);
  const senders = [start(), start()];
  await Promise.all(senders.map(ready));
  for (const sender of senders) sender.send('go');
  await Promise.all(senders.map(ended));

  const mails = await listMails();
  expect(mails.filter(({ status }) => status !== 'sent')).toEqual([]);
  expect(server.received.map(({ to }) => to).toSorted()).toEqual(mails.map(({ email }) => email));
}, 120_000);
