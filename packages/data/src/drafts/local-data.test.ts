import { describe, expect, it, vi } from 'vitest';
import { hasLocalData, removeLocalData } from './local-data.ts';

const PERSON = '00000000-0000-4000-8000-000000000001';

/** Every kind of key that the app writes for a user, and one that does not exist yet. */
const PERSONAL = [
  `bolt-showcase-draft-${PERSON}-project-new`,
  `bolt-showcase-draft-${PERSON}-interview`,
  'bolt-showcase-draft-visitor-interview',
  'bolt-showcase-draft:review of 7',
  `bolt-showcase-message-drafts-${PERSON}`,
  `bolt-showcase-outbox-${PERSON}`,
  `bolt-showcase-attachments-${PERSON}-message-${PERSON}`,
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
  'bolt-showcase-sign-up',
  'bolt-showcase-theme',
  'bolt-showcase-viewer',
  'of-another-product',
];

describe('local data', () => {
  it.each(PERSONAL)('includes %s, which is removed', async (key) => {
    for (const store of [localStorage, sessionStorage]) {
      store.setItem(key, 'x');
      expect(hasLocalData()).toBe(true);
      await removeLocalData();
      expect(store).toHaveLength(0);
    }
  });

  it.each(BROWSER_KEYS)('does not include %s, which stays', async (key) => {
    localStorage.setItem(key, 'x');
    expect(hasLocalData()).toBe(false);
    await removeLocalData();
    expect(localStorage.getItem(key)).toBe('x');
  });

  it('is empty if creators or an area were only selected, which is removed, too', async () => {
    sessionStorage.setItem(`bolt-showcase-comparison-${PERSON}`, '[]');
    sessionStorage.setItem('bolt-showcase-dashboard-area', 'client');
    expect(hasLocalData()).toBe(false);
    await removeLocalData();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is empty if a form was opened but nothing was typed', async () => {
    const key = `bolt-showcase-draft-${PERSON}-project-new`;
    sessionStorage.setItem(key, `${key}#1`);
    expect(hasLocalData()).toBe(false);
    await removeLocalData();
    expect(sessionStorage).toHaveLength(0);
  });

  it('includes the pictures of drafts', async () => {
    const deleteDatabase = vi.fn();
    const names = ['bolt-showcase-drafts', 'of-another-product'];
    const databases = () => Promise.resolve(names.map((name) => ({ name, version: 1 })));
    vi.stubGlobal('indexedDB', { databases, deleteDatabase });
    await removeLocalData();

    expect(deleteDatabase.mock.calls).toEqual([['bolt-showcase-drafts']]);
  });

  it('is empty if storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: blocked }));
    vi.stubGlobal('indexedDB', { databases: blocked });

    expect(hasLocalData()).toBe(false);
    await expect(removeLocalData()).resolves.toBeUndefined();
  });
});
