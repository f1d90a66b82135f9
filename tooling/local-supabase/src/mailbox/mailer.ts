import { renderAuthMail } from '../functions/product-code.ts';
import { currentTrace } from '../rest-and-auth/request-trace.ts';
import type { AuthOutbox } from './auth-outbox.ts';

type Change = {
  currentEmail?: string;
  newEmail?: string;
  /** Of the mail to the new address; absent if only that address has to confirm. */
  tokenHashNew?: string;
  tokenNew?: string;
};
type Send = (recipient: string, tokenHash: string, code: string, change?: Change) => Promise<void>;

type Options = { outbox: AuthOutbox; siteUrl: string };

/** Sends the auth service's emails; their links lead to the site's confirmation page, as in `supabase/templates`. */
export function createMailer({ outbox, siteUrl }: Options) {
  function createLink(to: string, tokenHash: string, type: string, change?: Change): string {
    const link = new URL('/auth/confirm', siteUrl);
    link.search = new URLSearchParams({
      token_hash: tokenHash,
      type,
      email: change?.currentEmail ?? to,
      ...(type === 'email_change' && { new_email: change?.newEmail ?? to }),
      next: currentTrace()?.redirectTo ?? siteUrl,
    }).toString();
    return link.href;
  }
  function sender(kind: 'confirmation' | 'recovery' | 'magic_link', type: string): Send {
    return (to, tokenHash, code) => {
      const link = createLink(to, tokenHash, type);
      return outbox.send({ to, link, code, ...renderAuthMail(kind, { link }) });
    };
  }

  return {
    sendConfirmation: sender('confirmation', 'signup'),
    sendRecovery: sender('recovery', 'recovery'),
    sendMagicLink: sender('magic_link', 'magiclink'),
    sendEmailChange: (async (to, tokenHash, code, change) => {
      const { currentEmail: email = to, newEmail = to, tokenHashNew, tokenNew } = change ?? {};
      const send: Send = async (recipient, hash, otp) => {
        const link = createLink(recipient, hash, 'email_change', change);
        const rendered = renderAuthMail('email_change', { link, email, newEmail });
        await outbox.send({ to: recipient, link, code: otp, ...rendered });
      };
      await send(to, tokenHash, code);
      if (tokenHashNew && tokenNew) await send(newEmail, tokenHashNew, tokenNew);
    }) satisfies Send,
    async sendReauthentication(to: string, code: string) {
      await outbox.send({ to, link: null, code, ...renderAuthMail('reauthentication', { code }) });
    },
  };
}
