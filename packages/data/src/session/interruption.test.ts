import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../query/query-client.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aUser, testId } from '../testing/rows.ts';
import { getUser } from '../users/read-users.ts';
import { signIn } from './sign-in/auth.ts';
import { createSessionStore } from './session-store.ts';

const ADA = { userId: testId(1), email: 'ada@example.com', password: 'showcase' };
const BEN = { userId: testId(2), email: 'ben@example.com', password: 'showcase' };

let stop = () => {};
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
});

/** Ada's session has ended in this tab because another tab of her browser signed out. */
async function interruptSession() {
  const users = [aUser(), aUser({ id: BEN.userId, name: 'Ben Hill', username: 'ben-hill' })];
  const backend = fakeBackend({ users, accounts: [ADA, BEN], signedInAs: ADA.userId });
  const queryClient = createQueryClient({ logError: () => undefined });
  const store = createSessionStore({ client: backend.client, queryClient });
  stop = store.start();
  await store.ready();
  queryClient.setQueryData(['private'], 'for Ada');
  await (await backend.openTab().loadSupabase()).auth.signOut();
  await expect.poll(() => store.getState().isInterrupted).toBe(true);
  return { backend, queryClient, store };
}

type World = Awaited<ReturnType<typeof interruptSession>>;

const STRANGER = testId(3);

/** A read that is sent after the session has ended; 'waiting' until it has a response. */
async function startRequest({ backend }: World) {
  const pendingRequest = { outcome: 'waiting' };
  getUser(backend.client, STRANGER).then(
    () => (pendingRequest.outcome = 'answered'),
    (error: { kind: string }) => (pendingRequest.outcome = error.kind),
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  return pendingRequest;
}

const getCallerIds = ({ backend }: World) =>
  backend.requests
    .filter(({ url }) => url.search.includes(STRANGER))
    .map(({ callerId }) => callerId);

describe('an interrupted session', () => {
  it('keeps the user and the loaded data', async () => {
    const { store, queryClient } = await interruptSession();

    expect(store.getState()).toMatchObject({
      status: 'signed-out',
      session: null,
      user: { name: 'Ada Stone' },
      authUser: { email: ADA.email },
    });
    expect(queryClient.getQueryData(['private'])).toBe('for Ada');
  });

  it('continues when the same user signs in again', async () => {
    const { backend, store, queryClient } = await interruptSession();
    await signIn(backend.client, ADA);

    expect(store.getState()).toMatchObject({ status: 'signed-in', isInterrupted: false });
    expect(store.getState().loading).toBe(false);
    expect(queryClient.getQueryData(['private'])).toBe('for Ada');
  });

  it('refetches what failed in the meantime', async () => {
    const { backend, queryClient } = await interruptSession();
    const fail = () => Promise.reject(new Error('refused'));
    await queryClient.prefetchQuery({ queryKey: ['refused'], queryFn: fail });
    await signIn(backend.client, ADA);

    expect(queryClient.getQueryState(['refused'])?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(['private'])?.isInvalidated).toBe(false);
  });

  it('clears everything when another user signs in', async () => {
    const { backend, store, queryClient } = await interruptSession();
    await signIn(backend.client, BEN);

    expect(await store.ready()).toMatchObject({ user: { name: 'Ben Hill' }, isInterrupted: false });
    expect(queryClient.getQueryData(['private'])).toBeUndefined();
  });

  it.each(['leave', 'signOut'] as const)('clears everything on %s', async (method) => {
    const { store, queryClient } = await interruptSession();
    await store[method]();

    expect(store.getState()).toMatchObject({ authUser: null, user: null, isInterrupted: false });
    expect(queryClient.getQueryData(['private'])).toBeUndefined();
  });
});

describe('an interruption by a sign-out in another tab', () => {
  it('is marked as one until the next session', async () => {
    const backend = fakeBackend({ users: [aUser()], accounts: [ADA], signedInAs: ADA.userId });
    const [store, otherTab] = [backend.client, backend.openTab()].map((client) =>
      createSessionStore({ client }),
    );
    if (!store || !otherTab) throw new Error('Both tabs have a store.');
    const stops = [store.start(), otherTab.start()];
    stop = () => stops.forEach((stopOne) => stopOne());
    await Promise.all([store.ready(), otherTab.ready()]);
    await otherTab.signOut();
    await expect.poll(() => store.getState().isInterrupted).toBe(true);
    expect(store.getState().hasSignedOut).toBe(true);

    await signIn(backend.client, ADA);
    expect(await store.ready()).toMatchObject({ isInterrupted: false, hasSignedOut: false });
    await (await backend.openTab().loadSupabase()).auth.signOut();
    await expect.poll(() => store.getState().isInterrupted).toBe(true);
    expect(store.getState().hasSignedOut).toBe(false);
  });
});

describe('a request during the interruption', () => {
  it('waits, and is sent for the user who signed in again', async () => {
    const world = await interruptSession();
    const pendingRequest = await startRequest(world);
    await signIn(world.backend.client, ADA);
    await expect.poll(() => pendingRequest.outcome).not.toBe('waiting');

    expect(pendingRequest.outcome).toBe('answered');
    expect(getCallerIds(world)).toEqual([ADA.userId]);
  });

  it.each([
    ['another user signs in', ({ backend }: World) => signIn(backend.client, BEN)],
    ['the user leaves', async ({ store }: World) => store.leave()],
  ])('is dropped when %s', async (_, endInterruption) => {
    const world = await interruptSession();
    const pendingRequest = await startRequest(world);
    await endInterruption(world);
    await expect.poll(() => pendingRequest.outcome).not.toBe('waiting');

    expect(pendingRequest.outcome).toBe('aborted');
    expect(getCallerIds(world)).toEqual([]);
  });

  it('is dropped when it is aborted', async () => {
    const { backend } = await interruptSession();
    const controller = new AbortController();
    const query = backend.client.from('users').select('id').abortSignal(controller.signal);
    const answer = query.then(({ error }) => error?.message);
    controller.abort();

    expect(await answer).toContain('AbortError');
  });
});

describe('a session that cannot be renewed', () => {
  it('makes no request as a visitor', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const backend = fakeBackend({ users: [aUser()], accounts: [ADA], signedInAs: ADA.userId });
    const store = createSessionStore({ client: backend.client });
    stop = store.start();
    await store.ready();
    const { session } = store.getState();
    if (session) store.setState({ session: { ...session, expires_at: 1 } });
    vi.spyOn(backend.client.auth, 'getSession').mockResolvedValue({
      data: { session: null },
      error: null,
    });
    const before = backend.requests.length;

    await expect(getUser(backend.client, ADA.userId)).rejects.toMatchObject({
      kind: 'unreachable',
    });
    expect(backend.requests).toHaveLength(before);
  });
});
