import {
  listProjectMedia,
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
  const { ask, isGone, ...removal } = useRemoval({
    remove: useRemoveProject(),
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
                onDelete={() => ask(project)}
              />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

function useRemoveProject() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return async ({ id, image_url }: Project) => {
    const media = await listProjectMedia(client, id);
    await removeProject(client, id);
    await removeImages(client, [image_url, ...media.map(({ url }) => url)]);
    await queryClient.invalidateQueries({ queryKey: ['projects'] });
  };
}
