import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type Received = { to: string; messageId: string };

/** A server that notes what it gets. `onMail` runs before it answers. */
export async function startSmtpServer(onMail: () => void) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, session, callback) {
      const read = ({ messageId = '' }: ParsedMail) => {
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId });
        onMail();
        callback();
      };
      // A sender that is killed while it sends its mail.
      simpleParser(stream).then(read, callback);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
