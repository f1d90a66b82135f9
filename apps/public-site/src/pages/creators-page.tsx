import { SEARCH_PAGE_SIZE, useDataClient, useSearch, userQueries } from '@showcase/data';
import { countLabel, ListFooter } from '@showcase/kit/lists';
import { Button, CreatorCardSkeleton } from '@showcase/ui';
import { useIsFetching } from '@tanstack/react-query';
import {
  creatorFilterGroups,
  toCreatorFilters,
} from '../features/creator-search/creator-filter-groups.ts';
import {
  CreatorResults,
  SampleCreatorResults,
  creatorCardWidth,
} from '../features/creator-search/creator-results.tsx';
import { sampleFacts } from '../features/creator-search/sample-facts.ts';
import { isSearching } from '../shared/list-search/list-search.ts';
import { ResultsHead } from '../shared/list-search/results-head.tsx';
import { SearchLayout } from '../shared/list-search/search-layout.tsx';
import { useListSearch } from '../shared/list-search/use-list-search.ts';
import { ListSkeleton } from '../shared/long-list/card-list.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { NoMatches } from '../shared/search-hints/no-matches.tsx';
import { SearchHints } from '../shared/search-hints/search-hints.tsx';
import { useSearchHints } from '../shared/search-hints/use-search-hints.ts';
import { sampleCreators } from '../shared/samples/sample-creators.ts';
import { useDeferredItems } from '../shared/long-list/use-deferred-items.ts';
import { ReadFailure } from '../shared/read-failure.tsx';

export function CreatorsPage() {
  const list = useListSearch(creatorFilterGroups);
  const creators = useCreators(toCreatorFilters(list.search));
  const deferredItems = useDeferredItems(creators.items);
  const isFiltered = isSearching(list.search);
  const isSample = creators.isEmpty && !isFiltered;
  const queries = userQueries(useDataClient());
  const hints = useSearchHints({
    kind: 'creator',
    search: list.search,
    groups: creatorFilterGroups,
    isEnabled: creators.isEmpty && !isSample,
    totalOf: (search) => queries.total(toCreatorFilters(search)),
  });
  const count = countLabel(isSample ? { total: sampleCreators.length } : creators, 'creator');

  function renderSummary() {
    if (creators.isUnknown) return null;
    if (isSample) return 'Showing sample creators';
    if (!isFiltered) return 'Showing all creators';
    // Without matches, the button appears in the list area instead.
    if (creators.isEmpty) return null;
    return (
      <Button variant="ghost" size="s" onClick={list.clearAll}>
        Clear all filters
      </Button>
    );
  }

  function loadMore() {
    creators.fetchNextPage();
    list.setPageCount(creators.pageCount + 1);
  }

  function renderResults() {
    if (creators.isPending) {
      return (
        <ListSkeleton
          label="Loading creators"
          card={<CreatorCardSkeleton />}
          cardWidth={creatorCardWidth}
        />
      );
    }
    if (creators.isUnknown) return null;
    if (isSample) return <SampleCreatorResults creators={sampleCreators} facts={sampleFacts} />;
    if (creators.isEmpty) {
      return (
        <NoMatches noun="creators" onClear={list.clearAll}>
          <SearchHints noun="creator" hints={hints} onChoose={list.setSearch} />
        </NoMatches>
      );
    }
    return (
      <>
        <CreatorResults
          creators={deferredItems}
          isRefreshing={creators.isRefreshing}
          startAt={(list.firstPageCount - 1) * SEARCH_PAGE_SIZE}
        />
        <ListFooter
          noun="creator"
          visibleCount={creators.items.length}
          total={creators}
          list={{ ...creators, fetchNextPage: loadMore }}
        />
      </>
    );
  }

  return (
    <>
      <PageHead
        title="Discover Creators"
        description="Find developers who build with Bolt, by skill and location, and see their projects, services and reviews."
      />
      <SearchLayout
        title="Discover Creators"
        subtitle="See developers who build with Bolt, their work and what clients say about it."
        searchLabel="Search creators"
        placeholder="Search by name, skills, location, or bio..."
        groups={creatorFilterGroups}
        list={list}
        facets={isSample ? null : creators.facets}
        showLabel={creators.isUnknown ? 'Show creators' : `Show ${count}`}
      >
        {creators.error && !creators.isFetchNextPageError && (
          <ReadFailure error={creators.error} onRetry={creators.retry} />
        )}
        <ResultsHead heading={list.heading} count={creators.isUnknown ? 'Creators' : count}>
          {renderSummary()}
        </ResultsHead>
        {renderResults()}
      </SearchLayout>
    </>
  );
}

function useCreators(filters: ReturnType<typeof toCreatorFilters>) {
  const query = userQueries(useDataClient()).search(filters);
  const search = useSearch(query);
  const isFetching = useIsFetching({ queryKey: query.queryKey, exact: true }) > 0;
  const hasNoItems = search.items.length === 0;
  // Only a successful response proves that there are no rows.
  const isUnknown = search.isPending || (hasNoItems && search.error !== null);
  return {
    ...search,
    isUnknown,
    isEmpty: hasNoItems && !isUnknown,
    isRefreshing: isFetching && !search.isFetchingNextPage,
  };
}
