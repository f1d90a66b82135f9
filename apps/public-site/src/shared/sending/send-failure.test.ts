import { DataError, type DataErrorKind } from '@showcase/data';
import { expect, it } from 'vitest';
import { sendFailure } from './send-failure.ts';

const OUTAGE = 'Not sent: we cannot reach the marketplace. What you wrote is kept. Try again.';

it.each<[DataErrorKind, string]>([
  ['unreachable', OUTAGE],
  ['timeout', OUTAGE],
  ['server', OUTAGE],
  ['rate-limited', 'Too many requests. Try again in a minute.'],
  ['unauthenticated', 'Your session has ended. Sign in again: what you wrote is kept.'],
  ['invalid-token', 'Your session has ended. Sign in again: what you wrote is kept.'],
  ['conflict', 'The price is now $500'],
  ['not-found', 'The price is now $500'],
  ['invalid', 'The price is now $500'],
  ['forbidden', 'The price is now $500'],
  ['stale-schema', 'Not sent. What you wrote is kept. Try again.'],
])('%s: %s', (kind, words) => {
  const error = new DataError({ kind, message: 'The price is now $500', status: 0 });
  expect(sendFailure(error)).toBe(words);
});

it('says how long to wait', () => {
  const error = new DataError({ kind: 'rate-limited', message: '', status: 429, retryAfter: 20 });
  expect(sendFailure(error)).toBe('Too many requests. You can try again in 20 s.');
});
