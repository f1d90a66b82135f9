import { AuthError } from '../auth-error.ts';
import { toObject, toText, type Fields } from '../auth-request.ts';

/**
 * Replaces the request that hosted Supabase sends to the captcha provider: the only valid token is the secret itself. Without a secret,
 * every request may continue.
 */
export function requireCaptcha({ gotrue_meta_security }: Fields, secret: string | undefined): void {
  if (secret === undefined) return;
  const token = toText(toObject(gotrue_meta_security).captcha_token);
  if (token === secret) return;
  const reason = token === '' ? 'no captcha_token found' : 'invalid-input-response';
  throw new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
}
