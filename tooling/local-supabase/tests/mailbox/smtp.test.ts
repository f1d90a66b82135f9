import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect, readMailSettings } from '../../src/index.ts';
import { startTestBackend } from '../support/backend.ts';
import { startCli } from '../support/cli.ts';
import { findFreePort, portOf, startSmtpServer } from '../support/smtp.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function startWithSmtp(port: number) {
  const lines: string[] = [];
  const backend = await startTestBackend({
    mail: readMailSettings({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'mail@showcase.example',
    }),
    log: (line) => lines.push(line),
  });
  const sql = connect(backend.databaseUrl, { max: 2 });
  stops.push(
    () => backend.stop(),
    () => sql.end(),
  );
  return { backend, sql, lines };
}

describe('with SMTP_URL', () => {
  it('mails wait for a server that does not run yet, and the log says so once', async () => {
    const port = await findFreePort();
    const { backend, sql, lines } = await startWithSmtp(port);
    await sql`insert into mails (email) values ('ada@example.com')`;
    await vi.waitUntil(
      async () => (await sql`select from mails where outcome = 'retry'`).count === 1,
      {
        timeout: 20_000,
      },
    );
    const { email } = await backend.person();
    const { error } = await backend.client().auth.resetPasswordForEmail(email);
    expect(error, 'no request waits for the mail').toBeNull();

    const server = await startSmtpServer(port);
    stops.push(server.stop);
    await vi.waitUntil(() => server.mails.length === 2, { timeout: 40_000, interval: 100 });
    const [first = '', second = ''] = server.mails.toSorted((a) => (a.includes('ada@') ? -1 : 1));

    expect(first).toMatch(
      /^List-Unsubscribe: <http:\/\/127\.0\.0\.1:\d+\/functions\/v1\/unsubscribe\?token=good>\r$/m,
    );
    expect(second).toContain(`To: ${email}`);
    expect(second).toMatch(/^Subject: Reset your password\r$/m);
    expect(await (await fetch(`${backend.url}/mailbox.json`)).json()).toEqual([]);
    expect(lines.filter((line) => line.startsWith('Emails wait'))).toEqual([
      'Emails wait: ECONNREFUSED',
    ]);
    expect(lines.join('\n')).not.toContain('@');
  });

  it('a stop does not wait for a server that does not respond', async () => {
    let connections = 0;
    const silent = createServer(() => (connections += 1));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { backend, sql, lines } = await startWithSmtp(portOf(silent));
    await sql`insert into mails (email) values ('ada@example.com')`;
    await vi.waitUntil(() => connections > 0, { timeout: 20_000 });
    await sql.end();
    stops.length = 0;
    await backend.stop();
    silent.close();

    expect(lines, 'it was not left to the time limit of the greeting').not.toContain(
      'Emails wait: ETIMEDOUT',
    );
  });

  it('a wrong one ends the start with one sentence', async () => {
    vi.stubEnv('SMTP_URL', 'mail.example:465');
    const { code, errors } = await startCli('/nowhere').exited;
    vi.unstubAllEnvs();

    expect(code).toBe(1);
    expect(errors).toBe(
      'SMTP_URL must start with smtp:// or smtps://, for example smtps://user:password@host:465\n',
    );
  });
});
