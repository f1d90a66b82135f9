import { removeImages } from '@showcase/data/images';
import { useDataClient, useInfiniteList } from '@showcase/data/query';
import {
  refetchServices,
  removeService,
  serviceQueries,
  type Service,
} from '@showcase/data/services';
import { CardListSkeleton } from '@showcase/kit/card-lists';
import { InfiniteList } from '@showcase/kit/lists';
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Link,
  SkeletonBlock,
  SkeletonText,
  Stack,
} from '@showcase/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Briefcase from 'lucide-react/icons/briefcase';
import { RemovableItem } from '../../shared/removal/removable-item.tsx';
import { useRemovals } from '../../shared/removal/use-removals.ts';
import { OwnServiceCard } from './own-service-card.tsx';

const CARD_WIDTH = 280;

type OwnServicesProps = {
  userId: string;
  /** Id of the service whose form is loading, or 'new'. */
  openingId: string | null;
  onEdit: (id: string) => void;
};

export function OwnServices({ userId, openingId, onEdit }: OwnServicesProps) {
  const queries = serviceQueries(useDataClient());
  const services = useInfiniteList(queries.ownPages(userId));
  const count = useQuery({ ...queries.ownCount(userId), enabled: services.hasNextPage });
  const remove = useRemoveService();
  const removals = useRemovals({ remove, failure: 'Error deleting service:' });
  const visibleServices = services.data.filter(
    (service) => removals.getState(service) !== 'removed',
  );
  return (
    <Stack gap={4} data-removals tabIndex={-1}>
      <InfiniteList
        area="My Services"
        query={services}
        items={visibleServices}
        noun="service"
        total={count.data}
        skeleton={
          <CardListSkeleton
            label="Loading your services"
            card={<ServiceCardSkeleton />}
            cardWidth={CARD_WIDTH}
          />
        }
        empty={<NoServices isAdding={openingId === 'new'} onAdd={() => onEdit('new')} />}
      >
        {(items) => (
          <Grid min={CARD_WIDTH} as="ul" aria-label="My services">
            {items.map((service) => (
              <RemovableItem
                key={service.id}
                item={service}
                removals={removals}
                question="Are you sure you want to delete this service?"
              >
                <OwnServiceCard
                  service={service}
                  isOpening={openingId === service.id}
                  onEdit={() => onEdit(service.id)}
                  onDelete={() => removals.requestRemoval(service)}
                />
              </RemovableItem>
            ))}
          </Grid>
        )}
      </InfiniteList>
    </Stack>
  );
}

function ServiceCardSkeleton() {
  return (
    <Card padding="l">
      <SkeletonBlock width="60%" height="24px" />
      <SkeletonText lines={4} />
    </Card>
  );
}

function NoServices({ isAdding, onAdd }: { isAdding: boolean; onAdd: () => void }) {
  return (
    <EmptyState
      title="No services found."
      icon={<Briefcase />}
      action={
        <Button variant="primary" isBusy={isAdding} onClick={onAdd}>
          Add service
        </Button>
      }
    >
      Offer your first service, at your own price and delivery time. Clients look at your{' '}
      <Link href="/dashboard/dev/projects">projects</Link> and your{' '}
      <Link href="/dashboard/dev/reviews">reviews</Link> before they hire you.
    </EmptyState>
  );
}

function useRemoveService() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return async ({ id, images }: Service) => {
    await removeService(client, id);
    await removeImages(client, images);
    await refetchServices(queryClient);
  };
}
