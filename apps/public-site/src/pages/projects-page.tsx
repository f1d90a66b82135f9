import { projectQueries, SEARCH_PAGE_SIZE, useDataClient, useSearch } from '@showcase/data';
import { countLabel, ListFooter } from '@showcase/kit/lists';
import { ProjectCardSkeleton } from '@showcase/ui';
import { useIsFetching } from '@tanstack/react-query';
import {
  projectFilterGroups,
  toProjectFilters,
} from '../features/project-search/project-filter-groups.ts';
import {
  ProjectResults,
  SampleProjectResults,
  projectCardWidth,
} from '../features/project-search/project-results.tsx';
import { isSearching } from '../shared/list-search/list-search.ts';
import { ResultsHead } from '../shared/list-search/results-head.tsx';
import { SearchLayout } from '../shared/list-search/search-layout.tsx';
import { useListSearch } from '../shared/list-search/use-list-search.ts';
import { ListSkeleton } from '../shared/long-list/card-list.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { NoMatches } from '../shared/search-hints/no-matches.tsx';
import { SearchHints } from '../shared/search-hints/search-hints.tsx';
import { useSearchHints } from '../shared/search-hints/use-search-hints.ts';
import { sampleProjects } from '../shared/samples/sample-projects.ts';
import { useDeferredItems } from '../shared/long-list/use-deferred-items.ts';
import { ReadFailure } from '../shared/read-failure.tsx';

export function ProjectsPage() {
  const list = useListSearch(projectFilterGroups);
  const projects = useProjects(toProjectFilters(list.search));
  const deferredItems = useDeferredItems(projects.items);
  const isSample = projects.isEmpty && !isSearching(list.search);
  const queries = projectQueries(useDataClient());
  const hints = useSearchHints({
    kind: 'project',
    search: list.search,
    groups: projectFilterGroups,
    isEnabled: projects.isEmpty && !isSample,
    totalOf: (search) => queries.total(toProjectFilters(search)),
  });
  const count = countLabel(isSample ? { total: sampleProjects.length } : projects, 'project');

  function renderSummary() {
    if (projects.isUnknown) return null;
    if (isSample) return 'Showing sample projects';
    return projects.isEmpty ? null : 'Showing all projects';
  }

  function loadMore() {
    projects.fetchNextPage();
    list.setPageCount(projects.pageCount + 1);
  }

  function renderResults() {
    if (projects.isPending) {
      return (
        <ListSkeleton
          label="Loading projects"
          card={<ProjectCardSkeleton />}
          cardWidth={projectCardWidth}
        />
      );
    }
    if (projects.isUnknown) return null;
    if (isSample) return <SampleProjectResults projects={sampleProjects} />;
    if (projects.isEmpty) {
      return (
        <NoMatches noun="projects" onClear={list.clearAll}>
          <SearchHints noun="project" hints={hints} onChoose={list.setSearch} />
        </NoMatches>
      );
    }
    return (
      <>
        <ProjectResults
          projects={deferredItems}
          isRefreshing={projects.isRefreshing}
          startAt={(list.firstPageCount - 1) * SEARCH_PAGE_SIZE}
        />
        <ListFooter
          noun="project"
          visibleCount={projects.items.length}
          total={projects}
          list={{ ...projects, fetchNextPage: loadMore }}
        />
      </>
    );
  }

  return (
    <>
      <PageHead
        title="Explore Projects"
        description="Browse web, mobile and desktop projects built with Bolt, by type, technology and industry."
      />
      <SearchLayout
        title="Explore Projects"
        subtitle="See what creators have built with Bolt, and who built it."
        searchLabel="Search projects"
        placeholder="Search projects by title, description, or tags..."
        groups={projectFilterGroups}
        list={list}
        facets={isSample ? null : projects.facets}
        showLabel={projects.isUnknown ? 'Show projects' : `Show ${count}`}
      >
        {projects.error && !projects.isFetchNextPageError && (
          <ReadFailure error={projects.error} onRetry={projects.retry} />
        )}
        <ResultsHead heading={list.heading} count={projects.isUnknown ? 'Projects' : count}>
          {renderSummary()}
        </ResultsHead>
        {renderResults()}
      </SearchLayout>
    </>
  );
}

function useProjects(filters: ReturnType<typeof toProjectFilters>) {
  const query = projectQueries(useDataClient()).search(filters);
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
