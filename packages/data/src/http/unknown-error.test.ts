import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { toDataError } from './to-data-error.ts';

describe('an error without a message for users', () => {
  it.each([
    new AuthRetryableFetchError('{}', 500),
    new AuthApiError('{"error":{"status":500}}', 500, undefined),
    new AuthApiError('[object Object]', 400, undefined),
    new AuthUnknownError(`Unexpected token '<', "<html>" is not valid JSON`, null),
    { message: '<html><body>Bad gateway</body></html>', code: '' },
    { message: '', code: '' },
    {},
  ])('case %#: %o', (error) => {
    expect(toDataError(error, 500).message).toBe('Unknown error');
  });
});
