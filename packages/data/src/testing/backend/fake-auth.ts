import { json, type Account, type FakeRequest, type FakeState } from './fake-state.ts';
import { aUser, someDetails, testId } from '../rows.ts';
import { answerFactorCall, listFactors } from './fake-factors.ts';

/** Long enough that no test triggers a refresh. */
const LIFETIME = 3600;

/** Responds to the auth calls that this package makes. */
export function answerAuth(state: FakeState, request: FakeRequest) {
  const { method, url, callerId } = request;
  const call = `${method} ${url.pathname.replace('/auth/v1/', '')}`;
  switch (call) {
    case 'POST token':
      return answerToken(state, request);
    case 'POST verify':
      return answerLink(state, request);
    case 'POST signup':
      return answerSignUp(state, request);
    case 'POST recover':
    case 'POST resend':
      return json({});
    case 'POST logout':
      return new Response(null, { status: 204 });
    case 'GET user':
    case 'PUT user': {
      const account = state.accounts.find(({ userId }) => userId === callerId);
      if (account) account.password = textFields(request.body).password ?? account.password;
      return account
        ? json(toAuthUser(state, account))
        : errorResponse(403, 'bad_jwt', 'invalid JWT');
    }
    default:
      return (
        answerFactorCall(state, request, (userId) => renewSession(state, userId)) ??
        errorResponse(404, 'not_found', `The fake backend does not know ${call}`)
      );
  }
}

/** A session as supabase-js stores it. */
export function createSession(state: FakeState, account: Account) {
  const expiresAt = Math.floor(Date.now() / 1000) + LIFETIME;
  return { ...createSessionResponse(state, account), expires_at: expiresAt };
}

/** The user id in one of our tokens. */
export function getCallerId(authorization: string | null) {
  const payload = authorization?.split('.')[1];
  if (!payload) return null;
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return typeof claims === 'object' && claims && 'sub' in claims ? String(claims.sub) : null;
}

function answerToken(state: FakeState, { url, body }: FakeRequest) {
  const { email, password, refresh_token } = textFields(body);
  const grant = url.searchParams.get('grant_type');
  // The code from a provider is the id of its account.
  if (grant === 'pkce') return answerCode(state, textFields(body).auth_code);
  const isRefresh = grant === 'refresh_token';
  const account = state.accounts.find((candidate) =>
    isRefresh
      ? refresh_token === `refresh-${candidate.userId}`
      : candidate.email === email && candidate.password === password,
  );
  if (account && !isRefresh) account.signIns = (account.signIns ?? 0) + 1;
  if (account) return json(createSessionResponse(state, account));
  return isRefresh
    ? errorResponse(
        400,
        'refresh_token_not_found',
        'Invalid Refresh Token: Refresh Token Not Found',
      )
    : errorResponse(400, 'invalid_credentials', 'Invalid login credentials');
}

function answerCode(state: FakeState, code: string | undefined) {
  const account = state.accounts.find(({ userId }) => code === userId);
  if (account) return json(createSessionResponse(state, account));
  return errorResponse(
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  );
}

/** The token in an email link is `link-` and the id of the account. */
function answerLink(state: FakeState, { body }: FakeRequest) {
  const { token_hash } = textFields(body);
  const account = state.accounts.find(({ userId }) => token_hash === `link-${userId}`);
  if (account) return json(createSessionResponse(state, account));
  return errorResponse(403, 'otp_expired', 'Email link is invalid or has expired');
}

function answerSignUp(state: FakeState, { body }: FakeRequest) {
  const { email = '', password = '' } = textFields(body);
  if (state.accounts.some((account) => account.email === email)) {
    return errorResponse(422, 'user_already_exists', 'User already registered');
  }
  if (password.length < 6) {
    const message = 'Password should be at least 6 characters.';
    return json({ code: 'weak_password', message, weak_password: { reasons: ['length'] } }, 422);
  }
  const metadata = typeof body === 'object' && body && 'data' in body ? textFields(body.data) : {};
  const account = { userId: testId(9001 + state.accounts.length), email, password };
  const isTaken = state.users.some(({ username }) => username === metadata.username);
  state.accounts.push(account);
  state.users.push(
    aUser({
      id: account.userId,
      name: metadata.name ?? 'New member',
      username: isTaken ? null : (metadata.username ?? null),
      bio: null,
      location: null,
      skills: [],
      is_dev: false,
    }),
  );
  state.details.push(someDetails({ user_id: account.userId }));
  return json(createSessionResponse(state, account));
}

function createSessionResponse(state: FakeState, account: Account) {
  const { userId: sub } = account;
  const exp = Math.floor(Date.now() / 1000) + LIFETIME;
  const aal = state.factors[sub]?.isConfirmed ? 'aal2' : 'aal1';
  const session_id = account.signIns ? `of-${sub}-${account.signIns}` : `of-${sub}`;
  const claims = encode({ sub, role: 'authenticated', session_id, aal, exp });
  return {
    access_token: `${encode({ alg: 'none' })}.${claims}.fake`,
    refresh_token: `refresh-${account.userId}`,
    token_type: 'bearer' as const,
    expires_in: LIFETIME,
    user: toAuthUser(state, account),
  };
}

function renewSession(state: FakeState, userId: string) {
  const account = state.accounts.find((known) => known.userId === userId);
  return account
    ? json(createSessionResponse(state, account))
    : errorResponse(403, 'bad_jwt', 'invalid JWT');
}

function encode(claims: object) {
  const text = btoa(JSON.stringify(claims));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toAuthUser(state: FakeState, { userId, email }: Account) {
  const name = state.users.find(({ id }) => id === userId)?.name;
  const created_at = '2025-06-01T12:00:00.000Z';
  const user_metadata = { name };
  const factors = listFactors(state, userId);
  const user = { id: userId, email, aud: 'authenticated', app_metadata: {}, user_metadata };
  return { ...user, created_at, ...(factors && { factors }) };
}

function textFields(body: unknown): Record<string, string | undefined> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function errorResponse(status: number, code: string, message: string) {
  return json({ code, message }, status, { 'x-supabase-api-version': '2024-01-01' });
}
