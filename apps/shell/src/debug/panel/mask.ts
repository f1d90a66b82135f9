/** Three parts in base64url; read from the first letter on only, so that a long text is read once. */
const TOKEN = /(?<![\w-])[\w-]+\.[\w-]+\.[\w-]*/g;
const SECRET_FIELDS =
  /("(?:access_token|refresh_token|provider_token|provider_refresh_token)"\s*:\s*")[^"]*/g;
const DOTS = '••••••••';

/** So much of a secret as tells it from another. */
export function maskSecret(secret: string) {
  return secret.length > 24 ? `${secret.slice(0, 6)}${DOTS}${secret.slice(-4)}` : DOTS;
}

/** A text without the tokens in it. */
export function maskTokens(text: string) {
  return text.replace(SECRET_FIELDS, `$1${DOTS}`).replace(TOKEN, maskToken);
}

function maskToken(text: string) {
  const start = text.indexOf('eyJ');
  return start < 0 ? text : text.slice(0, start) + maskSecret(text.slice(start));
}
