import { useMemo } from 'react';
import type { Ref, RefCallback } from 'react';

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}

function merge<Element>(theirs: Ref<Element> | undefined, own: (element: Element | null) => void) {
  const merged: RefCallback<Element> = (element) => {
    own(element);
    const cleanUp = assign(theirs, element);
    return () => {
      own(null);
      if (typeof cleanUp === 'function') cleanUp();
      else assign(theirs, null);
    };
  };
  return merged;
}

/** One ref for an element that its component and its user both need. */
export function useMergedRef<Element>(
  theirs: Ref<Element> | undefined,
  own: (element: Element | null) => void,
) {
  return useMemo(() => merge(theirs, own), [theirs, own]);
}
