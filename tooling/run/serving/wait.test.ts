import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { assertPortIsFree } from './port.ts';
import { waitUntilReady } from './wait.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function listen(getStatus: () => number, address = '127.0.0.1'): Promise<number> {
  server = createServer((_request, response) => response.writeHead(getStatus()).end());
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return (server.address() as AddressInfo).port;
}

it('waits until a starting service responds without an error', async () => {
  let requestCount = 0;
  const port = await listen(() => ((requestCount += 1) < 3 ? 503 : 200));
  await waitUntilReady([`http://127.0.0.1:${port}/`], 'key');
  expect(requestCount).toBe(3);
});

const loopbacks = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address }) => address)
  .filter((address) => ['127.0.0.1', '::1'].includes(address));

it.each(loopbacks)('names the port that is taken on %s and what needs it', async (address) => {
  const port = await listen(() => 200, address);
  await expect(assertPortIsFree(port, 'the site')).rejects.toThrow(
    `Port ${port} is taken, and the site needs it. Stop the program that uses it and start again.`,
  );
});
