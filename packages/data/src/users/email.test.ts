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

const INVALID = 'Enter a valid email address';

it.each([
  ['', INVALID],
  ['ada', INVALID],
  ['ada@example', INVALID],
  ['a@b', INVALID],
  ['ada stone@example.com', INVALID],
  ['.ada@example.com', INVALID],
  ['ada..stone@example.com', INVALID],
  ['ada@-example.com', INVALID],
  ['ada@example-.com', INVALID],
  ['ada@example.-com', INVALID],
  ['ada@example.com-', INVALID],
  ['ada?subject=x@example.com', INVALID],
  ['jos\u00e9@example.com', 'Use only unaccented letters, digits and . _ + -'],
  ['ada\u200b@example.com', 'Use only unaccented letters, digits and . _ + -'],
  [`${'a'.repeat(243)}@example.com`, 'Use at most 254 characters'],
])('rejects %j with a message', (email, message) => {
  const { error } = emailSchema.safeParse(email);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
