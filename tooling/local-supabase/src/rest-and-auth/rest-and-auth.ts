import { publishableKey } from '../identity/keys.ts';
import { authFailure } from './auth-failure.ts';
import { createPasswordChanges } from './password-changes.ts';
import { createPasswordLimiter } from './password-limiter.ts';
import { isAllowedRedirect } from './redirects.ts';
import { createSharedRefreshes } from './shared-refreshes.ts';
import { traced } from './request-trace.ts';
import type { RequestTrace } from './request-trace.ts';
import type { Handler } from '../http/handler.ts';
import type { Sql } from '../postgres/connect.ts';

type Options = {
  app: { fetch(request: Request): Promise<Response> | Response };
  sql: Sql;
  jwtSecret: string;
  siteUrl: string;
  log: (line: string) => void;
};

const fiveMinutes = 5 * 60 * 1000;

/** The REST and auth services with what hosted Supabase adds in front of them. */
export function createRestAndAuth({ app, sql, jwtSecret, siteUrl, log }: Options): Handler {
  const passwords = createPasswordLimiter({ failures: 30, milliseconds: fiveMinutes });

  const refreshes = createSharedRefreshes();

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const redirectTo = url.searchParams.get('redirect_to');
    const trace: RequestTrace = {
      redirectTo: redirectTo !== null && isAllowedRedirect(redirectTo, siteUrl) ? redirectTo : null,
      errors: [],
    };
    const response = await traced(trace, async () => app.fetch(request));
    if (response.status < 500) return response;
    if (url.pathname.startsWith('/rest/v1/') && trace.errors.some(isUnwritable)) return misfit();
    log(
      `${request.method} ${url.pathname} failed: ${trace.errors.map(String).join('; ') || response.status}`,
    );
    return url.pathname.startsWith('/auth/v1/')
      ? databaseFailure(url.pathname, trace.errors)
      : response;
  }

  async function signIn(request: Request, address: string): Promise<Response> {
    return passwords.attempt(`${address} ${await emailOf(request)}`, () => answer(request));
  }

  function changesBy(request: Request, address: string) {
    return createPasswordChanges({
      sql,
      jwtSecret,
      async checkPassword(email, password) {
        const attempt = await signIn(signInWith(request, { email, password }), address);
        return attempt.status === 429 ? attempt : attempt.ok;
      },
    });
  }

  return async (request, { address }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call === 'PUT /auth/v1/user') return changesBy(request, address).change(request, answer);
    if (call.endsWith(' /auth/v1/verify'))
      return changesBy(request, address).verify(request, answer);
    const grant = grantOf(request);
    if (grant === 'refresh_token') return refreshes.refresh(request, () => answer(request));
    return grant === 'password' ? signIn(request, address) : answer(request);
  };
}

function signInWith(request: Request, credentials: { email: string; password: string }): Request {
  const headers = { 'content-type': 'application/json', apikey: publishableKey };
  const url = new URL('/auth/v1/token?grant_type=password', request.url);
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(credentials) });
}

/** What a request for a session offers: a password, a refresh token; null where it asks for something else. */
function grantOf(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  const asksForSession = request.method === 'POST' && pathname === '/auth/v1/token';
  return asksForSession ? searchParams.get('grant_type') : null;
}

async function emailOf(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const email =
    typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

/** What the driver throws for a value that it cannot write as the column's type: an object for an array, no date for a date. */
function isUnwritable(error: unknown): boolean {
  const isOfDriver = error instanceof TypeError || error instanceof RangeError;
  return isOfDriver && (error.stack ?? '').includes('/node_modules/postgres/');
}

/** The answer of PostgreSQL to such a value. */
function misfit(): Response {
  const message = 'A value of the request does not fit the type of its column';
  return Response.json({ code: '22P02', message, details: null, hint: null }, { status: 400 });
}

/** A failure inside the database, in the words of the hosted auth service. */
function databaseFailure(pathname: string, errors: unknown[]): Response {
  const isRace = errors.some(
    (error) => error instanceof Error && error.message.includes('users_email_partial_key'),
  );
  if (isRace) {
    return authFailure(422, 'user_already_exists', 'User already registered');
  }
  const isSignup = pathname === '/auth/v1/signup';
  return authFailure(
    500,
    'unexpected_failure',
    isSignup ? 'Database error saving new user' : 'Unexpected failure',
  );
}
