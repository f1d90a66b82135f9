import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretKey } from '@showcase/local-supabase';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { functionNames } from '../../../tooling/run/functions/bundle-function.ts';
import { startSmtpServer } from '../mail/sending/smtp.ts';
import { api } from '../support/backend/backend.ts';
import { addAccounts } from '../support/rows.ts';
import { sql } from '../support/world.ts';
import { prepareFunction, startFunction } from './start-function.ts';
import type { RunningFunction } from './start-function.ts';

const secret = 'a secret of these functions';
const siteUrl = 'https://showcase.example';
const folder = mkdtempSync(join(tmpdir(), 'functions-in-deno-'));
const person = randomUUID();
const running: RunningFunction[] = [];

/** Runs before the server accepts a mail. */
let onMail = () => {};
const server = await startSmtpServer(() => onMail());

const settings = {
  SUPABASE_URL: api.url,
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: api.key }),
  DELIVER_MAIL_SECRET: secret,
  REMOVE_IMAGES_SECRET: secret,
  MAIL_FROM: 'Bolt Showcase <mail@showcase.example>',
  SITE_URL: siteUrl,
  SMTP_URL: server.url,
};

beforeAll(async () => {
  for (const name of functionNames()) await prepareFunction(name, join(folder, name));
  await sql`delete from private.mail_outbox`;
  await addAccounts(sql, [person]);
});
afterEach(async () => {
  for (const it of running.splice(0)) await it.kill();
  await sql`delete from private.mail_outbox`;
  server.received.length = 0;
  onMail = () => {};
});
afterAll(async () => {
  await sql`delete from auth.users where id = ${person}`;
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function start(name: string, changed: Record<string, string> = {}) {
  const started = await startFunction(join(folder, name), { ...settings, ...changed });
  running.push(started);
  return started;
}

async function call({ url }: RunningFunction, authorization = `Bearer ${secret}`) {
  const response = await fetch(url, { method: 'POST', headers: { authorization } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Two notifications and the confirmation of the newsletter, in turn. */
const addMails = (count: number) => sql`
  insert into private.mail_outbox (key, kind, params, email)
  select 'deno:' || n,
    (array['account_reinstated', 'request_accepted', 'newsletter_confirmation'])[n % 3 + 1],
    (array[
      '{"reason": "We looked at it again"}',
      '{"actor_name": "Ada Stone", "request_id": "00000000-0000-4000-8000-000000000001", "side": "client", "title": "A page for bookings"}',
      '{"token": "token"}'
    ])[n % 3 + 1]::jsonb,
    'user-' || n || '@example.com'
  from generate_series(1, ${count}::integer) n`;
const listMails = () => sql<{ id: string; email: string; status: string; attempts: number }[]>`
  select id, email, status, attempts from private.mail_outbox order by email collate "C"`;
const recipients = () => server.received.map(({ to }) => to).toSorted();

async function countPending() {
  return (await listMails()).filter(({ status }) => status === 'pending').length;
}

/** Calls again as long as calls leave mails to the next ones. */
async function sendAll(deliverMail: RunningFunction, callsAtOnce: number) {
  for (let left = await countPending(); left > 0;) {
    const answers = await Promise.all(Array.from({ length: callsAtOnce }, () => call(deliverMail)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const before = left;
    left = await countPending();
    expect(left, 'each round sends some').toBeLessThan(before);
  }
}

describe('deliver-mail', () => {
  it('sends what is due once, in three calls at once and the next ones', async () => {
    await addMails(120);
    const deliverMail = await start('deliver-mail');
    await sendAll(deliverMail, 3);

    const mails = await listMails();
    expect(mails.filter(({ status, attempts }) => status !== 'sent' || attempts > 1)).toEqual([]);
    expect(recipients()).toEqual(mails.map(({ email }) => email));
  }, 180_000);

  it('loses no mail when a call is killed, and a repeat has the same Message-ID', async () => {
    await addMails(30);
    const victim = await start('deliver-mail');
    onMail = () => void (server.received.length === 10 && victim.kill());
    await expect(call(victim)).rejects.toThrow();
    onMail = () => {};
    expect(await countPending()).toBeGreaterThan(0);

    // As if five minutes had passed.
    await sql`update private.mail_outbox set due_at = now() where status = 'pending'`;
    await sendAll(await start('deliver-mail'), 1);

    const mails = await listMails();
    const ids = new Map(mails.map(({ email, id }) => [email, `<${id}@showcase.example>`]));
    expect(mails.filter(({ status }) => status !== 'sent')).toEqual([]);
    expect([...new Set(recipients())]).toEqual([...ids.keys()]);
    expect(server.received.filter(({ to, messageId }) => messageId !== ids.get(to))).toEqual([]);
  });

  it.each([
    ['SMTP_URL', 'https://mail.example', /^SMTP_URL /],
    ['MAIL_FROM', 'Showcase', /^MAIL_FROM must be one sender/],
    ['SITE_URL', '', /^SITE_URL must be the URL of the site/],
  ])('names %s if it is wrong, and claims nothing', async (name, value, message) => {
    await addMails(1);
    const deliverMail = await start('deliver-mail', { [name]: value });

    expect(await call(deliverMail, 'Bearer another')).toMatchObject({ status: 401 });
    expect(await call(deliverMail)).toEqual({
      status: 500,
      body: { message: expect.stringMatching(message) as string },
    });
    expect(await listMails()).toMatchObject([{ status: 'pending', attempts: 0 }]);
  });

  it('stays within the two seconds of the processor that a call has', async () => {
    await addMails(300);
    const deliverMail = await start('deliver-mail');
    let before = 0;
    for (const kind of ['cold', 'warm']) {
      const { body } = await call(deliverMail);
      const used = deliverMail.processorSeconds() - before;
      before += used;
      console.log(
        `deliver-mail, ${kind}: ${String(body.sent)} mails, ${used.toFixed(2)} s of the processor`,
      );
      expect(body.sent).toBeGreaterThanOrEqual(20);
      if (!Number.isNaN(used)) expect(used).toBeLessThan(2);
    }
  });
});

it('unsubscribe leads a person to the site, and acts on one click', async () => {
  const { url } = await start('unsubscribe');
  const [{ token = '' } = {}] = await sql<{ token: string }[]>`
    select private.mail_token(${person}, 'reviews') as token`;
  const link = `${url}/?${new URLSearchParams({ token })}`;
  const listTopics = async () =>
    (
      await sql<{ not_by_email: string[] }[]>`
      select not_by_email from private.notification_settings where user_id = ${person}`
    )[0]?.not_by_email ?? [];

  const page = await fetch(link, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([
    303,
    `${siteUrl}/unsubscribe?${new URLSearchParams({ token })}`,
  ]);
  expect(await listTopics()).toEqual([]);

  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
  expect(await listTopics()).toEqual(['reviews']);
});

it('remove-images removes what the database lists', async () => {
  await sql`delete from private.images_to_remove`;
  const owner = randomUUID();
  await addAccounts(sql, [owner]);
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
    'base64',
  );
  const { storage } = createClient(api.url, secretKey, { auth: { persistSession: false } });
  const name = `${owner}/avatar/${randomUUID()}.png`;
  const { error } = await storage.from('images').upload(name, pixel, { contentType: 'image/png' });
  expect(error).toBeNull();
  await sql`delete from auth.users where id = ${owner}`;
  const removeImages = await start('remove-images');

  expect((await call(removeImages, 'Bearer another')).status).toBe(401);
  expect(await call(removeImages)).toEqual({ status: 200, body: { removed: 1 } });
  expect((await sql`select from storage.objects where name = ${name}`).count).toBe(0);
});
