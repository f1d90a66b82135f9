import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is kept under its key until it is emptied', () => {
    keepDraft('note of 1', 'Here it');
    keepDraft('note of 1', 'Here it is.');

    expect(readDraft('note of 1')).toBe('Here it is.');
    expect(readDraft('note of 2')).toBe('');
    keepDraft('note of 1', '');
    expect(readDraft('note of 1')).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is done without where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });

    expect(() => keepDraft('note', 'Here')).not.toThrow();
    expect(readDraft('note')).toBe('');
  });
});
