import type { CreatorFilters } from '@showcase/data';
import { useSearchParams } from '@showcase/remote-contract';
import { useEffect, useState } from 'react';
import { readFilters, writeFilters } from './filters.ts';

const PAUSE_MS = 250;

/** The filters, which live in the address, and the search text as it is being typed. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null && draft === filters.q) setDraft(null);

  const change = (next: CreatorFilters, options = { replace: false }) =>
    setParams(writeFilters(next), { ...options, preventScrollReset: true });

  useEffect(() => {
    if (draft === null) return;
    const write = () => {
      const next = new URLSearchParams(params);
      next.set('q', draft);
      setParams(writeFilters(readFilters(next)), { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, params, setParams]);

  return { filters, change, text: draft ?? filters.q, type: setDraft };
}
