import { expect, it } from 'vitest';
import { groupTags, tagKind } from './tag-kind.ts';

it.each([
  ['React', 'technology'],
  ['Web', 'type'],
  ['SaaS', 'industry'],
  ['Game', 'other'],
  ['react', 'other'],
])('%s is of the kind %s', (tag, kind) => {
  expect(tagKind(tag)).toBe(kind);
});

it('groups tags by kind and omits empty kinds', () => {
  expect(groupTags(['Web', 'Vue', 'React'])).toEqual([
    { kind: 'technology', tags: ['Vue', 'React'] },
    { kind: 'type', tags: ['Web'] },
  ]);
});
