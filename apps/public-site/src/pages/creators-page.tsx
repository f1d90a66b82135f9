import { creatorColumns } from '@showcase/kit/card-lists';
import { useDataClient } from '@showcase/data/query';
import { userQueries } from '@showcase/data/users';
import { creatorSearch, toCreatorFilters } from '@showcase/kit/search';
import { Button, CreatorCardSkeleton } from '@showcase/ui';
import {
  CreatorResults,
  SampleCreatorResults,
} from '../features/creator-search/creator-results.tsx';
import { sampleFacts } from '../features/creator-search/sample-facts.ts';
import { SearchPage } from '../shared/list-search/search-page.tsx';
import { useListSearch } from '../shared/list-search/use-list-search.ts';
import { useSearchResults } from '../shared/list-search/use-search-results.ts';
import { sampleCreators } from '../shared/samples/sample-creators.ts';
import { useSearchHints } from '../shared/search-hints/use-search-hints.ts';

export function CreatorsPage() {
  const queries = userQueries(useDataClient());
  const list = useListSearch(creatorSearch);
  const filters = toCreatorFilters(list.search);
  const results = useSearchResults(queries.search(filters), queries.counts(filters));
  const hints = useSearchHints({
    kind: 'creator',
    search: list.search,
    results,
    countsOf: (search) => queries.counts(toCreatorFilters(search)),
  });
  return (
    <SearchPage
      noun="creator"
      subtitle="See developers who build with Bolt, their work and what clients say about it."
      searchLabel="Search creators"
      placeholder="Search by name, skills, location, or bio..."
      list={list}
      results={results}
      hints={hints}
      skeleton={{ card: <CreatorCardSkeleton />, cardWidth: creatorColumns }}
      samples={{
        count: sampleCreators.length,
        cards: <SampleCreatorResults creators={sampleCreators} facts={sampleFacts} />,
      }}
      filteredSummary={
        <Button variant="ghost" size="s" onClick={list.clearAll}>
          Clear all filters
        </Button>
      }
    >
      {({ items, ...rest }) => <CreatorResults creators={items} {...rest} />}
    </SearchPage>
  );
}
