import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach } from 'vitest';

type Received = { raw: string; mail: ParsedMail };
/** The server's response to a mail that it has read; undefined if it accepts it. */
type Judge = (recipient: string) => Promise<Error | undefined> | Error | undefined;

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server for one test. */
export async function startSmtpServer({
  atData,
  ...options
}: SMTPServerOptions & { atData?: Judge } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        void read(Buffer.concat(chunks), recipient).then((error) =>
          error ? callback(error) : callback(null, 'accepted as 17'),
        );
      });
    },
    ...options,
  });
  async function read(content: Buffer, recipient: string): Promise<Error | undefined> {
    const error = await atData?.(recipient);
    if (error) return error;
    received.push({ raw: content.toString(), mail: await simpleParser(content) });
    return undefined;
  }
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return {
    received,
    server,
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    recipients: () => received.map(({ mail }) => textOf(mail.to)).toSorted(),
  };
}

/** A server that is no SMTP server; counts its connections. */
export async function startTcpServer(connect: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    connect(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  return { url: `smtp://127.0.0.1:${portOf(server)}`, countConnections: () => connections };
}

/** A port of this machine on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function portOf(server: { address(): unknown }): number {
  const listening = server.address();
  return typeof listening === 'object' && listening !== null && 'port' in listening
    ? Number(listening.port)
    : 0;
}

function textOf(to: ParsedMail['to']): string {
  return [to]
    .flat()
    .flatMap((list) => list?.text ?? [])
    .join(', ');
}
