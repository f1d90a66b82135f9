import { useLayoutEffect, useRef } from 'react';
import { useDialogState } from '../on-demand/use-dialog-state.ts';

/** The filter sheet on phones. */
export function useFilterSheet<Search>() {
  const { isOpen, open, close } = useDialogState('filters');
  const searchAfterClose = useRef<Search | null>(null);
  return {
    isOpen,
    open,
    close,
    setSearchAfterClose: (search: Search) => {
      searchAfterClose.current = isOpen ? search : null;
    },
    /** The search that was set while the sheet was open, once. */
    takeSearchAfterClose: () => {
      if (isOpen) return null;
      const { current } = searchAfterClose;
      searchAfterClose.current = null;
      return current;
    },
  };
}

/** Selected filters stay when Back closes the sheet and returns to the previous URL. */
export function useFiltersAfterClose<Search>(
  { takeSearchAfterClose }: ReturnType<typeof useFilterSheet<Search>>,
  write: (search: Search) => void,
) {
  useLayoutEffect(() => {
    const search = takeSearchAfterClose();
    if (search !== null) write(search);
  });
}
