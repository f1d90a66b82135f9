import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { password, startTestBackend, type Person } from '../support/backend.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();

describe('requests to the auth service', () => {
  const send = (call: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = call.split(' ');
    return fetch(`${backend.url}/auth/v1/${path}`, {
      method,
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  };
  const readOutcome = async (response: Response) => {
    const { error_code } = (await response.json()) as { error_code?: string };
    return `${response.status} ${error_code}`;
  };
  const createUnknownEmail = () => `nobody-${randomUUID()}@example.com`;

  it('takes equally long for an email address with and without an account', async () => {
    const { email } = await backend.person();
    const timeSignIn = async (candidate: string) => {
      const start = performance.now();
      const body = { email: candidate, password: 'wrong-one' };
      const { status } = await send('POST token?grant_type=password', body);
      return status === 400 ? performance.now() - start : Infinity;
    };
    const unknownEmail = createUnknownEmail();
    // The best of as many attempts as a busy machine needs.
    let [known, unknown] = [Infinity, Infinity];
    await expect
      .poll(
        async () => {
          known = Math.min(known, await timeSignIn(email));
          unknown = Math.min(unknown, await timeSignIn(unknownEmail));
          return Math.max(known / unknown, unknown / known);
        },
        { timeout: 20_000, interval: 0 },
      )
      .toBeLessThan(2);
  });

  it.each(['recover', 'resend', 'otp', 'magiclink'])(
    'says nothing at %s of whether an address has an account',
    async (path) => {
      const { email } = await backend.person();
      for (const candidate of [email, createUnknownEmail()]) {
        const response = await send(`POST ${path}`, { email: candidate, type: 'signup' });
        expect([response.status, await response.json()]).toEqual([200, {}]);
      }
    },
  );

  it('sends an account one email of a kind at a time, and an hour as many as it may', async () => {
    const limits = { secondsBetweenMails: 60, mailsPerHour: 2 };
    const limited = await startTestBackend({ auth: limits });
    onTestFinished(() => limited.stop());
    const people = [await limited.person(), await limited.person(), await limited.person()];
    const recover = async ({ email }: { email: string }) => {
      const { error } = await limited.client().auth.resetPasswordForEmail(email);
      return error?.message ?? 'sent';
    };
    const [first, second, third] = people as [Person, Person, Person];

    expect(await recover(first)).toBe('sent');
    expect(await recover(first)).toMatch(/you can only request this after (60|5\d) seconds/);
    expect(await recover(second)).toBe('sent');
    expect(await recover(third)).toBe('email rate limit exceeded');
  });

  it.each([
    ['token?grant_type=password', (email: string) => ({ email, password: 'wrong-one' })],
    ['verify', (email: string) => ({ email, token: '000000', type: 'recovery' })],
  ])('blocks guessing at %s after thirty attempts', async (path, body) => {
    const { email } = await backend.person();
    const responses = await Promise.all(
      Array.from({ length: 33 }, () => send(`POST ${path}`, body(email))),
    );

    expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it.each([
    '%74oken?grant_type=password',
    'token?grant%5Ftype=refresh_token&grant_type=password',
    './/token?grant_type=password',
    'token/?grant_type=password',
  ])('applies the limit to %s, too', async (path) => {
    const { email } = await backend.person();
    const response = await send(`POST ${path}`, { email, password });

    expect(response.status).toBe(404);
  });

  it('rejects passwords that bcrypt would truncate', async () => {
    const [maxPassword, tooLongPassword] = ['ä'.repeat(36), `${'ä'.repeat(36)}b`];
    const email = createUnknownEmail();
    const { client } = await backend.person();

    const rejected = await send('POST signup', { email, password: tooLongPassword });
    expect(await readOutcome(rejected)).toBe('400 validation_failed');
    expect((await send('POST signup', { email, password: maxPassword })).status).toBe(200);
    const signIn = await send('POST token?grant_type=password', {
      email,
      password: tooLongPassword,
    });
    expect(await readOutcome(signIn)).toBe('400 invalid_credentials');
    const change = await client.auth.updateUser({
      password: tooLongPassword,
      current_password: password,
    });
    expect(change.error?.code).toBe('validation_failed');
  });

  it.each([
    'ada\u200b@example.com',
    'ada@exa\u00admple.com',
    'аda@example.com',
    'ada@example.com\n',
    `${'a'.repeat(250)}@example.com`,
  ])('creates no account for %j', async (email) => {
    expect(await readOutcome(await send('POST signup', { email, password }))).toBe(
      '400 validation_failed',
    );
  });

  it('limits the size of metadata', async () => {
    const data = { name: 'x'.repeat(100_000) };
    const response = await send('POST signup', { email: createUnknownEmail(), password, data });

    expect(await readOutcome(response)).toBe('413 request_entity_too_large');
  });

  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const bodies: [name: string, body: string][] = [
    [
      'a NUL',
      '{"email":"a\\u0000@b.c","password":"sho\\u0000wcase","token":"\\u0000","data":{"name":"\\u0000"}}',
    ],
    [
      'arrays',
      '{"email":["a"],"password":["b"],"refresh_token":[],"token":[],"type":[],"data":[]}',
    ],
    ['a list', '[1]'],
    ['a number', '1'],
    ['nothing', 'null'],
    ['deep JSON', `{"email":"a@b.c","password":"showcase","data":${deep}}`],
    ['half of it', '{"email":'],
  ];
  const calls = [
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'token?grant_type=pkce',
    'verify',
    'recover',
    'resend',
    'logout',
  ];

  it.each(bodies)('responds to %s without a server error', async (_, body) => {
    const { token } = await backend.person();
    const authorization = { authorization: `Bearer ${token}` };
    const responses = [
      ...calls.map((call) => send(`POST ${call}`, body)),
      send('PUT user', body, authorization),
    ];

    expect((await Promise.all(responses)).filter(({ status }) => status >= 500)).toEqual([]);
  });
});
