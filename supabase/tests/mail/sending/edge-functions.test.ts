import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { respondToSchedule } from '../../../functions/_shared/respond-to-schedule.ts';
import { handleRequest as unsubscribe } from '../../../functions/unsubscribe/handle-request.ts';
import { addAccounts } from '../../support/rows.ts';
import { sql } from '../../support/world.ts';
import { api } from '../../support/backend/backend.ts';

const { url, key } = api;
const siteUrl = 'https://showcase.example';
const secret = 'a secret of this function';
const person = randomUUID();
let token = '';

beforeEach(async () => {
  await addAccounts(sql, [person]);
  const [row] = await sql<
    { token: string }[]
  >`select private.mail_token(${person}, 'reviews') as token`;
  token = row?.token ?? '';
});
afterEach(() => sql`delete from auth.users where id = ${person}`);

const connectTo = (fetch: typeof globalThis.fetch = globalThis.fetch) =>
  createClient(url, key, { auth: { persistSession: false }, global: { fetch } });

/** The request of the mail program, unless something else is given. */
function call(init: RequestInit = {}, { link = token, client = connectTo() } = {}) {
  const target = `https://functions.example/unsubscribe?${new URLSearchParams({ token: link })}`;
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return unsubscribe(new Request(target, { method: 'POST', body, ...init }), { client, siteUrl });
}

async function topicsOff(): Promise<string[]> {
  const [row] = await sql<{ not_by_email: string[] }[]>`
    select not_by_email from private.notification_settings where user_id = ${person}`;
  return row?.not_by_email ?? [];
}

async function read(response: Response) {
  return { status: response.status, ...((await response.json()) as { message: string }) };
}

describe('unsubscribe', () => {
  it('acts on the post of a mail program, as often as it comes', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await read(await call())).toEqual({
        status: 200,
        message: 'You no longer get these emails',
      });
      expect(await topicsOff()).toEqual(['reviews']);
    }
  });

  it('reads a multipart form too', async () => {
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');

    expect((await call({ body })).status).toBe(200);
    expect(await topicsOff()).toEqual(['reviews']);
  });

  it.each([
    ['nothing', null],
    ['another form', new URLSearchParams({ 'List-Unsubscribe': 'Yes' })],
    ['a text', 'List-Unsubscribe=One-Click'],
    ['too much', new URLSearchParams({ 'List-Unsubscribe': 'One-Click', more: 'x'.repeat(5000) })],
  ])('does not act on %s', async (_name, body) => {
    expect(await read(await call({ body }))).toEqual({
      status: 400,
      message: 'Send List-Unsubscribe=One-Click as a form',
    });
    expect(await topicsOff()).toEqual([]);
  });

  it('reads no more than it needs', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new TextEncoder().encode('a=b&'.repeat(256)));
      },
    });
    const init = {
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };

    expect((await call(init)).status).toBe(400);
    expect(pulled).toBeLessThan(10);
  });

  it.each(['GET', 'HEAD'])(
    'leads a person to the page of the site (%s) without acting',
    async (method) => {
      const response = await call({ method, body: null });

      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(
        `${siteUrl}/unsubscribe?${new URLSearchParams({ token })}`,
      );
      expect(await topicsOff()).toEqual([]);
    },
  );

  it.each(['PUT', 'DELETE', 'OPTIONS'])('does not know %s', async (method) => {
    const response = await call({ method, body: null });

    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  it.each(['', 'x', 'x'.repeat(10_000), `${person}.reviews.${'0'.repeat(64)}`])(
    'explains an invalid link: %.50s',
    async (link) => {
      const { status, message } = await read(await call({}, { link }));

      expect(status).toBe(400);
      expect(message).toMatch(/^This link is incomplete/);
    },
  );

  it('says that it did not work without the database, and logs no link', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const client = connectTo(() =>
      Promise.resolve(Response.json({ message: token }, { status: 500 })),
    );

    expect((await call({}, { client })).status).toBe(503);
    expect(JSON.stringify(log.mock.calls)).not.toContain(token);
    log.mockRestore();
  });
});

describe('a scheduled function', () => {
  const request = (authorization: string) =>
    new Request('https://functions.example', { method: 'POST', headers: { authorization } });

  it.each(['', 'Bearer ', 'Bearer another', secret])(
    'does nothing for %j',
    async (authorization) => {
      const run = vi.fn(() => Promise.resolve({}));

      expect((await respondToSchedule(request(authorization), { secret, run })).status).toBe(401);
      expect((await respondToSchedule(request('Bearer '), { secret: '', run })).status).toBe(401);
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('responds with what it did, or with what is wrong', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const sent = await respondToSchedule(request(`Bearer ${secret}`), {
      secret,
      run: () => Promise.resolve({ sent: 3 }),
    });
    const wrong = await respondToSchedule(request(`Bearer ${secret}`), {
      secret,
      run() {
        throw new Error('SMTP_URL names no host');
      },
    });

    expect([sent.status, await sent.json()]).toEqual([200, { sent: 3 }]);
    expect([wrong.status, await wrong.json()]).toEqual([
      500,
      { message: 'SMTP_URL names no host' },
    ]);
    expect(log).toHaveBeenCalledWith('Error in a scheduled call: SMTP_URL names no host');
    log.mockRestore();
  });
});
