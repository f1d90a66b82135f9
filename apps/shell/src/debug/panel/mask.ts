/** Three base64url parts (a JWT). The lookbehind makes each match start at the first character, so that a long text is scanned once. */
const TOKEN = /(?<![\w-])[\w-]+\.[\w-]+\.[\w-]*/g;
const SECRET_FIELDS =
  /("(?:access_token|refresh_token|provider_token|provider_refresh_token)"\s*:\s*")[^"]*/g;
const DOTS = '••••••••';

/** Shows just enough of a secret to tell it from another. */
export function maskSecret(secret: string) {
  return secret.length > 24 ? `${secret.slice(0, 6)}${DOTS}${secret.slice(-4)}` : DOTS;
}

/** The text with its tokens masked. */
export function maskTokens(text: string) {
  return text.replace(SECRET_FIELDS, `$1${DOTS}`).replace(TOKEN, maskToken);
}

function maskToken(text: string) {
  const start = text.indexOf('eyJ');
  return start < 0 ? text : text.slice(0, start) + maskSecret(text.slice(start));
}
