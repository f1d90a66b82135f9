import { useLocation, useSearchParams } from '@showcase/remote-contract';
import { useEffect, useRef, useState } from 'react';
import {
  readListSearch,
  readPageCount,
  toggleFilter,
  writeListSearch,
  type FilterGroup,
  type ListSearch,
} from './list-search.ts';
import { useFilterSheet } from './use-filter-sheet.ts';

const TYPING_PAUSE_MS = 300;

/** A search that is not in the URL yet. */
type PendingSearch<Param extends string> = { from: string; search: ListSearch<Param> | null };

/** The search of a list, stored in the URL: `text` is what is typed, `search` is what is requested after a pause. */
export function useListSearch<Param extends string>(groups: readonly FilterGroup<Param>[]) {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as unknown;
  const sheet = useFilterSheet((next: ListSearch<Param>) => write(next));
  const heading = useRef<HTMLHeadingElement>(null);
  const queryString = params.toString();
  const [firstPageCount] = useState(() => readPageCount(params));
  const [pending, setPending] = useState<PendingSearch<Param>>({ from: queryString, search: null });
  const search = pending.search ?? readListSearch(params, groups);
  if (pending.from !== queryString) setPending({ from: queryString, search: null });
  // Another checkbox may be pressed before this page has rendered the last change.
  const latest = useRef(pending);
  const [typing, setTyping] = useState({ text: search.q, written: search.q, seen: search.q });

  if (typing.seen !== search.q) {
    const isOwnChange = search.q === typing.written;
    setTyping({
      ...(isOwnChange ? typing : { text: search.q, written: search.q }),
      seen: search.q,
    });
  }

  function write(next: ListSearch<Param>) {
    const isRefining = search.q !== '' && next.q !== '' && next.q !== search.q;
    setTyping((current) => ({ ...current, written: next.q.trim() ? next.q : '' }));
    latest.current = { from: queryString, search: next };
    setPending(latest.current);
    setParams(writeListSearch(next), {
      // The sheet has one history entry, however many filters change in it.
      replace: isRefining || sheet.isOpen,
      preventScrollReset: true,
      ...(sheet.isOpen && { state }),
    });
    sheet.setSearchAfterClose(next);
  }

  function setSearch(next: ListSearch<Param>) {
    setTyping((current) => ({ ...current, text: next.q }));
    write(next);
  }

  const isWritten = typing.text === search.q || (!typing.text.trim() && !search.q);
  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(() => {
      write({ ...search, q: typing.text });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  });

  return {
    search,
    text: typing.text,
    setText: (text: string) => {
      setTyping((current) => ({ ...current, text }));
    },
    toggle: (param: Param, value: string) => {
      const { from, search: pendingSearch } = latest.current;
      const current = (from === queryString && pendingSearch) || search;
      write(toggleFilter({ ...current, q: typing.text }, param, value));
    },
    /** Replaces the whole search. */
    setSearch,
    clearAll: () => {
      setSearch(readListSearch(new URLSearchParams(), groups));
      heading.current?.focus();
    },
    /** The results heading, which gets the focus when the focused element is removed. */
    heading,
    sheet,
    /** The number of pages in the URL when the visit began. */
    firstPageCount,
    /** Writes the number of loaded pages into the URL; another search resets it. */
    setPageCount: (count: number) => {
      const next = writeListSearch(search);
      next.set('page', String(count));
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
}
