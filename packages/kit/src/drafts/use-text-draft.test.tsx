import { memoryStore } from '@showcase/data/testing';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDraftStore } from './create-draft-store.ts';
import { useTextDraft } from './use-text-draft.ts';

const open = (...options: Parameters<typeof useTextDraft>) =>
  renderHook(() => useTextDraft(...options)).result.current;

it('restores what was typed until it is cleared', () => {
  const draft = open('note of 1');
  expect(draft.initialText).toBe('');
  draft.save('Here it');
  draft.save('Here it is.');

  expect(open('note of 1').initialText).toBe('Here it is.');
  expect(open('note of 2').initialText).toBe('');
  expect(sessionStorage.getItem('bolt-showcase-draft:note of 1')).toBe('Here it is.');
  draft.save('');
  expect(open('note of 1').initialText).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('stores the text in another store if one is given', () => {
  const storage = memoryStore();
  const drafts = createDraftStore<string>({
    getKey: (id) => id,
    openStorage: () => storage,
    decode: (text) => text,
    encode: (text) => text,
  });
  open('1', drafts).save('Hello');
  expect(open('1', drafts).initialText).toBe('Hello');
  expect(sessionStorage).toHaveLength(0);
});
