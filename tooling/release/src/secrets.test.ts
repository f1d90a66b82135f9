import { expect, it } from 'vitest';
import { findSecret } from './secrets.ts';

const token = (role: string) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'supabase', role })}.c2lnbmF0dXJl`;
};

it.each([
  ['a secret key', 'const key = "sb_secret_0123456789abcdef";', 'sb_secret_0123456789abcdef'],
  ['a service role token', `key=\`${token('service_role')}\``, token('service_role')],
  [
    'one after a harmless token',
    `${token('anon')} ${token('supabase_admin')}`,
    token('supabase_admin'),
  ],
  ['not a publishable key', 'sb_publishable_0123456789abcdef', undefined],
  ['not an anonymous token', token('anon'), undefined],
  ['not a mention of keys', 'A key that begins with sb_secret_ stays on the server.', undefined],
])('finds %s', (_what, text, expected) => {
  expect(findSecret(text)).toBe(expected);
});
