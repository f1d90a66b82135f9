import { renderAuthMail } from '../functions/product-code.ts';
import type { AuthOutbox } from './auth-outbox.ts';

/** A mailed secret: the code that someone types, and its hash, which a link contains and the account keeps. */
export type OneTimeToken = { code: string; hash: string };

/** The type in a link of each mail. */
const linkTypes = {
  confirmation: 'signup',
  recovery: 'recovery',
  magic_link: 'magiclink',
} as const;

type Link = { email: string; token: OneTimeToken; next: string };
type EmailChange = Link & { newEmail: string; to: string };
type Options = { outbox: AuthOutbox; siteUrl: string };

/** Sends the auth service's emails; their links lead to the site's confirmation page, as in `supabase/templates`. */
export function createMailer({ outbox, siteUrl }: Options) {
  function createLink(parameters: Record<string, string>): string {
    const link = new URL('/auth/confirm', siteUrl);
    link.search = new URLSearchParams(parameters).toString();
    return link.href;
  }

  return {
    async sendLink(kind: keyof typeof linkTypes, { email, token, next }: Link) {
      const link = createLink({ token_hash: token.hash, type: linkTypes[kind], email, next });
      await outbox.send({ to: email, link, code: token.code, ...renderAuthMail(kind, { link }) });
    },
    async sendEmailChange({ email, newEmail, token, next, to }: EmailChange) {
      const emails = { email, new_email: newEmail };
      const link = createLink({ token_hash: token.hash, type: 'email_change', ...emails, next });
      const rendered = renderAuthMail('email_change', { link, email, newEmail });
      await outbox.send({ to, link, code: token.code, ...rendered });
    },
    async sendReauthentication(to: string, code: string) {
      await outbox.send({ to, link: null, code, ...renderAuthMail('reauthentication', { code }) });
    },
  };
}

export type Mailer = ReturnType<typeof createMailer>;
