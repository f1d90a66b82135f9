import { useCallback, useRef, useState, useSyncExternalStore } from 'react';

/** The number of characters in the element, whether typed, passed as `value` or set by a form. */
export function useLength() {
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null);
  const updateLength = useRef<(() => void) | null>(null);
  const subscribe = useCallback(
    (onChange: () => void) => {
      updateLength.current = onChange;
      // A form clears its fields after its reset event.
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
  const length = useSyncExternalStore(
    subscribe,
    () => element?.value.length ?? 0,
    () => 0,
  );
  return {
    length,
    lengthRef: setElement,
    /** For React's `onInput`. A native listener would rerender before React's `onChange` and restore the old value. */
    updateLength: useCallback(() => updateLength.current?.(), []),
  };
}
