import { validationError } from '../auth-error.ts';

const MAX_LENGTH = 255;
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** An email address as it is stored. Throws if it is none. */
export function readEmail(email: string): string {
  if (email.length > MAX_LENGTH) throw validationError('An email address is too long');
  if (!pattern.test(email)) {
    throw validationError('Unable to validate email address: invalid format');
  }
  return email.toLowerCase();
}
