import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { createNetwork, isPublicAddress } from '../../src/index.ts';
import type { Network } from '../../src/index.ts';
import { createCertificate } from './certificate.ts';
import { startDnsServer } from './dns-server.ts';
import type { Records } from './dns-server.ts';

/** The one address of this machine that the network of these tests admits; names lead there by default. */
export const siteAddress = '127.0.0.2';
const hosts = ['example.com', 'www.example.com', 'ada.vercel.app', 'raw.githubusercontent.com'];
/** Those that are known only in the tests that name them. */
const otherHosts = ['codeload.github.com'];

/**
 * Sites at two ports, which the tests' network uses for 80 and 443 of their address, and a canary at another port, to which every other
 * connection would go: what it sees has left the guard.
 */
export async function startServers() {
  const records: Records = {};
  const dns = await startDnsServer(records);
  const certificate = createCertificate([...hosts, ...otherHosts]);
  const seen: { host: string; path: string; userAgent: string; encoding: string }[] = [];
  let answer: RequestListener = (_request, response) => response.end();
  let answerRaw: ((socket: Socket) => void) | undefined;

  const listener: RequestListener = (request, response) => {
    const {
      host = '',
      'user-agent': userAgent = '',
      'accept-encoding': encoding,
    } = request.headers;
    seen.push({ host, path: request.url ?? '', userAgent, encoding: String(encoding) });
    answer(request, response);
  };
  const http = createServer(listener);
  const https = createSecureServer(certificate, listener);
  const raw = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answerRaw?.(socket));
  });
  const touched: string[] = [];
  const canary = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => touched.push(data.toString('latin1')));
  });
  const ports = {
    http: await listen(http, siteAddress),
    https: await listen(https, siteAddress),
    raw: await listen(raw, siteAddress),
    canary: await listen(canary, '127.0.0.1'),
  };
  /** Where connections went that were let through. */
  const connections: string[] = [];
  const given = createNetwork([dns.nameServer]);
  const network: Network = {
    ...given,
    ca: certificate.ca,
    isPublic: (address) => address === siteAddress || isPublicAddress(address),
    connect(address, port, options) {
      connections.push(`${address}:${port}`);
      if (address !== siteAddress) return given.connect('127.0.0.1', ports.canary, options);
      const httpPort = answerRaw ? ports.raw : ports.http;
      return given.connect(siteAddress, port === 443 ? ports.https : httpPort, options);
    },
  };
  return {
    network,
    records,
    seen,
    touched,
    connections,
    dns,
    ports,
    certificate,
    answerWith: (listener: RequestListener) => (answer = listener),
    answerRawWith: (write: (socket: Socket) => void) => (answerRaw = write),
    reset() {
      answerRaw = undefined;
      for (const list of [seen, touched, connections, dns.questions]) list.length = 0;
      for (const name of Object.keys(records)) delete records[name];
      for (const host of hosts) records[host] = { addresses: [[siteAddress]] };
    },
    async stop() {
      for (const server of [http, https, raw, canary]) server.close();
      http.closeAllConnections();
      https.closeAllConnections();
      await dns.stop();
    },
  };
}

/** Pages by path; anything else is 404. */
export function serve(
  pages: Record<string, { type?: string; status?: number; body: string; to?: string }>,
): RequestListener {
  return ({ url = '' }, response) => {
    const page = pages[url];
    const headers = {
      'content-type': page?.type ?? 'text/html; charset=utf-8',
      ...(page?.to === undefined ? {} : { location: page.to }),
    };
    response.writeHead(page ? (page.status ?? 200) : 404, headers).end(page?.body ?? 'No page');
  };
}

async function listen(server: Server, address: string): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const listening = server.address();
  return typeof listening === 'object' && listening !== null ? listening.port : 0;
}
