import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aUser, testId } from '../testing/rows.ts';
import { createSessionStore } from './session-store.ts';

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  // supabase-js reports every refused refresh.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A visit that starts two hours after the last one, so that the stored session must be refreshed first. */
async function returnLater({ status }: { status: number }) {
  const backend = fakeBackend({ users: [aUser()], signedInAs: testId(1) });
  vi.setSystemTime(Date.now() + 7_200_000);
  backend.refuseWith(status);
  const store = createSessionStore({ client: backend.client });
  stop = store.start();
  await vi.advanceTimersByTimeAsync(31_000);
  return { backend, store };
}

describe('a stored session that cannot be refreshed', () => {
  it('is unknown, with the outage as its error, while the backend is down', async () => {
    const { store } = await returnLater({ status: 503 });

    expect(store.getState()).toMatchObject({
      loading: false,
      user: null,
      isInterrupted: false,
      isReconnecting: true,
      error: { kind: 'unreachable' },
    });
  });

  it('comes back by itself when the backend does', async () => {
    const { backend, store } = await returnLater({ status: 503 });
    backend.comeBack();
    await vi.advanceTimersByTimeAsync(120_000);

    expect(store.getState()).toMatchObject({
      user: { name: 'Ada Stone' },
      error: null,
      isReconnecting: false,
    });
  });

  it('has ended when the auth service refuses it', async () => {
    const { store } = await returnLater({ status: 400 });

    expect(store.getState()).toMatchObject({ loading: false, user: null, error: null });
  });

  it('asks at most a few times a minute', async () => {
    const { backend } = await returnLater({ status: 503 });
    const asked = backend.requests.length;
    await vi.advanceTimersByTimeAsync(600_000);

    expect(asked).toBeLessThan(10);
    expect(backend.requests.length - asked).toBeLessThan(100);
  });
});
