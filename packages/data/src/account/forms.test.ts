import { describe, expect, it } from 'vitest';
import { accountDeletionSchema, passwordChangeSchema } from './forms.ts';

type Parsed = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };

const getMessages = ({ error }: Parsed) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join(), message]));

describe('passwordChangeSchema', () => {
  it.each([
    ['old one', 'new one', 'new one', {}],
    [null, 'new one', 'new one', {}],
    ['', 'new one', 'new one', { currentPassword: 'Enter your current password' }],
    ['old one', 'short', 'short', { password: 'Password must be at least 6 characters long' }],
    [
      'old one',
      'n'.repeat(73),
      'n'.repeat(73),
      {
        password:
          'Password must be at most 72 characters long, or fewer with letters other than A to Z',
      },
    ],
    ['old one', 'new one', 'new two', { confirmPassword: 'Passwords do not match' }],
    ['old one', 'new one', '', { confirmPassword: 'Passwords do not match' }],
    [
      'old one',
      'old one',
      'old one',
      { password: "Choose a password that isn't your current one" },
    ],
  ])('of %j, %j, %j returns %j', (currentPassword, password, confirmPassword, expected) => {
    const parsed = passwordChangeSchema.safeParse({ currentPassword, password, confirmPassword });

    expect(getMessages(parsed)).toEqual(expected);
  });

  it('requires a new password', () => {
    const empty = { currentPassword: 'old one', password: '', confirmPassword: '' };
    const { error } = passwordChangeSchema.safeParse(empty);

    expect(error?.issues[0]?.message).toBe('Enter a new password');
  });
});

describe('accountDeletionSchema', () => {
  const schema = accountDeletionSchema('mia@example.com');
  const wrong = { confirmation: 'Type your email address to confirm' };

  it.each([
    ['mia@example.com', 'showcase', {}],
    [' MIA@example.com ', null, {}],
    ['', 'showcase', wrong],
    ['mia@example.co', 'showcase', wrong],
    ['yes', null, wrong],
    ['mia@example.com', '', { password: 'Enter your password' }],
  ])('of %j with the password %j returns %j', (confirmation, password, expected) => {
    expect(getMessages(schema.safeParse({ confirmation, password }))).toEqual(expected);
  });
});
