import { memoryStore } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { attemptFor, createHireDrafts, emptyValues } from './hire-draft.ts';

const values = { ...emptyValues, message: 'A shop for tea, please.' };
const input = { creatorId: 'ada', message: values.message, budget: 400, serviceId: 's' };

describe('a draft', () => {
  it.each([
    [null, null, true],
    [null, 'noah', true],
    ['noah', 'noah', true],
    ['noah', null, false],
    ['noah', 'mia', false],
  ])('of %s can be read by %s: %s', (ownerId, userId, isFound) => {
    const drafts = createHireDrafts(memoryStore());
    drafts.write('ada', { ownerId, values, attempt: null });
    expect(drafts.read('ada', userId)?.values).toEqual(isFound ? values : undefined);
    expect(drafts.read('jonas', userId)).toBeNull();
  });

  it('cannot be read after it is removed', () => {
    const drafts = createHireDrafts(memoryStore());
    drafts.write('ada', { ownerId: null, values, attempt: null });
    drafts.write('ada', null);
    expect(drafts.read('ada', null)).toBeNull();
  });

  it.each(['', 'nonsense', '[]', 'null', '{"values":7}'])('is null for %j', (text) => {
    const storage = memoryStore();
    storage.setItem('bolt-showcase-hire-ada', text);
    expect(createHireDrafts(storage).read('ada', null)).toBeNull();
  });
});

describe('an attempt', () => {
  it('keeps its key while the input is the same', () => {
    const first = attemptFor(input, null);
    expect(attemptFor({ ...input }, first)).toBe(first);
    expect(attemptFor({ ...input, budget: 500 }, first).key).not.toBe(first.key);
  });

  it('keeps its key after a reload', () => {
    const drafts = createHireDrafts(memoryStore());
    const reversed = Object.fromEntries(Object.entries(input).reverse()) as typeof input;
    for (const sent of [input, reversed]) {
      const first = attemptFor(sent, null);
      drafts.write('ada', { ownerId: null, values, attempt: first });
      expect(attemptFor(sent, drafts.read('ada', null)?.attempt ?? null).key).toBe(first.key);
    }
  });

  it('is dropped from a draft if its stored input is not valid', () => {
    const storage = memoryStore();
    const attempt = { key: 'k', input: { ...input, budget: '400' } };
    storage.setItem('bolt-showcase-hire-ada', JSON.stringify({ ownerId: null, values, attempt }));
    expect(createHireDrafts(storage).read('ada', null)).toMatchObject({ values, attempt: null });
  });
});
