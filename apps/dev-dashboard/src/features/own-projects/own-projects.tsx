import { projectQueries, useDataClient, useList } from '@showcase/data';
import { EmptyState, Grid, ProjectCardSkeleton, SkeletonGroup } from '@showcase/ui';
import { FolderOpen } from 'lucide-react';
import { ListFailure } from '../../shared/list-failure.tsx';
import { OwnProjectCard } from './own-project-card.tsx';

const SKELETONS = [1, 2, 3, 4, 5, 6];

export function OwnProjects({ userId }: { userId: string }) {
  const projects = useList(projectQueries(useDataClient()).ofUser(userId));
  if (projects.isPending) {
    return (
      <SkeletonGroup label="Loading your projects">
        <Grid min={260}>
          {SKELETONS.map((index) => (
            <ProjectCardSkeleton key={index} />
          ))}
        </Grid>
      </SkeletonGroup>
    );
  }
  if (projects.error) {
    const { isUnreachable, retry } = projects;
    return <ListFailure area="My Projects" isUnreachable={isUnreachable} onRetry={retry} />;
  }
  if (projects.data.length === 0) {
    return (
      <EmptyState title="No projects found." icon={<FolderOpen />}>
        Your projects will stand here, with their cover, their tags and a link to their public page.
      </EmptyState>
    );
  }
  return (
    <Grid min={260} as="ul" aria-label="My projects">
      {projects.data.map((project) => (
        <li key={project.id}>
          <OwnProjectCard project={project} />
        </li>
      ))}
    </Grid>
  );
}
