import { projectQueries } from '@showcase/data/projects';
import { useDataClient, useInfiniteList } from '@showcase/data/query';
import { CardListSkeleton } from '@showcase/kit/card-lists';
import { InfiniteList } from '@showcase/kit/lists';
import { Button, EmptyState, Grid, Link, ProjectCardSkeleton, Stack } from '@showcase/ui';
import { useQuery } from '@tanstack/react-query';
import FolderOpen from 'lucide-react/icons/folder-open';
import { RemovableItem } from '../../shared/removal/removable-item.tsx';
import { useRemovals } from '../../shared/removal/use-removals.ts';
import { OwnProjectCard } from './own-project-card.tsx';
import { useRemoveProject } from './use-remove-project.ts';

const CARD_WIDTH = 260;

type OwnProjectsProps = {
  userId: string;
  /** Id of the project whose form is loading, or 'new'. */
  openingId: string | null;
  onEdit: (id: string) => void;
};

export function OwnProjects({ userId, openingId, onEdit }: OwnProjectsProps) {
  const queries = projectQueries(useDataClient());
  const projects = useInfiniteList(queries.ownPages(userId));
  const count = useQuery({ ...queries.ownCount(userId), enabled: projects.hasNextPage });
  const { prefetchMedia, remove } = useRemoveProject();
  const removals = useRemovals({ remove, failure: 'Error deleting project:' });
  const visibleProjects = projects.data.filter(
    (project) => removals.getState(project) !== 'removed',
  );
  return (
    <Stack gap={4} data-removals tabIndex={-1}>
      <InfiniteList
        area="My Projects"
        query={projects}
        items={visibleProjects}
        noun="project"
        total={count.data}
        skeleton={
          <CardListSkeleton
            label="Loading your projects"
            card={<ProjectCardSkeleton />}
            cardWidth={CARD_WIDTH}
          />
        }
        empty={<NoProjects isAdding={openingId === 'new'} onAdd={() => onEdit('new')} />}
      >
        {(items) => (
          <Grid min={CARD_WIDTH} as="ul" aria-label="My projects">
            {items.map((project) => (
              <RemovableItem
                key={project.id}
                item={project}
                removals={removals}
                question="Are you sure you want to delete this project?"
              >
                <OwnProjectCard
                  project={project}
                  isOpening={openingId === project.id}
                  onEdit={() => onEdit(project.id)}
                  onDelete={() => {
                    prefetchMedia(project);
                    removals.requestRemoval(project);
                  }}
                />
              </RemovableItem>
            ))}
          </Grid>
        )}
      </InfiniteList>
    </Stack>
  );
}

function NoProjects({ isAdding, onAdd }: { isAdding: boolean; onAdd: () => void }) {
  return (
    <EmptyState
      title="No projects found."
      icon={<FolderOpen />}
      action={
        <Button variant="primary" isBusy={isAdding} onClick={onAdd}>
          Add project
        </Button>
      }
    >
      Add your first project. It appears here and on your public profile. Then{' '}
      <Link href="/dashboard/dev/services?edit=new">offer a service</Link>, so that clients can hire
      you. <Link href="/dashboard/dev/reviews">Reviews</Link> follow the first finished request.
    </EmptyState>
  );
}
