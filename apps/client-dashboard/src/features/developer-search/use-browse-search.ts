import type { CreatorFilters } from '@showcase/data/users';
import {
  clearSearch,
  creatorSearch,
  readShow,
  serviceSearch,
  type CreatorParam,
  type FilterSearch,
} from '@showcase/kit/search';
import { useSearchParams } from '@showcase/remote-contract';
import { useTypedText } from '@showcase/kit/search-controls';
import type { FilterSearchDefinition } from '@showcase/kit/search';

type Definition = FilterSearchDefinition<CreatorParam, CreatorFilters>;

/** The search of Browse Developers, stored in the URL: `text` is what is typed, `search` is what is requested after a pause. */
export function useBrowseSearch() {
  const [params, setParams] = useSearchParams();
  const show = readShow(params);
  const definition: Definition = show === 'services' ? serviceSearch : creatorSearch;
  const search = definition.read(params);
  const typed = useTypedText(search.q, (q) => write({ ...search, q }, { replace: true }));

  function write(next: FilterSearch<CreatorParam>, options: { replace?: boolean } = {}) {
    typed.markWritten(next.q);
    setParams(definition.write(next), { preventScrollReset: true, ...options });
  }

  function setSearch(next: FilterSearch<CreatorParam>) {
    typed.setText(next.q);
    write(next);
  }

  return {
    show,
    definition,
    search,
    text: typed.text,
    setText: typed.setText,
    /** Replaces the whole search. */
    setSearch,
    toggle: (param: CreatorParam, value: string) =>
      write(definition.toggle({ ...search, q: typed.text }, param, value)),
    setSort: (sort: string) => write({ ...search, q: typed.text, sort }),
    clearFilters: () => write({ ...clearSearch(search), q: typed.text }),
    clear: () => setSearch(clearSearch(search)),
  };
}
