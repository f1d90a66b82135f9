import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** Passes bytes on to a port of this machine, and cuts every open connection after each of these totals. */
export async function openCuttingProxy(port: number, cutAfter: number[]) {
  const pending = [...cutAfter];
  const sockets = new Set<Socket>();
  let total = 0;
  let cuts = 0;

  function count(bytes: number) {
    total += bytes;
    if (pending[0] === undefined || total < pending[0]) return;
    pending.shift();
    cuts += 1;
    for (const socket of sockets) socket.destroy();
  }
  function track(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }

  const server = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1');
    for (const socket of [incoming, outgoing]) track(socket);
    incoming.on('data', ({ length }) => count(length));
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cuts: () => cuts,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
