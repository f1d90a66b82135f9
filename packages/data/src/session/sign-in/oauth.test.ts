import { describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../testing/backend/fake-backend.ts';
import { testId } from '../../testing/rows.ts';
import { finishOAuth, getOAuthUrl } from './oauth.ts';

const input = { provider: 'github', redirectTo: 'https://showcase.test/login' } as const;

function stubFetch(respond: () => Promise<Pick<Response, 'type' | 'status'>>) {
  const fetchMock = vi.fn(respond);
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

describe('getOAuthUrl', () => {
  it('returns the page of a provider that is set up', async () => {
    const fetchMock = stubFetch(() => Promise.resolve({ type: 'opaqueredirect', status: 0 }));

    const url = new URL((await getOAuthUrl(fakeBackend().client, input)) ?? '');

    expect(url.pathname).toBe('/auth/v1/authorize');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      provider: 'github',
      redirect_to: 'https://showcase.test/login',
    });
    expect(fetchMock).toHaveBeenCalledWith(url.href, { redirect: 'manual' });
  });

  it('is null for a provider that is not set up', async () => {
    stubFetch(() => Promise.resolve({ type: 'cors', status: 400 }));

    expect(await getOAuthUrl(fakeBackend().client, input)).toBeNull();
  });

  it('throws if the service was not reached', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));

    await expect(getOAuthUrl(fakeBackend().client, input)).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });
});

describe('the code from a provider', () => {
  const ADA = { userId: testId(1), email: 'ada@example.com' };
  const getSignedInEmail = async ({ client }: ReturnType<typeof fakeBackend>) =>
    (await client.auth.getSession()).data.session?.user.email;

  it('signs in if this tab started the sign-in', async () => {
    stubFetch(() => Promise.resolve({ type: 'opaqueredirect', status: 0 }));
    const backend = fakeBackend({ accounts: [ADA] });
    await getOAuthUrl(backend.client, input);
    await finishOAuth(backend.client, ADA.userId);

    expect(backend.requests[0]?.body).toMatchObject({ auth_code: ADA.userId });
    expect(await getSignedInEmail(backend)).toBe(ADA.email);
  });

  it('does not sign in anywhere else', async () => {
    const backend = fakeBackend({ accounts: [ADA] });

    await expect(finishOAuth(backend.client, ADA.userId)).rejects.toMatchObject({
      kind: 'redirect',
    });
    expect(backend.requests).toEqual([]);
    expect(await getSignedInEmail(backend)).toBeUndefined();
  });
});
