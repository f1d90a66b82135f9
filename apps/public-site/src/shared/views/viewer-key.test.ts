import { memoryStore } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { viewerKey } from './viewer-key.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it('is a random id that the browser stores', () => {
  const store = memoryStore();
  const key = viewerKey(() => store);
  expect(key).toMatch(UUID);
  expect(viewerKey(() => store)).toBe(key);
});

it('replaces a value that is not an id', () => {
  const store = memoryStore();
  store.setItem('bolt-showcase-viewer', 'something else');
  const key = viewerKey(() => store);
  expect(key).toMatch(UUID);
  expect(store.getItem('bolt-showcase-viewer')).toBe(key);
});

it('stays the same on a page without storage', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(viewerKey(blocked)).toMatch(UUID);
  expect(viewerKey(blocked)).toBe(viewerKey(blocked));
});
