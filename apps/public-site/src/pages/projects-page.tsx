import { projectQueries, useDataClient, useSearch } from '@showcase/data';
import { ProjectCardSkeleton } from '@showcase/ui';
import { useIsFetching } from '@tanstack/react-query';
import {
  projectFilterGroups,
  toProjectFilters,
} from '../features/project-search/project-filter-groups.ts';
import {
  ProjectCards,
  ProjectResults,
  projectCardWidth,
} from '../features/project-search/project-results.tsx';
import { countLabel } from '../shared/list-search/count-label.ts';
import { ListSkeleton, LoadMore, NoMatches } from '../shared/list-search/list-results.tsx';
import { isSearching } from '../shared/list-search/list-search.ts';
import { ResultsHead } from '../shared/list-search/results-head.tsx';
import { SearchPage } from '../shared/list-search/search-page.tsx';
import { useListSearch } from '../shared/list-search/use-list-search.ts';
import { PageHead } from '../shared/page-head.tsx';
import { sampleProjects } from '../shared/samples/sample-projects.ts';
import { UnreachableNotice } from '../shared/unreachable-notice.tsx';

export function ProjectsPage() {
  const list = useListSearch(projectFilterGroups);
  const projects = useProjects(toProjectFilters(list.search));
  const isSample = projects.isEmpty && !isSearching(list.search);
  const count = countLabel(isSample ? { total: sampleProjects.length } : projects, 'project');

  function results() {
    if (projects.isPending) {
      return (
        <ListSkeleton
          label="Loading projects"
          card={<ProjectCardSkeleton />}
          cardWidth={projectCardWidth}
        />
      );
    }
    if (isSample) return <ProjectCards projects={sampleProjects} />;
    if (projects.isEmpty) return <NoMatches noun="projects" onClear={list.clearAll} />;
    return (
      <>
        <ProjectResults projects={projects.items} isRefreshing={projects.isRefreshing} />
        <LoadMore {...projects} />
      </>
    );
  }

  return (
    <>
      <PageHead
        title="Explore Projects"
        description="Browse web, mobile and desktop projects built with Bolt, by type, technology and industry."
      />
      <SearchPage
        title="Explore Projects"
        subtitle="See what creators have built with Bolt, and who built it."
        searchLabel="Search projects"
        placeholder="Search projects by title, description, or tags..."
        groups={projectFilterGroups}
        list={list}
        facets={isSample ? null : projects.facets}
        showLabel={projects.isPending ? 'Show projects' : `Show ${count}`}
      >
        {projects.isUnreachable && <UnreachableNotice onRetry={projects.retry} />}
        <ResultsHead count={projects.isPending ? 'Projects' : count}>
          {!projects.isPending && `Showing ${isSample ? 'sample' : 'all'} projects`}
        </ResultsHead>
        {results()}
      </SearchPage>
    </>
  );
}

function useProjects(filters: ReturnType<typeof toProjectFilters>) {
  const query = projectQueries(useDataClient()).search(filters);
  const search = useSearch(query);
  const isFetching = useIsFetching({ queryKey: query.queryKey, exact: true }) > 0;
  return {
    ...search,
    isEmpty: !search.isPending && search.items.length === 0,
    isRefreshing: isFetching && !search.isLoadingMore,
  };
}
