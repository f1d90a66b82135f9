import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../query/query-client.ts';
import { createSession } from '../testing/backend/fake-auth.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { json } from '../testing/backend/fake-state.ts';
import { expiredToken, toStorageResponse } from '../testing/backend/storage/fake-storage.ts';
import { aUser, testId } from '../testing/rows.ts';
import { getUser } from '../users/read-users.ts';
import { uploadAttachment } from '../attachments/upload/upload-attachment.ts';
import { storeImages } from '../images/store-images.ts';
import { signIn } from './sign-in/auth.ts';
import { createSessionStore } from './session-store.ts';

const ADA = { userId: testId(1), email: 'ada@example.com', password: 'showcase' };

let stop = () => {};
beforeEach(() => {
  // supabase-js logs every rejected refresh.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
});

function visit() {
  const backend = fakeBackend({ users: [aUser()], accounts: [ADA], signedInAs: ADA.userId });
  const queryClient = createQueryClient();
  const store = createSessionStore({ client: backend.client, queryClient });
  const start = async () => {
    stop = store.start();
    await store.ready();
  };
  const refreshes = () =>
    backend.requests.filter(({ url }) => url.search === '?grant_type=refresh_token');
  return { backend, store, queryClient, start, refreshes };
}

/** As after a database reset: the backend knows neither the access token nor the refresh token. */
function rejectSession({ backend }: ReturnType<typeof visit>, renewed?: string) {
  const validAuthorization = renewed && `Bearer ${renewed}`;
  backend.answerWith(({ url, method, headers, callerId }) => {
    const isRenewal = url.pathname === '/auth/v1/token';
    if (isRenewal && !renewed) return json({ code: 'validation_failed' }, 400);
    if (isRenewal) return json({ ...createSession(backend.state, ADA), access_token: renewed });
    const isKnown = callerId === null || headers.get('authorization') === validAuthorization;
    if (isKnown || url.pathname.startsWith('/auth/')) return undefined;
    if (method === 'HEAD') return new Response(null, { status: 400 });
    return url.pathname.startsWith('/storage/')
      ? toStorageResponse(expiredToken)
      : json({ code: 'PGRST301', message: 'No suitable key or wrong key type' }, 401);
  });
}

const getRenewedToken = ({ backend }: ReturnType<typeof visit>) =>
  createSession(backend.state, ADA).access_token.replace(/fake$/, 'renewed');

describe('a session that the backend rejects', () => {
  it('is renewed once, and the rejected requests are retried', async () => {
    const world = visit();
    await world.start();
    rejectSession(world, getRenewedToken(world));
    const fetchAda = () => getUser(world.backend.client, ADA.userId);

    const people = await Promise.all([fetchAda(), fetchAda(), fetchAda()]);

    expect(people.map((person) => person?.name)).toEqual(['Ada Stone', 'Ada Stone', 'Ada Stone']);
    expect(world.refreshes()).toHaveLength(1);
    expect(world.store.getState()).toMatchObject({ isInterrupted: false });
  });

  it('is renewed once for an upload, which is repeated', async () => {
    const world = visit();
    await world.start();
    rejectSession(world, getRenewedToken(world));
    const source = new File(['picture'], 'sea.png', { type: 'image/png' });
    const pictures = [{ id: testId(7), name: 'sea.png', source }];
    const options = { userId: ADA.userId, folder: 'avatar', pictures } as const;

    await storeImages(world.backend.client, options, async () => undefined);

    expect(world.backend.state.images).toEqual([`${ADA.userId}/avatar/${testId(7)}.png`]);
    expect(world.refreshes()).toHaveLength(1);
  });

  it('is renewed once for a resumable upload, which continues', async () => {
    const world = visit();
    await world.start();
    const { client, state } = world.backend;
    const [id, owner_id] = [testId(701), ADA.userId];
    state.uploads.push({ id: 'one', path: `${owner_id}/${id}`, type: '', size: 5, received: 0 });
    rejectSession(world, getRenewedToken(world));

    await uploadAttachment(client, {
      id,
      owner_id,
      content: new Blob(['12345']),
      previews: [],
      uploadUrl: 'http://backend.test/storage/v1/upload/resumable/one',
      onUploadUrl: () => undefined,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });

    expect(Object.keys(state.objects)).toEqual([`${owner_id}/${id}`]);
    expect(state.uploads).toHaveLength(1);
    expect(world.refreshes()).toHaveLength(1);
  });

  it('requires a new sign-in if it cannot be renewed, and then continues', async () => {
    const world = visit();
    await world.start();
    rejectSession(world);
    const promise = getUser(world.backend.client, ADA.userId);
    await expect.poll(() => world.store.getState().isInterrupted).toBe(true);
    expect(world.store.getState().user).toMatchObject({ name: 'Ada Stone' });

    rejectSession(world, getRenewedToken(world));
    await signIn(world.backend.client, ADA);

    expect(await promise).toMatchObject({ name: 'Ada Stone' });
  });

  it('is cleared at the start of a visit, and active queries are refetched as a visitor', async () => {
    const world = visit();
    rejectSession(world);
    const queryFn = () => getUser(world.backend.client, ADA.userId);
    const observer = new QueryObserver(world.queryClient, { queryKey: ['shown'], queryFn });
    const unsubscribe = observer.subscribe(() => undefined);
    await world.start();

    expect(world.store.getState()).toMatchObject({
      session: null,
      authUser: null,
      isInterrupted: false,
      loading: false,
    });
    await expect.poll(() => observer.getCurrentResult().data).toBeTruthy();
    expect(world.refreshes()).toHaveLength(1);
    unsubscribe();
  });

  it('survives, and is not renewed again for every request, while the auth service is down', async () => {
    const world = visit();
    await world.start();
    world.backend.answerWith(({ url, callerId }) => {
      if (url.search === '?grant_type=refresh_token') return Promise.reject(new TypeError('gone'));
      return callerId ? json({ code: 'PGRST301', message: 'refused' }, 401) : undefined;
    });

    vi.useFakeTimers();
    const promise = Promise.allSettled(
      [1, 2, 3].map(() => getUser(world.backend.client, ADA.userId)),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    const outcomes = await promise;
    vi.useRealTimers();

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(world.store.getState().session).not.toBeNull();
  });
});
