import type { Sql } from '../../postgres/connect.ts';
import { createPasswordLimiter } from '../accounts/password-limiter.ts';
import { toText, type AuthRequest, type Fields } from '../accounts/auth-request.ts';
import { authFailure } from '../auth-failure.ts';
import { addChallenge, completeChallenge, deleteChallenge, findChallenge } from './challenges.ts';
import { identifyFactorCaller, type FactorCaller, type Forward } from './factor-caller.ts';
import {
  addFactor,
  deleteExpiredFactors,
  findFactor,
  listFactors,
  removeFactor,
} from './factors.ts';
import { renewSession } from './renew-session.ts';
import { createCodeCheck, createEnrollment } from './totp.ts';

type Options = { sql: Sql; forward: Forward; siteUrl: string };
type Factor = NonNullable<Awaited<ReturnType<typeof findFactor>>>;
type FactorCall = {
  caller: FactorCaller;
  factor: Factor;
  authRequest: AuthRequest;
  ipAddress: string;
};

const maxFactors = 10;
const maxWrongCodes = 10;
const fiveMinutes = 5 * 60 * 1000;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a call is one of those of supabase-js's `auth.mfa`. */
export function isFactorCall(call: string): boolean {
  return /^\w+ factors(\/|$)/.test(call);
}

/** The second factor: an authenticator app, with the paths, the statuses and the bodies of the hosted auth service. */
export function createFactorRoutes({ sql, forward, siteUrl }: Options) {
  const isRightCode = createCodeCheck();
  const codes = createPasswordLimiter({ failures: maxWrongCodes, milliseconds: fiveMinutes });

  async function enroll(caller: FactorCaller, fields: Fields): Promise<Response> {
    const failure = rejectType(fields.factor_type);
    if (failure) return failure;
    const name = toText(fields.friendly_name);
    await deleteExpiredFactors(sql);
    const factors = await listFactors(sql, caller.id);
    if (factors.some(({ friendly_name = '' }) => friendly_name === name)) return nameConflict(name);
    if (factors.length >= maxFactors) return tooManyFactors();
    if (factors.some(({ status }) => status === 'verified') && !caller.isAal2) {
      return authFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const issuer = toText(fields.issuer) || new URL(siteUrl).host;
    const totp = await createEnrollment(issuer, caller.email);
    const id = await addFactor(sql, { userId: caller.id, name, secret: totp.secret });
    if (id === undefined) return nameConflict(name);
    return Response.json({ id, type: 'totp', friendly_name: name, totp });
  }

  async function challenge({ factor, ipAddress }: FactorCall): Promise<Response> {
    const added = await addChallenge(sql, factor.id, ipAddress);
    return added ? Response.json({ ...added, type: factor.factor_type }) : factorNotFound();
  }

  async function verify(factorCall: FactorCall): Promise<Response> {
    const { caller, factor, authRequest, ipAddress } = factorCall;
    const { code, challenge_id: challengeId } = authRequest.fields;
    if (toText(code) === '') {
      return authFailure(400, 'validation_failed', 'Code needs to be non-empty');
    }
    if (!uuid.test(toText(challengeId))) {
      return authFailure(400, 'bad_json', 'Could not parse request body as JSON');
    }
    const id = toText(challengeId);
    const failure = await rejectChallenge(id, factor.id, ipAddress);
    if (failure) return failure;
    return codes.attempt(caller.id, async () => {
      if (!isRightCode(factor.id, factor.secret, toText(code))) {
        return authFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
      }
      const ids = { challengeId: id, factorId: factor.id, userId: caller.id };
      const isComplete = await completeChallenge(sql, { ...ids, sessionId: caller.sessionId });
      if (!isComplete) return challengeMismatch();
      return renewSession({ sql, forward, request: authRequest.request, id: caller.sessionId });
    });
  }

  async function rejectChallenge(
    id: string,
    factorId: string,
    ipAddress: string,
  ): Promise<Response | undefined> {
    const known = await findChallenge(sql, { id, factorId, ipAddress });
    if (!known) {
      const message = 'MFA factor with the provided challenge ID not found';
      return authFailure(422, 'mfa_factor_not_found', message);
    }
    if (known.is_verified || !known.is_mine) return challengeMismatch();
    if (!known.has_expired) return undefined;
    await deleteChallenge(sql, id);
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    return authFailure(422, 'mfa_challenge_expired', message);
  }

  async function unenroll({ caller, factor }: FactorCall): Promise<Response> {
    if (factor.status === 'verified' && !caller.isAal2) {
      return authFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(sql, factor.id);
    return Response.json({ id: factor.id });
  }

  const calls: Record<string, (factorCall: FactorCall) => Promise<Response>> = {
    'POST challenge': challenge,
    'POST verify': verify,
    DELETE: unenroll,
  };

  return async (authRequest: AuthRequest, ipAddress: string): Promise<Response> => {
    const { call, fields, request } = authRequest;
    const [method = '', , id, ...rest] = call.split(/[ /]/);
    const run = calls[[method, ...rest].join(' ')];
    if (call !== 'POST factors' && (id === undefined || !run)) return forward(request);
    const caller = await identifyFactorCaller(sql, request, forward);
    if (caller instanceof Response) return caller;
    if (id === undefined || !run) return enroll(caller, fields);
    if (!uuid.test(id)) {
      return authFailure(404, 'validation_failed', 'factor_id must be an UUID');
    }
    const factor = await findFactor(sql, caller.id, id);
    return factor ? run({ caller, factor, authRequest, ipAddress }) : factorNotFound();
  };
}

function rejectType(type: unknown): Response | undefined {
  if (type === 'totp') return undefined;
  if (type === 'phone') {
    return authFailure(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (type === 'webauthn') {
    return authFailure(
      422,
      'mfa_webauthn_enroll_not_enabled',
      'MFA enroll is disabled for WebAuthn',
    );
  }
  return authFailure(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
}

function nameConflict(name: string): Response {
  const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
  return authFailure(422, 'mfa_factor_name_conflict', message);
}

function tooManyFactors(): Response {
  const message = 'Maximum number of verified factors reached, unenroll to continue';
  return authFailure(422, 'too_many_enrolled_mfa_factors', message);
}

function challengeMismatch(): Response {
  const message = 'Challenge and verify IP addresses mismatch.';
  return authFailure(422, 'mfa_ip_address_mismatch', message);
}

function factorNotFound(): Response {
  return authFailure(404, 'mfa_factor_not_found', 'Factor not found');
}
