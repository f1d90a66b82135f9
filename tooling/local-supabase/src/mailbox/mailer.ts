import { currentTrace } from '../rest-and-auth/request-trace.ts';
import type { Mail, MailStore } from './mail-store.ts';

type Change = { currentEmail?: string; newEmail?: string };
type Send = (recipient: string, tokenHash: string, code: string, change?: Change) => Promise<void>;
type Kind = { type: string; subject: string; sentence: string };

const confirmation = {
  type: 'signup',
  subject: 'Confirm your email',
  sentence: 'Follow this link to confirm your email:',
};
const recovery = {
  type: 'recovery',
  subject: 'Reset your password',
  sentence: 'Follow this link to choose a new password:',
};
const magicLink = {
  type: 'magiclink',
  subject: 'Your sign-in link',
  sentence: 'Follow this link to sign in:',
};
const emailChange = {
  type: 'email_change',
  subject: 'Confirm your new email',
  sentence: 'Follow this link to confirm your new email:',
};

/** Writes the auth service's emails into the mailbox; their links lead to the site's confirmation page, as in `supabase/templates`. */
export function createMailer({ store, siteUrl }: { store: MailStore; siteUrl: string }) {
  function sender({ type, subject, sentence }: Kind): Send {
    return (to, tokenHash, code, change) => {
      const redirectTo = currentTrace()?.redirectTo ?? siteUrl;
      const link = new URL('/auth/confirm', siteUrl);
      link.search = new URLSearchParams({
        token_hash: tokenHash,
        type,
        email: change?.currentEmail ?? to,
        ...(type === 'email_change' && { new_email: change?.newEmail ?? to }),
        next: redirectTo,
      }).toString();
      return store.add({ to, subject, code, link: link.href, text: `${sentence}\n\n${link.href}` });
    };
  }

  return {
    sendConfirmation: sender(confirmation),
    sendRecovery: sender(recovery),
    sendMagicLink: sender(magicLink),
    sendEmailChange: sender(emailChange),
    async sendReauthentication(to: string, code: string) {
      const mail: Omit<Mail, 'id' | 'sentAt'> = {
        to,
        subject: "Confirm it's you",
        code,
        link: null,
        text: `Enter this code to continue: ${code}`,
      };
      await store.add(mail);
    },
  };
}
