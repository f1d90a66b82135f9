import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveDraft, readDraft } from './draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is stored under its key until it is cleared', () => {
    saveDraft('note of 1', 'Here it');
    saveDraft('note of 1', 'Here it is.');

    expect(readDraft('note of 1')).toBe('Here it is.');
    expect(readDraft('note of 2')).toBe('');
    saveDraft('note of 1', '');
    expect(readDraft('note of 1')).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is skipped if the browser has no storage', () => {
    const throwFull = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', {
      getItem: throwFull,
      setItem: throwFull,
      removeItem: throwFull,
    });

    expect(() => saveDraft('note', 'Here')).not.toThrow();
    expect(readDraft('note')).toBe('');
  });
});
