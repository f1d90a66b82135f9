import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { kinds, type SiteResponse, type Kind } from './kinds.ts';
import { nameRequest, socketRequest, type NamedRequest } from './name-request.ts';

/** One request of a walk; the same request may be made several times. */
export type Occurrence = NamedRequest & { number: number };
export type Fault = Occurrence & { kind: Kind };

export type ChangeHtml = (html: string) => string;

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** A proxy in front of a site that records the requests of one page and breaks one of them. */
export async function startFaultProxy(siteUrl: string) {
  let fault: Fault | null = null;
  let change: ChangeHtml | undefined;
  let isTriggered = false;
  let hasUserActed = false;
  let requests: Occurrence[] = [];
  let walkCount = 0;
  const sockets = new Set<Duplex>();

  function recordRequest(one: NamedRequest): Kind | null {
    const number = requests.filter(({ name }) => name === one.name).length + 1;
    requests.push({ ...one, number });
    if (one.name !== fault?.name) return null;
    const isMatch = fault.kind === 'away' ? number >= fault.number : number === fault.number;
    if (!isMatch || (isTriggered && hasUserActed)) return null;
    isTriggered = true;
    return fault.kind;
  }

  const server = createServer((incoming, response) => {
    // Chromium would retry a request on its own if a reused connection is reset.
    response.setHeader('connection', 'close');
    incoming.socket.on('error', () => undefined);
    if (incoming.url === '/empty') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<link rel="icon" href="data:,">');
    }
    const one = nameRequest(incoming);
    const kind = recordRequest(one);
    void (async () => {
      const body = await readBody(incoming);
      // A different caller for each walk, because visitors are limited by IP address.
      const caller = {
        'cf-connecting-ip': `10.${port % 250}.${walkCount >> 8}.${walkCount & 255}`,
      };
      const forward = () => forwardToSite(siteUrl, incoming, { body, caller });
      if (kind) return void (await kinds[kind]({ incoming, response, sort: one.sort, forward }));
      const upstream = await forward();
      const changeHtml = one.sort === 'document' ? change : undefined;
      const content = changeHtml ? Buffer.from(changeHtml(String(upstream.body))) : upstream.body;
      const length = content.length > 0 && { 'content-length': content.length };
      response.writeHead(upstream.status, { ...upstream.headers, ...length }).end(content);
    })().catch(() => incoming.socket.destroy());
  });

  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    const kind = recordRequest(socketRequest);
    if (kind === 'dropped') return socket.resetAndDestroy();
    if (kind === 'hangs') return;
    if (kind && kind !== 'cut') {
      return void socket.end(`HTTP/1.1 ${kind} Refused\r\nconnection: close\r\n\r\n`);
    }
    connectSockets(siteUrl, { incoming, socket, head });
    if (kind === 'cut') setTimeout(() => socket.destroy(), 500);
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** Starts a new walk. */
    begin(next: Fault | null, nextChange?: ChangeHtml) {
      fault = next;
      change = nextChange;
      isTriggered = false;
      hasUserActed = false;
      requests = [];
      walkCount += 1;
    },
    requests: () => requests,
    isTriggered: () => isTriggered,
    /** The window does not show the product. */
    isDocumentBroken: () => isTriggered && !hasUserActed && fault?.sort === 'document',
    /** The fault is over once the user acts. */
    markUserActed: () => (hasUserActed = true),
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type ForwardInput = { body: Buffer; caller: Record<string, string> };

function forwardToSite(
  siteUrl: string,
  { method, url = '/', headers }: IncomingMessage,
  { body, caller }: ForwardInput,
) {
  // A response to be truncated must not be compressed.
  const { 'accept-encoding': _, connection: __, ...rest } = headers;
  return new Promise<SiteResponse>((resolve, reject) => {
    const options = { method, headers: { ...rest, ...caller } };
    const outgoing = request(new URL(url, siteUrl), options, (upstream) => {
      readBody(upstream).then((content) => {
        const { connection: _, 'transfer-encoding': __, ...headers } = upstream.headers;
        resolve({ status: upstream.statusCode ?? 502, headers, body: content });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

type Upgrade = { incoming: IncomingMessage; socket: Socket; head: Buffer };

function connectSockets(siteUrl: string, { incoming, socket, head }: Upgrade) {
  const { port } = new URL(siteUrl);
  const site = connect(Number(port), 'localhost', () => {
    const lines = [`GET ${incoming.url} HTTP/1.1`];
    for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
      lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`);
    }
    site.write(`${lines.join('\r\n')}\r\n\r\n`);
    site.write(head);
    site.pipe(socket).pipe(site);
  });
  site.on('error', () => socket.destroy());
  site.on('close', () => socket.destroy());
  socket.on('close', () => site.destroy());
}
