const MAX_LENGTH = 2000;
const DOMAIN =
  /^https:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])([/?#]|$)/i;
const FORBIDDEN = /[\s"'<>`\\]/;

/** An https URL that the database accepts: of a domain name in ASCII letters, without credentials or a port. */
export function isPaymentUrl(text: string) {
  return (
    Array.from(text).length <= MAX_LENGTH &&
    DOMAIN.test(text) &&
    !FORBIDDEN.test(text) &&
    URL.canParse(text)
  );
}
