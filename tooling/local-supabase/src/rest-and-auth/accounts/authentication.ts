import { publishableKey } from '../../identity/keys.ts';
import type { Sql } from '../../postgres/connect.ts';
import { authFailure } from '../auth-failure.ts';
import { createPasswordChanges } from '../password-changes.ts';
import { createPasswordLimiter } from '../password-limiter.ts';
import { createSharedRefreshes } from '../shared-refreshes.ts';
import { isTooLong, readAuthRequest, type AuthRequest, type Fields } from './auth-request.ts';
import { captchaRefusal } from './captcha.ts';
import { createMailLimiter } from './mail-limiter.ts';
import { checkInVain } from './unknown-accounts.ts';

type Options = {
  /** The auth service behind. */
  answer: (request: Request) => Promise<Response>;
  sql: Sql;
  jwtSecret: string;
  captchaSecret: string | undefined;
};

const fiveMinutes = 5 * 60 * 1000;

/** What hosted Supabase checks before its auth service answers: shapes and sizes, limits, and that time tells nothing. */
export function createAuthentication({ answer, sql, jwtSecret, captchaSecret }: Options) {
  const passwords = createPasswordLimiter({ failures: 30, milliseconds: fiveMinutes });
  const codes = createPasswordLimiter({ failures: 30, milliseconds: fiveMinutes });
  const mails = createMailLimiter();
  const refreshes = createSharedRefreshes();

  async function signIn(request: Request, fields: Fields, address: string): Promise<Response> {
    const [email, password] = [textOf(fields.email), textOf(fields.password)];
    return passwords.attempt(`${address} ${email.trim().toLowerCase()}`, async () => {
      const response = isTooLong(password) ? wrongPassword() : await answer(request);
      if (!response.ok) await checkInVain(sql, email, password);
      return response;
    });
  }

  function changesBy(request: Request, address: string) {
    return createPasswordChanges({
      sql,
      jwtSecret,
      async checkPassword(email, password) {
        const fields = { email, password };
        const attempt = await signIn(signInWith(request, fields), fields, address);
        return attempt.status === 429 ? attempt : attempt.ok;
      },
    });
  }

  function verify({ call, fields, request }: AuthRequest, address: string): Promise<Response> {
    const run = () => changesBy(request, address).verify(request, answer);
    // A link's token cannot be guessed; a code has six digits.
    if (call === 'GET verify' || fields.token === undefined) return run();
    return codes.attempt(`${address} ${textOf(fields.email).toLowerCase()}`, run);
  }

  return async (original: Request, address: string): Promise<Response> => {
    const asked = await readAuthRequest(original);
    if (asked instanceof Response) return asked;
    const refusal = captchaRefusal(asked, captchaSecret);
    if (refusal) return refusal;
    const { call, grant, fields, request } = asked;
    switch (call) {
      case 'POST token':
        if (grant === 'refresh_token') return refreshes.refresh(request, () => answer(request));
        return grant === 'password' ? signIn(request, fields, address) : answer(request);
      case 'GET verify':
      case 'POST verify':
        return verify(asked, address);
      case 'PUT user': {
        const change = () => changesBy(request, address).change(request, answer);
        return fields.email ? mails.send(fields.email, change) : change();
      }
      case 'POST recover':
      case 'POST resend':
        return mails.send(fields.email, () => answer(request));
      case 'POST otp':
      case 'POST magiclink':
        return authFailure(422, 'otp_disabled', 'Signups not allowed for otp');
      default:
        return answer(request);
    }
  };
}

function signInWith(request: Request, credentials: { email: string; password: string }): Request {
  const headers = { 'content-type': 'application/json', apikey: publishableKey };
  const url = new URL('/auth/v1/token?grant_type=password', request.url);
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(credentials) });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function wrongPassword(): Response {
  return authFailure(400, 'invalid_credentials', 'Invalid login credentials');
}
