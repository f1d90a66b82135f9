import { serviceQueries, useDataClient, useList } from '@showcase/data';
import { Card, EmptyState, Grid, SkeletonBlock, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { Briefcase } from 'lucide-react';
import { ListFailure } from '../../shared/list-failure.tsx';
import { OwnServiceCard } from './own-service-card.tsx';

const SKELETONS = [1, 2, 3, 4, 5, 6];

export function OwnServices({ userId }: { userId: string }) {
  const services = useList(serviceQueries(useDataClient()).ofUser(userId));
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
  if (services.data.length === 0) {
    return (
      <EmptyState title="No services found." icon={<Briefcase />}>
        Your services will stand here, with their price and delivery time, as clients see them.
      </EmptyState>
    );
  }
  return (
    <Grid min={280} as="ul" aria-label="My services">
      {services.data.map((service) => (
        <li key={service.id}>
          <OwnServiceCard service={service} />
        </li>
      ))}
    </Grid>
  );
}
