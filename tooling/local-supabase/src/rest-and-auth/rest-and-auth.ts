import { isTooDeep } from '../http/json-depth.ts';
import { createAuthentication } from './accounts/authentication.ts';
import { authFailure } from './auth-failure.ts';
import { refuseMalformedList } from './list-literals.ts';
import { isAllowedRedirect } from './redirects.ts';
import { createSessionTokens } from './session-tokens.ts';
import { traced } from './request-trace.ts';
import { isDiskFull, NOT_SAVED_MESSAGE } from '../postgres/disk-full.ts';
import type { RequestTrace } from './request-trace.ts';
import type { Handler } from '../http/handler.ts';
import type { Sql } from '../postgres/connect.ts';

type Options = {
  app: { fetch(request: Request): Promise<Response> | Response };
  sql: Sql;
  jwtSecret: string;
  siteUrl: string;
  log: (line: string) => void;
  captchaSecret: string | undefined;
};

/** The REST and auth services, with what hosted Supabase adds in front of them. */
export function createRestAndAuth(options: Options): Handler {
  const { app, sql, jwtSecret, siteUrl, log, captchaSecret } = options;
  const authenticate = createAuthentication({ forward, sql, jwtSecret, siteUrl, captchaSecret });
  const tokens = createSessionTokens({ sql, jwtSecret });

  async function forward(request: Request, ipAddress = ''): Promise<Response> {
    const url = new URL(request.url);
    const redirectTo = url.searchParams.get('redirect_to');
    const trace: RequestTrace = {
      redirectTo: redirectTo !== null && isAllowedRedirect(redirectTo, siteUrl) ? redirectTo : null,
      headers: forwardedHeaders(request, ipAddress),
      method: request.method,
      errors: [],
    };
    const response = await traced(trace, async () => app.fetch(request));
    if (response.ok) return withHeaders(response, trace.responseHeaders);
    if (response.status < 500) return response;
    if (url.pathname.startsWith('/rest/v1/') && trace.errors.some(isUnwritable))
      return typeMismatch();
    log(
      `${request.method} ${url.pathname} failed: ${trace.errors.map(String).join('; ') || response.status}`,
    );
    return url.pathname.startsWith('/auth/v1/')
      ? databaseFailure(url.pathname, trace.errors)
      : response;
  }

  return async (request, { ipAddress }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/auth/')) {
      const userAgent = request.headers.get('user-agent');
      return tokens.complete(await authenticate(request, ipAddress), { ipAddress, userAgent });
    }
    if (await isNestedTooDeep(request)) return invalidJson();
    return (await refuseMalformedList(new URL(request.url), sql)) ?? forward(request, ipAddress);
  };
}

function withHeaders(response: Response, added: Headers | undefined): Response {
  if (!added) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of added) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

async function isNestedTooDeep(request: Request): Promise<boolean> {
  return request.body !== null && isTooDeep(await request.clone().text());
}

/** As forwarded by a gateway: the caller's IP address comes last, after those that the caller sent. */
function forwardedHeaders(request: Request, ipAddress: string): Record<string, string> {
  const { 'cf-connecting-ip': _, ...headers } = Object.fromEntries(request.headers);
  const ipAddresses = [request.headers.get('x-forwarded-for'), ipAddress].filter(Boolean);
  return { ...headers, 'x-forwarded-for': ipAddresses.join(', ') };
}

/** PostgREST's response to a malformed body. */
function invalidJson(): Response {
  const message = 'Empty or invalid json';
  return Response.json({ code: 'PGRST102', message, details: null, hint: null }, { status: 400 });
}

/** What the driver throws for a value that does not fit the column's type: an object for an array, an invalid date. */
function isUnwritable(error: unknown): boolean {
  const isDriverError = error instanceof TypeError || error instanceof RangeError;
  return isDriverError && (error.stack ?? '').includes('/node_modules/postgres/');
}

/** PostgreSQL's response to such a value. */
function typeMismatch(): Response {
  const message = 'A value of the request does not fit the type of its column';
  return Response.json({ code: '22P02', message, details: null, hint: null }, { status: 400 });
}

/** A failure inside the database, with the message of the hosted auth service. */
function databaseFailure(pathname: string, errors: unknown[]): Response {
  const isRace = errors.some(
    (error) => error instanceof Error && error.message.includes('users_email_partial_key'),
  );
  if (isRace) {
    return authFailure(422, 'user_already_exists', 'User already registered');
  }
  if (errors.some(isDiskFull)) return authFailure(503, 'unexpected_failure', NOT_SAVED_MESSAGE);
  const isSignup = pathname === '/auth/v1/signup';
  return authFailure(
    500,
    'unexpected_failure',
    isSignup ? 'Database error saving new user' : 'Unexpected failure',
  );
}
