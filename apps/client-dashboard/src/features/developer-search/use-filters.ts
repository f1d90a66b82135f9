import type { CreatorFilters } from '@showcase/data';
import { useSearchParams } from '@showcase/remote-contract';
import { useTextParam } from '../../shared/use-text-param.ts';
import { readFilters, writeFilters } from './filters.ts';

/** The filters from the URL, and the search text as the user types it. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const { text, setText } = useTextParam();

  const setFilters = (next: CreatorFilters) =>
    setParams(writeFilters(next), { preventScrollReset: true });

  return { filters: readFilters(params), setFilters, text, setText };
}
