import type { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef, useState } from 'react';

/**
 * Suggestions of a field in place of Base UI's popup, which hides all of the page from assistive technology while it is
 * open: closing, and forgetting what was highlighted.
 */
export function useSuggestions() {
  const [isOpen, setIsOpen] = useState(false);
  const actionsRef = useRef<Autocomplete.Root.Actions>(null);
  useEffect(() => {
    if (!isOpen) actionsRef.current?.unmount();
  }, [isOpen]);
  return {
    root: { open: isOpen, onOpenChange: (open: boolean) => setIsOpen(open), actionsRef },
    close: () => setIsOpen(false),
  };
}
