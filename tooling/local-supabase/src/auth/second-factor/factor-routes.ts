import { AuthError, validationError } from '../auth-error.ts';
import { toDevice, type AuthContext } from '../auth-context.ts';
import { toText, type AuthCall, type Fields } from '../auth-request.ts';
import { createAttemptLimiter } from '../limits/attempt-limiter.ts';
import { authenticate, type Caller } from '../sessions/authenticate.ts';
import { replaceToken } from '../sessions/sessions.ts';
import { addChallenge, completeChallenge, deleteChallenge, findChallenge } from './challenges.ts';
import { addFactor, deleteExpiredFactors, findFactor, removeFactor } from './factors.ts';
import { createCodeCheck, createEnrollment } from './totp.ts';

type Factor = NonNullable<Awaited<ReturnType<typeof findFactor>>>;
type FactorCall = { call: AuthCall; caller: Caller; factor: Factor };

const maxWrongCodes = 10;
const fiveMinutes = 5 * 60 * 1000;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The second factor: an authenticator app, as supabase-js's `auth.mfa` calls it. Undefined for a path of another part. */
export function createFactorRoutes(context: AuthContext) {
  const { sql, settings, tokens } = context;
  const isRightCode = createCodeCheck();
  const codes = createAttemptLimiter({ failures: maxWrongCodes, milliseconds: fiveMinutes });

  async function enroll(call: AuthCall) {
    await deleteExpiredFactors(sql);
    const { user, session } = await authenticate(call.request, context);
    const { fields } = call;
    requireType(fields.factor_type, settings.canEnroll);
    const name = toText(fields.friendly_name);
    const { factors } = user;
    if (factors.some(({ friendly_name = '' }) => friendly_name === name)) throw nameConflict(name);
    if (factors.length >= settings.maxFactors) throw tooManyFactors();
    if (factors.some(({ status }) => status === 'verified') && session.aal !== 'aal2') {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const issuer = toText(fields.issuer) || new URL(settings.siteUrl).host;
    const totp = await createEnrollment(issuer, user.email ?? '');
    const id = await addFactor(sql, { userId: user.id, name, secret: totp.secret });
    if (id === undefined) throw nameConflict(name);
    return { id, type: 'totp', friendly_name: name, totp };
  }

  async function challenge({ factor, call }: FactorCall) {
    const added = await addChallenge(sql, factor.id, call.ipAddress);
    if (!added) throw factorNotFound();
    return { ...added, type: factor.factor_type };
  }

  async function verify({ caller, factor, call }: FactorCall) {
    const { code, challenge_id } = call.fields;
    if (!settings.canConfirm) {
      throw new AuthError(
        422,
        'mfa_totp_verify_not_enabled',
        'MFA verification is disabled for TOTP',
      );
    }
    if (toText(code) === '') throw validationError('Code needs to be non-empty');
    const challengeId = toText(challenge_id);
    if (!uuid.test(challengeId)) {
      throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
    }
    await requireChallenge(challengeId, factor.id, call.ipAddress);
    await codes.attempt(caller.user.id, async () => {
      if (isRightCode(factor.id, factor.secret, toText(code))) return;
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    });
    const ids = { challengeId, factorId: factor.id, userId: caller.user.id };
    const isComplete = await completeChallenge(sql, { ...ids, sessionId: caller.session.id });
    if (!isComplete) throw challengeMismatch();
    const renewed = await replaceToken(sql, caller.session.id, toDevice(call));
    return tokens.issue({ ...renewed, origin: call.url.origin });
  }

  async function requireChallenge(id: string, factorId: string, ipAddress: string): Promise<void> {
    const known = await findChallenge(sql, { id, factorId, ipAddress });
    if (!known) {
      const message = 'MFA factor with the provided challenge ID not found';
      throw new AuthError(422, 'mfa_factor_not_found', message);
    }
    if (known.is_verified || !known.is_mine) throw challengeMismatch();
    if (!known.has_expired) return;
    await deleteChallenge(sql, id);
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, 'mfa_challenge_expired', message);
  }

  async function unenroll({ caller, factor }: FactorCall) {
    if (factor.status === 'verified' && caller.session.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(sql, factor.id);
    return { id: factor.id };
  }

  const calls: Record<string, (factorCall: FactorCall) => Promise<object>> = {
    'POST challenge': challenge,
    'POST verify': verify,
    DELETE: unenroll,
  };

  return (method: string, path: string) => {
    if (method === 'POST' && path === 'factors') {
      return (_context: AuthContext, call: AuthCall) => enroll(call);
    }
    const [, id, ...rest] = path.split('/');
    const run = path.startsWith('factors/') && calls[[method, ...rest].join(' ')];
    if (!run || id === undefined) return undefined;
    return async (_context: AuthContext, call: AuthCall) => {
      const caller = await authenticate(call.request, context);
      if (!uuid.test(id)) {
        throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
      }
      const factor = await findFactor(sql, caller.user.id, id);
      if (!factor) throw factorNotFound();
      return run({ caller, factor, call });
    };
  };
}

function requireType(type: Fields[string], canEnroll: boolean): void {
  if (type === 'totp' && canEnroll) return;
  if (type === 'totp') {
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  }
  if (type === 'phone') {
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (type === 'webauthn') {
    throw new AuthError(
      422,
      'mfa_webauthn_enroll_not_enabled',
      'MFA enroll is disabled for WebAuthn',
    );
  }
  throw validationError('factor_type needs to be totp, phone, or webauthn');
}

function nameConflict(name: string): AuthError {
  const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
  return new AuthError(422, 'mfa_factor_name_conflict', message);
}

function tooManyFactors(): AuthError {
  const message = 'Maximum number of verified factors reached, unenroll to continue';
  return new AuthError(422, 'too_many_enrolled_mfa_factors', message);
}

function challengeMismatch(): AuthError {
  const message = 'Challenge and verify IP addresses mismatch.';
  return new AuthError(422, 'mfa_ip_address_mismatch', message);
}

function factorNotFound(): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}
