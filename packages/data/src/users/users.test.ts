import { describe, expect, it } from 'vitest';
import { amIAdmin } from '../admins/admins.ts';
import { subscribeToNewsletter } from '../newsletter/newsletter.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { json } from '../testing/backend/fake-state.ts';
import { aUser, testId } from '../testing/rows.ts';
import { setDeveloperMode, updateUser } from './change-user.ts';
import { getCurrentUser, getUserByUsername, listCreators } from './read-users.ts';

const createBackend = (signedInAs?: string) =>
  fakeBackend({ users: [aUser()], ...(signedInAs && { signedInAs }) });

describe('the current user', () => {
  it('is null for a visitor', async () => {
    expect(await getCurrentUser(createBackend().client)).toBeNull();
  });

  it('is the row of the signed-in user', async () => {
    const { client } = createBackend(testId(1));

    expect(await getCurrentUser(client)).toMatchObject({ name: 'Ada Stone' });
  });

  it('is an error, not null, while the backend is down', async () => {
    const { client, goDown } = createBackend(testId(1));
    goDown();

    await expect(getCurrentUser(client)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('reading users', () => {
  it('finds a username in any case', async () => {
    const user = await getUserByUsername(createBackend().client, ' Ada-Stone ');

    expect(user?.id).toBe(testId(1));
  });

  it('finds a creator by a former username', async () => {
    const { client, rpc } = createBackend();
    rpc('creator_by_former_username', ({ name }) => (name === 'ada-old' ? testId(1) : null));

    expect((await getUserByUsername(client, 'Ada-Old'))?.username).toBe('ada-stone');
    expect(await getUserByUsername(client, 'nobody')).toBeNull();
  });

  it('lists only creators in the list of creators', async () => {
    const { client, answerWith } = createBackend();
    answerWith(() => json([aUser(), aUser({ id: testId(2), is_dev: false })]));

    expect((await listCreators(client)).map(({ id }) => id)).toEqual([testId(1)]);
  });
});

describe('updating a user', () => {
  it('sends only the changes and returns the new row', async () => {
    const { client, requests } = createBackend(testId(1));
    const user = await updateUser(client, { id: testId(1), changes: { bio: 'New' } });

    expect(user.bio).toBe('New');
    expect(requests.at(-1)).toMatchObject({ method: 'PATCH', body: { bio: 'New' } });
  });

  it('throws if the row belongs to another user', async () => {
    const { client } = createBackend(testId(2));
    const attempt = updateUser(client, { id: testId(1), changes: { bio: 'owned' } });

    await expect(attempt).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is sent once, even if the response is lost', async () => {
    const { client, requests, rejectWith } = createBackend(testId(1));
    rejectWith(503);

    await expect(
      updateUser(client, { id: testId(1), changes: { bio: 'New' } }),
    ).rejects.toMatchObject({ kind: 'unreachable' });
    expect(requests).toHaveLength(1);
  });
});

describe('developer mode', () => {
  it('can be turned on', async () => {
    const { client, state } = createBackend(testId(1));

    expect(await setDeveloperMode(client, { id: testId(1), isDev: false })).toEqual({
      success: true,
    });
    expect(state.users[0]?.is_dev).toBe(false);
  });

  it('returns the error if it could not be turned on', async () => {
    const { client, rejectWith } = createBackend(testId(1));
    rejectWith(403);

    expect(await setDeveloperMode(client, { id: testId(1), isDev: true })).toMatchObject({
      success: false,
      error: { kind: 'forbidden' },
    });
  });
});

describe('the newsletter', () => {
  it('subscribes a trimmed email address in lowercase', async () => {
    const { client, calls } = createBackend();

    await expect(subscribeToNewsletter(client, ' A@b.com ')).resolves.toBeUndefined();
    expect(calls('join_newsletter')).toEqual([{ email: 'a@b.com' }]);
  });

  it('throws if the email address was not stored', async () => {
    const { client, rejectWith } = createBackend();
    rejectWith(400);

    await expect(subscribeToNewsletter(client, 'nonsense')).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('admins', () => {
  it.each([
    ['a visitor', undefined, false],
    ['a user', testId(1), false],
    ['an admin', testId(7), true],
  ])('%s: %s is %s', async (_name, signedInAs, expected) => {
    const backend = fakeBackend({ admins: [testId(7)], ...(signedInAs && { signedInAs }) });

    expect(await amIAdmin(backend.client)).toBe(expected);
  });
});
