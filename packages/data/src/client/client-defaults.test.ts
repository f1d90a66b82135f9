import { describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { json } from '../testing/backend/fake-state.ts';

describe('storage', () => {
  it('lists the first 100 files by name', async () => {
    const { client, requests, answerWith } = fakeBackend();
    answerWith(() => json([]));
    await (await client.loadSupabase()).storage.from('images').list();

    expect(requests[0]?.body).toMatchObject({
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
    });
  });

  it('uploads with one hour of caching and without overwriting', async () => {
    const { client, requests, answerWith } = fakeBackend();
    answerWith(() => json({ Id: '1', Key: 'images/a.png' }));
    await (await client.loadSupabase()).storage.from('images').upload('a.png', new Uint8Array([1]));

    expect(requests[0]?.headers.get('x-upsert')).toBe('false');
    expect(requests[0]?.headers.get('cache-control')).toBe('max-age=3600');
  });
});

describe('the signing keys', () => {
  it('are cached for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { token, jwk } = await signToken();
    const { client, requests, answerWith } = fakeBackend();
    answerWith(() => json({ keys: [jwk] }));
    await (await client.loadSupabase()).auth.getClaims(token);
    vi.setSystemTime(Date.now() + 599_000);
    await (await client.loadSupabase()).auth.getClaims(token);
    expect(requests).toHaveLength(1);

    vi.setSystemTime(Date.now() + 2_000);
    await (await client.loadSupabase()).auth.getClaims(token);
    expect(requests).toHaveLength(2);
  });
});

/** A signed token and the public key that verifies it. */
async function signToken() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ]);
  const part = (value: object) => encode(new TextEncoder().encode(JSON.stringify(value)));
  const header = part({ alg: 'ES256', typ: 'JWT', kid: 'key-1' });
  const text = `${header}.${part({ sub: 'me', exp: Math.floor(Date.now() / 1000) + 3600 })}`;
  const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(text));
  const jwk = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'key-1', alg: 'ES256' };
  return { token: `${text}.${encode(new Uint8Array(signature))}`, jwk };
}

function encode(bytes: Uint8Array) {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
