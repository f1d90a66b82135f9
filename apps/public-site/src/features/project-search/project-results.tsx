import { imageUrl, useDataClient, type FoundProject } from '@showcase/data';
import { ProjectCard } from '@showcase/ui';
import { memo } from 'react';
import { CardList } from '../../shared/long-list/card-list.tsx';
import { plainText } from '../../shared/plain-text.ts';
import { useCardActions } from '../../shared/project-marks/use-card-actions.ts';
import type { SampleProject } from '../../shared/samples/sample-projects.ts';

export const projectCardWidth = 268;

const SEEN_FIRST = 6;

type ProjectResultsProps = {
  projects: readonly FoundProject[];
  isRefreshing?: boolean;
  startAt?: number;
};

/** Real projects: their pictures are references into the marketplace's storage. Drawn anew for new rows, not for what is typed. */
export const ProjectResults = memo(function ProjectResults({
  projects,
  ...rest
}: ProjectResultsProps) {
  const client = useDataClient();
  const actionsOf = useCardActions(projects);
  return (
    <CardList label="Projects" cardWidth={projectCardWidth} items={projects} {...rest}>
      {(project, index) => (
        <ProjectCard
          project={{
            ...project,
            description: plainText(project.description),
            image_url: imageUrl(client, project.image_url),
          }}
          imageLoading={index < SEEN_FIRST ? 'eager' : 'lazy'}
          {...actionsOf(project)}
        />
      )}
    </CardList>
  );
});

export function SampleProjectResults({ projects }: { projects: readonly SampleProject[] }) {
  const actionsOf = useCardActions(projects, { isSample: true });
  return (
    <CardList label="Projects" cardWidth={projectCardWidth} items={projects}>
      {(project) => (
        <ProjectCard
          project={{ ...project, description: plainText(project.description) }}
          imageLoading="eager"
          {...actionsOf(project)}
        />
      )}
    </CardList>
  );
}
