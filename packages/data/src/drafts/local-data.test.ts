import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasLocalData, removeLocalData } from './local-data.ts';

const PERSON = '00000000-0000-4000-8000-000000000001';

/** Every kind of key that the product writes for a person, and one that nobody has thought of yet. */
const PERSONAL = [
  `bolt-showcase-draft-${PERSON}-project-new`,
  `bolt-showcase-draft-${PERSON}-interview`,
  'bolt-showcase-draft-visitor-interview',
  'bolt-showcase-draft:review of 7',
  `bolt-showcase-message-drafts-${PERSON}`,
  `bolt-showcase-outbox-${PERSON}`,
  `bolt-showcase-hire-${PERSON}`,
  'bolt-showcase-pending-save',
  `bolt-showcase-something-new-${PERSON}`,
];

const BROWSER_KEYS = [
  'bolt-showcase-debug-shortcut',
  'bolt-showcase-email',
  'bolt-showcase-list-scroll',
  'bolt-showcase-recovery',
  'bolt-showcase-reloaded-at',
  'bolt-showcase-remote-overrides',
  'bolt-showcase-session',
  'bolt-showcase-session-code-verifier',
  'bolt-showcase-session-flow-1-code-verifier',
  'bolt-showcase-theme',
  'bolt-showcase-viewer',
  'of-another-product',
];

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what a person has left in the browser', () => {
  it.each(PERSONAL)('holds %s, which goes', async (key) => {
    for (const store of [localStorage, sessionStorage]) {
      store.setItem(key, 'x');
      expect(hasLocalData()).toBe(true);
      await removeLocalData();
      expect(store).toHaveLength(0);
    }
  });

  it.each(BROWSER_KEYS)('does not hold %s, which stays', async (key) => {
    localStorage.setItem(key, 'x');
    expect(hasLocalData()).toBe(false);
    await removeLocalData();
    expect(localStorage.getItem(key)).toBe('x');
  });

  it('is nothing where a form was opened and nothing typed', async () => {
    const key = `bolt-showcase-draft-${PERSON}-project-new`;
    sessionStorage.setItem(key, `${key}#1`);
    expect(hasLocalData()).toBe(false);
    await removeLocalData();
    expect(sessionStorage).toHaveLength(0);
  });

  it('holds the pictures of drafts', async () => {
    const deleteDatabase = vi.fn();
    const names = ['bolt-showcase-drafts', 'of-another-product'];
    const databases = () => Promise.resolve(names.map((name) => ({ name, version: 1 })));
    vi.stubGlobal('indexedDB', { databases, deleteDatabase });
    await removeLocalData();

    expect(deleteDatabase.mock.calls).toEqual([['bolt-showcase-drafts']]);
  });

  it('is nothing where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: blocked }));
    vi.stubGlobal('indexedDB', { databases: blocked });

    expect(hasLocalData()).toBe(false);
    await expect(removeLocalData()).resolves.toBeUndefined();
  });
});
