import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../src/index.ts';
import { confirmApp, enrollApp, holdClock, readCode } from '../../support/auth/authenticator.ts';
import { openBackend } from '../../support/open-backend.ts';
import { getToken, signIn } from '../../support/auth/sign-in.ts';

holdClock();
const backend = await openBackend({ siteUrl: 'http://localhost:3000' });
const sql = connect(backend.databaseUrl, { max: 1 });
afterAll(async () => {
  vi.useRealTimers();
  await sql.end();
});

const text = expect.any(String) as string;
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/) as string;

describe('a second factor', () => {
  it('is enrolled with a secret, its address and its picture', async () => {
    const { client, email } = await backend.person();

    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'My phone',
      issuer: 'Bolt Showcase',
    });

    expect(error).toBeNull();
    expect(data).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      type: 'totp',
      friendly_name: 'My phone',
      totp: { qr_code: text, secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string, uri: text },
    });
    const uri = new URL(data?.totp.uri ?? '');
    expect(decodeURIComponent(uri.href)).toContain(`totp/Bolt Showcase:${email}?`);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
      issuer: 'Bolt Showcase',
      secret: data?.totp.secret,
    });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]+<\/svg>\s*$/);
  });

  it('is for the host of the site if no issuer is named', async () => {
    const { client } = await backend.person();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });

    expect(new URL(data?.totp.uri ?? '').searchParams.get('issuer')).toBe('localhost:3000');
  });

  it('is challenged for five minutes', async () => {
    const { client } = await backend.person();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const { data, error } = await client.auth.mfa.challenge({ factorId: factor?.id ?? '' });

    expect(error).toBeNull();
    expect(data).toEqual({ id: text, type: 'totp', expires_at: expect.any(Number) as number });
    const [row] = await sql<{ seconds: number }[]>`
      select extract(epoch from created_at)::integer + 300 - ${data?.expires_at ?? 0}::integer as seconds
      from auth.mfa_challenges where id = ${data?.id ?? ''}`;
    expect(Math.abs(row?.seconds ?? 99)).toBeLessThanOrEqual(1);
  });

  it('that is confirmed makes the session one with two factors, also after a refresh', async () => {
    const { client, id } = await backend.person();
    const { factorId, secret } = await enrollApp(client);

    for (const refresh of [false, true]) {
      if (refresh) expect((await client.auth.refreshSession()).error).toBeNull();
      const claims = decodeJwt(await getToken(client));
      expect(claims).toMatchObject({
        aal: 'aal2',
        sub: id,
        session_id: text,
        amr: [
          { method: 'totp', timestamp: expect.any(Number) as number },
          { method: 'password', timestamp: expect.any(Number) as number },
        ],
      });
      const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
      expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    }
    const [session] = await sql`
      select aal, factor_id from auth.sessions where user_id = ${id}`;
    expect(session).toEqual({ aal: 'aal2', factor_id: factorId });
    expect((await client.rpc('who_am_i')).data).toMatchObject({ id });
    expect((await confirmApp(client, { factorId, secret })).error).toBeNull();
  });

  it('is answered with a whole session', async () => {
    const { client, email, id } = await backend.person();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor?.id ?? '' });

    const { data } = await client.auth.mfa.verify({
      factorId: factor?.id ?? '',
      challengeId: challenge?.id ?? '',
      code: readCode(factor?.totp.secret ?? ''),
    });

    expect(data).toMatchObject({
      access_token: text,
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: text,
      user: { id, email, factors: [{ id: factor?.id, status: 'verified' }] },
    });
  });

  it('is listed with the user, without its secret', async () => {
    const { client } = await backend.person();
    const { factorId } = await enrollApp(client, 'My phone');
    const { data: added } = await client.auth.mfa.enroll({ factorType: 'totp' });

    const { data } = await client.auth.mfa.listFactors();

    const verified = {
      id: factorId,
      created_at: time,
      updated_at: time,
      status: 'verified',
      friendly_name: 'My phone',
      factor_type: 'totp',
      phone: '',
      last_challenged_at: time,
    };
    const { friendly_name: _, ...unnamed } = verified;
    const unverified = {
      ...unnamed,
      id: added?.id,
      status: 'unverified',
      last_challenged_at: null,
    };
    expect(data?.totp).toEqual([verified]);
    expect(data?.all).toEqual([verified, unverified]);
    expect((await client.auth.getUser()).data.user?.factors).toEqual(data?.all);
    expect((await client.auth.refreshSession()).data.user?.factors).toEqual(data?.all);
  });

  it('that is not confirmed changes nothing about the next sign-in', async () => {
    const { client, email } = await backend.person();
    await client.auth.mfa.enroll({ factorType: 'totp' });
    const { auth } = await signIn(backend, email);

    const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();

    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });
});
