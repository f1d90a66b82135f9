import type { FilterSearch, FilterSearchDefinition } from '@showcase/kit/search';
import { useUrlSearch } from '@showcase/kit/search-controls';
import { useLocation, useSearchParams } from '@showcase/remote-contract';
import { useRef, useState } from 'react';
import { pageCountSearch } from './prefetch-pages.ts';
import { useFilterSheet, useFiltersAfterClose } from './use-filter-sheet.ts';

export type ListSearch<Param extends string> = Omit<
  ReturnType<typeof useListSearch<Param, object>>,
  'definition'
> & {
  definition: Pick<FilterSearchDefinition<Param>, 'groups' | 'sorts' | 'toggle' | 'listSelected'>;
};

/** The search of a public list, with its sheet of filters and the number of its loaded pages. */
export function useListSearch<Param extends string, Args extends object>(
  definition: FilterSearchDefinition<Param, Args>,
) {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as unknown;
  const sheet = useFilterSheet<FilterSearch<Param>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [firstPageCount] = useState(() => pageCountSearch.read(params).page);
  const list = useUrlSearch(definition, (next) => {
    sheet.setSearchAfterClose(next);
    // The sheet has one history entry, however many filters change in it.
    return sheet.isOpen ? { replace: true, state } : {};
  });
  useFiltersAfterClose(sheet, list.write);

  return {
    ...list,
    clearAll: () => {
      list.clear();
      heading.current?.focus();
    },
    /** The results heading, which gets the focus when the focused element is removed. */
    heading,
    sheet,
    /** The number of pages in the URL when the visit began. */
    firstPageCount,
    /** Writes the number of loaded pages into the URL; another search resets it. */
    setPageCount: (count: number) => {
      const next = [...definition.write(list.search), ...pageCountSearch.write({ page: count })];
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
}
