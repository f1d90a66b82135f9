import { authFailure } from '../auth-failure.ts';
import type { AuthRequest } from './auth-request.ts';

/** What hosted Supabase guards once a captcha is switched on: whatever is open to everyone and costs a mail or a check of a password. */
const guarded = ['POST signup', 'POST recover', 'POST resend', 'POST otp', 'POST magiclink'];

/**
 * A stand-in for the question that hosted Supabase puts to the captcha's provider: the secret itself is the one token that is good.
 * Undefined where the call may go on.
 */
export function captchaRefusal(
  { call, grant, fields }: AuthRequest,
  secret: string | undefined,
): Response | undefined {
  const isGuarded = guarded.includes(call) || (call === 'POST token' && grant === 'password');
  if (secret === undefined || !isGuarded) return undefined;
  const token = tokenOf(fields.gotrue_meta_security);
  if (token === secret) return undefined;
  const reason = token === '' ? 'no captcha_token found' : 'invalid-input-response';
  return authFailure(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
}

function tokenOf(security: unknown): string {
  if (typeof security !== 'object' || security === null) return '';
  const { captcha_token } = security as Record<string, unknown>;
  return typeof captcha_token === 'string' ? captcha_token : '';
}
