import { useLayoutEffect, useRef } from 'react';
import { useDialogState } from '../on-demand/use-dialog-state.ts';

/** The filters over the page of a phone. What was chosen in them stays when Back leads to the address from before. */
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
