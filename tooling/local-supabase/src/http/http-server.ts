import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Handler } from './handler.ts';

export type HttpServer = { server: Server; port: number; close: () => Promise<void> };

/** Serves the API on the loopback address only. */
export async function listen(handler: Handler, port: number): Promise<HttpServer> {
  const handleRequest = getRequestListener((request, { incoming }) =>
    handler(request, { ipAddress: incoming.socket.remoteAddress ?? '' }),
  );
  const server = createServer((request, response) => void handleRequest(request, response));
  // A proxy in front may reuse an idle connection at any time; closing it would fail that request.
  server.keepAliveTimeout = 0;
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : port,
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of connections) socket.destroy();
      });
    },
  };
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is already in use; stop the program that uses it and start again.`,
  );
}
