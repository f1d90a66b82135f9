import { isOutage, type DataError, type DataErrorKind } from '@showcase/data/client';
import { formatWait } from './format-wait.ts';

/** The fields of an error that are needed here, so that a stored error can be explained too. */
type ExplainableError = Pick<DataError, 'kind'> &
  Partial<Pick<DataError, 'sentence' | 'retryAfter'>>;

export type ExplainErrorOptions = {
  /** The failure as a sentence: "The creator was not saved." */
  action: string;
  /** Complete messages by kind, instead of the action and the reason. */
  overrides?: Partial<Record<DataErrorKind, string>>;
};

const UNREACHABLE = "We can't connect right now. Try again.";
const SIGNED_OUT = 'Your session has expired. Sign in again.';
const UNKNOWN = 'Try again.';

const REASONS: Record<DataErrorKind, string> = {
  unreachable: UNREACHABLE,
  timeout: UNREACHABLE,
  server: UNREACHABLE,
  aborted: 'The connection was interrupted. Try again.',
  'stale-schema': 'Bolt Showcase was updated. Reload the page and try again.',
  'rate-limited': 'Too many requests. Try again in a minute.',
  unauthenticated: SIGNED_OUT,
  'invalid-token': SIGNED_OUT,
  forbidden: "Your account can't do this.",
  'sign-in-too-old': 'You signed in a while ago. Sign in again first.',
  'second-factor-needed': 'Enter a code from your authenticator app first.',
  'captcha-failed': "We couldn't confirm you're not a robot. Try again.",
  'not-found': "It's no longer available.",
  conflict: 'It changed in the meantime. Reload the page and try again.',
  'too-large': "It's too large. Make it smaller and try again.",
  invalid: 'Check the fields and try again.',
  'invalid-credentials': 'Incorrect password. Try again.',
  unconfirmed: 'Confirm your email first.',
  'weak-password': 'This password is too weak. Choose a longer one.',
  'invalid-token-response': UNKNOWN,
  redirect: UNKNOWN,
};

/**
 * The message that a screen shows for a failed request: what failed and why. Only messages that our own database functions raise are
 * passed on, because they are written for users. Texts of PostgreSQL, PostgREST or a proxy are never shown.
 */
export function explainError(
  error: ExplainableError,
  { action, overrides = {} }: ExplainErrorOptions,
): string {
  return overrides[error.kind] ?? `${action} ${getReason(error)}`;
}

/** The message shown instead of rows that failed to load, next to a retry button. */
export function explainReadError(error: DataError, { action }: { action: string }): string {
  if (isOutage(error)) return "We can't connect right now. Check your connection and try again.";
  if (error.kind === 'rate-limited') return getReason(error);
  return `${action} Try again.`;
}

function getReason({ kind, sentence, retryAfter }: ExplainableError): string {
  if (sentence) return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  if (kind === 'rate-limited' && retryAfter !== undefined) {
    return `Too many requests. Try again in ${formatWait(retryAfter)}.`;
  }
  // packages/data is shared at run time and may be newer than this table.
  return (REASONS as Partial<Record<string, string>>)[kind] ?? UNKNOWN;
}
