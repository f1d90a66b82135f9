import { DataError, type DataErrorKind } from '@showcase/data/client';
import { describe, expect, it } from 'vitest';
import { explainError } from './explain-error.ts';

const action = 'The creator was not saved.';
const unreachable = "We can't connect right now. Try again.";
const sessionEnded = 'Your session has expired. Sign in again.';

function failure(kind: DataErrorKind, details: { sentence?: string; retryAfter?: number } = {}) {
  return new DataError({ kind, message: 'a line of the log', status: 400, ...details });
}

describe('explainError', () => {
  it.each([
    ['unreachable', unreachable],
    ['timeout', unreachable],
    ['server', unreachable],
    ['stale-schema', 'Bolt Showcase was updated. Reload the page and try again.'],
    ['unauthenticated', sessionEnded],
    ['invalid-token', sessionEnded],
    ['forbidden', "Your account can't do this."],
    ['sign-in-too-old', 'You signed in a while ago. Sign in again first.'],
    ['second-factor-needed', 'Enter a code from your authenticator app first.'],
    ['captcha-failed', "We couldn't confirm you're not a robot. Try again."],
    ['not-found', "It's no longer available."],
    ['conflict', 'It changed in the meantime. Reload the page and try again.'],
    ['too-large', "It's too large. Make it smaller and try again."],
    ['invalid', 'Check the fields and try again.'],
    ['rate-limited', 'Too many requests. Try again in a minute.'],
  ] as const)('explains what failed and why: %s', (kind, reason) => {
    expect(explainError(failure(kind), { action })).toBe(`${action} ${reason}`);
  });

  it('names the seconds if the response includes them', () => {
    expect(explainError(failure('rate-limited', { retryAfter: 30 }), { action })).toBe(
      `${action} Too many requests. Try again in 30 s.`,
    );
  });

  it.each([
    ['Your account is suspended', 'Your account is suspended.'],
    ['This is no longer available.', 'This is no longer available.'],
  ])('passes on the message of our own database functions: %s', (sentence, expected) => {
    expect(explainError(failure('forbidden', { sentence }), { action })).toBe(
      `${action} ${expected}`,
    );
  });

  it('lets the caller override messages by kind', () => {
    const overrides = { conflict: 'You already replied to this review.' };

    expect(explainError(failure('conflict'), { action, overrides })).toBe(overrides.conflict);
    expect(explainError(failure('timeout'), { action, overrides })).toBe(
      `${action} ${unreachable}`,
    );
  });

  it('has a fallback for unknown kinds', () => {
    const error = Object.assign(failure('server'), { kind: 'brand-new' });

    expect(explainError(error, { action })).toBe(`${action} Try again.`);
  });
});
