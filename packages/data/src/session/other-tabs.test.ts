import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aUser, testId } from '../testing/rows.ts';
import { SESSION_KEY } from './storage/session-key.ts';
import { createSessionStore } from './session-store.ts';

let stop = () => {};
afterEach(() => {
  stop();
});

async function signedIn() {
  const backend = fakeBackend({ users: [aUser()], signedInAs: testId(1) });
  const store = createSessionStore({ client: backend.client });
  stop = store.start();
  await store.ready();
  return { backend, store };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('other tabs', () => {
  it('end the session here when the stored one is removed', async () => {
    const { backend, store } = await signedIn();
    backend.clearStorage();
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
    await settle();

    expect(store.getState()).toMatchObject({ session: null, isInterrupted: true });
  });

  it('end the session here when the storage is cleared', async () => {
    const { backend, store } = await signedIn();
    backend.clearStorage();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    await settle();

    expect(store.getState().isInterrupted).toBe(true);
  });

  it('do not affect it when another key is removed', async () => {
    const { backend, store } = await signedIn();
    backend.clearStorage();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
    await settle();

    expect(store.getState().isInterrupted).toBe(false);
  });

  it('are ignored after the store has stopped', async () => {
    const { backend, store } = await signedIn();
    stop();
    backend.clearStorage();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    await settle();

    expect(store.getState().isInterrupted).toBe(false);
  });

  it('share a sign-out through the client', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { backend, store } = await signedIn();
    const otherTab = backend.openTab();
    await (await otherTab.loadSupabase()).auth.signOut();
    await settle();

    expect(store.getState()).toMatchObject({ status: 'signed-out', isInterrupted: true });
  });
});

describe('a page that is restored from the browser history', () => {
  it('detects that the session has ended in the meantime', async () => {
    const { backend, store } = await signedIn();
    backend.clearStorage();
    const event = new Event('pageshow');
    window.dispatchEvent(Object.assign(event, { persisted: true }));
    await settle();

    expect(store.getState().isInterrupted).toBe(true);
  });
});
