import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend } from './support/backend.ts';
import type { Person, TestBackend } from './support/backend.ts';

describe('the doors of the backend', () => {
  let backend: TestBackend;
  let ada: Person;

  beforeAll(async () => {
    backend = await startTestBackend();
    ada = await backend.person('Ada');
  });
  afterAll(() => backend.stop());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${backend.url}${path}`, { headers });

  it.each([
    '/_system/info',
    '/_system/config',
    '/_system/introspect',
    '/',
    '/graphql/v1',
    '/static/favicon.ico',
    '/pg/tables',
  ])('does not know %s, not even for the secret key', async (path) => {
    const response = await ask(path, { apikey: backend.secretKey });

    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('postgres');
  });

  it.each([
    ['no key', {}],
    ['an unknown key', { apikey: 'sb_publishable_other' }],
  ])('refuses %s', async (_, headers) => {
    expect((await ask('/rest/v1/people', headers)).status).toBe(401);
    expect((await ask('/auth/v1/user', headers)).status).toBe(401);
  });

  it('refuses the secret key from a browser', async () => {
    const response = await ask('/rest/v1/people', {
      apikey: backend.secretKey,
      'user-agent': 'Mozilla/5.0 (X11)',
    });

    expect(response.status).toBe(401);
  });

  it.each(['secret', 'sb_publishable_local_showcase', ''])(
    'gives nothing to a token signed with "%s"',
    async (secret) => {
      const { createHmac } = await import('node:crypto');
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role', sub: ada.id })}`;
      const token = `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;

      const response = await ask('/rest/v1/notes', {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
      });

      expect(response.status).toBe(401);
    },
  );

  it('treats a token without a signature as a visitor at best', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${encode({ alg: 'none' })}.${encode({ role: 'service_role' })}.`;

    const response = await ask('/rest/v1/notes', {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
    });

    expect(response.status).toBe(401);
  });

  it('answers preflights and lets pages of any origin read', async () => {
    const preflight = await fetch(`${backend.url}/rest/v1/people`, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-headers': 'apikey,x-anything',
        'access-control-request-method': 'PATCH',
      },
    });
    const answer = await ask('/rest/v1/people', { apikey: backend.publishableKey });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('x-content-type-options')).toBe('nosniff');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,x-anything');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('Content-Range');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it("shows the mailbox to this machine's own pages only", async () => {
    const foreign = await new Promise((resolve) => {
      get(`${backend.url}/mailbox.json`, { headers: { host: 'evil.example' } }, ({ statusCode }) =>
        resolve(statusCode),
      );
    });
    const own = await ask('/mailbox.json', { origin: 'https://evil.example' });

    expect(foreign).toBe(403);
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    "title=ilike.*');drop table notes;--*",
    'order=id;select 1',
    'select=id::text,pg_sleep(5)',
  ])('takes %s as data or not at all', async (query) => {
    const response = await ask(`/rest/v1/notes?${query}`, {
      apikey: backend.publishableKey,
      authorization: `Bearer ${ada.token}`,
    });

    expect([200, 400]).toContain(response.status);
    expect((await ada.client.from('notes').select()).error).toBeNull();
  });

  it('keeps the plan of queries and aggregates to itself', async () => {
    const { error } = await ada.client.from('notes').select('id.sum()');

    expect(error?.code).toBe('PGRST123');
  });
});
