import type { CreatorFilters } from '@showcase/data/users';
import {
  clearSearch,
  creatorSearch,
  readShow,
  serviceSearch,
  type CreatorParam,
  type FilterSearchDefinition,
} from '@showcase/kit/search';
import { useUrlSearch } from '@showcase/kit/search-controls';
import { useSearchParams } from '@showcase/remote-contract';

/** The search of Browse Developers for developers or services. */
export function useBrowseSearch() {
  const [params] = useSearchParams();
  const show = readShow(params);
  const definition: FilterSearchDefinition<CreatorParam, CreatorFilters> =
    show === 'services' ? serviceSearch : creatorSearch;
  const list = useUrlSearch(definition);
  return {
    ...list,
    show,
    clearFilters: () => list.write({ ...clearSearch(list.search), q: list.text }),
  };
}
