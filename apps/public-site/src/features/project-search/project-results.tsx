import type { FoundProject } from '@showcase/data/projects';
import { useDataClient, type SearchSection } from '@showcase/data/query';
import { CardList, projectCardProps, projectColumns } from '@showcase/kit/card-lists';
import { toPlainText } from '@showcase/kit/plain-text';
import { ProjectCard } from '@showcase/ui';
import { memo } from 'react';
import { useCardActions } from '@showcase/kit/project-reactions';
import type { SampleProject } from '../../shared/samples/sample-projects.ts';

const EAGER_IMAGES = 6;

type ProjectResultsProps = {
  projects: readonly FoundProject[];
  isRefreshing?: boolean;
  startAt?: number;
  sections?: readonly SearchSection[];
};

/** Real projects. Re-renders for new rows, not for typing or changed filters. */
export const ProjectResults = memo(function ProjectResults({
  projects,
  ...rest
}: ProjectResultsProps) {
  const { isLiked, like, share } = useCardActions(projects);
  return (
    <CardList label="Projects" cardWidth={projectColumns} items={projects} {...rest}>
      {(project, index) => (
        <FoundProjectCard
          project={project}
          isEager={index < EAGER_IMAGES}
          isLiked={isLiked(project.id)}
          onLike={like}
          onShare={share}
        />
      )}
    </CardList>
  );
});

type FoundProjectCardProps = {
  project: FoundProject;
  isEager: boolean;
  isLiked: boolean;
  onLike: (id: string) => void;
  onShare: (project: FoundProject) => void;
};

const FoundProjectCard = memo(function FoundProjectCard(props: FoundProjectCardProps) {
  const { project, isEager, isLiked, onLike, onShare } = props;
  const client = useDataClient();
  return (
    <ProjectCard
      {...projectCardProps(client, project)}
      imageLoading={isEager ? 'eager' : 'lazy'}
      isLiked={isLiked}
      onLike={() => onLike(project.id)}
      onShare={() => onShare(project)}
    />
  );
});

export function SampleProjectResults({ projects }: { projects: readonly SampleProject[] }) {
  const { actionsOf } = useCardActions(projects, { isSample: true });
  return (
    <CardList label="Projects" cardWidth={projectColumns} items={projects}>
      {(project) => (
        <ProjectCard
          project={{ ...project, description: toPlainText(project.description) }}
          imageLoading="eager"
          {...actionsOf(project)}
        />
      )}
    </CardList>
  );
}
