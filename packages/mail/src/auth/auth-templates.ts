import { renderAuthMail, type AuthMailKind } from './auth-mail.ts';

/** A link to the page of the site that confirms what hosted Supabase sends. It encodes what it inserts. */
function createLink(type: string, ...further: string[]): string {
  const params = [
    'token_hash={{ .TokenHash }}',
    `type=${type}`,
    'email={{ .Email }}',
    ...further,
    'next={{ .RedirectTo }}',
  ];
  return `{{ .SiteURL }}/auth/confirm?${params.join('&')}`;
}

const mails = {
  confirmation: renderAuthMail('confirmation', { link: createLink('signup') }),
  recovery: renderAuthMail('recovery', { link: createLink('recovery') }),
  magic_link: renderAuthMail('magic_link', { link: createLink('magiclink') }),
  email_change: renderAuthMail('email_change', {
    link: createLink('email_change', 'new_email={{ .NewEmail }}'),
    email: '{{ .Email }}',
    newEmail: '{{ .NewEmail }}',
  }),
  reauthentication: renderAuthMail('reauthentication', { code: '{{ .Token }}' }),
} satisfies Record<AuthMailKind, object>;

/** The templates of hosted Supabase, by the names that its configuration has. */
export const authTemplates = Object.entries(mails).map(([name, { subject, html }]) => ({
  name,
  subject,
  file: `supabase/templates/${name}.html`,
  html: `${html}\n`,
}));
