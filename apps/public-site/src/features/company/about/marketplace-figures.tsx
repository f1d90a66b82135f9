import { projectQueries } from '@showcase/data/projects';
import { useDataClient, type Facet } from '@showcase/data/query';
import { userQueries } from '@showcase/data/users';
import { formatCount, SkeletonBlock } from '@showcase/ui';
import { useQuery } from '@tanstack/react-query';
import { allCreators, allProjects } from '../all-rows.ts';
import { Figure, Figures } from './about.styles.ts';

const LABELS = ['Projects', 'Creators', 'Technologies', 'Cities'] as const;

/** The content of the marketplace; nothing if it is empty or cannot be read. */
export function MarketplaceFigures() {
  const client = useDataClient();
  const projects = useQuery(projectQueries(client).counts(allProjects));
  const creators = useQuery(userQueries(client).counts(allCreators));
  if (projects.isError || creators.isError) return null;
  if (projects.data?.total === 0) return null;

  const figures = projects.data &&
    creators.data && [
      formatTotal(projects.data),
      formatTotal(creators.data),
      formatCount(countUsed(projects.data.facets.technologies)),
      formatCount(countUsed(creators.data.facets.locations)),
    ];
  return (
    <Figures aria-label="Bolt Showcase in numbers">
      {LABELS.map((label, index) => (
        <Figure key={label}>
          <dt>{label}</dt>
          <dd>{figures ? figures[index] : <SkeletonBlock width="2em" height="1em" />}</dd>
        </Figure>
      ))}
    </Figures>
  );
}

function formatTotal({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }) {
  return formatCount(total) + (totalIsCapped ? '+' : '');
}

/** How many values have at least one row. */
function countUsed({ counts }: Facet) {
  return Object.values(counts).filter((count) => count > 0).length;
}
