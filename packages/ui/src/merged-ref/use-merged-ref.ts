import { useMemo } from 'react';
import type { Ref, RefCallback } from 'react';

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}

function merge<Element>(
  forwardedRef: Ref<Element> | undefined,
  ownRef: (element: Element | null) => void,
) {
  const merged: RefCallback<Element> = (element) => {
    ownRef(element);
    const cleanUp = assign(forwardedRef, element);
    return () => {
      ownRef(null);
      if (typeof cleanUp === 'function') cleanUp();
      else assign(forwardedRef, null);
    };
  };
  return merged;
}

/** Merges the refs of a component and its caller for the same element. */
export function useMergedRef<Element>(
  forwardedRef: Ref<Element> | undefined,
  ownRef: (element: Element | null) => void,
) {
  return useMemo(() => merge(forwardedRef, ownRef), [forwardedRef, ownRef]);
}
