import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { startSlowLink } from './slow-link.ts';

/** Bytes per millisecond from the site to the visitor. */
const DOWN = 1125;
const ROUND_TRIP = 60;
/** A timer may fire a millisecond early, once on the way there and once on the way back. */
const EARLY = 2;

const stops: (() => unknown)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

const ignoreReset = () => undefined;

/** A slow link to a server whose connections are handled by `serve`; `visit` opens a connection over it. */
async function startLink(serve: (socket: Socket) => void) {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', ignoreReset);
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const link = await startSlowLink((server.address() as AddressInfo).port);
  stops.push(() => {
    link.stop();
    server.close();
  });
  const visit = () =>
    connect({ port: link.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', ignoreReset);
  return { visit, link, server };
}

/** Replies once the visitor has sent everything. */
function replyWith(reply: Buffer) {
  return (socket: Socket) => socket.resume().on('end', () => socket.end(reply));
}

/** Unlike `once` of node:events, also after a reset. */
function waitForClose(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.resume().once('close', resolve));
}

function countSockets(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
}

it('delivers everything in order, there and back', async () => {
  const bytes = randomBytes(1_000_000);
  const received: Buffer[] = [];
  const { visit } = await startLink((socket) => {
    socket.on('data', (chunk: Buffer) => received.push(chunk)).on('end', () => socket.end(bytes));
  });
  const socket = visit();
  socket.end(bytes.subarray(0, 100_000));
  expect((await buffer(socket)).equals(bytes)).toBe(true);
  expect(Buffer.concat(received).equals(bytes.subarray(0, 100_000))).toBe(true);
});

it('sends back everything that a visitor still sends while it receives', async () => {
  const bytes = randomBytes(100_000);
  const { visit } = await startLink((socket) => socket.pipe(socket));
  const socket = visit();
  socket.end(bytes);
  expect((await buffer(socket)).equals(bytes)).toBe(true);
});

it('takes at least as long as 4G does', async () => {
  const reply = randomBytes(1_000_000);
  const { visit } = await startLink(replyWith(reply));
  const socket = visit();
  const start = performance.now();
  socket.end('?');
  await buffer(socket);
  expect(performance.now() - start).toBeGreaterThan(reply.length / DOWN + ROUND_TRIP - EARLY);
});

it('shares the bandwidth between two connections', async () => {
  const reply = randomBytes(300_000);
  const { visit } = await startLink(replyWith(reply));
  const start = performance.now();
  const replies = await Promise.all(
    [visit(), visit()].map((socket) => {
      socket.end('?');
      return buffer(socket);
    }),
  );
  const elapsed = performance.now() - start;
  expect(replies.every((received) => received.equals(reply))).toBe(true);
  expect(elapsed).toBeGreaterThan((2 * reply.length) / DOWN + ROUND_TRIP - EARLY);
});

it('reads from the site no faster than the visitor receives', async () => {
  const { visit, server } = await startLink((socket) => socket.write(Buffer.alloc(30_000_000)));
  const visitor = visit();
  const [site] = (await once(server, 'connection')) as [Socket];
  for await (const _chunk of visitor) {
    if (visitor.bytesRead > 500_000) break;
  }
  // Both systems' buffers hold a few megabytes.
  expect(site.writableLength).toBeGreaterThan(0);
});

it.each([
  { closing: 'visitor', how: 'destroy' },
  { closing: 'visitor', how: 'resetAndDestroy' },
  { closing: 'site', how: 'destroy' },
  { closing: 'site', how: 'resetAndDestroy' },
] as const)('leaves no socket open after the $closing calls $how', async ({ closing, how }) => {
  const { visit, server } = await startLink((socket) => socket.write(randomBytes(1_000_000)));
  const visitor = visit();
  const [site] = (await once(server, 'connection')) as [Socket];
  await once(visitor, 'data');
  const [closed, other] = closing === 'visitor' ? [visitor, site] : [site, visitor];
  const isClosed = waitForClose(other.on('end', () => other.end()));
  closed[how]();
  await isClosed;
  await expect.poll(countSockets, { timeout: 5000 }).toBe(0);
});

it('closes its connections when it stops', async () => {
  const { visit, server, link } = await startLink((socket) => socket.resume());
  const visitor = visit();
  const [site] = (await once(server, 'connection')) as [Socket];
  const areClosed = [site, visitor].map((socket) =>
    waitForClose(socket.on('end', () => socket.end())),
  );
  link.stop();
  await Promise.all(areClosed);
  await expect.poll(countSockets, { timeout: 5000 }).toBe(0);
});
