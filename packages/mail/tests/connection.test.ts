import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSmtpTransport } from '../src/sender/index.ts';
import { createQueue, deliver } from './support/queue.ts';
import { findFreePort, startSmtpServer, startTcpServer, smtpError } from './support/smtp.ts';

const many = Array.from({ length: 60 }, (_, index) => `user-${index}@example.com`);
const short = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };

/** Sends 60 mails to a server that does not work: the first batch is due later, the others stay as they are. */
async function deliverInVain(url: string) {
  const { queue, reports, waiting } = createQueue(...many);
  const started = performance.now();
  const delivery = await deliver({ queue, transport: createSmtpTransport(url, short) });
  const outcomes = new Set(reports.map(({ outcome }) => outcome));
  return {
    delivery,
    reports,
    outcomes: [...outcomes],
    waiting: waiting.length,
    duration: performance.now() - started,
  };
}

const firstBatchIsLater = {
  outcomes: ['retry'],
  waiting: 40,
  delivery: { sent: 0, retry: 20, failed: 0 },
};

describe('a server that does not work', () => {
  it('does not listen', async () => {
    const result = await deliverInVain(`smtp://127.0.0.1:${await findFreePort()}`);

    expect(result).toMatchObject(firstBatchIsLater);
    expect(result.delivery.connectionFailure).toBe('ECONNREFUSED');
    expect(result.reports.map(({ response }) => response)).toContain('Not tried: ECONNREFUSED');
  });

  it('has no name', async () => {
    const result = await deliverInVain('smtp://mail.invalid:2525');

    expect(result).toMatchObject(firstBatchIsLater);
  });

  it('accepts connections and says nothing: only the first mails wait for it', async () => {
    const server = await startTcpServer(() => undefined);
    const result = await deliverInVain(server.url);

    expect(result).toMatchObject(firstBatchIsLater);
    expect(server.countConnections()).toBe(4);
  });

  it('says something else than an SMTP server', async () => {
    const server = await startTcpServer((socket) =>
      socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'),
    );
    const result = await deliverInVain(server.url);

    expect(result).toMatchObject(firstBatchIsLater);
    expect(result.delivery.connectionFailure).toBe('EPROTOCOL');
  });

  it('says garbage without end', async () => {
    const server = await startTcpServer((socket) => {
      const write = () => socket.writable && socket.write('\0'.repeat(65_536), write);
      write();
    });

    expect(await deliverInVain(server.url)).toMatchObject(firstBatchIsLater);
  });

  it('is not available at the moment', async () => {
    const server = await startTcpServer((socket) => socket.end('554 No SMTP service here\r\n'));

    expect(await deliverInVain(server.url)).toMatchObject(firstBatchIsLater);
  });

  it('closes every connection', async () => {
    const server = await startTcpServer((socket) => socket.destroy());

    expect(await deliverInVain(server.url)).toMatchObject(firstBatchIsLater);
  });

  it('does not accept the password, which no report contains', async () => {
    const server = await startSmtpServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(smtpError(535, 'Wrong password')),
    });
    const result = await deliverInVain(server.url.replace('//', '//showcase:hunter2@'));

    expect(result).toMatchObject(firstBatchIsLater);
    expect(result.delivery.connectionFailure).toBe('EAUTH 535');
    expect(JSON.stringify(result)).not.toContain('hunter2');
  });

  it('hangs after the text: the mail may have arrived, so it is sent again with the same id', async () => {
    const server = await startSmtpServer({ atData: () => new Promise(() => undefined) });

    expect(await deliverInVain(server.url)).toMatchObject(firstBatchIsLater);
  });

  it('sends a byte now and then: the time for a mail is limited', async () => {
    const server = await startTcpServer((socket) => {
      const timer = setInterval(() => socket.write('2'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    const { queue, outcomes } = createQueue('ada@example.com', 'ben@example.com');
    const transport = createSmtpTransport(server.url);
    const delivery = await deliver({ queue, transport, timeLimit: 400 });

    expect(outcomes()).toEqual({ 'ada@example.com': 'retry', 'ben@example.com': 'retry' });
    expect(delivery.connectionFailure).toBe('ETIMEDOUT');
  });
});

describe('a server whose certificate is not trusted', () => {
  it('gets no mail, with TLS from the start', async () => {
    const server = await startSmtpServer({ secure: true, ...createCertificate() });
    const result = await deliverInVain(server.url.replace('smtp:', 'smtps:'));

    expect(result).toMatchObject(firstBatchIsLater);
    expect(server.received).toEqual([]);
  });

  it('gets no mail after STARTTLS', async () => {
    const server = await startSmtpServer({ disabledCommands: [], ...createCertificate() });

    expect(await deliverInVain(server.url)).toMatchObject(firstBatchIsLater);
    expect(server.received).toEqual([]);
  });
});

describe('a server that closes the connection', () => {
  it('in the middle of one mail gets the others', async () => {
    const server = await startSmtpServer({
      onRcptTo({ address }, session, callback) {
        if (address === 'user-5@example.com') closeConnection(server.server, session.id);
        else callback();
      },
    });
    const { queue, outcomes } = createQueue(...many);
    await deliver({ queue, transport: createSmtpTransport(server.url) });

    const unsent = Object.entries(outcomes()).filter(([, outcome]) => outcome !== 'sent');
    expect(unsent).toEqual([['user-5@example.com', 'retry']]);
    expect(server.received).toHaveLength(59);
  });

  it('instead of the answer to a text gets each mail once: it is due later, with the same id', async () => {
    const sessions = new Map<string, string>();
    const server = await startSmtpServer({
      atData(recipient) {
        closeConnection(server.server, sessions.get(recipient) ?? '');
        return undefined;
      },
      onRcptTo({ address }, session, callback) {
        sessions.set(address, session.id);
        callback();
      },
    });
    const { queue, reports, waiting } = createQueue(...many);
    await deliver({ queue, transport: createSmtpTransport(server.url) });

    expect(new Set(reports.map(({ outcome }) => outcome))).toEqual(new Set(['retry']));
    expect(waiting).toHaveLength(40);
    expect(server.received.length).toBeGreaterThan(0);
    expect(new Set(server.recipients()).size).toBe(server.received.length);
  });
});

function closeConnection(server: { connections: Set<unknown> }, id: string): void {
  for (const connection of server.connections) {
    if (!isConnection(connection) || connection.id !== id) continue;
    connection._socket.destroy();
  }
}

function isConnection(value: unknown): value is { id: string; _socket: { destroy(): void } } {
  return typeof value === 'object' && value !== null && 'id' in value && '_socket' in value;
}

function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}
