import { describe, expect, it } from 'vitest';
import { createSmtpTransport } from '../src/sender/index.ts';
import { createQueue, deliver } from './support/queue.ts';
import { smtpError, startSmtpServer } from './support/smtp.ts';

const everyone = [
  'ada@example.com',
  'ben@example.com',
  'cleo@example.com',
  'dan@example.com',
  'eve@example.com',
  'finn@example.com',
];

describe('a mail', () => {
  it('arrives with its texts and headers', async () => {
    const server = await startSmtpServer();
    const { queue, mails, reports } = createQueue('ada@example.com');
    const delivery = await deliver({
      queue,
      transport: createSmtpTransport(server.url),
      from: '"Bolt, Showcase" <mail@Showcase.example>',
      render: () => ({
        subject: 'Zoë’s project 👋\r\nBcc: eve@example.com',
        html: '<p>Grüße</p>',
        text: '.\r\nGrüße\n',
      }),
    });

    const { raw, mail } = server.received[0] ?? {};
    const { id, unsubscribe_token: token } = mails[0] ?? {};
    const link = `https://api.example/functions/v1/unsubscribe?token=${token}`;
    expect(delivery).toEqual({ sent: 1, retry: 0, failed: 0, connectionFailure: null });
    expect(reports).toEqual([
      { to: 'ada@example.com', outcome: 'sent', response: '250 accepted as 17' },
    ]);
    expect(mail?.subject).toBe('Zoë’s project 👋 Bcc: eve@example.com');
    expect(mail?.bcc).toBeUndefined();
    expect([mail?.text, mail?.html]).toEqual(['.\nGrüße\n', '<p>Grüße</p>']);
    expect(mail?.from?.value).toEqual([
      { name: 'Bolt, Showcase', address: 'mail@showcase.example' },
    ]);
    expect(mail?.messageId).toBe(`<${id}@showcase.example>`);
    const lines = raw?.split('\r\n');
    expect(lines).toContain('Auto-Submitted: auto-generated');
    expect(lines, 'one URL in angle brackets, in one line').toContain(
      `List-Unsubscribe: <${link}>`,
    );
    expect(lines, 'exactly this value').toContain(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    );
    expect(mail?.headerLines.map(({ key }) => key).toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'list-unsubscribe',
      'list-unsubscribe-post',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
  });

  it('has no link to unsubscribe without a token', async () => {
    const server = await startSmtpServer();
    const { queue, mails } = createQueue('ada@example.com');
    for (const mail of mails) mail.unsubscribe_token = null;
    await deliver({ queue, transport: createSmtpTransport(server.url) });

    expect(server.received[0]?.raw).not.toMatch(/unsubscribe/i);
  });
});

describe('a mail that will never be accepted', () => {
  it.each([
    '',
    'nobody',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'A <a@example.com>',
    '@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('has failed without a connection if it is to %j', async (recipient) => {
    const server = await startSmtpServer();
    const { queue, outcomes } = createQueue(recipient, 'ben@example.com');
    await deliver({ queue, transport: createSmtpTransport(server.url) });

    expect(outcomes()).toEqual({ [recipient]: 'failed', 'ben@example.com': 'sent' });
    expect(server.recipients()).toEqual(['ben@example.com']);
  });

  it('has failed if it cannot be rendered, and the others are sent', async () => {
    const server = await startSmtpServer();
    const { queue, outcomes, responseTo } = createQueue(...everyone);
    await deliver({
      queue,
      transport: createSmtpTransport(server.url),
      render({ to }) {
        if (to === 'ben@example.com') throw new Error('title is missing');
        return { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
      },
    });

    expect(outcomes()).toEqual(allSentBut('ben@example.com', 'failed'));
    expect(responseTo('ben@example.com')).toBe('It cannot be rendered: title is missing');
  });

  it.each([550, 552, 554])('has failed if its recipient is rejected with %i', async (code) => {
    const server = await startSmtpServer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(address === 'ben@example.com' ? smtpError(code, 'No such user') : null),
    });
    const { queue, outcomes, responseTo } = createQueue(...everyone);
    await deliver({ queue, transport: createSmtpTransport(server.url) });

    expect(outcomes()).toEqual(allSentBut('ben@example.com', 'failed'));
    expect(responseTo('ben@example.com')).toContain(`${code} No such user`);
  });

  it('has failed if its text is rejected, with the answer in one line', async () => {
    const server = await startSmtpServer({
      atData: (to) =>
        to === 'ben@example.com' ? smtpError(554, `Spam\r\n${'x'.repeat(900)}`) : undefined,
    });
    const { queue, outcomes, responseTo } = createQueue(...everyone);
    await deliver({ queue, transport: createSmtpTransport(server.url) });

    expect(outcomes()).toEqual(allSentBut('ben@example.com', 'failed'));
    expect(responseTo('ben@example.com')).toMatch(/^554[ -]Spam [^\n]+$/);
    expect(responseTo('ben@example.com')).toHaveLength(500);
  });
});

describe('a mail that may be accepted later', () => {
  it.each([421, 450, 451, 452, 503, 530])(
    'is due later if its recipient is rejected with %i',
    async (code) => {
      const server = await startSmtpServer({
        onRcptTo: (_recipient, _session, callback) => callback(smtpError(code, 'Not now')),
      });
      const { queue, outcomes } = createQueue('ada@example.com');
      await deliver({ queue, transport: createSmtpTransport(server.url) });

      expect(outcomes()).toEqual({ 'ada@example.com': 'retry' });
    },
  );

  it('is due later if its text is rejected for now, and the others are sent', async () => {
    const server = await startSmtpServer({
      atData: (to) => (to === 'ben@example.com' ? smtpError(451, 'Greylisted') : undefined),
    });
    const { queue, outcomes, responseTo } = createQueue(...everyone);
    await deliver({ queue, transport: createSmtpTransport(server.url) });

    expect(outcomes()).toEqual(allSentBut('ben@example.com', 'retry'));
    expect(responseTo('ben@example.com')).toContain('451 Greylisted');
  });

  it('is due later if the sender is rejected: that is a wrong setting', async () => {
    const server = await startSmtpServer({
      onMailFrom: (_sender, _session, callback) => callback(smtpError(553, 'Sender not verified')),
    });
    const { queue, outcomes } = createQueue('ada@example.com', 'ben@example.com');
    await deliver({ queue, transport: createSmtpTransport(server.url) });

    expect(outcomes()).toEqual({ 'ada@example.com': 'retry', 'ben@example.com': 'retry' });
  });
});

function allSentBut(recipient: string, outcome: string) {
  return Object.fromEntries(everyone.map((to) => [to, to === recipient ? outcome : 'sent']));
}
