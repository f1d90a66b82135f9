import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { kinds, type Answer, type Kind } from './kinds.ts';
import { nameRequest, socketAsked, type Asked } from './name-request.ts';

/** One request of a walk: the same may be asked several times. */
export type Occurrence = Asked & { number: number };
export type Fault = Occurrence & { kind: Kind };

export type ChangeHtml = (html: string) => string;

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** Stands in front of a site, writes down what one page asks for, and breaks one request of it. */
export async function startFaultProxy(siteUrl: string) {
  let fault: Fault | null = null;
  let change: ChangeHtml | undefined;
  let isHit = false;
  let hasUserActed = false;
  let asked: Occurrence[] = [];
  let walks = 0;
  const sockets = new Set<Duplex>();

  function meet(one: Asked): Kind | null {
    const number = asked.filter(({ name }) => name === one.name).length + 1;
    asked.push({ ...one, number });
    if (one.name !== fault?.name) return null;
    const isMet = fault.kind === 'away' ? number >= fault.number : number === fault.number;
    if (!isMet || (isHit && hasUserActed)) return null;
    isHit = true;
    return fault.kind;
  }

  const server = createServer((incoming, response) => {
    // Chromium would send a request anew by itself where an old connection is reset.
    response.setHeader('connection', 'close');
    incoming.socket.on('error', () => undefined);
    if (incoming.url === '/empty') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<link rel="icon" href="data:,">');
    }
    const one = nameRequest(incoming);
    const kind = meet(one);
    void (async () => {
      const body = await wholeBody(incoming);
      // A caller of its own for each walk: visitors are counted by their address.
      const caller = { 'cf-connecting-ip': `10.${port % 250}.${walks >> 8}.${walks & 255}` };
      const ask = () => askSite(siteUrl, incoming, { body, caller });
      if (kind) return void (await kinds[kind]({ incoming, response, sort: one.sort, ask }));
      const answer = await ask();
      const changeHtml = one.sort === 'document' ? change : undefined;
      const content = changeHtml ? Buffer.from(changeHtml(String(answer.body))) : answer.body;
      const length = content.length > 0 && { 'content-length': content.length };
      response.writeHead(answer.status, { ...answer.headers, ...length }).end(content);
    })().catch(() => incoming.socket.destroy());
  });

  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    const kind = meet(socketAsked);
    if (kind === 'dropped') return socket.resetAndDestroy();
    if (kind === 'hangs') return;
    if (kind && kind !== 'cut') {
      return void socket.end(`HTTP/1.1 ${kind} Refused\r\nconnection: close\r\n\r\n`);
    }
    joinSockets(siteUrl, { incoming, socket, head });
    if (kind === 'cut') setTimeout(() => socket.destroy(), 500);
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** A new walk begins. */
    begin(next: Fault | null, nextChange?: ChangeHtml) {
      fault = next;
      change = nextChange;
      isHit = false;
      hasUserActed = false;
      asked = [];
      walks += 1;
    },
    asked: () => asked,
    isHit: () => isHit,
    /** What stands in the window is not the product. */
    isDocumentBroken: () => isHit && !hasUserActed && fault?.sort === 'document',
    /** Who acts after a fault finds it gone. */
    userActs: () => (hasUserActed = true),
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function wholeBody(incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Sent = { body: Buffer; caller: Record<string, string> };

function askSite(
  siteUrl: string,
  { method, url = '/', headers }: IncomingMessage,
  { body, caller }: Sent,
) {
  // What is to be cut must be readable.
  const { 'accept-encoding': _, connection: __, ...rest } = headers;
  return new Promise<Answer>((resolve, reject) => {
    const options = { method, headers: { ...rest, ...caller } };
    const outgoing = request(new URL(url, siteUrl), options, (answer) => {
      wholeBody(answer).then((whole) => {
        const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers;
        resolve({ status: answer.statusCode ?? 502, headers, body: whole });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

type Upgrade = { incoming: IncomingMessage; socket: Socket; head: Buffer };

function joinSockets(siteUrl: string, { incoming, socket, head }: Upgrade) {
  const { port } = new URL(siteUrl);
  const site = connect(Number(port), 'localhost', () => {
    const lines = [`GET ${incoming.url} HTTP/1.1`];
    for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
      lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
    }
    site.write(`${lines.join('\r\n')}\r\n\r\n`);
    site.write(head);
    site.pipe(socket).pipe(site);
  });
  site.on('error', () => socket.destroy());
  site.on('close', () => socket.destroy());
  socket.on('close', () => site.destroy());
}
