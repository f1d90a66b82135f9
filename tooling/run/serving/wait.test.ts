import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { assertPortIsFree } from './port.ts';
import { waitUntilAnswers } from './wait.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function listen(answer: () => number): Promise<number> {
  server = createServer((_request, response) => response.writeHead(answer()).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

it('waits until a part that is still starting answers without an error', async () => {
  let asked = 0;
  const port = await listen(() => ((asked += 1) < 3 ? 503 : 200));
  await waitUntilAnswers([`http://127.0.0.1:${port}/`], 'key');
  expect(asked).toBe(3);
});

it('says in a sentence which port is taken and what needs it', async () => {
  const port = await listen(() => 200);
  await expect(assertPortIsFree(port, 'the site')).rejects.toThrow(
    `Port ${port} is taken, and the site needs it. Stop the program that uses it and start again.`,
  );
});
