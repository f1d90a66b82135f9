import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendPage } from './send-page.ts';

const body = '<!doctype html>'.padEnd(5000, 'text ');
const page = { status: 404, headers: [['etag', '"1"'] as [string, string]], body };
const server = createServer((request, response) => void sendPage(request, response, page));
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', null],
  ['', null],
])('compresses for a browser that accepts "%s" with %s', async (accepted, encoding) => {
  const response = await fetch(url, { headers: { 'accept-encoding': accepted } });

  expect(response.status).toBe(404);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(body);
});

it('sends no page that the browser has', async () => {
  const response = await fetch(url, { headers: { 'if-none-match': 'W/"1"' } });

  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

it('sends only the headers to HEAD', async () => {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });

  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(await response.text()).toBe('');
});
