import {
  projectQueries,
  removeImages,
  removeProject,
  useDataClient,
  useList,
  type Project,
} from '@showcase/data';
import { EmptyState, Grid, ProjectCardSkeleton, SkeletonGroup, Stack } from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { ListFailure } from '../../shared/list-failure.tsx';
import { Removal } from '../../shared/removal/removal.tsx';
import { useRemoval } from '../../shared/removal/use-removal.ts';
import { OwnProjectCard } from './own-project-card.tsx';

const SKELETONS = [1, 2, 3, 4, 5, 6];

type OwnProjectsProps = { userId: string; onEdit: (id: string) => void };

export function OwnProjects({ userId, onEdit }: OwnProjectsProps) {
  const projects = useList(projectQueries(useDataClient()).ofUser(userId));
  const { prepare, remove } = useRemoveProject();
  const { ask, isGone, ...removal } = useRemoval({
    remove,
    failure: 'Error deleting project:',
  });
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
  const shown = projects.data.filter((project) => !isGone(project));
  return (
    <Stack gap={4}>
      <Removal removal={removal} question="Are you sure you want to delete this project?" />
      {shown.length === 0 ? (
        <EmptyState title="No projects found." icon={<FolderOpen />}>
          Your projects will stand here, with their cover, their tags and a link to their public
          page.
        </EmptyState>
      ) : (
        <Grid min={260} as="ul" aria-label="My projects">
          {shown.map((project) => (
            <li key={project.id}>
              <OwnProjectCard
                project={project}
                onEdit={() => onEdit(project.id)}
                onDelete={() => {
                  prepare(project);
                  ask(project);
                }}
              />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

/** The row goes first, because the tab may be closing; which pictures go with it is known from before. */
function useRemoveProject() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const mediaOf = ({ id }: Project) => projectQueries(client).media(id);
  return {
    prepare: (project: Project) => void queryClient.prefetchQuery(mediaOf(project)),
    remove: async (project: Project) => {
      const media = queryClient.getQueryData(mediaOf(project).queryKey) ?? [];
      await removeProject(client, project.id);
      await removeImages(client, [project.image_url, ...media.map(({ url }) => url)]);
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
    },
  };
}
