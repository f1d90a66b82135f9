import type { SearchDefinition } from '@showcase/kit/search';
import { useSearchParams } from '@showcase/remote-contract';

/** The state of a list without a search text, in the URL. */
export function usePageSearch<Search extends { cursors: string[] }>(
  definition: SearchDefinition<Search>,
) {
  const search = definition.read(useSearchParams()[0]);
  return {
    search,
    hrefOf: (next: Partial<Search>) => `?${definition.write({ ...search, cursors: [], ...next })}`,
  };
}
