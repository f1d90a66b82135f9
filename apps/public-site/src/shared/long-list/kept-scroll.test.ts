import { memoryStore } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { keepScroll, keptScroll } from './kept-scroll.ts';

it('remembers each place by itself, and the last of what it is told', () => {
  const store = memoryStore();
  keepScroll('a', 100, () => store);
  keepScroll('b', 250.4, () => store);
  keepScroll('a', 300, () => store);
  expect(keptScroll('a', () => store)).toBe(300);
  expect(keptScroll('b', () => store)).toBe(250);
  expect(keptScroll('c', () => store)).toBeNull();
});

it('forgets the oldest of more than twenty', () => {
  const store = memoryStore();
  for (let place = 0; place < 21; place += 1) keepScroll(String(place), place, () => store);
  expect(keptScroll('0', () => store)).toBeNull();
  expect(keptScroll('1', () => store)).toBe(1);
});

it.each(['not json', '{"a":1}', '[["a","far"]]', '[1]'])('ignores a stored %j', (value) => {
  const store = memoryStore();
  store.setItem('bolt-showcase-list-scroll', value);
  expect(keptScroll('a', () => store)).toBeNull();
});

it('does without a storage that is blocked', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(() => {
    keepScroll('a', 1, blocked);
  }).not.toThrow();
  expect(keptScroll('a', blocked)).toBeNull();
});
