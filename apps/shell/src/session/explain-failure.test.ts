import { DataError } from '@showcase/data/client';
import { describe, expect, it } from 'vitest';
import { AUTH_SENTENCES, explainFailure } from './explain-failure.ts';

const message = 'Signups not allowed for this instance';
const base = { kind: 'invalid', message, status: 422, code: 'signup_disabled' } as const;

describe('explainFailure', () => {
  it.each([
    ['our sentence for the code of the service', base, AUTH_SENTENCES.signup_disabled],
    [
      'that an account is closed',
      { ...base, status: 400, code: 'user_banned', message: 'User is banned' },
      "This account is closed, so you can't sign in to it.",
    ],
    [
      'that nothing was saved if no mail can be sent',
      { ...base, kind: 'server', status: 500, code: 'unexpected_failure' },
      "This didn't work right now, and nothing was saved. Try again in a few minutes.",
    ],
    [
      'the fallback for a code that nobody should meet',
      { ...base, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' },
      'Failed to sign up',
    ],
    [
      "the fallback for the database's message",
      { ...base, code: '42501', message: 'new row violates row-level security policy' },
      'Failed to sign up',
    ],
    [
      "the fallback for a proxy's message",
      { ...base, kind: 'too-large', code: undefined, message: 'Request Entity Too Large' },
      'Failed to sign up',
    ],
    [
      'the fallback for a failure without a message',
      { ...base, code: undefined, message: 'Unknown error' },
      'Failed to sign up',
    ],
    [
      'when to retry',
      { ...base, kind: 'rate-limited', status: 429, retryAfter: 20 },
      'Too many requests. Try again in 20 s.',
    ],
    [
      'a generic wait if the service does not say when to retry',
      { ...base, kind: 'rate-limited', status: 429 },
      'Too many requests. Try again in a minute.',
    ],
    [
      'that the service is unreachable',
      { ...base, kind: 'unreachable', message: 'Failed to fetch', status: 0 },
      "We can't connect right now. Check your connection and try again.",
    ],
  ] as const)('shows %s', (_, init, expected) => {
    expect(explainFailure(new DataError(init), 'Failed to sign up').message).toBe(expected);
  });

  it('has a sentence for each code that is ours alone to read', () => {
    for (const sentence of Object.values(AUTH_SENTENCES)) expect(sentence).toMatch(/^[A-Z].+/);
    const inherited = new DataError({ ...base, code: 'constructor' });
    expect(explainFailure(inherited, 'Failed to sign up').message).toBe('Failed to sign up');
  });

  it('includes the reasons why a password is weak', () => {
    const reasons = ['length', 'pwned', 'It is your name.'];
    const error = new DataError({ ...base, kind: 'weak-password', reasons });

    expect(explainFailure(error, '').reasons).toEqual([
      "It's too short.",
      'It appeared in a data leak.',
      'It is your name.',
    ]);
  });
});
