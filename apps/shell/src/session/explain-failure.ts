import type { DataError } from '@showcase/data/client';
import { explainReadError } from '@showcase/kit/errors';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The text of a form's error banner, and the names of the fields that it describes. */
export type Failure = { message: string; reasons: readonly string[]; fields: readonly string[] };

const WEAKNESSES: Record<string, string> = {
  length: "It's too short.",
  characters: 'It needs more kinds of characters.',
  pwned: 'It appeared in a data leak.',
};

const FIELDS: Partial<Record<DataError['kind'], string[]>> = {
  'invalid-credentials': ['email', 'password'],
  unconfirmed: ['email'],
  conflict: ['email'],
  'weak-password': ['password'],
};

/** The format of the auth service's error codes. Errors of a database or a proxy do not have it. */
const AUTH_CODE = /^[a-z][a-z_]+$/;

/** The error of login and signup: the auth service's own message, or `fallback` if it has none or the error came from elsewhere. */
export function explainFailure(error: DataError, fallback: string): Failure {
  const reasons = error.reasons.map((reason) => WEAKNESSES[reason] ?? reason);
  return { message: getMessage(error, fallback), reasons, fields: FIELDS[error.kind] ?? [] };
}

/** The first validation error of a form; null if it is valid. */
export function explainInvalid<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): Failure | null {
  const fields = Object.keys(errors);
  const message = fields.map((field) => errors[field]?.message).find(Boolean);
  return typeof message === 'string' ? { message, reasons: [], fields } : null;
}

function getMessage(error: DataError, fallback: string) {
  const { kind, message, code = '' } = error;
  if (kind === 'rate-limited' || kind === 'unreachable' || kind === 'timeout') {
    return explainReadError(error, { action: fallback });
  }
  if (kind === 'captcha-failed') {
    return "We couldn't confirm you're not a robot. Try again.";
  }
  const hasMessage = message !== '' && message !== 'Unknown error';
  return hasMessage && AUTH_CODE.test(code) ? message : fallback;
}
