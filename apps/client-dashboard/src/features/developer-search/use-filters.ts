import type { CreatorFilters } from '@showcase/data';
import { useSearchParams } from '@showcase/remote-contract';
import { useTextParam } from '../../shared/use-text-param.ts';
import { readFilters, writeFilters } from './filters.ts';

/** The filters, which live in the address, and the search text as it is being typed. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const { text, setText } = useTextParam();

  const setFilters = (next: CreatorFilters) =>
    setParams(writeFilters(next), { preventScrollReset: true });

  return { filters: readFilters(params), setFilters, text, setText };
}
