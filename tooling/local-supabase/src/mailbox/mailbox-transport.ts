import type { MailTransport } from '../functions/product-code.ts';
import type { MailStore } from './mail-store.ts';

/** Writes mails into the mailbox instead of sending them. */
export function createMailboxTransport(store: MailStore): MailTransport {
  return {
    async send({ to, subject, html, text }) {
      const link = /https?:\/\/[^\s<>]+/.exec(text)?.[0] ?? null;
      await store.add({ to, subject, text, html, link, code: '' });
      return 'In the local mailbox';
    },
    release: () => undefined,
  };
}
