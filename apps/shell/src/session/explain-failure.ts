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

const CLOSED = 'New accounts are closed for now. If you have one, sign in.';
const NO_MAIL = "We can't send mail to this email address. Enter a different one.";
/** Also if no mail could be sent: the service then has kept nothing of a sign-up. */
const LATER = "This didn't work right now, and nothing was saved. Try again in a few minutes.";

/**
 * The sentences of login and signup for each code of the auth service that a person can meet. The service's
 * own words are written for developers.
 */
export const AUTH_SENTENCES: Readonly<Record<string, string>> = {
  invalid_credentials: 'Invalid login credentials',
  email_not_confirmed: 'Email not confirmed',
  user_already_exists: 'User already registered',
  email_exists: 'User already registered',
  user_banned: "This account is closed, so you can't sign in to it.",
  user_not_found: 'This account no longer exists.',
  signup_disabled: CLOSED,
  email_provider_disabled: CLOSED,
  email_address_invalid: NO_MAIL,
  email_address_not_authorized: NO_MAIL,
  weak_password: 'This password is too weak. Choose a longer one.',
  same_password: 'This is your password already. Choose a different one.',
  validation_failed: 'Check the email and the password and try again.',
  otp_expired: 'This link or code is no longer valid. Request a new one.',
  request_timeout: LATER,
  hook_timeout: LATER,
  unexpected_failure: LATER,
};

/** The error of login and signup, in our words for the code of the auth service; `fallback` if it has none of these. */
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
  const { kind, code = '' } = error;
  if (kind === 'rate-limited' || kind === 'unreachable' || kind === 'timeout') {
    return explainReadError(error, { action: fallback });
  }
  if (kind === 'captcha-failed') {
    return "We couldn't confirm you're not a robot. Try again.";
  }
  return Object.hasOwn(AUTH_SENTENCES, code) ? (AUTH_SENTENCES[code] ?? fallback) : fallback;
}
