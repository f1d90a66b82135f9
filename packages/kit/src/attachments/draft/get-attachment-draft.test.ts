import { fakeBackend, testId } from '@showcase/data/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aFile, stall } from '../testing/open-draft.ts';
import { getAttachmentDraft } from './get-attachment-draft.ts';

const ME = testId(90);

function open() {
  const backend = fakeBackend({ signedInAs: ME });
  const get = () => getAttachmentDraft(backend.client, ME, 'offer');
  return {
    backend,
    draft: get(),
    get,
    states: () =>
      get()
        .store.getState()
        .files.map(({ state }) => state),
  };
}

describe('the draft of a user', () => {
  it('is the same one each time, also after the user has left the page', () => {
    const { draft, get } = open();
    expect(get()).toBe(draft);
  });

  it('continues when the browser is online', async () => {
    const { backend, draft, states } = open();
    backend.goDown();
    draft.add([aFile('a.pdf')]);
    await waitFor(() => expect(states()).toEqual(['failed']));
    backend.comeBack();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(states()).toEqual(['stored']));
  });

  it('continues a while after a lost connection that the browser does not report', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend, draft, states } = open();
    backend.goDown();
    draft.add([aFile('a.pdf')]);
    await expect.poll(() => states()).toEqual(['failed']);
    backend.comeBack();
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.poll(() => states()).toEqual(['stored']);
  });

  it('is stored, and has no file that another window has sent', async () => {
    const { draft, states } = open();
    draft.add([aFile('a.pdf'), aFile('b.pdf')]);
    await waitFor(() => expect(states()).toEqual(['stored', 'stored']));
    const keys = Object.keys(localStorage).filter((key) => key.includes('attachments'));
    expect(keys).toHaveLength(2);

    const key = keys.find((one) => one.endsWith(draft.store.getState().files[0]?.id ?? '-')) ?? '';
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    expect(states()).toHaveLength(2);
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(draft.store.getState().files.map(({ name }) => name)).toEqual(['b.pdf']);
  });

  it('ends at sign-out', async () => {
    const { backend, draft, get } = open();
    stall(backend);
    draft.add([aFile('a.pdf')]);
    await waitFor(() => expect(draft.store.getState().files[0]?.state).toBe('uploading'));
    await (await backend.client.loadSupabase()).auth.signOut();
    expect(draft.store.getState().files).toEqual([]);
    expect(get()).not.toBe(draft);
  });
});
