import type { MailPage } from '../layout/mail-page.ts';
import { codeBox } from '../layout/blocks.ts';
import { renderPage } from '../layout/render-page.ts';
import type { RenderedMail } from '../outgoing-mail.ts';

type WithLink = { link: string };

/** The texts that the mails of the auth service insert. */
export type AuthMails = {
  confirmation: WithLink;
  recovery: WithLink;
  magic_link: WithLink;
  email_change: WithLink & { email: string; newEmail: string };
  reauthentication: { code: string };
};

export type AuthMailKind = keyof AuthMails;

type AuthPage = Omit<MailPage, 'subject' | 'heading' | 'footer'>;

const subjects: Record<AuthMailKind, string> = {
  confirmation: 'Confirm your email',
  recovery: 'Reset your password',
  magic_link: 'Your sign-in link',
  email_change: 'Confirm your new email',
  reauthentication: "Confirm it's you",
};

const pages: { [Kind in AuthMailKind]: (values: AuthMails[Kind]) => AuthPage } = {
  confirmation: ({ link }) => ({
    text: ['Press the button to finish signing up.'],
    ...withButton('Confirm your email', link),
  }),
  recovery: ({ link }) => ({
    text: ['Press the button to choose a new password.'],
    ...withButton('Choose a new password', link),
  }),
  magic_link: ({ link }) => ({
    text: ['Press the button to sign in. No password is needed.'],
    ...withButton('Sign in', link),
  }),
  // Goes to both addresses, which both have to confirm it.
  email_change: ({ link, email, newEmail }) => ({
    text: [
      'You asked to change the email of your account from ',
      { userText: email },
      ' to ',
      { userText: newEmail },
      '. We sent an email to both. Press the button in each of them.',
    ],
    ...withButton('Confirm your new email', link),
  }),
  reauthentication: ({ code }) => ({
    text: ['Enter this code to continue:'],
    content: [codeBox(code)],
    hint: "Don't share this code. If you didn't request it, change your password.",
  }),
};

/** A mail of the auth service. Its links lead to a page of the site, which uses them up at the press of a button. */
export function renderAuthMail<Kind extends AuthMailKind>(
  kind: Kind,
  values: AuthMails[Kind],
): RenderedMail {
  const subject = subjects[kind];
  return renderPage({
    subject,
    heading: [subject],
    ...pages[kind](values),
    footer: {
      reason: "You're getting this email because it's about signing in to your account.",
      links: [],
    },
  });
}

function withButton(label: string, href: string): AuthPage {
  return {
    button: { label, href },
    hint: "If you didn't request this, you can ignore this email. Nothing happens until you press the button on that page.",
  };
}
