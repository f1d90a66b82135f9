import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../query/query-client.ts';
import { createSession } from '../testing/backend/fake-auth.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aUser, testId } from '../testing/rows.ts';
import { signIn } from './sign-in/auth.ts';
import { createSessionStore } from './session-store.ts';

const ADA = { userId: testId(1), email: 'ada@example.com', password: 'showcase' };
const BEN = { userId: testId(2), email: 'ben@example.com', password: 'showcase' };

function createBackend(signedInAs?: string) {
  const users = [aUser(), aUser({ id: BEN.userId, name: 'Ben Hill', username: 'ben-hill' })];
  return fakeBackend({ users, accounts: [ADA, BEN], ...(signedInAs && { signedInAs }) });
}

let stop = () => {};
afterEach(() => {
  stop();
});

function startStore(backend = createBackend()) {
  const queryClient = createQueryClient();
  const store = createSessionStore({ client: backend.client, queryClient });
  stop = store.start();
  return { backend, queryClient, store };
}

/** A store for which the test sends the auth events. */
async function startStoreByHand(backend = createBackend()) {
  const listen = vi.spyOn(backend.client.auth, 'onAuthStateChange');
  const started = startStore(backend);
  await started.store.ready();
  const [callback] = listen.mock.calls[0] ?? [];
  const send = (event: AuthChangeEvent, session: Session | null) => callback?.(event, session);
  return { ...started, send, session: createSession(backend.state, ADA) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the session', () => {
  it('is loading until it is known', async () => {
    const { store } = startStore();

    expect(store.getState()).toMatchObject({ loading: true, user: null, status: 'signed-out' });
    expect(await store.ready()).toMatchObject({ loading: false, user: null, error: null });
  });

  it('is restored from the last visit with its profile', async () => {
    const { store } = startStore(createBackend(ADA.userId));

    expect(await store.ready()).toMatchObject({
      status: 'signed-in',
      user: { name: 'Ada Stone' },
      authUser: { email: 'ada@example.com' },
    });
  });

  it('loads the profile on sign-in', async () => {
    const { backend, store } = startStore();
    await store.ready();
    await signIn(backend.client, ADA);

    expect(await store.ready()).toMatchObject({ status: 'signed-in', user: { id: ADA.userId } });
  });

  it('clears everything on sign-out', async () => {
    const { store } = startStore(createBackend(ADA.userId));
    await store.ready();
    await store.signOut();

    expect(store.getState()).toMatchObject({
      status: 'signed-out',
      user: null,
      authUser: null,
      session: null,
      isInterrupted: false,
    });
  });

  it.each([
    ['SIGNED_IN', 'signed-in'],
    ['TOKEN_REFRESHED', 'token-refreshed'],
    ['PASSWORD_RECOVERY', 'signed-in'],
    ['USER_UPDATED', 'user-updated'],
  ] as const)('maps %s to %s', async (event, status) => {
    const { store, send, session } = await startStoreByHand();
    send(event, session);

    expect(store.getState().status).toBe(status);
  });

  it.each(['SIGNED_IN', 'TOKEN_REFRESHED'] as const)(
    'reloads the profile on %s, after the auth callback has returned',
    async (event) => {
      const backend = createBackend(ADA.userId);
      const { store, send, session } = await startStoreByHand(backend);
      backend.state.users = [aUser({ name: 'Ada Stone-Hill' })];
      const from = vi.spyOn(backend.client, 'from');
      send(event, session);

      expect(from).not.toHaveBeenCalled();
      await settle();
      expect(store.getState().user?.name).toBe('Ada Stone-Hill');
    },
  );

  it('stores a failed profile load as its error and stays signed in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const backend = createBackend(ADA.userId);
    backend.goDown();
    const { store } = startStore(backend);

    expect(await store.ready()).toMatchObject({
      status: 'signed-in',
      user: null,
      error: { kind: 'unreachable' },
    });
    expect(console.error).toHaveBeenCalledWith('Error fetching current user:', expect.anything());

    backend.comeBack();
    await store.refresh();
    expect(store.getState()).toMatchObject({ user: { name: 'Ada Stone' }, error: null });
  });

  it('fetches the profile once when a page is opened', async () => {
    const { backend, store } = startStore(createBackend(ADA.userId));
    await store.ready();
    await settle();

    expect(backend.requests.map(({ url }) => url.pathname)).toEqual(['/rest/v1/users']);
  });

  it('ignores a profile that arrives after a sign-out', async () => {
    const { store } = await startStoreByHand(createBackend(ADA.userId));
    const refreshing = store.refresh();
    store.leave();
    await refreshing;

    expect(store.getState().user).toBeNull();
  });

  it('ends on sign-out, whether or not the auth service is reachable', async () => {
    const backend = createBackend(ADA.userId);
    const { store } = startStore(backend);
    await store.ready();
    backend.goDown();

    await expect(store.signOut()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(store.getState()).toMatchObject({
      session: null,
      authUser: null,
      isInterrupted: false,
    });
  });
});

describe('cached user data', () => {
  it('is cleared on sign-out', async () => {
    const { store, queryClient } = startStore(createBackend(ADA.userId));
    await store.ready();
    queryClient.setQueryData(['private'], 'for Ada');
    await store.signOut();

    expect(queryClient.getQueryData(['private'])).toBeUndefined();
  });

  it('is cleared when another user signs in', async () => {
    const { backend, store, queryClient } = startStore(createBackend(ADA.userId));
    await store.ready();
    queryClient.setQueryData(['private'], 'for Ada');
    await signIn(backend.client, BEN);

    expect(await store.ready()).toMatchObject({ user: { name: 'Ben Hill' } });
    expect(queryClient.getQueryData(['private'])).toBeUndefined();
  });

  it('survives a token refresh', async () => {
    const { queryClient, send, session } = await startStoreByHand(createBackend(ADA.userId));
    queryClient.setQueryData(['private'], 'for Ada');
    send('TOKEN_REFRESHED', session);

    expect(queryClient.getQueryData(['private'])).toBe('for Ada');
  });
});
