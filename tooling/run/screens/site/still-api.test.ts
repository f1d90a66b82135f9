import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startStillApi } from './still-api.ts';

let backend: Server;
let api: Awaited<ReturnType<typeof startStillApi>>;
let requests: string[] = [];

beforeEach(async () => {
  requests = [];
  backend = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end('[{"created_at":"2026-11-25T20:00:00+00:00"}]');
  });
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  const { port } = backend.address() as AddressInfo;
  api = await startStillApi(`http://127.0.0.1:${port}`, -5);
});

afterEach(async () => {
  await api.stop();
  backend.close();
});

it('moves the dates of rows, and back those of the request', async () => {
  const response = await fetch(`${api.url}/rest/v1/projects?created_at=lt.2026-11-20`);
  expect(await response.json()).toEqual([{ created_at: '2026-11-20T20:00:00+00:00' }]);
  expect(requests).toEqual(['GET /rest/v1/projects?created_at=lt.2026-11-25']);
});

it('leaves sessions as they are', async () => {
  const response = await fetch(`${api.url}/auth/v1/token`, { method: 'POST' });
  expect(await response.json()).toEqual([{ created_at: '2026-11-25T20:00:00+00:00' }]);
});

it.each([
  ['POST', '/rest/v1/rpc/mark_read', {}, 204],
  ['PATCH', '/rest/v1/users', {}, 204],
  ['POST', '/rest/v1/rpc/admin_projects', { prefer: 'read' }, 200],
  ['POST', '/rest/v1/rpc/search', { prefer: 'read-once' }, 200],
])('responds to %s %s %j with %d', async (method, path, headers, status) => {
  const response = await fetch(`${api.url}${path}`, { method, headers });
  expect(response.status).toBe(status);
  expect(requests).toHaveLength(status === 200 ? 1 : 0);
});
