import { useSearchParams } from '@showcase/remote-contract';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

type PagedSearch = { q: string; cursors: string[] };

/** The search of a list, stored in the URL, and the search text as the user types it. */
export function useListSearch<Search extends PagedSearch>(
  read: (params: URLSearchParams) => Search,
  write: (search: Search) => URLSearchParams,
) {
  const [params, setParams] = useSearchParams();
  const search = read(params);
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null && draft === search.q) setDraft(null);
  const text = draft ?? search.q;
  const paramsWith = (next: Partial<Search>) => write({ ...search, q: text, cursors: [], ...next });

  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      setDraft(null);
      setParams(write({ ...read(params), q: draft, cursors: [] }), {
        replace: true,
        preventScrollReset: true,
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, params, read, setParams, write]);

  return {
    search,
    text,
    setText: setDraft,
    /** Changes the search and returns to the first page. */
    updateSearch: (next: Partial<Search>) => {
      setDraft(null);
      setParams(paramsWith(next), { preventScrollReset: true });
    },
    hrefOf: (next: Partial<Search>) => `?${paramsWith(next)}`,
  };
}
