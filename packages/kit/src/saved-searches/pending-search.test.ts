import { memoryStore } from '@showcase/data/testing';
import { expect, it, vi } from 'vitest';
import { storePendingSearch, takePendingSearch } from './pending-search.ts';

it('is taken once, at the URL where it was pressed', () => {
  const store = memoryStore();
  storePendingSearch('/projects?q=map', () => store);
  expect(takePendingSearch('/projects', () => store)).toBe(false);
  expect(takePendingSearch('/projects?q=map', () => store)).toBe(true);
  expect(takePendingSearch('/projects?q=map', () => store)).toBe(false);
});

it('expires after 15 minutes', () => {
  vi.useFakeTimers();
  const store = memoryStore();
  storePendingSearch('/projects?q=map', () => store);
  vi.advanceTimersByTime(15 * 60_000);
  expect(takePendingSearch('/projects?q=map', () => store)).toBe(false);
});

it.each(['', 'nonsense', '[]', '7', '{"url":"/projects"}'])('is ignored as %j', (text) => {
  const store = memoryStore();
  store.setItem('bolt-showcase-pending-search', text);
  expect(takePendingSearch('/projects', () => store)).toBe(false);
});

it('is ignored without storage', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  storePendingSearch('/', blocked);
  expect(takePendingSearch('/', blocked)).toBe(false);
});
