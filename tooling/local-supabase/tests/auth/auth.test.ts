import type { SupabaseClient } from '@supabase/supabase-js';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { password } from '../support/backend.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend({ siteUrl: 'http://localhost:3000' });

describe('the auth service', () => {
  async function getRefreshToken(client: SupabaseClient): Promise<string> {
    return (await client.auth.getSession()).data.session?.refresh_token ?? '';
  }

  async function isAlive(refresh_token: string): Promise<boolean> {
    return (await backend.client().auth.refreshSession({ refresh_token })).error === null;
  }

  it('signs up, in and out', async () => {
    const { email, id } = await backend.person();
    const client = backend.client();

    const signedIn = await client.auth.signInWithPassword({ email, password });
    const user = await client.auth.getUser();
    const signedOut = await client.auth.signOut();
    const session = await client.auth.getSession();

    expect(signedIn.error).toBeNull();
    expect(user.data.user?.id).toBe(id);
    expect(signedOut.error).toBeNull();
    expect(session.data.session).toBeNull();
  });

  it('refreshes a session and rejects the used token', async () => {
    const { client } = await backend.person();
    const before = (await client.auth.getSession()).data.session;

    const refreshed = await client.auth.refreshSession();

    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(before?.refresh_token);
  });

  it('lets several tabs of one browser refresh at the same time', async () => {
    const { client } = await backend.person();
    const refresh_token = await getRefreshToken(client);

    const results = await Promise.all(
      Array.from({ length: 5 }, () => backend.client().auth.refreshSession({ refresh_token })),
    );

    expect(results.map(({ error }) => error)).toEqual([null, null, null, null, null]);
    const tokens = results.map(({ data }) => data.session?.refresh_token ?? '');
    expect(await isAlive(tokens[0] ?? '')).toBe(true);
  });

  it.each([
    ['local', { thisDevice: false, otherDevices: true }],
    ['others', { thisDevice: true, otherDevices: false }],
    ['global', { thisDevice: false, otherDevices: false }],
  ] as const)('ends only the sessions in the sign-out scope %s', async (scope, survives) => {
    const { email, client } = await backend.person();
    const otherDevice = backend.client();
    await otherDevice.auth.signInWithPassword({ email, password });
    const thisDevice = await getRefreshToken(client);
    const otherDevices = await getRefreshToken(otherDevice);

    await client.auth.signOut({ scope });

    expect({
      thisDevice: await isAlive(thisDevice),
      otherDevices: await isAlive(otherDevices),
    }).toEqual(survives);
  });

  it.each([
    ['a known address', { password: 'showcase' }, 'user_already_exists', 422],
    ['a weak password', { email: 'weak@example.com', password: 'abc' }, 'weak_password', 422],
  ])('rejects %s at sign-up', async (_, change, code, status) => {
    const { email } = await backend.person();
    const { error } = await backend.client().auth.signUp({ email, ...change });

    expect({ code: error?.code, status: error?.status }).toEqual({ code, status });
  });

  it('rejects one of two simultaneous sign-ups with the same email address', async () => {
    const email = `race-${Date.now()}@example.com`;
    const results = await Promise.all(
      [1, 2, 3].map(() => backend.client().auth.signUp({ email, password })),
    );

    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    expect(results.flatMap(({ error }) => (error ? [error.code] : []))).toEqual([
      'user_already_exists',
      'user_already_exists',
    ]);
  });

  it('returns invalid_credentials for a wrong password', async () => {
    const { email } = await backend.person();
    const { error } = await backend
      .client()
      .auth.signInWithPassword({ email, password: 'wrong-one' });

    expect({ code: error?.code, status: error?.status }).toEqual({
      code: 'invalid_credentials',
      status: 400,
    });
  });

  it('recovers an account with the code in the email', async () => {
    const { email } = await backend.person();
    const client = backend.client();
    await client.auth.resetPasswordForEmail(email);
    const mail = await backend.findMail(email);

    const verified = await client.auth.verifyOtp({
      email,
      token: mail?.code ?? '',
      type: 'recovery',
    });
    const updated = await client.auth.updateUser({ password: 'a new password' });
    const signedIn = await backend
      .client()
      .auth.signInWithPassword({ email, password: 'a new password' });

    expect([verified.error, updated.error, signedIn.error]).toEqual([null, null, null]);
  });

  it.each(['recovery', 'email_change'] as const)(
    'links an email of type %s to the confirmation page, like the templates for hosted Supabase',
    async (type) => {
      const { email, client } = await backend.person();
      const next = 'http://localhost:3000/login?step=new';
      const new_email = `new-${email}`;
      if (type === 'recovery') await client.auth.resetPasswordForEmail(email, { redirectTo: next });
      else await client.auth.updateUser({ email: new_email }, { emailRedirectTo: next });

      const link = new URL((await backend.findMail(email))?.link ?? '');
      const token_hash = link.searchParams.get('token_hash') ?? '';
      const values = {
        SiteURL: link.origin,
        TokenHash: token_hash,
        Email: email,
        NewEmail: new_email,
        RedirectTo: next,
      };
      expect(link.href).toBe(await renderLink(type, values));

      const { data, error } = await backend.client().auth.verifyOtp({ token_hash, type });
      expect(error).toBeNull();
      expect(data.user?.email).toBe(type === 'recovery' ? email : new_email);
    },
  );

  it('redirects to the site instead of a foreign URL', async () => {
    const { email } = await backend.person();
    await backend
      .client()
      .auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/collect' });

    const link = new URL((await backend.findMail(email))?.link ?? '');

    expect(link.origin).toBe('http://localhost:3000');
    expect(link.searchParams.get('next')).toBe('http://localhost:3000');
  });

  it('does not reveal whether an email address has an account', async () => {
    const { error } = await backend.client().auth.resetPasswordForEmail('nobody@example.com');

    expect(error).toBeNull();
  });

  it('blocks the thirty-first wrong password, for that email address only', async () => {
    const [victim, other] = [await backend.person(), await backend.person()];
    const attempt = () =>
      backend.client().auth.signInWithPassword({ email: victim.email, password: 'wrong-one' });

    const results = await Promise.all(Array.from({ length: 33 }, attempt));
    const change = { password: 'a new password', current_password: 'wrong-one' };
    const changed = await victim.client.auth.updateUser(change);
    const otherDevices = await backend
      .client()
      .auth.signInWithPassword({ email: other.email, password });

    const rejected = results.filter(({ error }) => error?.status === 429);
    expect(rejected).toHaveLength(3);
    expect(rejected[0]?.error?.code).toBe('over_request_rate_limit');
    expect(changed.error?.code).toBe('over_request_rate_limit');
    expect(otherDevices.error).toBeNull();
  });

  it('does not count sign-ins that succeed', async () => {
    const { email } = await backend.person();
    const results: unknown[] = [];
    for (let attempt = 0; attempt < 32; attempt += 1) {
      results.push((await backend.client().auth.signInWithPassword({ email, password })).error);
    }

    expect(results).toEqual(Array.from({ length: 32 }, () => null));
  });

  it('renders the mailbox without running code from an email', async () => {
    const { email } = await backend.person('O&M');
    await backend.client().auth.resetPasswordForEmail(email);
    const response = await fetch(`${backend.url}/mailbox`);
    const page = await response.text();

    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('Reset your password');
    expect(page).toMatch(/<a href="http:\/\/localhost:3000\/auth\/confirm\?token_hash=/);
    expect(page).toContain('o&#38;m-');
    expect(page, 'no form accepts a code').not.toContain('code');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

/** The link that hosted Supabase creates from our template; it encodes what it inserts into a URL. */
async function renderLink(name: string, values: Record<string, string>): Promise<string> {
  const folder = join(import.meta.dirname, '../../../../supabase/templates');
  const text = await readFile(join(folder, `${name}.html`), 'utf8');
  const href = (/href="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
  const filled = href.replaceAll(/{{ \.(\w+) }}/g, (_, field: string) => {
    const value = values[field] ?? '';
    return field === 'SiteURL' ? value : encodeURIComponent(value);
  });
  return filled;
}
