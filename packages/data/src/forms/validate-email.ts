const MAX_LENGTH = 254;
const PART = "[A-Za-z0-9_+'-]+";
const LABEL = '[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?';
/** The same as `private.is_email` in the database. */
const EMAIL = new RegExp(`^${PART}(\\.${PART})*@${LABEL}(\\.${LABEL})+$`);

/** A message if the email address is invalid; null if it is valid. */
export function validateEmail(email: string): string | null {
  if (email.length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters`;
  if (EMAIL.test(email)) return null;
  const isForeign = /[^\p{ASCII}]/u.test(email);
  return isForeign
    ? 'Use only unaccented letters, digits and . _ + -'
    : 'Enter a valid email address';
}
