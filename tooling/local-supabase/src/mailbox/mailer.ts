import { currentTrace } from '../rest-and-auth/request-trace.ts';
import type { Mail, MailStore } from './mail-store.ts';

type Send = (address: string, tokenHash: string, code: string) => Promise<void>;
type Kind = { type: string; subject: string; sentence: string };

const confirmation = {
  type: 'signup',
  subject: 'Confirm your e-mail',
  sentence: 'Follow this link to confirm your account:',
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
  subject: 'Confirm your new e-mail',
  sentence: 'Follow this link to confirm the change of your e-mail:',
};

/** Writes the auth service's mails into the mailbox; their links go through the site's own `/auth/v1`. */
export function createMailer({ store, siteUrl }: { store: MailStore; siteUrl: string }) {
  function sender({ type, subject, sentence }: Kind): Send {
    return (to, tokenHash, code) => {
      const link = verifyLink({
        siteUrl,
        tokenHash,
        type,
        redirectTo: currentTrace()?.redirectTo ?? siteUrl,
      });
      return store.add({
        to,
        subject,
        code,
        link,
        text: `${sentence}\n\n${link}`,
      });
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
        subject: 'Confirm that it is you',
        code,
        link: null,
        text: `Enter this code to continue: ${code}`,
      };
      await store.add(mail);
    },
  };
}

type Link = { siteUrl: string; tokenHash: string; type: string; redirectTo: string };

function verifyLink({ siteUrl, tokenHash, type, redirectTo }: Link): string {
  const link = new URL('/auth/v1/verify', siteUrl);
  link.search = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo }).toString();
  return link.href;
}
