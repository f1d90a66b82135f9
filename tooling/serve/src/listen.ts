import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { server: Server; url: string; port: number; stop: () => Promise<void> };

/** Listens on the loopback address; port 0 takes any free port. Throws a sentence if the port is taken. */
export async function listen(handler: RequestListener, port: number): Promise<Listening> {
  const server = createServer(handler);
  // A proxy in front may reuse an idle connection at any time; closing it would fail that request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(portInUseMessage(port)) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const boundPort = (server.address() as AddressInfo).port;
  return {
    server,
    url: `http://localhost:${boundPort}`,
    port: boundPort,
    stop: () => close(server),
  };
}

function portInUseMessage(port: number): string {
  return `Port ${port} is taken by another program. Stop it and start again.`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
