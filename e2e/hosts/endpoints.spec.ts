import type { APIRequestContext } from '@playwright/test';
import { fetchRows, newestProject } from '../fixtures/api/rows.ts';
import { expect, test } from '../fixtures/test.ts';

/** What other software reads, with the project of the newest row: its type, and what is in it. */
async function listEndpoints() {
  const { id, user_id, title } = await newestProject();
  const [owner] = await fetchRows<{ username: string }>(`users?select=username&id=eq.${user_id}`);
  const page = encodeURIComponent(`/projects/${id}`);
  return [
    { path: `/api/v1/projects/${id}`, type: 'application/json', text: title },
    { path: '/api/v1/projects?sort=newest&limit=1', type: 'application/json', text: '"next":' },
    { path: '/api/v1/openapi.json', type: 'application/json', text: '"openapi":"3.1.0"' },
    { path: '/feeds/search.atom', type: 'application/atom+xml', text: id },
    { path: '/feeds/search.json', type: 'application/feed+json', text: id },
    { path: `/embed/projects/${id}`, type: 'text/html', text: `/projects/${id}` },
    {
      path: `/oembed?url={origin}${page}`,
      type: 'application/json',
      text: `/embed/projects/${id}`,
    },
    { path: `/badge/${owner?.username}.svg`, type: 'image/svg+xml', text: 'Hire me' },
  ];
}

async function callTool(request: APIRequestContext) {
  const params = { name: 'find_projects', arguments: { limit: 1 } };
  return request.post('/mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });
}

test('other software reads the same on every host that runs code', async ({ request, baseURL }, {
  project: { name },
}) => {
  test.skip(name === 'nginx', 'It runs no code.');
  for (const { path, type, text } of await listEndpoints()) {
    const url = path.replace('{origin}', encodeURIComponent(String(baseURL)));
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()['content-type'], url).toContain(type);
    expect(await response.text(), url).toContain(text);
    expect(response.headers()['content-security-policy'], url).toContain(
      url.startsWith('/embed/') ? 'frame-ancestors *' : "frame-ancestors 'none'",
    );
  }
  const found = await callTool(request);
  expect(found.status()).toBe(200);
  expect(await found.text()).toContain(`${baseURL}/projects/`);
});

test('the picture for previews is drawn, or is that of the site', async ({ request }, {
  project: { name },
}) => {
  test.skip(name === 'nginx', 'It runs no code.');
  const { id } = await newestProject();
  const response = await request.get(`/cards/projects/${id}.png`, { maxRedirects: 0 });
  if (name === 'node') {
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
    // Who requests a beginning takes what it gets for the whole picture.
    const range = { headers: { range: 'bytes=0-32768' } };
    const part = await request.get(`/cards/projects/${id}.png`, range);
    const length = Number(part.headers()['content-length']);
    expect([part.status(), (await part.body()).length]).toEqual([200, length]);
  } else {
    const { location = '' } = response.headers();
    expect([response.status(), new URL(location).pathname]).toEqual([302, '/social-card.jpg']);
  }
});

test('a host for static files has none of it, and names none of it', async ({ request }, {
  project: { name },
}) => {
  test.skip(name !== 'nginx', 'It runs code.');
  for (const { path } of await listEndpoints())
    expect((await request.get(path)).status(), path).toBe(404);
  expect((await callTool(request)).ok()).toBe(false);
  expect(await (await request.get('/llms.txt')).text()).not.toMatch(/\/(?:api|mcp|feeds|oembed)\b/);
  expect(await (await request.get('/projects')).text()).not.toContain('rel="alternate"');
});
