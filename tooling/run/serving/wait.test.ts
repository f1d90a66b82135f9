import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { assertPortIsFree } from './port.ts';
import { waitUntilAnswers } from './wait.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function listen(answer: () => number, address = '127.0.0.1'): Promise<number> {
  server = createServer((_request, response) => response.writeHead(answer()).end());
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return (server.address() as AddressInfo).port;
}

it('waits until a part that is still starting answers without an error', async () => {
  let asked = 0;
  const port = await listen(() => ((asked += 1) < 3 ? 503 : 200));
  await waitUntilAnswers([`http://127.0.0.1:${port}/`], 'key');
  expect(asked).toBe(3);
});

const loopbacks = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address }) => address)
  .filter((address) => ['127.0.0.1', '::1'].includes(address));

it.each(loopbacks)(
  'says in a sentence which port is taken on %s and what needs it',
  async (address) => {
    const port = await listen(() => 200, address);
    await expect(assertPortIsFree(port, 'the site')).rejects.toThrow(
      `Port ${port} is taken, and the site needs it. Stop the program that uses it and start again.`,
    );
  },
);
