import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shiftDaysInJson, shiftDaysInUrl } from './shift-days.ts';

/**
 * A proxy in front of the backend that makes every run's rows look the same: it moves all dates of the rows by this many days, and
 * answers writes (views, read marks) without doing them, so that no picture depends on the ones before it.
 */
export async function startStillApi(apiUrl: string, days: number) {
  const server = createServer((incoming, response) => {
    incoming.on('error', () => response.destroy());
    if (isWrite(incoming)) return void response.writeHead(204).end();
    forward(incoming, response, apiUrl, days);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Functions that only read say so in a header when they are called with POST. */
function isWrite({ method = 'GET', url = '', headers }: IncomingMessage): boolean {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(method) || /^read/.test(String(headers.prefer));
  return url.startsWith('/rest/v1/') && !reads;
}

function forward(incoming: IncomingMessage, response: ServerResponse, api: string, days: number) {
  const { method, url = '/', headers } = incoming;
  const isRest = url.startsWith('/rest/v1/');
  const target = new URL(isRest ? shiftDaysInUrl(url, -days) : url, api);
  const { 'accept-encoding': _compressed, ...sent } = headers;
  const outgoing = request(target, { method, headers: sent }, (upstream) => {
    const isJson = /json/.test(upstream.headers['content-type'] ?? '');
    if (!isRest || !isJson) {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
    upstream.on('error', () => response.destroy());
    upstream.on('end', () => {
      const body = shiftDaysInJson(Buffer.concat(chunks).toString(), days);
      const { 'content-length': _length, ...received } = upstream.headers;
      response.writeHead(upstream.statusCode ?? 502, received).end(body);
    });
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}
