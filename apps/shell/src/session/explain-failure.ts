import type { DataError } from '@showcase/data';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What the banner of a form says, and the names of the fields that it is about. */
export type Failure = { message: string; reasons: readonly string[]; fields: readonly string[] };

const WEAKNESSES: Record<string, string> = {
  length: 'It is too short.',
  characters: 'It needs more kinds of characters.',
  pwned: 'It is known from a data leak.',
};

const FIELDS: Partial<Record<DataError['kind'], string[]>> = {
  'invalid-credentials': ['email', 'password'],
  unconfirmed: ['email'],
  conflict: ['email'],
  'weak-password': ['password'],
};

/** The auth service names each of its refusals so; a database or a proxy that stands in between does not. */
const AUTH_CODE = /^[a-z][a-z_]+$/;

/** What login and signup say about a refusal: the auth service's own message, unless it has none or something else answered. */
export function explainFailure(error: DataError, fallback: string): Failure {
  const reasons = error.reasons.map((reason) => WEAKNESSES[reason] ?? reason);
  return { message: getMessage(error, fallback), reasons, fields: FIELDS[error.kind] ?? [] };
}

/** The first message of a form that cannot be sent yet; null for one that can. */
export function explainInvalid<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): Failure | null {
  const fields = Object.keys(errors);
  const message = fields.map((field) => errors[field]?.message).find(Boolean);
  return typeof message === 'string' ? { message, reasons: [], fields } : null;
}

function getMessage({ kind, message, code = '', retryAfter }: DataError, fallback: string) {
  if (kind === 'rate-limited') {
    const when = retryAfter
      ? `You can try again in ${retryAfter} s`
      : 'Please try again in a minute';
    return `Too many requests. ${when}.`;
  }
  if (kind === 'unreachable' || kind === 'timeout') {
    return 'We cannot reach the marketplace. Check your connection and try again.';
  }
  if (kind === 'captcha-failed') {
    return 'We could not check that you are not a robot. Please try again.';
  }
  const hasMessage = message !== '' && message !== 'Unknown error';
  return hasMessage && AUTH_CODE.test(code) ? message : fallback;
}
