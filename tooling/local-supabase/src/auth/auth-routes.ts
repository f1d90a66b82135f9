import { isIP } from 'node:net';
import type { Handler } from '../http/handler.ts';
import { getCredentials, isKnownKey } from '../identity/caller.ts';
import { isDiskFull, NOT_SAVED_MESSAGE } from '../postgres/disk-full.ts';
import { wantsNamedCodes, AuthError, toErrorResponse } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import { readFields, type AuthCall } from './auth-request.ts';
import { changeUser, getUser } from './calls/change-user.ts';
import { logOut } from './calls/log-out.ts';
import { mailSignIn, reauthenticate, recover, resend } from './calls/mailed-links.ts';
import * as service from './calls/service.ts';
import { getTokens } from './calls/sign-in.ts';
import { signUp } from './calls/sign-up.ts';
import { verify, verifyLink } from './calls/verify.ts';
import { requireCaptcha } from './limits/captcha.ts';
import { createFactorRoutes } from './second-factor/factor-routes.ts';

type Run = (context: AuthContext, call: AuthCall) => unknown;

type Options = {
  context: AuthContext;
  captchaSecret: string | undefined;
  log: (line: string) => void;
};

const routes: Record<string, Run> = {
  'POST signup': signUp,
  'POST token': getTokens,
  'GET verify': verifyLink,
  'POST verify': verify,
  'POST recover': recover,
  'POST resend': resend,
  'POST otp': mailSignIn,
  'POST magiclink': mailSignIn,
  'GET reauthenticate': reauthenticate,
  'GET user': getUser,
  'PUT user': changeUser,
  'GET user/identities/authorize': service.linkIdentity,
  'POST logout': logOut,
  'GET settings': service.describeSettings,
  'GET health': service.describeService,
  'GET .well-known/jwks.json': () => ({ keys: [] }),
  'GET authorize': service.authorize,
  'POST sso': service.rejectSingleSignOn,
  'POST invite': service.rejectAdminCall,
  'GET admin/users': service.rejectAdminCall,
  'POST passkeys/authentication/options': service.rejectPasskeys,
};
const paths = new Set(Object.keys(routes).map((route) => route.split(' ')[1]));

/** The calls that hosted Supabase protects with a captcha: they send an email or check a password. */
const guarded = ['signup', 'recover', 'resend', 'otp', 'magiclink', 'token'];

/** The paths that links lead to, which have no key. */
const keyless = ['verify', 'authorize', '.well-known/jwks.json'];

/** The name of a database failure, by path. */
const failures: Record<string, string> = {
  signup: 'Database error saving new user',
  user: 'Error sending email change email',
  verify: 'Error confirm email',
};

/** The auth service: the paths, statuses and bodies of supabase/auth 2.196. */
export function createAuth({ context, captchaSecret, log }: Options): Handler {
  const findFactorRoute = createFactorRoutes(context);

  async function run(request: Request, path: string, ipAddress: string): Promise<Response> {
    const route = routes[`${request.method} ${path}`] ?? findFactorRoute(request.method, path);
    if (!route) return paths.has(path) ? new Response(null, { status: 405 }) : notFound();
    const url = new URL(request.url);
    // The first of several would be another one elsewhere.
    if (url.searchParams.getAll('grant_type').length > 1) return notFound();
    const call = { request, url, ipAddress, fields: await readFields(request) };
    const isRefresh = url.searchParams.get('grant_type') === 'refresh_token';
    if (guarded.includes(path) && !isRefresh) requireCaptcha(call.fields, captchaSecret);
    const result = await route(context, call);
    return result instanceof Response ? result : Response.json(result);
  }

  return async (request, { ipAddress }) => {
    const { pathname } = new URL(request.url);
    // An encoded path could be a different one elsewhere.
    const path = /^\/auth\/v1\/([\w./-]*)$/.exec(pathname)?.[1];
    if (path === undefined) return notFound();
    const { key } = getCredentials(request);
    if (!isKnownKey(key) && !keyless.includes(path)) return rejectKey(key);
    try {
      return await run(request, path, readForwarded(request) ?? ipAddress);
    } catch (error) {
      if (error instanceof AuthError) return toErrorResponse(error, request);
      log(`${request.method} ${pathname} failed: ${String(error)}`);
      return describeFailure(error, request, path);
    }
  };
}

/** The address of the caller that a proxy in front names; the first one, as the auth service reads it. */
function readForwarded(request: Request): string | undefined {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  return isIP(address) ? address : undefined;
}

/** As the gateway of hosted Supabase does. */
function rejectKey(key: string | undefined): Response {
  const message = key === undefined ? 'No API key found in request' : 'Invalid API key';
  return Response.json({ message }, { status: 401 });
}

function notFound(): Response {
  return new Response('404 page not found\n', { status: 404 });
}

/** An error of a trigger reaches no browser: with the version that supabase-js names, it is a general failure. */
function describeFailure(error: unknown, request: Request, path: string): Response {
  if (isDiskFull(error)) {
    return toErrorResponse(new AuthError(503, 'unexpected_failure', NOT_SAVED_MESSAGE), request);
  }
  if (!wantsNamedCodes(request) && error instanceof Error && 'code' in error) {
    const detail = 'detail' in error ? { detail: error.detail } : {};
    return Response.json({ code: error.code, message: error.message, ...detail }, { status: 500 });
  }
  const message = failures[path] ?? 'Unexpected failure';
  return toErrorResponse(new AuthError(500, 'unexpected_failure', message), request);
}
