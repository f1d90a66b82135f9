export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean;
  requireTLS: boolean;
  auth?: { user: string; pass: string };
};

const defaultPorts: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };
const localHosts = ['localhost', '127.0.0.1', '[::1]'];
const example = 'smtps://user:password@host:465';

/** Parses `SMTP_URL`. Throws one sentence that says what is wrong, and never contains the URL. */
export function parseSmtpUrl(text: string): SmtpServer {
  if (!/^smtps?:\/\//i.test(text))
    throw new Error(`SMTP_URL must start with smtp:// or smtps://, for example ${example}`);
  if (!URL.canParse(text))
    throw new Error(
      `SMTP_URL cannot be read: its port must be a number up to 65535, and special characters of user and password must be percent-encoded, as in ${example}`,
    );
  const url = new URL(text);
  if (url.hostname === '') throw new Error(`SMTP_URL names no host; write it as ${example}`);
  if (url.port === '0') throw new Error('The port of SMTP_URL must be between 1 and 65535');
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '')
    throw new Error(
      `SMTP_URL must end after the port, as in ${example}; special characters of user and password must be percent-encoded`,
    );
  const auth = readCredentials(url);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.+)\]$/, '$1'),
    port: Number(url.port) || (defaultPorts[url.protocol] ?? 587),
    secure,
    // Otherwise someone on the way could remove the offer of TLS and read the password.
    requireTLS: !secure && auth !== undefined && !localHosts.includes(url.hostname),
    ...(auth && { auth }),
  };
}

function readCredentials({ username, password }: URL) {
  if (username === '' && password === '') return undefined;
  if (username === '' || password === '')
    throw new Error(`SMTP_URL must have both a user and a password or neither, as in ${example}`);
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    throw new Error('A percent sign in the user or password of SMTP_URL must be written as %25');
  }
}
