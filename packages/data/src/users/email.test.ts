import { expect, it } from 'vitest';
import { emailSchema } from './email.ts';

// The database has the same rule and test cases (supabase/tests/accounts/emails.test.ts).
it.each([
  'ada@example.com',
  ' ada@example.com ',
  'Ada.Stone+work@mail.example.co',
  "o'brien@example.ie",
  'a_b-c@x1.dev',
  `${'a'.repeat(242)}@example.com`,
])('accepts %j', (email) => {
  expect(emailSchema.parse(email)).toBe(email.trim());
});

const INVALID = 'Please enter a valid email address';

it.each([
  ['', INVALID],
  ['ada', INVALID],
  ['ada@example', INVALID],
  ['ada stone@example.com', INVALID],
  ['.ada@example.com', INVALID],
  ['ada..stone@example.com', INVALID],
  ['ada@-example.com', INVALID],
  ['ada@example-.com', INVALID],
  ['ada@example.-com', INVALID],
  ['ada@example.com-', INVALID],
  ['ada?subject=x@example.com', INVALID],
  ['jos\u00e9@example.com', 'Only addresses of unaccented letters, digits and . _ + - can be used'],
  ['ada\u200b@example.com', 'Only addresses of unaccented letters, digits and . _ + - can be used'],
  [`${'a'.repeat(243)}@example.com`, 'An email address has at most 254 characters'],
])('rejects %j with a message', (email, message) => {
  const { error } = emailSchema.safeParse(email);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
