import { describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import { testId } from '../../testing/rows.ts';
import { SESSION_KEY } from './session-key.ts';
import { createAuthStorage } from './auth-storage.ts';

const USER = { id: testId(1), email: 'ada@example.com', app_metadata: {} };
const PARTS = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: USER };
const SESSION = JSON.stringify(PARTS);

describe('when localStorage works', () => {
  it('stores the session in it', () => {
    const store = memoryStore();
    const storage = createAuthStorage(() => store);
    storage.setItem(SESSION_KEY, SESSION);

    expect(store.getItem(SESSION_KEY)).toBe(SESSION);
    expect(storage.getItem(SESSION_KEY)).toBe(SESSION);
    expect(storage.isPersistent()).toBe(true);
  });

  it('uses the one of the browser by default', () => {
    createAuthStorage().setItem(SESSION_KEY, SESSION);

    expect(localStorage.getItem(SESSION_KEY)).toBe(SESSION);
  });

  it.each([
    ['not JSON', '{"access_token":'],
    ['of another shape', '{"token":"old"}'],
    ['a string', '"signed in"'],
    ['null', 'null'],
    ['too large', JSON.stringify({ ...PARTS, junk: 'x'.repeat(200_000) })],
    ['without a user', JSON.stringify({ ...PARTS, user: undefined })],
    ['of a null user', JSON.stringify({ ...PARTS, user: null })],
    ['of a user without an id', JSON.stringify({ ...PARTS, user: { ...USER, id: '' } })],
    ['without a token', JSON.stringify({ ...PARTS, access_token: '' })],
  ])('removes a stored session that is %s', (_name, value) => {
    const store = memoryStore();
    store.setItem(SESSION_KEY, value);

    expect(createAuthStorage(() => store).getItem(SESSION_KEY)).toBeNull();
    expect(store.getItem(SESSION_KEY)).toBeNull();
  });

  it('keeps the secret of an OAuth sign-in in this tab', () => {
    const [store, tabStore] = [memoryStore(), memoryStore()];
    const storage = createAuthStorage(
      () => store,
      () => tabStore,
    );
    storage.setItem(`${SESSION_KEY}-code-verifier`, 'abc');

    expect(storage.getItem(`${SESSION_KEY}-code-verifier`)).toBe('abc');
    expect(tabStore.getItem(`${SESSION_KEY}-code-verifier`)).toBe('abc');
    expect(store.getItem(`${SESSION_KEY}-code-verifier`)).toBeNull();
  });
});

describe('when localStorage is blocked', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };

  it('keeps the session in memory and reports it', () => {
    const storage = createAuthStorage(blocked);
    const listener = vi.fn();
    storage.subscribe(listener);
    storage.setItem(SESSION_KEY, SESSION);

    expect(storage.getItem(SESSION_KEY)).toBe(SESSION);
    expect(storage.isPersistent()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('removes the session on sign-out', () => {
    const storage = createAuthStorage(blocked);
    storage.setItem(SESSION_KEY, SESSION);
    storage.removeItem(SESSION_KEY);

    expect(storage.getItem(SESSION_KEY)).toBeNull();
  });
});

describe('when localStorage is full', () => {
  function fullStore() {
    const store = memoryStore();
    let isFull = false;
    return {
      ...store,
      fill: () => (isFull = true),
      drain: () => (isFull = false),
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError');
        store.setItem(key, value);
      },
    };
  }

  it('keeps the new session in memory and leaves no older one behind', () => {
    const store = fullStore();
    const storage = createAuthStorage(() => store);
    storage.setItem(SESSION_KEY, SESSION);
    store.fill();
    const refreshed = SESSION.replace('"r"', '"r2"');
    storage.setItem(SESSION_KEY, refreshed);

    expect(storage.getItem(SESSION_KEY)).toBe(refreshed);
    expect(store.getItem(SESSION_KEY)).toBeNull();
    expect(storage.isPersistent()).toBe(false);
  });

  it('returns to it when there is space again', () => {
    const store = fullStore();
    const storage = createAuthStorage(() => store);
    store.fill();
    storage.setItem(SESSION_KEY, SESSION);
    store.drain();
    storage.setItem(SESSION_KEY, SESSION);

    expect(store.getItem(SESSION_KEY)).toBe(SESSION);
    expect(storage.isPersistent()).toBe(true);
  });

  it('does not notify after unsubscribing', () => {
    const store = fullStore();
    const storage = createAuthStorage(() => store);
    const listener = vi.fn();
    storage.subscribe(listener)();
    store.fill();
    storage.setItem(SESSION_KEY, SESSION);

    expect(listener).not.toHaveBeenCalled();
  });
});
