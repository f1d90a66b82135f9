import {
  removeImages,
  removeService,
  serviceQueries,
  useDataClient,
  useList,
  type OwnService,
} from '@showcase/data';
import {
  Card,
  EmptyState,
  Grid,
  SkeletonBlock,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import { ListFailure } from '../../shared/list-failure.tsx';
import { Removal } from '../../shared/removal/removal.tsx';
import { useRemoval } from '../../shared/removal/use-removal.ts';
import { OwnServiceCard } from './own-service-card.tsx';

const SKELETONS = [1, 2, 3, 4, 5, 6];

type OwnServicesProps = { userId: string; onEdit: (id: string) => void };

export function OwnServices({ userId, onEdit }: OwnServicesProps) {
  const services = useList(serviceQueries(useDataClient()).ownList(userId));
  const { ask, isGone, ...removal } = useRemoval({
    remove: useRemoveService(),
    failure: 'Error deleting service:',
  });
  if (services.isPending) {
    return (
      <SkeletonGroup label="Loading your services">
        <Grid min={280}>
          {SKELETONS.map((index) => (
            <Card key={index} padding="l">
              <SkeletonBlock width="60%" height="24px" />
              <SkeletonText lines={4} />
            </Card>
          ))}
        </Grid>
      </SkeletonGroup>
    );
  }
  if (services.error) {
    const { isUnreachable, retry } = services;
    return <ListFailure area="My Services" isUnreachable={isUnreachable} onRetry={retry} />;
  }
  const shown = services.data.filter((service) => !isGone(service));
  return (
    <Stack gap={4}>
      <Removal removal={removal} question="Are you sure you want to delete this service?" />
      {shown.length === 0 ? (
        <EmptyState title="No services found." icon={<Briefcase />}>
          Your services will stand here, with their price and delivery time, as clients see them.
        </EmptyState>
      ) : (
        <Grid min={280} as="ul" aria-label="My services">
          {shown.map((service) => (
            <li key={service.id}>
              <OwnServiceCard
                service={service}
                onEdit={() => onEdit(service.id)}
                onDelete={() => ask(service)}
              />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

function useRemoveService() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return async ({ id, images }: OwnService) => {
    await removeService(client, id);
    await removeImages(client, images);
    await queryClient.invalidateQueries({ queryKey: ['services'] });
  };
}
