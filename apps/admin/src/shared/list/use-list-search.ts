import { type SearchDefinition } from '@showcase/kit/search';
import { useTypedText } from '@showcase/kit/search-controls';
import { useSearchParams } from '@showcase/remote-contract';

type PagedSearch = { q: string; cursors: string[] };

/** The search of a list, stored in the URL, and the search text as the user types it. */
export function useListSearch<Search extends PagedSearch>(definition: SearchDefinition<Search>) {
  const [params, setParams] = useSearchParams();
  const search = definition.read(params);
  const { text, setText } = useTypedText(search.q, (q) =>
    setParams(definition.write({ ...search, q, cursors: [] }), {
      replace: true,
      preventScrollReset: true,
    }),
  );
  const paramsWith = (next: Partial<Search>) =>
    definition.write({ ...search, q: text, cursors: [], ...next });

  return {
    search,
    text,
    setText,
    /** Changes the search and returns to the first page. */
    updateSearch: (next: Partial<Search>) =>
      setParams(paramsWith(next), { preventScrollReset: true }),
    hrefOf: (next: Partial<Search>) => `?${paramsWith(next)}`,
  };
}
