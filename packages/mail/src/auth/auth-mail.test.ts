import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderAuthMail } from './auth-mail.ts';
import { authTemplates } from './auth-templates.ts';

const root = resolve(import.meta.dirname, '../../../..');
const link = 'https://showcase.example/auth/confirm?token_hash=a&type=b';

describe('a mail of the auth service', () => {
  it.each([
    [renderAuthMail('confirmation', { link }), 'Confirm your email'],
    [renderAuthMail('recovery', { link }), 'Reset your password'],
    [renderAuthMail('magic_link', { link }), 'Your sign-in link'],
    [
      renderAuthMail('email_change', { link, email: 'a@b.example', newEmail: 'c@d.example' }),
      'Confirm your new email',
    ],
  ])('has its link in HTML and plain text', ({ subject, html, text }, expected) => {
    expect(subject).toBe(expected);
    expect(html.match(/ href="[^"]*"/g)).toEqual([` href="${link.replaceAll('&', '&amp;')}"`]);
    expect(text.match(/https:\S+/g)).toEqual([link]);
    expect(text).toContain("If you didn't request this, you can ignore this email.");
  });

  it('names both addresses of a change', () => {
    const { text } = renderAuthMail('email_change', {
      link,
      email: 'a@b.example',
      newEmail: '\u202Ec@d.example',
    });
    expect(text).toContain('from a@b.example to c@d.example');
  });

  it('has a code and no link to prove who is there', () => {
    const { subject, html, text } = renderAuthMail('reauthentication', { code: '482913' });
    expect(subject).toBe("Confirm it's you");
    expect(html).not.toContain('href');
    expect(text).toContain('Enter this code to continue:\n\n482913\n');
  });
});

describe('the templates of hosted Supabase', () => {
  it.each(authTemplates)(
    '$file is what `npm run templates -w packages/mail` writes',
    ({ file, html }) => {
      expect(readFileSync(resolve(root, file), 'utf8')).toBe(html);
    },
  );

  it('are all written by it', () => {
    const files = readdirSync(resolve(root, 'supabase/templates'));
    expect(files.toSorted()).toEqual(authTemplates.map(({ name }) => `${name}.html`).toSorted());
  });

  it.each(authTemplates)('$name is in the configuration with its subject', (template) => {
    const config = readFileSync(resolve(root, 'supabase/config.toml'), 'utf8');
    expect(config).toContain(
      `[auth.email.template.${template.name}]\nsubject = "${template.subject}"\ncontent_path = "./${template.file}"\n`,
    );
  });
});
