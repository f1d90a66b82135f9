import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { password } from '../support/backend.ts';
import { openBackend } from '../support/open-backend.ts';

const secret = 'captcha-secret';
const email = `${randomUUID()}@example.com`;

const backend = await openBackend({ captchaSecret: secret });

describe('with a captcha', () => {
  beforeAll(async () => {
    const { error } = await calls['a sign-up'](secret);
    expect(error).toBeNull();
  });

  const options = (captchaToken?: string) => ({ ...(captchaToken && { captchaToken }) });
  const calls = {
    'a sign-up': (token?: string) =>
      backend.client().auth.signUp({ email, password, options: options(token) }),
    'a sign-in': (token?: string) =>
      backend.client().auth.signInWithPassword({ email, password, options: options(token) }),
    'a recovery': (token?: string) =>
      backend.client().auth.resetPasswordForEmail(email, options(token)),
    'another confirmation': (token?: string) =>
      backend.client().auth.resend({ type: 'signup', email, options: options(token) }),
  };

  it.each(Object.entries(calls))('%s requires a valid token', async (_, call) => {
    for (const token of [undefined, 'a guess']) {
      const { error } = await call(token);
      expect({ code: error?.code, status: error?.status }).toEqual({
        code: 'captcha_failed',
        status: 400,
      });
    }
  });

  it('sign-in with a token succeeds, and the session needs no further token', async () => {
    const client = backend.client();
    await client.auth.signInWithPassword({ email, password, options: options(secret) });
    expect((await client.auth.refreshSession()).error).toBeNull();
    const changed = await client.auth.updateUser({
      password: 'another',
      current_password: password,
    });
    expect(changed.error).toBeNull();
  });
});
