import { useDataClient, useSearch } from '@showcase/data/query';
import { serviceQueries } from '@showcase/data/services';
import { userQueries } from '@showcase/data/users';
import {
  creatorSearch,
  serviceSearch,
  type CreatorParam,
  type FilterSearch,
} from '../search/index.ts';
import { useSearchHints } from '../search-hints/index.ts';

type Options = {
  search: FilterSearch<CreatorParam>;
  /** False if the other list is shown. */
  isShown: boolean;
};

/** The creators that a search finds. */
export function useFoundCreators({ search, isShown }: Options) {
  const queries = userQueries(useDataClient());
  const results = useSearch(
    { ...queries.search(creatorSearch.toRequest(search)), enabled: isShown },
    { ...queries.counts(creatorSearch.toArguments(search)), enabled: isShown },
  );
  const hints = useSearchHints({
    kind: 'creator',
    definition: creatorSearch,
    search,
    results,
    countsOf: queries.counts,
  });
  return { results, hints };
}

/** The services that a search finds. */
export function useFoundServices({ search, isShown }: Options) {
  const queries = serviceQueries(useDataClient());
  const results = useSearch(
    { ...queries.search(serviceSearch.toRequest(search)), enabled: isShown },
    { ...queries.counts(serviceSearch.toArguments(search)), enabled: isShown },
  );
  const hints = useSearchHints({
    kind: 'service',
    definition: serviceSearch,
    search,
    results,
    countsOf: queries.counts,
  });
  return { results, hints };
}
