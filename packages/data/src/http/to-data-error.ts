import { DataError, type DataErrorKind } from '../client/data-error.ts';
import { findRetryAfter } from './retry-after.ts';

const KIND_BY_NAME: Record<string, DataErrorKind> = {
  AbortError: 'aborted',
  TimeoutError: 'timeout',
  AuthSessionMissingError: 'unauthenticated',
  AuthInvalidCredentialsError: 'invalid-credentials',
  AuthWeakPasswordError: 'weak-password',
  AuthInvalidTokenResponseError: 'invalid-token-response',
  AuthInvalidJwtError: 'invalid-token',
  AuthImplicitGrantRedirectError: 'redirect',
  AuthPKCEGrantCodeExchangeError: 'redirect',
  AuthPKCECodeVerifierMissingError: 'redirect',
};

const KIND_BY_CODE: Record<string, DataErrorKind> = {
  invalid_credentials: 'invalid-credentials',
  email_not_confirmed: 'unconfirmed',
  current_password_required: 'invalid-credentials',
  current_password_invalid: 'invalid-credentials',
  reauthentication_needed: 'forbidden',
  weak_password: 'weak-password',
  same_password: 'weak-password',
  invalid_jwt: 'invalid-token',
  bad_jwt: 'invalid-token',
  otp_expired: 'invalid-token',
  PGRST301: 'invalid-token',
  sign_in_too_old: 'sign-in-too-old',
  insufficient_aal: 'second-factor-needed',
  mfa_verification_failed: 'invalid-credentials',
  mfa_challenge_expired: 'invalid-credentials',
  captcha_failed: 'captcha-failed',
  session_not_found: 'unauthenticated',
  session_expired: 'unauthenticated',
  refresh_token_not_found: 'unauthenticated',
  refresh_token_already_used: 'unauthenticated',
  identity_already_exists: 'redirect',
  identity_not_found: 'redirect',
  single_identity_not_deletable: 'redirect',
  user_already_exists: 'conflict',
  email_exists: 'conflict',
  PGRST116: 'not-found',
  PGRST202: 'stale-schema',
  PGRST204: 'stale-schema',
  PGRST205: 'stale-schema',
  // A column that the database does not have yet: PostgREST names only missing columns of writes itself.
  '42703': 'stale-schema',
};

const KIND_BY_STATUS: Record<number, DataErrorKind> = {
  0: 'unreachable',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  406: 'not-found',
  408: 'timeout',
  409: 'conflict',
  413: 'too-large',
  429: 'rate-limited',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
};

/** Only our database functions raise these codes; their messages are written for users. */
const OWN_ERROR_CODE = /^PT4\d\d$/;

/** Turns any error of the backend libraries into a DataError; `status` is that of the response, if the error has none. */
export function toDataError(error: unknown, status?: number): DataError {
  if (error instanceof DataError) return error;
  const facts = readFacts(error, status);
  const kind = getKind(facts);
  return new DataError({
    ...facts,
    kind,
    sentence: OWN_ERROR_CODE.test(facts.code ?? '') ? facts.message : undefined,
    retryAfter: kind === 'rate-limited' ? facts.retryAfter : undefined,
    cause: error,
  });
}

type Facts = ReturnType<typeof readFacts>;

function readFacts(error: unknown, responseStatus: number | undefined) {
  const fields: Record<string, unknown> =
    typeof error === 'object' && error !== null ? { ...error } : {};
  // `message` and `name` of an Error are not enumerable.
  const { message, name } = error instanceof Error ? error : fields;
  const details = fields.details;
  const detailCode =
    typeof details === 'object' && details !== null && 'code' in details ? details.code : undefined;
  const sentence = isSentence(message) && name !== 'AuthUnknownError' ? message : 'Unknown error';
  return {
    name: typeof name === 'string' ? name : '',
    message: sentence,
    retryAfter: findRetryAfter({ details, message: sentence }),
    status: firstNumber(fields.status, responseStatus),
    code: firstText(fields.code, detailCode) ?? codeOfFailure(sentence),
    reasons: Array.isArray(fields.reasons) ? fields.reasons.map(String) : undefined,
  };
}

/** supabase-js drops the code of a response with 500, with which the auth service says that it has kept nothing. */
function codeOfFailure(message: string): string | undefined {
  return /^(?:Error sending|Database error) /.test(message) ? 'unexpected_failure' : undefined;
}

/** If a response has no message, the libraries use its JSON or HTML instead. */
function isSentence(message: unknown): message is string {
  return typeof message === 'string' && message !== '' && !/^\s*[{[<]/.test(message);
}

function getKind({ name, message, status, code }: Facts): DataErrorKind {
  const byName = KIND_BY_NAME[name] ?? KIND_BY_NAME[/^(\w+):/.exec(message)?.[1] ?? ''];
  if (byName) return byName;
  if (status === 0 && /timed? ?out/i.test(message)) return 'timeout';
  const byRule = KIND_BY_CODE[code ?? ''] ?? KIND_BY_STATUS[status];
  if (byRule) return byRule;
  return status >= 500 ? 'server' : 'invalid';
}

function firstNumber(...values: unknown[]) {
  const numbers = values.map((value) => (typeof value === 'string' ? Number(value) : value));
  return numbers.find((value): value is number => Number.isInteger(value)) ?? 0;
}

function firstText(...values: unknown[]) {
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}
