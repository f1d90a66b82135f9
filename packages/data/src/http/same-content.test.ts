import { expect, it } from 'vitest';
import { isSameContent } from './same-content.ts';

const stored = {
  id: '1',
  title: 'Maps',
  tags: ['Web', 'AI'],
  metadata: { a: 1, b: [{ c: 2, d: 3 }] },
};

it.each([
  [{ title: 'Maps' }, true],
  [{ title: 'Tides' }, false],
  [{ tags: ['AI', 'Web'] }, false],
  [{ metadata: { b: [{ d: 3, c: 2 }], a: 1 } }, true],
  [{ metadata: { a: 1 } }, false],
])('%j matches the stored row: %s', (changes, expected) => {
  expect(isSameContent<object>(changes, stored)).toBe(expected);
});
