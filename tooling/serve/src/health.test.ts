import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import product from '../../../package.json' with { type: 'json' };
import type { Health } from './health.ts';
import { startSite } from './start-site.ts';
import { startShop } from './testing/shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
const stops: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  shop = await startShop();
  await shop.releaseShell('1.0.0-ab12cd34');
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await shop.stop();
});

/** The site in front of an API that responds in the given way. */
async function startWithApi(respond: RequestListener) {
  const api = createServer(respond);
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const { port } = api.address() as AddressInfo;
  const site = await startSite({ ...shop.options, api: `http://127.0.0.1:${port}` });
  stops.push(site.stop, async () => {
    api.close();
    api.closeAllConnections();
  });
  return site;
}

const working: RequestListener = ({ url }, response) => {
  const isRead = url?.startsWith('/rest/v1/projects?') ?? false;
  response.writeHead(isRead ? 200 : 404).end('[{"id":"7"}]');
};

async function getHealth({ url }: { url: string }) {
  const response = await fetch(`${url}/health`);
  return { response, health: (await response.json()) as Health };
}

it('names the product and the release of the shell while everything works, and is never cached', async () => {
  const { response, health } = await getHealth(await startWithApi(working));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(health).toEqual({
    status: 'ok',
    product: product.version,
    shell: '1.0.0-ab12cd34',
    checks: { shell: 'ok', registry: 'ok', backend: 'ok' },
    pages: { rendered: 0, leftToBrowser: 0 },
  });
});

it('answers a load balancer, which knows only the IP address', async () => {
  const { port } = await startWithApi(working);
  const { response } = await getHealth({ url: `http://127.0.0.1:${port}` });
  expect(response.status).toBe(200);
});

it.each<[string, RequestListener]>([
  ['answers with an error', (_request, response) => response.writeHead(503).end('[]')],
  ['answers something else', (_request, response) => response.end('<h1>Sign in</h1>')],
  ['does not answer', () => undefined],
  ['closes the connection', ({ socket }) => socket.destroy()],
])('responds with 503 when the backend %s', async (_case, respond) => {
  const { response, health } = await getHealth(await startWithApi(respond));
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(health.status).toBe('failing');
  expect(health.checks).toEqual({
    shell: 'ok',
    registry: 'ok',
    backend: "The backend doesn't respond",
  });
});

it.each([
  ['is missing', null],
  ['has no release', '{"contract":1,"remotes":{}}'],
])('responds with 503 when the registry %s', async (_case, text) => {
  await (text === null ? rm(shop.options.registry) : writeFile(shop.options.registry, text));
  const { response, health } = await getHealth(await startWithApi(working));
  expect(response.status).toBe(503);
  expect(health.checks.registry).toBe("The registry can't be read");
});

it("responds with 503 when the shell's page is missing", async () => {
  await rm(resolve(shop.options.shells, '1.0.0-ab12cd34/index.html'));
  const { response, health } = await getHealth(await startWithApi(working));
  expect(response.status).toBe(503);
  expect(health.shell).toBeNull();
});
