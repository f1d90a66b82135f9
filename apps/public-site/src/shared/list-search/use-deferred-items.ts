import { useDeferredValue } from 'react';

/**
 * The items to render. Items of a changed search are deferred, so that checkboxes and typing respond first. The first ones are not,
 * because a list restores its scroll position when it appears.
 */
export function useDeferredItems<T>(items: readonly T[]): readonly T[] {
  const deferred = useDeferredValue(items);
  return deferred.length > 0 ? deferred : items;
}
