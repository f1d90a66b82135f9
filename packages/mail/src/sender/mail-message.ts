import type { OutgoingMail, RenderedMail } from '../outgoing-mail.ts';
import { parseSender } from './parse-sender.ts';

export type MailMessage = RenderedMail & {
  from: string;
  to: string;
  messageId: string;
  headers: Record<string, string | { prepared: true; value: string }>;
};

export type MailTransport = {
  /** Resolves with the server's answer once it has accepted the mail; gives up when the signal aborts. */
  send: (message: MailMessage, signal: AbortSignal) => Promise<string>;
  /** Closes all connections; the next mail opens new ones. */
  release: () => void;
};

type Options = { from: string; functionsUrl: string };

/** The mail with its headers. The same mail always has the same Message-ID, by which receivers notice a repeat. */
export function createMessage(
  mail: Pick<OutgoingMail, 'id' | 'to' | 'unsubscribe_token'>,
  rendered: RenderedMail,
  { from, functionsUrl }: Options,
): MailMessage {
  const { id, to, unsubscribe_token: token } = mail;
  return {
    ...rendered,
    from,
    to,
    messageId: `<${id}@${parseSender(from).host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(token && listUnsubscribe(`${functionsUrl}/unsubscribe`, token)),
    },
  };
}

/**
 * RFC 8058: one URL, and the body to post to it. nodemailer's own `list` option would write the body as a URL, and folding would
 * break the line after the name.
 */
function listUnsubscribe(url: string, token: string) {
  const link = new URL(url);
  link.searchParams.set('token', token);
  return {
    'List-Unsubscribe': { prepared: true, value: `<${link.href}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  } as const;
}

/** One mailbox: no list, no name, no spaces, nothing that ends a header. */
export function isRecipient(text: string): boolean {
  return (
    /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u.test(text) && text.length <= 254
  );
}
