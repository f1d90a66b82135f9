import { clearSearch, type FilterSearch, type FilterSearchDefinition } from '@showcase/kit/search';
import { useTypedText } from '@showcase/kit/search-controls';
import { useLocation, useSearchParams } from '@showcase/remote-contract';
import { useEffect, useRef, useState } from 'react';
import { addSearch, isBehind, NOTHING_PENDING, type PendingSearch } from './pending-search.ts';
import { pageCountSearch } from './prefetch-pages.ts';
import { useFilterSheet } from './use-filter-sheet.ts';

export type ListSearch<Param extends string> = Omit<
  ReturnType<typeof useListSearch<Param, object>>,
  'definition'
> & {
  definition: Pick<FilterSearchDefinition<Param>, 'groups' | 'sorts' | 'toggle' | 'listSelected'>;
};

/** The search of a list, stored in the URL: `text` is what is typed, `search` is what is requested after a pause. */
export function useListSearch<Param extends string, Args extends object>(
  definition: FilterSearchDefinition<Param, Args>,
) {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as unknown;
  const sheet = useFilterSheet((next: FilterSearch<Param>) => write(next));
  const heading = useRef<HTMLHeadingElement>(null);
  const queryString = params.toString();
  const [firstPageCount] = useState(() => pageCountSearch.read(params).page);
  const [pending, setPending] = useState<PendingSearch<FilterSearch<Param>>>(NOTHING_PENDING);
  const search = pending.search ?? definition.read(params);
  if (pending.search && !isBehind(pending, queryString)) setPending(NOTHING_PENDING);
  // Another checkbox may be pressed before this page has rendered the last change.
  const latest = useRef(pending);
  useEffect(() => {
    latest.current = pending;
  }, [pending]);
  const typed = useTypedText(search.q, (q) => write({ ...getLatest(), q }));

  function getLatest(): FilterSearch<Param> {
    return latest.current.search ?? search;
  }

  function write(next: FilterSearch<Param>) {
    const isRefining = search.q !== '' && next.q !== '' && next.q !== search.q;
    typed.markWritten(next.q);
    const written = new URLSearchParams(definition.write(next)).toString();
    latest.current = addSearch(latest.current, { search: next, written }, queryString);
    setPending(latest.current);
    setParams(definition.write(next), {
      // The sheet has one history entry, however many filters change in it.
      replace: isRefining || sheet.isOpen,
      preventScrollReset: true,
      ...(sheet.isOpen && { state }),
    });
    sheet.setSearchAfterClose(next);
  }

  function setSearch(next: FilterSearch<Param>) {
    typed.setText(next.q);
    write(next);
  }

  return {
    definition,
    search,
    text: typed.text,
    setText: typed.setText,
    toggle: (param: Param, value: string) =>
      write(definition.toggle({ ...getLatest(), q: typed.text }, param, value)),
    setSort: (sort: string) => write({ ...getLatest(), q: typed.text, sort }),
    /** Replaces the whole search. */
    setSearch,
    clearAll: () => {
      setSearch(clearSearch(search));
      heading.current?.focus();
    },
    /** The results heading, which gets the focus when the focused element is removed. */
    heading,
    sheet,
    /** The number of pages in the URL when the visit began. */
    firstPageCount,
    /** Writes the number of loaded pages into the URL; another search resets it. */
    setPageCount: (count: number) => {
      const next = [...definition.write(search), ...pageCountSearch.write({ page: count })];
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
}
