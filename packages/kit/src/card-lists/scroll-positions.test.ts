import { memoryStore } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { saveScrollPosition, readScrollPosition } from './scroll-positions.ts';

it('stores each location separately, and its latest position', () => {
  const store = memoryStore();
  saveScrollPosition('a', 100, () => store);
  saveScrollPosition('b', 250.4, () => store);
  saveScrollPosition('a', 300, () => store);
  expect(readScrollPosition('a', () => store)).toBe(300);
  expect(readScrollPosition('b', () => store)).toBe(250);
  expect(readScrollPosition('c', () => store)).toBeNull();
});

it('drops the oldest of more than twenty', () => {
  const store = memoryStore();
  for (let index = 0; index < 21; index += 1) saveScrollPosition(String(index), index, () => store);
  expect(readScrollPosition('0', () => store)).toBeNull();
  expect(readScrollPosition('1', () => store)).toBe(1);
});

it.each(['not json', '{"a":1}', '[["a","far"]]', '[1]'])('ignores a stored %j', (value) => {
  const store = memoryStore();
  store.setItem('bolt-showcase-list-scroll', value);
  expect(readScrollPosition('a', () => store)).toBeNull();
});

it('works without storage', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(() => {
    saveScrollPosition('a', 1, blocked);
  }).not.toThrow();
  expect(readScrollPosition('a', blocked)).toBeNull();
});
