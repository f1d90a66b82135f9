import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();
const ada = await backend.person('Ada');

describe('access to the backend', () => {
  const sendRequest = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${backend.url}${path}`, { headers });

  it.each([
    '/_system/info',
    '/_system/config',
    '/_system/introspect',
    '/',
    '/graphql/v1',
    '/static/favicon.ico',
    '/pg/tables',
  ])('responds to %s with 404, even with the secret key', async (path) => {
    const response = await sendRequest(path, { apikey: backend.secretKey });

    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('postgres');
  });

  it.each([
    ['no key', {}],
    ['an unknown key', { apikey: 'sb_publishable_other' }],
  ])('rejects %s', async (_, headers) => {
    expect((await sendRequest('/rest/v1/people', headers)).status).toBe(401);
    expect((await sendRequest('/auth/v1/user', headers)).status).toBe(401);
  });

  it('rejects the secret key from a browser', async () => {
    const response = await sendRequest('/rest/v1/people', {
      apikey: backend.secretKey,
      'user-agent': 'Mozilla/5.0 (X11)',
    });

    expect(response.status).toBe(401);
  });

  it.each(['/storage/v1/bucket', '/rest/v1/people', '/realtime/v1/api/broadcast'])(
    'rejects the secret key from a web page at %s',
    async (path) => {
      const pages: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const named of pages) {
        const byKey = await sendRequest(path, { apikey: backend.secretKey, ...named });
        const byToken = await sendRequest(path, {
          apikey: backend.publishableKey,
          authorization: `Bearer ${backend.secretKey}`,
          ...named,
        });
        expect([byKey.status, byToken.status]).toEqual([401, 401]);
      }
    },
  );

  it.each([
    ['the secret key', 'secretKey', 'https://evil.example', 401],
    ['the publishable key', 'publishableKey', 'http://localhost:3000', 101],
  ] as const)('responds to a WebSocket of a web page with %s', async (_, key, origin, status) => {
    const url = `${backend.url}/realtime/v1/websocket?vsn=2.0.0&apikey=${backend[key]}`;
    const headers = {
      origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const receivedStatus = await new Promise<number | undefined>((resolve, reject) => {
      const request = get(url, { headers }, ({ statusCode }) => resolve(statusCode));
      request.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode);
      });
      request.on('error', reject);
    });

    expect(receivedStatus).toBe(status);
  });

  it.each([
    '/rest/v1/notes%00',
    '/rest/v1/notes?id=eq.%00',
    '/rest/v1/rpc/%zz',
    '/auth/v1/user%00',
    '/storage/v1/object/public/pictures/a%00b.png',
    '/realtime/v1/api/broadcast/%zz/events/x',
  ])('responds to %s with 400', async (path) => {
    expect((await sendRequest(path, { apikey: backend.publishableKey })).status).toBe(400);
  });

  it.each([
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    '{"title":"a\\u0000b"}',
    '{"title":["a"]}',
    '[null]',
    '[[1]]',
    'null',
    '"text"',
  ])('rejects the row %.30s without a server error', async (body) => {
    const response = await fetch(`${backend.url}/rest/v1/notes`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${ada.token}`,
        'content-type': 'application/json',
      },
      body,
    });

    expect(response.status).toBeGreaterThanOrEqual(200);
    expect(response.status).toBeLessThan(500);
  });

  it.each(['secret', 'sb_publishable_local_showcase', ''])(
    'rejects a token signed with "%s"',
    async (secret) => {
      const { createHmac } = await import('node:crypto');
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role', sub: ada.id })}`;
      const token = `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;

      const response = await sendRequest('/rest/v1/notes', {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
      });

      expect(response.status).toBe(401);
    },
  );

  it('treats an unsigned token as a visitor at most', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${encode({ alg: 'none' })}.${encode({ role: 'service_role' })}.`;

    const response = await sendRequest('/rest/v1/notes', {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
    });

    expect(response.status).toBe(401);
  });

  it('responds to preflights and allows reads from any origin', async () => {
    const preflight = await fetch(`${backend.url}/rest/v1/people`, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-headers': 'apikey,x-anything',
        'access-control-request-method': 'PATCH',
      },
    });
    const response = await sendRequest('/rest/v1/people', { apikey: backend.publishableKey });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('x-content-type-options')).toBe('nosniff');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,x-anything');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('shows the mailbox only to pages of this machine', async () => {
    const foreign = await new Promise((resolve) => {
      get(`${backend.url}/mailbox.json`, { headers: { host: 'evil.example' } }, ({ statusCode }) =>
        resolve(statusCode),
      );
    });
    const own = await sendRequest('/mailbox.json', { origin: 'https://evil.example' });

    expect(foreign).toBe(403);
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    "title=ilike.*');drop table notes;--*",
    'order=id;select 1',
    'select=id::text,pg_sleep(5)',
  ])('treats %s as data or rejects it', async (query) => {
    const response = await sendRequest(`/rest/v1/notes?${query}`, {
      apikey: backend.publishableKey,
      authorization: `Bearer ${ada.token}`,
    });

    expect([200, 400]).toContain(response.status);
    expect((await ada.client.from('notes').select()).error).toBeNull();
  });

  it('does not expose query plans or aggregates', async () => {
    const { error } = await ada.client.from('notes').select('id.sum()');

    expect(error?.code).toBe('PGRST123');
  });
});
