import { isOutage, type DataError, type DataErrorKind } from '@showcase/data';

/** The fields of an error that are needed here, so that a stored error can be explained too. */
type ExplainableError = Pick<DataError, 'kind'> &
  Partial<Pick<DataError, 'sentence' | 'retryAfter'>>;

type Options = {
  /** What failed, as a sentence: "The creator was not saved." */
  action: string;
  /** Complete messages by kind, instead of the action and the reason. */
  overrides?: Partial<Record<DataErrorKind, string>>;
};

const UNREACHABLE = 'We cannot reach the marketplace. Please try again.';
const SIGNED_OUT = 'Your session has ended. Please sign in again.';
const UNKNOWN = 'Please try again.';

const REASONS: Record<DataErrorKind, string> = {
  unreachable: UNREACHABLE,
  timeout: UNREACHABLE,
  server: UNREACHABLE,
  aborted: 'The connection was interrupted. Please try again.',
  'stale-schema': 'The marketplace was updated. Reload the page, then try again.',
  'rate-limited': 'Too many requests. Please try again in a minute.',
  unauthenticated: SIGNED_OUT,
  'invalid-token': SIGNED_OUT,
  forbidden: 'Your account may not do this.',
  'sign-in-too-old': 'Your last sign-in is too long ago. Sign in again first.',
  'captcha-failed': 'We could not check that you are not a robot. Please try again.',
  'not-found': 'It is no longer available.',
  conflict: 'It has changed in the meantime. Reload the page, then try again.',
  'too-large': 'It is too large.',
  invalid: 'Something in it was refused. Check what you entered, then try again.',
  'invalid-credentials': 'The password is wrong.',
  unconfirmed: 'Confirm your email address first.',
  'weak-password': 'The password is too weak.',
  'invalid-token-response': UNKNOWN,
  redirect: UNKNOWN,
};

/**
 * The message that a screen shows for a failed request: what failed and why. Only messages that our own database functions raise are
 * passed on, because they are written for users. Texts of PostgreSQL, PostgREST or a proxy are never shown.
 */
export function explainError(error: ExplainableError, { action, overrides = {} }: Options): string {
  return overrides[error.kind] ?? `${action} ${getReason(error)}`;
}

/** The message shown instead of rows that failed to load, next to a retry button. */
export function explainReadError(error: DataError, { action }: { action: string }): string {
  if (isOutage(error))
    return 'We cannot reach the marketplace. Check your connection and try again.';
  if (error.kind === 'rate-limited') return getReason(error);
  return `${action} Please try again.`;
}

function getReason({ kind, sentence, retryAfter }: ExplainableError): string {
  if (sentence) return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  if (kind === 'rate-limited' && retryAfter !== undefined) {
    return `Too many requests. You can try again in ${retryAfter} s.`;
  }
  // packages/data is shared at run time and may be newer than this table.
  return (REASONS as Partial<Record<string, string>>)[kind] ?? UNKNOWN;
}
