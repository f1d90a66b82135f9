import { hasLocalData, removeLocalData } from '@showcase/data/session';
import { memoryStore } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { createDraftStore } from './create-draft-store.ts';

type Draft = { title: string };

const open = (openStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) =>
  createDraftStore<Draft>({
    getKey: (id) => `draft-${id}`,
    openStorage,
    decode(text) {
      const { title } = JSON.parse(text) as Partial<Draft>;
      return title === undefined ? null : { title };
    },
    encode: JSON.stringify,
  });

describe('a draft', () => {
  it('is stored under its key until it is removed', () => {
    const storage = memoryStore();
    const drafts = open(() => storage);
    drafts.write('1', { title: 'A shop' });
    drafts.write('1', { title: 'A shop for tea' });

    expect(storage.getItem('bolt-showcase-draft-1')).toBe('{"title":"A shop for tea"}');
    expect(open(() => storage).read('1')).toEqual({ title: 'A shop for tea' });
    expect(drafts.read('2')).toBeNull();
    drafts.write('1', null);
    expect(drafts.read('1')).toBeNull();
    expect(storage.getItem('bolt-showcase-draft-1')).toBeNull();
  });

  it.each(['', 'nonsense', 'null', '[]', '{}'])('is null for %j', (text) => {
    const storage = memoryStore();
    storage.setItem('bolt-showcase-draft-1', text);
    expect(open(() => storage).read('1')).toBeNull();
  });

  it('is skipped if the browser blocks its storage', () => {
    const drafts = open(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(() => drafts.write('1', { title: 'A shop' })).not.toThrow();
    expect(() => drafts.write('1', null)).not.toThrow();
    expect(drafts.read('1')).toBeNull();
  });

  it('keeps what was stored if the storage is full', () => {
    const storage = memoryStore();
    open(() => storage).write('1', { title: 'A shop' });
    const setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const drafts = open(() => ({ ...storage, setItem }));
    expect(() => drafts.write('1', { title: 'A shop for tea' })).not.toThrow();
    expect(drafts.read('1')).toEqual({ title: 'A shop' });
  });

  it.each([
    ['draft-1', 'bolt-showcase-draft-1'],
    ['bolt-showcase-draft-1#2', 'bolt-showcase-draft-1#2'],
  ])('with the key %s is removed at sign-out', async (key, storageKey) => {
    for (const storage of [localStorage, sessionStorage]) {
      const drafts = createDraftStore<string>({
        getKey: () => key,
        openStorage: () => storage,
        decode: (text) => text,
        encode: (text) => text,
      });
      drafts.write('', 'Here it is.');
      expect(Object.keys(storage)).toEqual([storageKey]);
      expect(hasLocalData()).toBe(true);
      await removeLocalData();
      expect(drafts.read('')).toBeNull();
    }
  });
});
