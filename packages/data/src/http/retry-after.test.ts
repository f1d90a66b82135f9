import { expect, it } from 'vitest';
import { findRetryAfter, readRetryAfter } from './retry-after.ts';

it.each([
  [{ 'retry-after': '20' }, 20],
  [{ 'retry-after': 'Sat, 01 Nov 2025 10:00:30 GMT', date: 'Sat, 01 Nov 2025 10:00:00 GMT' }, 30],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('headers %o ask for a wait of %s seconds', (headers, seconds) => {
  expect(readRetryAfter(new Headers({ ...headers }))).toBe(seconds);
});

it.each([
  ['Retry-After: 20', 'Too many requests. Try again in 20 s', 20],
  ['Key (id)=(Retry-After: 20)', 'No', undefined],
  [null, 'For security purposes, you can only request this after 57 seconds.', 57],
  [null, 'You can only request this after 1 second', 1],
  [null, 'Request rate limit reached', undefined],
  [{ code: 'x' }, 'No', undefined],
])('details %j and the message %j ask for a wait of %s seconds', (details, message, seconds) => {
  expect(findRetryAfter({ details, message })).toBe(seconds);
});
