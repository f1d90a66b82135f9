import { describe, expect, it } from 'vitest';
import { createSmtpTransport, parseSender, parseSiteUrl } from '../src/sender/index.ts';
import { parseSmtpUrl } from '../src/sender/smtp-url.ts';

const example = 'smtps://user:password@host:465';
const start = `SMTP_URL must start with smtp:// or smtps://, for example ${example}`;
const unreadable = `SMTP_URL cannot be read: its port must be a number up to 65535, and special characters of user and password must be percent-encoded, as in ${example}`;
const end = `SMTP_URL must end after the port, as in ${example}; special characters of user and password must be percent-encoded`;
const pair = `SMTP_URL must have both a user and a password or neither, as in ${example}`;

describe('SMTP_URL', () => {
  it.each([
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, secure: false, requireTLS: false }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025, secure: false, requireTLS: false }],
    ['smtps://mail.example/', { host: 'mail.example', port: 465, secure: true, requireTLS: false }],
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
    [
      'smtp://a%40b.c:p%2Fs%3A@mail.example:2587',
      {
        host: 'mail.example',
        port: 2587,
        secure: false,
        requireTLS: true,
        auth: { user: 'a@b.c', pass: 'p/s:' },
      },
    ],
    [
      'smtp://user:hunter2@localhost:25',
      {
        host: 'localhost',
        port: 25,
        secure: false,
        requireTLS: false,
        auth: { user: 'user', pass: 'hunter2' },
      },
    ],
  ])('%s is read', (url, server) => {
    expect(parseSmtpUrl(url)).toEqual(server);
  });

  it.each([
    ['mail.example:465', start],
    ['http://user:hunter2@mail.example', start],
    ['smtp:mail.example', start],
    ['smtp://', `SMTP_URL names no host; write it as ${example}`],
    ['smtp://user:hunter2@:25', unreadable],
    ['smtp://mail.example:0', 'The port of SMTP_URL must be between 1 and 65535'],
    ['smtp://mail.example:65536', unreadable],
    ['smtp://user:hunter2/@mail.example:25', unreadable],
    ['smtp://user:25#hunter2@mail.example:25', end],
    ['smtps://user:hunter2@mail.example/?tls.rejectUnauthorized=false', end],
    ['smtps://user@mail.example', pair],
    ['smtps://:hunter2@mail.example', pair],
    [
      'smtps://user:hunter2%@mail.example',
      'A percent sign in the user or password of SMTP_URL must be written as %25',
    ],
  ])('%s is explained in one sentence', (url, sentence) => {
    expect(() => createSmtpTransport(url)).toThrow(new Error(sentence));
    expect(sentence).not.toContain('hunter2');
  });
});

describe('MAIL_FROM', () => {
  it.each([
    ['mail@showcase.example', 'showcase.example'],
    ['Bolt Showcase <mail@Showcase.Example>', 'showcase.example'],
    ['"Bolt, Showcase" <mail@showcase.example>', 'showcase.example'],
    ['Zoë <mail+a@localhost>', 'localhost'],
  ])('%s is a sender', (from, host) => {
    expect(parseSender(from)).toEqual({ host });
  });

  it.each([
    '',
    'Showcase',
    'Bolt, Showcase <a@b.c>',
    'a@b.c, d@e.f',
    'A <a@b.c>\r\nBcc: d@e.f',
    'A <a@b c>',
    'a@b.c>',
    'A <a@>',
  ])('%j is none', (from) => {
    expect(() => parseSender(from)).toThrow('MAIL_FROM must be one sender');
  });
});

describe('SITE_URL', () => {
  it.each(['https://showcase.example', 'https://showcase.example/'])('%s is a site', (url) => {
    expect(parseSiteUrl(url)).toBe('https://showcase.example');
  });

  it.each(['', 'showcase.example', 'mailto:a@b.c', 'https://showcase.example/?a=b'])(
    '%j is none',
    (url) => {
      expect(() => parseSiteUrl(url)).toThrow('SITE_URL must be the URL of the site');
    },
  );
});
