import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../testing/backend/fake-backend.ts';
import { testId } from '../../testing/rows.ts';
import { finishOAuth, oauthAddress } from './oauth.ts';

const asked = { provider: 'github', redirectTo: 'https://showcase.test/login' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(answer: () => Promise<Pick<Response, 'type' | 'status'>>) {
  const ask = vi.fn(answer);
  vi.stubGlobal('fetch', ask);
  return ask;
}

describe('oauthAddress', () => {
  it('names the page of a provider that is set up', async () => {
    const ask = answerWith(() => Promise.resolve({ type: 'opaqueredirect', status: 0 }));

    const address = new URL((await oauthAddress(fakeBackend().client, asked)) ?? '');

    expect(address.pathname).toBe('/auth/v1/authorize');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      provider: 'github',
      redirect_to: 'https://showcase.test/login',
    });
    expect(ask).toHaveBeenCalledWith(address.href, { redirect: 'manual' });
  });

  it('is null for a provider that is not set up', async () => {
    answerWith(() => Promise.resolve({ type: 'cors', status: 400 }));

    expect(await oauthAddress(fakeBackend().client, asked)).toBeNull();
  });

  it('says that the service was not reached', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));

    await expect(oauthAddress(fakeBackend().client, asked)).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });
});

describe('the code that a provider leads back with', () => {
  const ADA = { userId: testId(1), email: 'ada@example.com' };
  const personOf = async ({ client }: ReturnType<typeof fakeBackend>) =>
    (await client.auth.getSession()).data.session?.user.email;

  beforeEach(() => sessionStorage.clear());

  it('signs in where this tab began the sign-in', async () => {
    answerWith(() => Promise.resolve({ type: 'opaqueredirect', status: 0 }));
    const backend = fakeBackend({ accounts: [ADA] });
    await oauthAddress(backend.client, asked);
    await finishOAuth(backend.client, ADA.userId);

    expect(backend.requests[0]?.body).toMatchObject({ auth_code: ADA.userId });
    expect(await personOf(backend)).toBe(ADA.email);
  });

  it('signs nobody in anywhere else', async () => {
    const backend = fakeBackend({ accounts: [ADA] });

    await expect(finishOAuth(backend.client, ADA.userId)).rejects.toMatchObject({
      kind: 'redirect',
    });
    expect(backend.requests).toEqual([]);
    expect(await personOf(backend)).toBeUndefined();
  });
});
