import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { connect } from '../../src/index.ts';
import { createMailStore } from '../../src/mailbox/mail-store.ts';
import { openBackend } from '../support/open-backend.ts';

type Mail = { id: string; to: string; subject: string; text: string; html: string; link: string };

const backend = await openBackend();
const sql = connect(backend.databaseUrl, { max: 2 });

async function readMails(recipient: string): Promise<Mail[]> {
  const response = await fetch(`${backend.url}/mailbox.json`);
  return ((await response.json()) as Mail[]).filter(({ to }) => to === recipient);
}

describe('a queued mail', () => {
  it('is in the mailbox a moment later, once, as text and as HTML', async () => {
    await sql`insert into mails (email) values ('ada@example.com')`;
    await vi.waitUntil(
      async () => (await sql`select from mails where outcome = 'sent'`).count === 1,
      {
        timeout: 20_000,
      },
    );

    const mails = await readMails('ada@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'News', code: '' });
    expect(mails[0]?.text).toContain('Hello there');
    expect(mails[0]?.html).toMatch(/<(strong|b)[^>]*>Hello/);
  });

  it('is shown as HTML that runs and loads nothing', async () => {
    await sql`insert into mails (email) values ('ben@example.com')`;
    await vi.waitUntil(async () => (await readMails('ben@example.com')).length === 1, {
      timeout: 20_000,
    });
    const [mail] = await readMails('ben@example.com');
    const page = await (await fetch(`${backend.url}/mailbox`)).text();
    const response = await fetch(`${backend.url}/mailbox/${mail?.id}`);

    expect(page).toContain(`<a href="/mailbox/${mail?.id}">Show as HTML</a>`);
    expect(await response.text()).toBe(mail?.html);
    const policy = response.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('img-src data:');
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
  });

  it.each(['/mailbox/unknown', '/mailbox/..%2Fjwt-secret', '/mailbox/../mailbox/x'])(
    'is not at %s',
    async (path) => {
      expect((await fetch(backend.url + path)).status).toBe(404);
    },
  );

  it('is not sent by a call without the secret key', async () => {
    const url = `${backend.url}/functions/v1/deliver-mail`;
    const call = (key: string) =>
      fetch(url, { method: 'POST', headers: { authorization: `Bearer ${key}` } });

    expect((await call(backend.publishableKey)).status).toBe(401);
    expect((await call(backend.secretKey)).status).toBe(200);
  });
});

describe('the link to unsubscribe', () => {
  const url = `${backend.url}/functions/v1/unsubscribe`;
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

  it('is handled by the Edge Function', async () => {
    expect((await fetch(`${url}?token=good`, { method: 'POST', body })).status).toBe(200);
    expect((await fetch(`${url}?token=bad`, { method: 'POST', body })).status).toBe(400);
    const opened = await fetch(`${url}?token=good`, { redirect: 'manual' });
    expect(opened.headers.get('location')).toBe('http://localhost:3000/unsubscribe?token=good');
  });
});

describe('the mailbox', () => {
  it('has the newest 500 mails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
    const store = createMailStore(folder);
    for (let number = 1; number <= 520; number += 1)
      await store.add({ to: 'a@b.c', subject: `${number}`, text: '', link: null, code: '' });

    expect(await readdir(folder)).toHaveLength(500);
    await rm(folder, { recursive: true });
  });
});
