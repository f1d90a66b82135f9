import { DataError, type DataErrorKind } from '@showcase/data';
import { describe, expect, it } from 'vitest';
import { explainError } from './explain-error.ts';

const action = 'The creator was not saved.';
const unreachable = 'We cannot reach the marketplace. Please try again.';
const sessionEnded = 'Your session has ended. Please sign in again.';

function failure(kind: DataErrorKind, details: { sentence?: string; retryAfter?: number } = {}) {
  return new DataError({ kind, message: 'a line of the log', status: 400, ...details });
}

describe('explainError', () => {
  it.each([
    ['unreachable', unreachable],
    ['timeout', unreachable],
    ['server', unreachable],
    ['stale-schema', 'The marketplace was updated. Reload the page, then try again.'],
    ['unauthenticated', sessionEnded],
    ['invalid-token', sessionEnded],
    ['forbidden', 'Your account may not do this.'],
    ['sign-in-too-old', 'Your last sign-in is too long ago. Sign in again first.'],
    ['captcha-failed', 'We could not check that you are not a robot. Please try again.'],
    ['not-found', 'It is no longer available.'],
    ['conflict', 'It has changed in the meantime. Reload the page, then try again.'],
    ['too-large', 'It is too large.'],
    ['invalid', 'Something in it was refused. Check what you entered, then try again.'],
    ['rate-limited', 'Too many requests. Please try again in a minute.'],
  ] as const)('explains what failed and why: %s', (kind, reason) => {
    expect(explainError(failure(kind), { action })).toBe(`${action} ${reason}`);
  });

  it('names the seconds if the response includes them', () => {
    expect(explainError(failure('rate-limited', { retryAfter: 30 }), { action })).toBe(
      `${action} Too many requests. You can try again in 30 s.`,
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
    const overrides = { conflict: 'You have already replied to this review.' };

    expect(explainError(failure('conflict'), { action, overrides })).toBe(overrides.conflict);
    expect(explainError(failure('timeout'), { action, overrides })).toBe(
      `${action} ${unreachable}`,
    );
  });

  it('has a fallback for unknown kinds', () => {
    const error = Object.assign(failure('server'), { kind: 'brand-new' });

    expect(explainError(error, { action })).toBe(`${action} Please try again.`);
  });
});
