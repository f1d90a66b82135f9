import { SEARCH_PAGE_SIZE, type SearchSection, type useSearch } from '@showcase/data/query';
import { CardListSkeleton, type projectColumns } from '@showcase/kit/card-lists';
import { countLabel, ListFooter } from '@showcase/kit/lists';
import { isSearching } from '@showcase/kit/search';
import { SortControl, type Facets } from '@showcase/kit/search-controls';
import { SearchHints, type SearchHint } from '@showcase/kit/search-hints';
import { usePageHead } from '@showcase/remote-contract/services';
import { EmptyState } from '@showcase/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../page-head.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { NoMatches } from './no-matches.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchLayout } from './search-layout.tsx';
import { useDeferredItems } from './use-deferred-items.ts';
import type { ListSearch } from './use-list-search.ts';

type SearchPageProps<T extends { id: string }, Param extends string> = {
  noun: string;
  subtitle: string;
  searchLabel: string;
  placeholder: string;
  /** Below the heading, such as a choice between two lists. */
  choice?: ReactNode;
  list: ListSearch<Param>;
  results: Omit<ReturnType<typeof useSearch>, 'items' | 'facets'> & { items: T[]; facets: Facets };
  hints: SearchHint<Param>[];
  skeleton: { card: ReactNode; cardWidth: typeof projectColumns };
  /** Shown if the database has no rows at all; without samples, that there are none. */
  samples?: { count: number; cards: ReactNode };
  /** Next to the number of results of a search. */
  filteredSummary: ReactNode;
  /** At the end of the result head, such as a button that saves the search. */
  actions?: ReactNode;
  children: (rows: {
    items: readonly T[];
    isRefreshing: boolean;
    /** The index of the item to scroll to. */
    startAt: number;
    /** The groups of the results that have headings. */
    sections: readonly SearchSection[];
  }) => ReactNode;
};

/** A page with a search box, filters and the results as cards. */
export function SearchPage<T extends { id: string }, Param extends string>(
  props: SearchPageProps<T, Param>,
) {
  const head = usePageHead();
  const { noun, list, results, hints, samples } = props;
  const nouns = `${noun}s`;
  const items = useDeferredItems(results.items);
  const isFiltered = isSearching(list.search);
  const isSample = samples !== undefined && results.isEmpty && !isFiltered;
  const total = isSample ? samples.count : results.total;
  const count = total === undefined || results.isUnknown ? undefined : countLabel(total, noun);

  function renderSummary() {
    if (results.isUnknown) return null;
    if (isSample) return `Showing sample ${nouns}`;
    // Without matches, the button that clears the filters appears in the list area.
    if (results.isEmpty) return null;
    if (results.foundCount === 0) return 'No exact results. These come closest.';
    return isFiltered ? props.filteredSummary : `Showing all ${nouns}`;
  }

  function renderResults() {
    if (results.isPending)
      return <CardListSkeleton label={`Loading ${nouns}`} {...props.skeleton} />;
    if (results.isUnknown) return null;
    if (isSample) return samples.cards;
    if (results.isEmpty && !isFiltered) {
      return <EmptyState title={`No ${nouns} yet`}>{`New ${nouns} appear here.`}</EmptyState>;
    }
    if (results.isEmpty) {
      return (
        <NoMatches noun={nouns} onClear={list.clearAll}>
          <SearchHints noun={noun} hints={hints} onChoose={list.setSearch} />
        </NoMatches>
      );
    }
    return (
      <>
        <SearchHints noun={noun} hints={hints} onChoose={list.setSearch} />
        {props.children({
          items,
          isRefreshing: results.isRefreshing,
          startAt: (list.firstPageCount - 1) * SEARCH_PAGE_SIZE,
          sections: results.sections,
        })}
        <ListFooter
          noun={noun}
          visibleCount={results.items.length}
          total={results.total}
          list={{ ...results, fetchNextPage: loadMore }}
        />
      </>
    );
  }

  function loadMore() {
    results.fetchNextPage();
    list.setPageCount(results.pageCount + 1);
  }

  return (
    <>
      <PageHead {...head} />
      <SearchLayout
        title={head.title}
        subtitle={props.subtitle}
        searchLabel={props.searchLabel}
        placeholder={props.placeholder}
        choice={props.choice}
        list={list}
        facets={isSample ? null : results.facets}
        showLabel={`Show ${count ?? nouns}`}
      >
        {results.error && !results.isFetchNextPageError && (
          <ReadFailure error={results.error} onRetry={results.refetch} />
        )}
        <ResultsHead
          heading={list.heading}
          count={count ?? capitalize(nouns)}
          sort={
            (results.isPending || results.items.length > 0) && (
              <SortControl
                sorts={list.definition.sorts}
                search={list.search}
                onSort={list.setSort}
              />
            )
          }
          actions={props.actions}
        >
          {renderSummary()}
        </ResultsHead>
        {renderResults()}
      </SearchLayout>
    </>
  );
}

function capitalize(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
