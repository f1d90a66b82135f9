import { expect, it } from 'vitest';
import { readReturnError } from './return-error.ts';

it.each([
  ['', '', null],
  ['?next=%2Fprojects', '#content', null],
  ['', '#error=access_denied&error_code=otp_expired', 'spent-link'],
  ['?error=access_denied&error_code=otp_expired&next=%2Fprojects', '', 'spent-link'],
  ['?error=access_denied&error_description=The+user+denied+the+request', '', 'cancelled'],
  ['', '#error=access_denied&error_description=', 'cancelled'],
  ['?error=access_denied', '#error=access_denied', 'cancelled'],
  ['?error=access_denied&error_code=signup_disabled', '', 'failed'],
  ['', '#error=server_error&error_code=unexpected_failure', 'failed'],
  ['?error=', '#error=', null],
] as const)('a return with %s%s is %s', (search, hash, expected) => {
  expect(readReturnError({ search, hash })).toBe(expected);
});
