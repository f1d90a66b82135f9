import {
  AuthApiError,
  AuthError,
  AuthImplicitGrantRedirectError,
  AuthInvalidCredentialsError,
  AuthInvalidJwtError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
  StorageApiError,
} from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { DataError, isOutage } from '../client/data-error.ts';
import { toDataError } from './to-data-error.ts';

describe('auth errors', () => {
  it.each([
    [new AuthSessionMissingError(), 'unauthenticated', 400, 'Auth session missing!'],
    [new AuthInvalidCredentialsError('No password'), 'invalid-credentials', 400, 'No password'],
    [
      new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
      'invalid-credentials',
      400,
      'Invalid login credentials',
    ],
    [new AuthApiError('AAL2', 401, 'insufficient_aal'), 'second-factor-needed', 401, 'AAL2'],
    [new AuthApiError('No', 422, 'mfa_verification_failed'), 'invalid-credentials', 422, 'No'],
    [new AuthApiError('Old', 422, 'mfa_challenge_expired'), 'invalid-credentials', 422, 'Old'],
    [
      new AuthInvalidTokenResponseError(),
      'invalid-token-response',
      500,
      'Auth session or user missing',
    ],
    [new AuthRetryableFetchError('Bad gateway', 502), 'unreachable', 502, 'Bad gateway'],
    [new AuthRetryableFetchError('Busy', 503), 'unreachable', 503, 'Busy'],
    [new AuthRetryableFetchError('Too slow', 504), 'unreachable', 504, 'Too slow'],
    [new AuthRetryableFetchError('Failed to fetch', 0), 'unreachable', 0, 'Failed to fetch'],
    [
      new AuthRetryableFetchError('The request timed out', 0),
      'timeout',
      0,
      'The request timed out',
    ],
    [new AuthInvalidJwtError('Bad signature'), 'invalid-token', 400, 'Bad signature'],
    [
      new AuthImplicitGrantRedirectError('Already linked', {
        error: 'server_error',
        code: 'identity_already_exists',
      }),
      'redirect',
      500,
      'Already linked',
    ],
    [new AuthApiError('Gone', 404, 'identity_not_found'), 'redirect', 404, 'Gone'],
    [
      new AuthApiError('Needed', 400, 'current_password_required'),
      'invalid-credentials',
      400,
      'Needed',
    ],
    [
      new AuthApiError('Wrong', 400, 'current_password_invalid'),
      'invalid-credentials',
      400,
      'Wrong',
    ],
    [new AuthApiError('Sign in', 400, 'reauthentication_needed'), 'forbidden', 400, 'Sign in'],
    [new AuthApiError('The same', 422, 'same_password'), 'weak-password', 422, 'The same'],
    [
      new AuthApiError('Only one', 422, 'single_identity_not_deletable'),
      'redirect',
      422,
      'Only one',
    ],
    [
      new AuthApiError('User already registered', 422, 'user_already_exists'),
      'conflict',
      422,
      'User already registered',
    ],
    [
      new AuthApiError('Slow down', 429, 'over_request_rate_limit'),
      'rate-limited',
      429,
      'Slow down',
    ],
    [
      new AuthApiError('Not found', 400, 'refresh_token_not_found'),
      'unauthenticated',
      400,
      'Not found',
    ],
    [new AuthError('Something else', 422, 'other'), 'invalid', 422, 'Something else'],
  ])('%s is %s', (error, kind, status, message) => {
    expect(toDataError(error)).toMatchObject({ kind, status, message });
  });

  it('keep the reasons of a weak password', () => {
    const error = new AuthWeakPasswordError('Too short', 422, ['length']);

    expect(toDataError(error)).toMatchObject({ kind: 'weak-password', reasons: ['length'] });
  });

  it.each([
    ['Error sending confirmation email', 'unexpected_failure'],
    ['Database error saving new user', 'unexpected_failure'],
    ['Internal Server Error', undefined],
  ])('tell that the service kept nothing from other failures: %s', (message, code) => {
    expect(toDataError(new AuthRetryableFetchError(message, 500)).code).toBe(code);
  });

  it('keep the code of a failed redirect', () => {
    const details = { error: 'server_error', code: 'identity_not_found' };
    const error = new AuthImplicitGrantRedirectError('No such identity', details);

    expect(toDataError(error)).toMatchObject({ kind: 'redirect', code: 'identity_not_found' });
  });
});

describe('database errors', () => {
  it.each([
    ['42501', 401, 'unauthenticated'],
    ['42501', 403, 'forbidden'],
    ['PGRST301', 401, 'invalid-token'],
    ['PGRST116', 406, 'not-found'],
    ['PT404', 404, 'not-found'],
    ['PGRST202', 404, 'stale-schema'],
    ['PGRST204', 400, 'stale-schema'],
    ['PGRST205', 404, 'stale-schema'],
    ['42703', 400, 'stale-schema'],
    ['PT409', 409, 'conflict'],
    ['PT400', 400, 'invalid'],
    ['PT403', 403, 'forbidden'],
    ['', 413, 'too-large'],
    ['23505', 409, 'conflict'],
    ['23514', 400, 'invalid'],
    ['22P02', 400, 'invalid'],
    ['PGRST', 429, 'rate-limited'],
    ['40P01', 500, 'server'],
    ['', 503, 'unreachable'],
    ['', 0, 'unreachable'],
  ])('%s with status %i is %s', (code, status, kind) => {
    const error = { message: 'No', code, details: '', hint: '' };

    expect(toDataError(error, status)).toMatchObject({ kind, status, message: 'No' });
  });

  it.each([
    ['TimeoutError: The request timed out', 'timeout'],
    ['AbortError: This operation was aborted', 'aborted'],
    ['TypeError: Failed to fetch', 'unreachable'],
  ])('%s, without a response, is %s', (message, kind) => {
    expect(toDataError({ message, code: '', details: '', hint: '' }, 0).kind).toBe(kind);
  });
});

describe('the sentence for users', () => {
  it.each([
    ['PT400', 400],
    ['PT403', 403],
    ['PT404', 404],
    ['PT409', 409],
  ])('is what our own functions raise, as %s', (code, status) => {
    const error = { message: 'Choose a package', code, details: '', hint: '' };

    expect(toDataError(error, status).sentence).toBe('Choose a package');
  });

  it.each([
    ['42501', 403],
    ['23514', 400],
    ['23505', 409],
    ['P0001', 400],
    ['PGRST116', 406],
    ['', 413],
    ['PT500', 500],
  ])('is never a message that comes with "%s" and status %i', (code, status) => {
    const message = 'new row violates row-level security policy for table "projects"';

    expect(toDataError({ message, code }, status)).toMatchObject({ message, sentence: undefined });
  });
});

describe('storage errors', () => {
  it.each([
    [new StorageApiError('The object exceeded the maximum size', 413, '413'), 'too-large', 413],
    [new StorageApiError('Denied', 403, '403'), 'forbidden', 403],
    [new StorageApiError('Object not found', 404, '404'), 'not-found', 404],
  ])('%s carries a message and a status', (error, kind, status) => {
    expect(toDataError(error)).toMatchObject({ kind, status, message: error.message });
  });
});

describe('a DataError', () => {
  it('is passed through unchanged', () => {
    const error = new DataError({ kind: 'forbidden', message: 'No', status: 403 });

    expect(toDataError(error)).toBe(error);
  });

  it('keeps its cause for the log', () => {
    const cause = new Error('wire cut');

    expect(toDataError(cause).cause).toBe(cause);
  });

  it.each([
    ['unreachable', true],
    ['timeout', true],
    ['server', true],
    ['rate-limited', false],
    ['forbidden', false],
    ['not-found', false],
  ] as const)('%s is an outage: %s', (kind, expected) => {
    expect(isOutage(new DataError({ kind, message: '', status: 0 }))).toBe(expected);
  });
});
