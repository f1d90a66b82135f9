import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../src/index.ts';
import { createCodeCheck } from '../../../src/auth/second-factor/totp.ts';
import { failAuth } from '../../support/auth/auth-failure.ts';
import {
  addApp,
  confirmApp,
  enrollApp,
  holdClock,
  passSeconds,
  readCode,
  wrongCode,
} from '../../support/auth/authenticator.ts';
import { openBackend } from '../../support/open-backend.ts';

holdClock();
const backend = await openBackend();
const sql = connect(backend.databaseUrl, { max: 1 });
afterAll(async () => {
  vi.useRealTimers();
  await sql.end();
});

async function challenge({ auth }: SupabaseClient, factorId: string): Promise<string> {
  return (await auth.mfa.challenge({ factorId })).data?.id ?? '';
}

describe('a code is rejected', () => {
  it.each([
    [{ code: '' }, 400, 'validation_failed', 'Code needs to be non-empty'],
    [{ code: '١٢٣٤٥٦' }, 422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
    [{ code: 'wrong' }, 422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
    [{ challenge_id: 'phone' }, 400, 'bad_json', 'Could not parse request body as JSON'],
    [
      { challenge_id: randomUUID() },
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    ],
  ])('with %j', async (change, status, error_code, msg) => {
    const { client, token, factorId, secret } = await addApp(backend);
    const challenge_id = await challenge(client, factorId);
    const body = { challenge_id, code: readCode(secret), ...change };
    const path = `factors/${factorId}/verify`;

    expect(await failAuth(backend, 'POST', path, { token, body })).toEqual({
      status,
      error_code,
      msg,
    });
  });

  it('once its challenge has expired or was used, or comes from another address', async () => {
    const { client, token, factorId, secret } = await addApp(backend);
    const path = `factors/${factorId}/verify`;
    const body = { challenge_id: await challenge(client, factorId), code: readCode(secret) };
    const change = (values: Record<string, unknown>) =>
      sql`update auth.mfa_challenges set ${sql(values)} where id = ${body.challenge_id}`;

    for (const values of [{ verified_at: new Date() }, { ip_address: '192.0.2.1' }]) {
      await change({ verified_at: null, ip_address: '127.0.0.1', ...values });
      expect(await failAuth(backend, 'POST', path, { token, body })).toMatchObject({
        status: 422,
        error_code: 'mfa_ip_address_mismatch',
      });
    }
    await sql`
      update auth.mfa_challenges set created_at = now() - interval '301 seconds', ip_address = '127.0.0.1'
      where id = ${body.challenge_id}`;
    expect(await failAuth(backend, 'POST', path, { token, body })).toMatchObject({
      status: 422,
      error_code: 'mfa_challenge_expired',
    });
  });

  it('if it was used before, with another challenge as well', async () => {
    const { client } = await backend.person();
    const { factorId, secret } = await enrollApp(client);
    const code = readCode(secret);

    const reused = await client.auth.mfa.challengeAndVerify({ factorId, code });
    const older = await client.auth.mfa.challengeAndVerify({
      factorId,
      code: readCode(secret, -1),
    });

    expect([reused.error?.code, older.error?.code]).toEqual([
      'mfa_verification_failed',
      'mfa_verification_failed',
    ]);
    expect((await confirmApp(client, { factorId, secret })).error).toBeNull();
  });

  it('in all but one of several calls at the same time', async () => {
    const { client, token, factorId, secret } = await addApp(backend);
    const ids = await Promise.all(Array.from({ length: 4 }, () => challenge(client, factorId)));
    const headers = {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    const responses = await Promise.all(
      ids.map((challenge_id) =>
        fetch(`${backend.url}/auth/v1/factors/${factorId}/verify`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ challenge_id, code: readCode(secret) }),
        }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  });

  it('after ten wrong ones for five minutes, even if it is right', async () => {
    const { client, factorId, secret } = await addApp(backend);
    const other = await addApp(backend);
    const attempt = (code: string) => client.auth.mfa.challengeAndVerify({ factorId, code });
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt(wrongCode(secret))).error?.code).toBe('mfa_verification_failed');
    }

    const { error } = await attempt(readCode(secret));
    expect({ code: error?.code, status: error?.status }).toEqual({
      code: 'over_request_rate_limit',
      status: 429,
    });
    expect((await confirmApp(other.client, other)).error).toBeNull();
    passSeconds(5 * 60);
    expect((await attempt(readCode(secret))).error).toBeNull();
  });
});

describe('a code of an app', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of %i steps from now is accepted: %s', (steps, isAccepted) => {
    expect(createCodeCheck()('a', secret, readCode(secret, steps))).toBe(isAccepted);
  });

  it('is used by one factor only', () => {
    const isRightCode = createCodeCheck();
    const code = readCode(secret);
    expect(['a', 'a', 'b'].map((factor) => isRightCode(factor, secret, code))).toEqual([
      true,
      false,
      true,
    ]);
  });
});
