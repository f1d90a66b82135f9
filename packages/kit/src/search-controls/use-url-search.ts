import { useSearchParams } from '@showcase/remote-contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { clearSearch, type FilterSearch, type FilterSearchDefinition } from '../search/index.ts';
import { addSearch, isBehind, NOTHING_PENDING, type PendingSearch } from './pending-search.ts';
import { useTypedText } from './use-typed-text.ts';

type NavigateOptions = Parameters<ReturnType<typeof useSearchParams>[1]>[1];

/**
 * The search of a list, stored in the URL: `text` is what is typed, `search` is what is requested after a pause. Of several changes in
 * quick succession none is lost, although the page renders the URL later. `prepare` runs before each change, and returns what else the
 * navigation needs.
 */
export function useUrlSearch<Param extends string, Args extends object>(
  definition: FilterSearchDefinition<Param, Args>,
  prepare?: (next: FilterSearch<Param>) => NavigateOptions,
) {
  const [params, setParams] = useSearchParams();
  const queryString = params.toString();
  const [pending, setPending] = useState<PendingSearch<FilterSearch<Param>>>(NOTHING_PENDING);
  const search = pending.search ?? definition.read(params);
  if (pending.search && !isBehind(pending, queryString)) setPending(NOTHING_PENDING);
  // Another checkbox may be pressed before this page has rendered the last change. A layout effect, because a later one would undo a
  // change that is made between the commit and the effect.
  const latest = useRef(pending);
  useLayoutEffect(() => {
    latest.current = pending;
  }, [pending]);
  const typed = useTypedText(search.q, (q) => write({ ...getLatest(), q }));

  function getLatest(): FilterSearch<Param> {
    return latest.current.search ?? search;
  }

  function write(next: FilterSearch<Param>) {
    const isRefining = search.q !== '' && next.q !== '' && next.q !== search.q;
    typed.markWritten(next.q);
    const nextParams = definition.write(next);
    const written = new URLSearchParams(nextParams).toString();
    latest.current = addSearch(latest.current, { search: next, written }, queryString);
    setPending(latest.current);
    const options = { replace: isRefining, preventScrollReset: true, ...prepare?.(next) };
    setParams(nextParams, options);
  }

  /** Replaces the whole search. */
  function setSearch(next: FilterSearch<Param>) {
    typed.setText(next.q);
    write(next);
  }

  return {
    definition,
    search,
    text: typed.text,
    setText: typed.setText,
    write,
    setSearch,
    toggle: (param: Param, value: string) =>
      write(definition.toggle({ ...getLatest(), q: typed.text }, param, value)),
    setSort: (sort: string) => write({ ...getLatest(), q: typed.text, sort }),
    clear: () => setSearch(clearSearch(getLatest())),
  };
}
