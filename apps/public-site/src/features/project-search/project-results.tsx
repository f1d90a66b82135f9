import { imageUrl, useDataClient, type FoundProject } from '@showcase/data';
import { ProjectCard } from '@showcase/ui';
import { useState } from 'react';
import { CardList } from '../../shared/list-search/list-results.tsx';
import { plainText } from '../../shared/plain-text.ts';
import { useShare } from '../../shared/use-share.ts';

type CardProject = Pick<
  FoundProject,
  'id' | 'title' | 'description' | 'image_url' | 'bolt_url' | 'tags'
>;
type ProjectResultsProps = { projects: readonly CardProject[]; isRefreshing?: boolean };

export const projectCardWidth = 268;

const SEEN_FIRST = 6;

/** Real projects: their pictures are references into the marketplace's storage. */
export function ProjectResults({ projects, isRefreshing }: ProjectResultsProps) {
  const client = useDataClient();
  const withImages = projects.map((project) => ({
    ...project,
    description: plainText(project.description),
    image_url: imageUrl(client, project.image_url),
  }));
  return <ProjectCards projects={withImages} isRefreshing={isRefreshing} />;
}

/** Project cards whose pictures are addresses; likes last as long as the list is open. */
export function ProjectCards({ projects, isRefreshing }: ProjectResultsProps) {
  const [liked, setLiked] = useState<ReadonlySet<string>>(new Set());
  const share = useShare();
  return (
    <CardList label="Projects" cardWidth={projectCardWidth} isRefreshing={isRefreshing}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectCard
            project={project}
            imageLoading={index < SEEN_FIRST ? 'eager' : 'lazy'}
            isLiked={liked.has(project.id)}
            onLike={() => {
              setLiked(liked.symmetricDifference(new Set([project.id])));
            }}
            onShare={() => void share({ title: project.title, path: `/projects/${project.id}` })}
          />
        </li>
      ))}
    </CardList>
  );
}
