import { describe, expect, it } from 'vitest';
import {
  signInSchema,
  newsletterSchema,
  requestNoteSchema,
  reviewReplySchema,
  reviewSchema,
  signUpSchema,
} from './schemas.ts';
import { z } from './zod.ts';

const review = { rating: 5, comment: 'Clear and quick.', projectId: '' };

type Outcome = { success: boolean; error?: { issues: { message: string }[] } };

function getMessages(outcome: Outcome) {
  return outcome.error?.issues.map(({ message }) => message) ?? [];
}

it('never compiles code from strings, which the Content-Security-Policy forbids', () => {
  expect(z.config().jitless).toBe(true);
});

describe('the sign-in form', () => {
  it.each([
    ['', '', ['email', 'password']],
    ['ada@example.com', '', ['password']],
    ['', 'showcase', ['email']],
    ['   ', 'showcase', ['email']],
  ])('requires both fields, given "%s" and "%s"', (email, password, fields) => {
    const outcome = signInSchema.safeParse({ email, password });

    expect(new Set(getMessages(outcome))).toEqual(new Set(['Please fill in all fields']));
    expect(outcome.error?.issues.flatMap(({ path }) => path)).toEqual(fields);
  });

  it('trims the email and leaves the password as it is', () => {
    const values = signInSchema.parse({ email: ' ada@example.com ', password: ' x ' });

    expect(values).toEqual({ email: 'ada@example.com', password: ' x ' });
  });
});

describe('the sign-up form', () => {
  const GOOD = {
    name: 'Mia Moss',
    username: 'mia-moss',
    email: 'mia@example.com',
    password: 'secret',
    confirmPassword: 'secret',
  };

  // In UTF-8, a letter of this kind takes two bytes.
  const LONG = 'ж'.repeat(37);
  const TOO_LONG =
    'Password must be at most 72 characters long, or fewer with letters other than A to Z';

  it.each([
    GOOD,
    { ...GOOD, username: '' },
    { ...GOOD, password: LONG.slice(1), confirmPassword: LONG.slice(1) },
  ])('accepts $username', (values) => {
    expect(signUpSchema.safeParse(values).success).toBe(true);
  });

  it.each([
    [{ name: '' }, 'Please fill in all required fields', 'name'],
    [{ name: '  ' }, 'Please fill in all required fields', 'name'],
    [{ email: '' }, 'Please fill in all required fields', 'email'],
    [{ password: '' }, 'Please fill in all required fields', 'password'],
    [{ confirmPassword: '' }, 'Please fill in all required fields', 'confirmPassword'],
    [{ confirmPassword: 'other!' }, 'Passwords do not match', 'confirmPassword'],
    [
      { password: 'short', confirmPassword: 'short' },
      'Password must be at least 6 characters long',
      'password',
    ],
    [{ password: LONG, confirmPassword: LONG }, TOO_LONG, 'password'],
    [{ username: 'ab' }, 'Username must be at least 3 characters long', 'username'],
    [{ name: '\u200b\u202e' }, 'Please fill in all required fields', 'name'],
    [{ name: '\u3164' }, 'Please fill in all required fields', 'name'],
    [{ name: 'n'.repeat(101) }, 'Name must be at most 100 characters', 'name'],
    [{ email: 'mia@example' }, 'Enter a valid email address', 'email'],
    [{ email: `${'m'.repeat(300)}@example.com` }, 'Use at most 254 characters', 'email'],
  ])('rejects %o with %s', (change, message, field) => {
    const outcome = signUpSchema.safeParse({ ...GOOD, ...change });

    expect(getMessages(outcome)).toEqual([message]);
    expect(outcome.error?.issues[0]?.path).toEqual([field]);
  });

  it('reports errors in the order required, match, length, username', () => {
    const bad = { name: '', email: 'a', password: 'abc', confirmPassword: 'abd', username: 'a' };
    const messages = [
      bad,
      { ...bad, name: 'Mia' },
      { ...bad, name: 'Mia', confirmPassword: 'abc' },
      { ...bad, name: 'Mia', password: 'secret', confirmPassword: 'secret' },
    ].flatMap((values) => getMessages(signUpSchema.safeParse(values)));

    expect(messages).toEqual([
      'Please fill in all required fields',
      'Passwords do not match',
      'Password must be at least 6 characters long',
      'Username must be at least 3 characters long',
    ]);
  });

  it('stores the name without invisible characters', () => {
    expect(signUpSchema.parse({ ...GOOD, name: ' Mia\u202e \u200bMoss ' }).name).toBe('Mia Moss');
  });

  it('lowercases the username', () => {
    expect(signUpSchema.parse({ ...GOOD, username: ' Mia-Moss ' }).username).toBe('mia-moss');
  });
});

describe('the newsletter form', () => {
  it('trims the email', () => {
    expect(newsletterSchema.parse({ email: ' a@b.com ' })).toEqual({ email: 'a@b.com' });
  });

  it.each(['', 'a', 'a@b', 'a b@c.com'])('rejects "%s"', (email) => {
    expect(newsletterSchema.safeParse({ email }).success).toBe(false);
  });
});

describe('the texts of a hire request', () => {
  it.each([
    [requestNoteSchema, { note: ' \u200b ' }, 'Write a note'],
    [requestNoteSchema, { note: 'x'.repeat(2001) }, 'Use at most 2,000 characters'],
    [reviewReplySchema, { text: '' }, 'Write a reply'],
    [reviewReplySchema, { text: 'x'.repeat(2001) }, 'Use at most 2,000 characters'],
    [reviewSchema, { ...review, rating: null }, 'Choose a rating from 1 to 5'],
    [reviewSchema, { ...review, rating: 0 }, 'Choose a rating from 1 to 5'],
    [reviewSchema, { ...review, rating: 6 }, 'Choose a rating from 1 to 5'],
    [reviewSchema, { ...review, rating: 4.5 }, 'Choose a rating from 1 to 5'],
    [reviewSchema, { ...review, comment: '\n' }, 'Write a comment'],
    [reviewSchema, { ...review, comment: 'x'.repeat(2001) }, 'Use at most 2,000 characters'],
  ])('case %#: %j', (schema, values, message) => {
    expect(getMessages(schema.safeParse(values))).toEqual([message]);
  });

  it('are accepted up to their limit and trimmed', () => {
    const comment = 'x'.repeat(2000);
    expect(reviewSchema.parse({ ...review, comment }).comment).toBe(comment);
    expect(requestNoteSchema.parse({ note: ' Done. ' })).toEqual({ note: 'Done.' });
  });
});
