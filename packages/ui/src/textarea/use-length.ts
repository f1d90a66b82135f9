import { useCallback, useRef, useState, useSyncExternalStore } from 'react';

/** How many characters the element holds: typed, given by `value`, or set from outside by a form. */
export function useLength() {
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null);
  const updateLength = useRef<(() => void) | null>(null);
  const subscribe = useCallback(
    (onChange: () => void) => {
      updateLength.current = onChange;
      // A form empties its fields after its reset event.
      const afterReset = () => queueMicrotask(onChange);
      const form = element?.form;
      form?.addEventListener('reset', afterReset);
      return () => {
        updateLength.current = null;
        form?.removeEventListener('reset', afterReset);
      };
    },
    [element],
  );
  const length = useSyncExternalStore(subscribe, () => element?.value.length ?? 0);
  return {
    length,
    lengthRef: setElement,
    /** For React's `onInput`. A native listener would render before React's `onChange` and restore the old value. */
    updateLength: useCallback(() => updateLength.current?.(), []),
  };
}
