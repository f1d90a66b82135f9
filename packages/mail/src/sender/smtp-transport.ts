import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-message.ts';
import { parseSmtpUrl } from './smtp-url.ts';

/** In milliseconds. */
type Timeouts = {
  connectionTimeout?: number;
  greetingTimeout?: number;
  /** How long the server may be silent. */
  socketTimeout?: number;
};

/** Mails that are sent at the same time, each over its own connection. */
export const MAX_CONNECTIONS = 4;

/** Sends through the server of `SMTP_URL`. Throws one sentence if the URL is wrong; a server that does not respond only delays mail. */
export function createSmtpTransport(url: string, timeouts: Timeouts = {}): MailTransport {
  const options = {
    ...parseSmtpUrl(url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    socketCloseTimeout: 1_000,
    ...timeouts,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Before the first byte of a mail, and over another connection: the server may have closed one that was idle.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  let pool: ReturnType<typeof openPool> | undefined;
  const openPool = () => createTransport(options);

  return {
    async send(message, signal) {
      pool ??= openPool();
      const { response } = await pool.sendMail({ ...message, signal });
      return response;
    },
    release() {
      pool?.close({ force: true });
      pool = undefined;
    },
  };
}
