import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { json } from '../testing/backend/fake-state.ts';
import { aUser, testId } from '../testing/rows.ts';
import { createSessionStore } from './session-store.ts';

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  // supabase-js logs every rejected refresh.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  stop();
});

/** A visit that starts two hours after the last one, so that the stored session must be refreshed first. */
async function returnLater(respond: () => Response) {
  const backend = fakeBackend({ users: [aUser()], signedInAs: testId(1) });
  vi.setSystemTime(Date.now() + 7_200_000);
  backend.answerWith(respond);
  const store = createSessionStore({ client: backend.client });
  stop = store.start();
  await vi.advanceTimersByTimeAsync(31_000);
  return { backend, store };
}

const down = () => json({ message: 'Refused with 503' }, 503);
const page = (status: number) => () => new Response('<h1>Not here</h1>', { status });

/** Responses that do not come from the auth service. */
const STRAY: [name: string, answer: () => Response][] = [
  ['a rate limit', () => json({ code: 'over_request_rate_limit', message: 'Slow down' }, 429)],
  ['a firewall', page(403)],
  ['a stray 404', page(404)],
  ['a gateway without the key', () => json({ message: 'No API key found' }, 401)],
  ['a refresh conflict', () => json({ code: 'conflict', message: 'Too many' }, 409)],
  ['the page of a captive portal', page(200)],
  ['a response without a session', () => json({})],
];

describe('a stored session that cannot be refreshed', () => {
  it('is unknown, with the outage as its error, while the backend is down', async () => {
    const { store } = await returnLater(down);

    expect(store.getState()).toMatchObject({
      loading: false,
      user: null,
      isInterrupted: false,
      isReconnecting: true,
      error: { kind: 'unreachable' },
    });
  });

  it('is restored automatically when the backend is back', async () => {
    const { backend, store } = await returnLater(down);
    backend.comeBack();
    await vi.advanceTimersByTimeAsync(120_000);

    expect(store.getState()).toMatchObject({
      user: { name: 'Ada Stone' },
      error: null,
      isReconnecting: false,
    });
  });

  it.each(STRAY)('survives %s, and is restored afterwards', async (_, respond) => {
    const { backend, store } = await returnLater(respond);
    expect(store.getState()).toMatchObject({ loading: false, isReconnecting: true });
    expect(store.getState().isInterrupted).toBe(false);

    backend.comeBack();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(store.getState()).toMatchObject({ user: { name: 'Ada Stone' }, isReconnecting: false });
  });

  it.each([
    ['refresh_token_not_found', 400],
    ['refresh_token_already_used', 400],
    ['session_expired', 400],
    ['session_not_found', 403],
    ['user_banned', 403],
  ])('has ended if the auth service responds with %s', async (code, status) => {
    const { store } = await returnLater(() => json({ code, error_code: code }, status));

    expect(store.getState()).toMatchObject({ loading: false, authUser: null, error: null });
    expect(store.getState().isReconnecting).toBe(false);
  });

  it('waits as long as a rate limit requires', async () => {
    const limited = () => json({ code: 'over_request_rate_limit' }, 429, { 'retry-after': '90' });
    const { backend } = await returnLater(limited);
    await vi.advanceTimersByTimeAsync(55_000);

    expect(backend.requests).toHaveLength(1);
  });

  it('retries at most a few times a minute', async () => {
    const { backend } = await returnLater(down);
    const requestCount = backend.requests.length;
    await vi.advanceTimersByTimeAsync(600_000);

    expect(requestCount).toBeLessThan(10);
    expect(backend.requests.length - requestCount).toBeLessThan(100);
  });
});
