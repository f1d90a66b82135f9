import type { AuthUser } from '../../session/session-state.ts';
import { aSecondFactor } from '../answers/security-answers.ts';
import { testId } from '../rows.ts';
import { json, type FakeFactor, type FakeRequest, type FakeState } from './fake-state.ts';

export const APP_CODE = '123456';
const FACTOR_ID = testId(7001);

/** The factors in a user of the auth service. */
export function listFactors(state: FakeState, userId: string): AuthUser['factors'] {
  const factor = state.factors[userId];
  if (!factor) return undefined;
  const at = '2026-11-20T12:00:00.000Z';
  const known = { id: FACTOR_ID, factor_type: 'totp', created_at: at, updated_at: at } as const;
  return [
    factor.isVerified ? { ...known, status: 'verified' } : { ...known, status: 'unverified' },
  ];
}

/** What the database says of it, unless a test answers `my_second_factor`. */
export function toSecondFactor(factor: FakeFactor | undefined) {
  return aSecondFactor({
    is_on: factor?.isVerified ?? false,
    is_confirmed: factor?.isConfirmed ?? false,
  });
}

/** Responds to the calls of supabase-js's `auth.mfa`; `renew` returns a session after a right code. */
export function answerFactorCall(
  state: FakeState,
  { method, url, callerId, body }: FakeRequest,
  renew: (userId: string) => Response,
): Response | undefined {
  const call = `${method} ${url.pathname.replace(`/${FACTOR_ID}`, '').replace('/auth/v1/', '')}`;
  const factor = state.factors[callerId ?? ''];
  if (callerId === null) return undefined;
  switch (call) {
    case 'POST factors':
      state.factors[callerId] = { isVerified: false, isConfirmed: false };
      return json({
        id: FACTOR_ID,
        type: 'totp',
        totp: { qr_code: '', secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x' },
      });
    case 'DELETE factors':
      delete state.factors[callerId];
      return json({ id: FACTOR_ID });
    case 'POST factors/challenge':
      return json({ id: testId(7002), type: 'totp', expires_at: 0 });
    case 'POST factors/verify':
      if (!factor || (body as { code?: string }).code !== APP_CODE) {
        const message = 'Invalid TOTP code entered';
        const headers = { 'x-supabase-api-version': '2024-01-01' };
        return json({ code: 'mfa_verification_failed', message }, 422, headers);
      }
      Object.assign(factor, { isVerified: true, isConfirmed: true });
      return renew(callerId);
    default:
      return undefined;
  }
}
