import { DataError, type DataErrorKind } from '@showcase/data';
import { expect, it } from 'vitest';
import { explainMarkFailure } from './explain-mark-failure.ts';

const failure = (kind: DataErrorKind, retryAfter?: number) =>
  new DataError({ kind, retryAfter, message: 'as the backend put it', status: 0 });

it.each([
  [failure('unreachable'), 'Your like was not stored. Try again.'],
  [failure('rate-limited', 20), 'Too many requests. You can try again in 20 s'],
  [failure('rate-limited'), 'Too many requests.'],
  [failure('unauthenticated'), 'Please sign in again'],
  [failure('forbidden'), 'This is no longer available.'],
])('explains %o', (error, text) => {
  expect(explainMarkFailure('like', error)).toBe(text);
});
