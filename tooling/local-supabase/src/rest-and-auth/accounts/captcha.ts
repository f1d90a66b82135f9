import { authFailure } from '../auth-failure.ts';
import type { AuthRequest } from './auth-request.ts';

/** What hosted Supabase protects with a captcha: every public endpoint that sends an email or checks a password. */
const guarded = ['POST signup', 'POST recover', 'POST resend', 'POST otp', 'POST magiclink'];

/**
 * Replaces the request that hosted Supabase sends to the captcha provider: the only valid token is the secret itself.
 * Undefined if the request may continue.
 */
export function validateCaptcha(
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
