import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataClient } from './client.ts';
import { REALTIME_RECONNECT_DELAYS } from '../constants.ts';
import { SESSION_KEY } from '../session/storage/session-key.ts';
import { createAuthStorage } from '../session/storage/auth-storage.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { createSession } from '../testing/backend/fake-auth.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { testId } from '../testing/rows.ts';

const KEY = 'sb_publishable_test';
const ADA = { userId: testId(1), email: 'ada@example.com', password: 'showcase' };
const { state } = fakeBackend({ accounts: [ADA] });

/** A client whose stored session expires in `lifeLeft` seconds, with a fetch that records its calls. */
function createClient({ lifeLeft, answer }: { lifeLeft: number; answer?: () => Response }) {
  const store = memoryStore();
  const expires_at = Math.round(Date.now() / 1000) + lifeLeft;
  store.setItem(SESSION_KEY, JSON.stringify({ ...createSession(state, ADA), expires_at }));
  const send = vi.fn<typeof fetch>(() =>
    Promise.resolve(answer?.() ?? Response.json(createSession(state, ADA))),
  );
  const storage = createAuthStorage(() => store);
  const client = createDataClient({ url: 'http://a.test', key: KEY, storage, fetch: send });
  return { client, send, store };
}

beforeEach(() => {
  // supabase-js warns about multiple clients, and this file creates several.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the url option', () => {
  it.each([
    ['/', 'http://localhost:3000/rest/v1/users?select=id'],
    ['https://project.supabase.co', 'https://project.supabase.co/rest/v1/users?select=id'],
  ])('%s sends requests to %s', async (url, expected) => {
    vi.stubGlobal('location', new URL('http://localhost:3000/projects'));
    const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json([])));
    await createDataClient({ url, key: KEY, fetch: send }).from('users').select('id');

    expect(send.mock.calls[0]?.[0]).toBe(expected);
  });
});

describe('the session', () => {
  it('is stored in localStorage under our key', async () => {
    const send = () => Promise.resolve(Response.json(createSession(state, ADA)));
    const client = createDataClient({ url: 'http://a.test', key: KEY, fetch: send });
    await (await client.loadSupabase()).auth.signInWithPassword(ADA);

    expect(localStorage.getItem(SESSION_KEY)).toContain(`refresh-${ADA.userId}`);
  });

  it('is never read from the URL of the page', async () => {
    const { access_token, refresh_token } = createSession(state, ADA);
    const fields = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
    location.hash = String(new URLSearchParams(fields));
    const send = vi.fn<typeof fetch>(() =>
      Promise.resolve(Response.json(createSession(state, ADA))),
    );
    const client = createDataClient({ url: 'http://a.test', key: KEY, fetch: send });
    const { data } = await client.auth.getSession();
    location.hash = '';

    expect(data.session).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('has an access token, a refresh token, a lifetime, an expiry, a type and a user', async () => {
    const { client } = createClient({ lifeLeft: 3600 });
    const { data } = await client.auth.getSession();

    expect(Object.keys(data.session ?? {}).sort()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'user',
    ]);
  });

  it.each([
    [100, 0],
    [80, 1],
  ])('with %i seconds left is refreshed %i times', async (lifeLeft, times) => {
    const { client, send } = createClient({ lifeLeft });
    await client.auth.getSession();

    expect(send).toHaveBeenCalledTimes(times);
  });

  it('is checked every 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'Date'] });
    const { client, send } = createClient({ lifeLeft: 130 });
    await client.auth.getSession();
    await (await client.loadSupabase()).auth.startAutoRefresh();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(send).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(2_000);
    expect(send).toHaveBeenCalledTimes(1);
    await (await client.loadSupabase()).auth.stopAutoRefresh();
  });

  it('is refreshed again after 200 ms with doubling delays, for at most 30 s', async () => {
    vi.useFakeTimers();
    const answer = () => Response.json({ message: 'Busy' }, { status: 503 });
    const { client, send } = createClient({ lifeLeft: 3600, answer });
    await (await client.loadSupabase()).auth.stopAutoRefresh();
    const startedAt = Date.now();
    const times: number[] = [];
    send.mockImplementation(() => {
      times.push(Date.now() - startedAt);
      return Promise.resolve(answer());
    });
    const refreshing = (await client.loadSupabase()).auth.refreshSession();
    await vi.advanceTimersByTimeAsync(60_000);
    await refreshing;

    expect(times.slice(0, 4)).toEqual([0, 200, 600, 1400]);
    expect(times.at(-1)).toBeLessThan(30_000);
  });

  it.each([
    ['ahead', 2, 1],
    ['behind', -2, 0],
  ])('is not refreshed in a loop if the clock is two hours %s', async (_case, hours, refreshes) => {
    const serverTime = Math.round(Date.now() / 1000) - hours * 3600;
    const answer = () =>
      Response.json({ ...createSession(state, ADA), expires_at: serverTime + 3600 });
    const { client, send } = createClient({ lifeLeft: (1 - hours) * 3600, answer });
    await client.auth.getSession();
    await client.auth.getSession();
    await client.auth.getSession();

    expect(send).toHaveBeenCalledTimes(refreshes);
  });

  it.each(['{"access_token":', '"text"', '{"token":"old"}'])(
    'stored as %s is removed and the user is signed out',
    async (value) => {
      const store = memoryStore();
      store.setItem(SESSION_KEY, value);
      const storage = createAuthStorage(() => store);
      const client = createDataClient({ url: 'http://a.test', key: KEY, storage });

      expect((await client.auth.getSession()).data.session).toBeNull();
      expect(store.getItem(SESSION_KEY)).toBeNull();
    },
  );
});

describe('Realtime', () => {
  it('reconnects after 1, 2, 5 and 10 seconds, then every 10 seconds', async () => {
    const { realtime } = await createClient({ lifeLeft: 3600 }).client.loadSupabase();
    const delays = [1, 2, 3, 4, 5, 6].map((attempt) => realtime.reconnectAfterMs(attempt));

    expect(delays).toEqual([...REALTIME_RECONNECT_DELAYS, 10_000, 10_000]);
  });
});
