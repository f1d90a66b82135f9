import { publishableKey } from '../../identity/keys.ts';
import type { Sql } from '../../postgres/connect.ts';
import { authFailure } from '../auth-failure.ts';
import { createPasswordChanges } from './password-changes.ts';
import { createPasswordLimiter } from './password-limiter.ts';
import { createFactorRoutes, isFactorCall } from '../second-factor/factor-routes.ts';
import { rejectChange } from '../second-factor/reject-change.ts';
import { createSharedRefreshes } from '../shared-refreshes.ts';
import {
  isTooLong,
  readAuthRequest,
  toText,
  type AuthRequest,
  type Fields,
} from './auth-request.ts';
import { validateCaptcha } from './captcha.ts';
import { createEmailChanges } from './email-changes.ts';
import { createMailLimiter } from './mail-limiter.ts';
import { checkDummyPassword } from './unknown-accounts.ts';

type Options = {
  /** The underlying auth service. */
  forward: (request: Request) => Promise<Response>;
  sql: Sql;
  jwtSecret: string;
  siteUrl: string;
  captchaSecret: string | undefined;
};

const fiveMinutes = 5 * 60 * 1000;

/** What hosted Supabase checks before its auth service responds: shapes, sizes, limits, and equal response times. */
export function createAuthentication(options: Options) {
  const { forward, sql, jwtSecret, siteUrl, captchaSecret } = options;
  const passwords = createPasswordLimiter({ failures: 30, milliseconds: fiveMinutes });
  const codes = createPasswordLimiter({ failures: 30, milliseconds: fiveMinutes });
  const mails = createMailLimiter();
  const refreshes = createSharedRefreshes();
  const emails = createEmailChanges({ sql, siteUrl });
  const runFactorCall = createFactorRoutes({ sql, forward, siteUrl });

  async function signIn(request: Request, fields: Fields, ipAddress: string): Promise<Response> {
    const [email, password] = [toText(fields.email), toText(fields.password)];
    return passwords.attempt(`${ipAddress} ${email.trim().toLowerCase()}`, async () => {
      const response = isTooLong(password) ? wrongPassword() : await forward(request);
      if (!response.ok) await checkDummyPassword(sql, email, password);
      return response;
    });
  }

  function createChanges(request: Request, ipAddress: string) {
    return createPasswordChanges({
      sql,
      jwtSecret,
      async checkPassword(email, password) {
        const fields = { email, password };
        const attempt = await signIn(signInWith(request, fields), fields, ipAddress);
        return attempt.status === 429 ? attempt : attempt.ok;
      },
    });
  }

  function verify({ call, fields, request }: AuthRequest, ipAddress: string): Promise<Response> {
    const confirm = (confirmed: Request) => emails.confirm(confirmed, fields, forward);
    const run = () => createChanges(request, ipAddress).verify(request, confirm);
    // A link's token cannot be guessed, but a code only has six digits.
    if (call === 'GET verify' || fields.token === undefined) return run();
    return codes.attempt(`${ipAddress} ${toText(fields.email).toLowerCase()}`, run);
  }

  return async (original: Request, ipAddress: string): Promise<Response> => {
    const authRequest = await readAuthRequest(original);
    if (authRequest instanceof Response) return authRequest;
    const failure = validateCaptcha(authRequest, captchaSecret);
    if (failure) return failure;
    const { call, grant, fields, request } = authRequest;
    if (isFactorCall(call)) return runFactorCall(authRequest, ipAddress);
    switch (call) {
      case 'POST token':
        if (grant === 'refresh_token') return refreshes.refresh(request, () => forward(request));
        return grant === 'password' ? signIn(request, fields, ipAddress) : forward(request);
      case 'GET verify':
      case 'POST verify':
        return verify(authRequest, ipAddress);
      case 'PUT user': {
        const rejection = await rejectChange({ sql, request, fields, jwtSecret });
        if (rejection) return rejection;
        const send = (sent: Request) => emails.begin(sent, fields, forward);
        const change = () => createChanges(request, ipAddress).change(request, send);
        return fields.email ? mails.send(fields.email, change) : change();
      }
      case 'POST recover':
      case 'POST resend':
        return mails.send(fields.email, () => forward(request));
      case 'POST otp':
      case 'POST magiclink':
        return authFailure(422, 'otp_disabled', 'Signups not allowed for otp');
      default:
        return forward(request);
    }
  };
}

function signInWith(request: Request, credentials: { email: string; password: string }): Request {
  const headers = { 'content-type': 'application/json', apikey: publishableKey };
  const url = new URL('/auth/v1/token?grant_type=password', request.url);
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(credentials) });
}

function wrongPassword(): Response {
  return authFailure(400, 'invalid_credentials', 'Invalid login credentials');
}
