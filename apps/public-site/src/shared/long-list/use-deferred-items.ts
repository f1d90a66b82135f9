import { useDeferredValue } from 'react';

/**
 * The items to draw: those of a changed search follow as soon as there is time, so that boxes and typing answer first. The first
 * ones come at once, because a list is scrolled to where it was left when it appears.
 */
export function useDeferredItems<T>(items: readonly T[]): readonly T[] {
  const deferred = useDeferredValue(items);
  return deferred.length > 0 ? deferred : items;
}
