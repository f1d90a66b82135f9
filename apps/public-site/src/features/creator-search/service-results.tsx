import type { SearchSection } from '@showcase/data/query';
import type { FoundService } from '@showcase/data/services';
import { CardList, creatorColumns, ServiceCard } from '@showcase/kit/card-lists';
import { memo } from 'react';

const EAGER_IMAGES = 6;

type ServiceResultsProps = {
  services: readonly FoundService[];
  isRefreshing?: boolean;
  startAt?: number;
  sections?: readonly SearchSection[];
};

/** Re-renders for new rows, not for typing or changed filters. */
export const ServiceResults = memo(function ServiceResults({
  services,
  ...rest
}: ServiceResultsProps) {
  return (
    <CardList label="Services" cardWidth={creatorColumns} items={services} {...rest}>
      {(service, index) => (
        <ServiceCard service={service} imageLoading={index < EAGER_IMAGES ? 'eager' : 'lazy'} />
      )}
    </CardList>
  );
});
