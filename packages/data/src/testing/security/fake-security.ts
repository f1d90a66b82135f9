import type { SignedInSession } from '../../security/security-queries.ts';
import type { AuthUser } from '../../session/session-state.ts';
import { deleteAccount, exportAccount } from '../backend/fake-account.ts';
import { json, type FakeFactor, type FakeRequest, type FakeState } from '../backend/fake-state.ts';
import { testId } from '../rows.ts';

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
      state.factors[callerId] = { isVerified: false, confirmedBy: null, recoveryCodes: [] };
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
      Object.assign(factor, { isVerified: true, confirmedBy: 'app' });
      return renew(callerId);
    default:
      return undefined;
  }
}

/** Responds to the functions about the second factor, the rights of admins, sessions and the whole account. */
export function answerSecurityFunction(
  state: FakeState,
  request: FakeRequest,
  name: string,
  input: Record<string, unknown>,
): Response | undefined {
  const id = request.callerId ?? '';
  const factor = state.factors[id];
  switch (name) {
    case 'export_my_data':
      return exportAccount(state, request);
    case 'delete_my_account':
      return deleteAccount(state, request, input);
    case 'my_obligations':
      return json(state.obligations);
    case 'am_i_admin':
      return request.callerId
        ? json(isAdmin(state, id))
        : json({ code: '42501', message: 'permission denied for function am_i_admin' }, 401);
    case 'my_second_factor':
      return json({
        is_on: factor?.isVerified ?? false,
        is_confirmed: (factor?.confirmedBy ?? null) !== null,
        codes_left: factor?.recoveryCodes.length ?? 0,
        is_late: factor?.isLate ?? false,
        is_from_mail: factor?.isFromMail ?? false,
      });
    case 'email_available':
      return json(state.accounts.every(({ email }) => email !== input.email));
    case 'create_recovery_codes': {
      const codes = Array.from({ length: 10 }, (_, index) => `abcd${index}-efgh${index}`);
      if (factor) factor.recoveryCodes = codes;
      return json(codes);
    }
    case 'use_recovery_code':
      return json(spendRecoveryCode(factor, String(input.code)));
    case 'remove_late_app':
    case 'remove_second_factor':
      delete state.factors[id];
      return new Response(null, { status: 204 });
    case 'my_sessions':
      return json(state.sessions);
    case 'end_session':
      return endSessions(state, (session) => session.id === input.id);
    case 'end_other_sessions':
      return endSessions(state, (session) => !session.is_current);
    default:
      return undefined;
  }
}

/** Whoever has an authenticator app is an admin only once it, or a recovery code, confirmed the session. */
function isAdmin({ admins, factors }: FakeState, id: string): boolean {
  return admins.includes(id) && (!factors[id]?.isVerified || factors[id].confirmedBy !== null);
}

function spendRecoveryCode(factor: FakeFactor | undefined, code: string): boolean {
  if (!factor?.recoveryCodes.includes(code)) return false;
  factor.recoveryCodes = factor.recoveryCodes.filter((known) => known !== code);
  factor.confirmedBy = 'recovery code';
  return true;
}

function endSessions(state: FakeState, isEnded: (session: SignedInSession) => boolean) {
  state.sessions = state.sessions.filter((session) => !isEnded(session));
  return new Response(null, { status: 204 });
}
