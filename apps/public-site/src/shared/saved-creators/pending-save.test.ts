import { memoryStore } from '@showcase/data/testing';
import { expect, it, vi } from 'vitest';
import { storePendingSave, takePendingSave } from './pending-save.ts';

it('is taken once, at the URL where it was pressed', () => {
  const store = memoryStore();
  storePendingSave({ id: 'ada', url: '/creators?q=ada' }, () => store);
  expect(takePendingSave('/creators', () => store)).toBeNull();
  expect(takePendingSave('/creators?q=ada', () => store)).toBe('ada');
  expect(takePendingSave('/creators?q=ada', () => store)).toBeNull();
});

it('expires after 15 minutes', () => {
  vi.useFakeTimers();
  const store = memoryStore();
  storePendingSave({ id: 'ada', url: '/creators' }, () => store);
  vi.advanceTimersByTime(15 * 60_000);
  expect(takePendingSave('/creators', () => store)).toBeNull();
});

it.each(['', 'nonsense', '[]', '7', '{"url":"/creators","id":7}'])('is null for %j', (text) => {
  const store = memoryStore();
  store.setItem('bolt-showcase-pending-save', text);
  expect(takePendingSave('/creators', () => store)).toBeNull();
});

it('is null without storage', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  storePendingSave({ id: 'ada', url: '/' }, blocked);
  expect(takePendingSave('/', blocked)).toBeNull();
});
