import { useLayoutEffect, useRef } from 'react';
import { useDialogState } from '../on-demand/use-dialog-state.ts';

/** The filter sheet on phones. Selected filters stay when Back returns to the previous URL. */
export function useFilterSheet<Search>(write: (search: Search) => void) {
  const { isOpen, open, close } = useDialogState('filters');
  const searchAfterClose = useRef<Search | null>(null);

  useLayoutEffect(() => {
    if (isOpen || searchAfterClose.current === null) return;
    const search = searchAfterClose.current;
    searchAfterClose.current = null;
    write(search);
  });

  return {
    isOpen,
    open,
    close,
    setSearchAfterClose: (search: Search) => {
      searchAfterClose.current = isOpen ? search : null;
    },
  };
}
