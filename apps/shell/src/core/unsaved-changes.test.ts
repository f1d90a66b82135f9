import { expect, it } from 'vitest';
import { acceptUnloadGuards, hasUnsavedChanges, unsavedChanges } from './unsaved-changes.ts';

it('has unsaved changes while at least one page reports them', () => {
  expect(hasUnsavedChanges()).toBe(false);
  const unregister = [unsavedChanges.register(), unsavedChanges.register()];
  unregister[0]?.();
  expect(hasUnsavedChanges()).toBe(true);
  unregister[1]?.();
  expect(hasUnsavedChanges()).toBe(false);
});

it('asks the unload guards of older remotes once one of them runs', () => {
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  expect(hasUnsavedChanges()).toBe(false);
  acceptUnloadGuards();
  expect(hasUnsavedChanges()).toBe(true);
  window.removeEventListener('beforeunload', guard);
  expect(hasUnsavedChanges()).toBe(false);
});
