import { useCallback, useState, useSyncExternalStore } from 'react';

/** How many characters the element holds: typed, given by `value`, or set from outside by a form. */
export function useLength() {
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null);
  const subscribe = useCallback(
    (onChange: () => void) => {
      // A form empties its fields after its reset event.
      const afterReset = () => queueMicrotask(onChange);
      const form = element?.form;
      element?.addEventListener('input', onChange);
      form?.addEventListener('reset', afterReset);
      return () => {
        element?.removeEventListener('input', onChange);
        form?.removeEventListener('reset', afterReset);
      };
    },
    [element],
  );
  const length = useSyncExternalStore(subscribe, () => element?.value.length ?? 0);
  return [length, setElement] as const;
}
