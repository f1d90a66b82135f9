import { memoryStore } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { createClaimDraft } from './claim-draft.ts';

const NAME = 'draft-project-new';

it('gives a second tab its own draft', async () => {
  const { openTab } = openBrowser();
  const first = await openTab().claim(NAME);
  localStorage.setItem(first, 'typed in the first tab');
  expect(await openTab().claim(NAME)).not.toBe(first);
});

it('gives a tab the same draft again, even after a reload', async () => {
  const { openTab } = openBrowser();
  openTab();
  const tab = openTab();
  const key = await tab.claim(NAME);
  expect(await tab.claim(NAME)).toBe(key);
  expect(await tab.reload().claim(NAME)).toBe(key);
});

it('gives the draft of a closed tab to only one other tab', async () => {
  const { openTab } = openBrowser();
  const tab = openTab();
  const key = await tab.claim(NAME);
  localStorage.setItem(key, 'typed in the closed tab');
  tab.close();
  expect(await openTab().claim(NAME)).toBe(key);
  expect(await openTab().claim(NAME)).not.toBe(key);
});

it('gives a duplicated tab its own draft', async () => {
  const { openTab } = openBrowser();
  const tab = openTab();
  const key = await tab.claim(NAME);
  expect(await openTab(tab.session).claim(NAME)).not.toBe(key);
});

it('restores the draft after a reload without lock support, and takes no other tab’s draft', async () => {
  const openTab = (session = memoryStore()) =>
    createClaimDraft(() => ({ locks: undefined, tabStorage: session, storage: localStorage }));
  const session = memoryStore();
  const key = await openTab(session)(NAME);
  localStorage.setItem(key, 'typed in the first tab');
  expect(await openTab(session)(NAME)).toBe(key);
  expect(await openTab()(NAME)).not.toBe(key);
});

type Page = { session: ReturnType<typeof memoryStore> };

/** Tabs of one browser, which share locks and local storage. */
function openBrowser() {
  const owners = new Map<string, Page>();

  function openTab(session = memoryStore()) {
    const page: Page = { session };
    const request = async (key: string, options: LockOptions, grant: LockGrantedCallback<void>) => {
      if (!owners.has(key)) {
        owners.set(key, page);
        return grant({ name: key, mode: 'exclusive' });
      }
      if (options.ifAvailable) return grant(null);
      return new Promise((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    };
    const locks = { request } as unknown as LockManager;
    const close = () => {
      for (const [key, owner] of owners) if (owner === page) owners.delete(key);
    };
    const reload = () => {
      close();
      return openTab(session);
    };
    const claim = createClaimDraft(() => ({ locks, tabStorage: session, storage: localStorage }));
    return { session, claim, close, reload };
  }

  return { openTab };
}
