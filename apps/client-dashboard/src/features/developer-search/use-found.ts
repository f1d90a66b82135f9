import { useDataClient, useSearch } from '@showcase/data/query';
import { serviceQueries } from '@showcase/data/services';
import { userQueries } from '@showcase/data/users';
import {
  creatorSearch,
  serviceSearch,
  type CreatorParam,
  type FilterSearch,
} from '@showcase/kit/search';
import { useSearchHints } from '@showcase/kit/search-hints';

type Options = {
  search: FilterSearch<CreatorParam>;
  /** False if the other list is shown. */
  isShown: boolean;
};

/** The developers that a search finds. */
export function useFoundDevelopers({ search, isShown }: Options) {
  const queries = userQueries(useDataClient());
  const results = useSearch(
    { ...queries.search(creatorSearch.toRequest(search)), enabled: isShown },
    { ...queries.counts(creatorSearch.toArguments(search)), enabled: isShown },
  );
  const countsOf = queries.counts;
  const hints = useSearchHints({
    kind: 'creator',
    definition: creatorSearch,
    search,
    results,
    countsOf,
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
  const countsOf = queries.counts;
  const hints = useSearchHints({
    kind: 'service',
    definition: serviceSearch,
    search,
    results,
    countsOf,
  });
  return { results, hints };
}
