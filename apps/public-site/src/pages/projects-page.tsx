import { projectQueries } from '@showcase/data/projects';
import { useDataClient, useSearch } from '@showcase/data/query';
import { projectColumns } from '@showcase/kit/card-lists';
import { SaveSearch } from '@showcase/kit/saved-searches';
import { projectSearch } from '@showcase/kit/search';
import { useSearchHints } from '@showcase/kit/search-hints';
import { ProjectCardSkeleton } from '@showcase/ui';
import {
  ProjectResults,
  SampleProjectResults,
} from '../features/project-search/project-results.tsx';
import { SearchPage } from '../shared/list-search/search-page.tsx';
import { useListSearch } from '../shared/list-search/use-list-search.ts';
import { sampleProjects } from '../shared/samples/sample-projects.ts';

export function ProjectsPage() {
  const queries = projectQueries(useDataClient());
  const list = useListSearch(projectSearch);
  const results = useSearch(
    queries.search(projectSearch.toRequest(list.search)),
    queries.counts(projectSearch.toArguments(list.search)),
  );
  const hints = useSearchHints({
    kind: 'project',
    definition: projectSearch,
    search: list.search,
    results,
    countsOf: queries.counts,
  });
  return (
    <SearchPage
      noun="project"
      subtitle="See what creators have built with Bolt, and who built it."
      searchLabel="Search projects"
      placeholder="Search projects by title, description, or tags..."
      list={list}
      results={results}
      hints={hints}
      skeleton={{ card: <ProjectCardSkeleton />, cardWidth: projectColumns }}
      samples={{
        count: sampleProjects.length,
        cards: <SampleProjectResults projects={sampleProjects} />,
      }}
      filteredSummary="Showing all projects"
      actions={<SaveSearch kind="projects" search={list.search} />}
    >
      {({ items, ...rest }) => <ProjectResults projects={items} {...rest} />}
    </SearchPage>
  );
}
