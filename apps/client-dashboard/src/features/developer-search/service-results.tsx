import type { useSearch } from '@showcase/data/query';
import type { FoundService } from '@showcase/data/services';
import {
  CardList,
  CardListSkeleton,
  creatorColumns,
  ServiceCard,
  ServiceCardSkeleton,
} from '@showcase/kit/card-lists';
import { InfiniteList } from '@showcase/kit/lists';
import type { ReactNode } from 'react';
import { NothingFound } from './nothing-found.tsx';

type ServiceResultsProps = {
  search: Omit<ReturnType<typeof useSearch>, 'items' | 'facets'> & { items: FoundService[] };
  /** True while the results of the previous search are shown. */
  isSearching: boolean;
  /** Suggestions for a search with few results. */
  hints: ReactNode;
  onClear: (() => void) | undefined;
};

export function ServiceResults({ search, isSearching, hints, onClear }: ServiceResultsProps) {
  return (
    <InfiniteList
      area="Browse Developers"
      action="We couldn't load the services."
      query={search}
      items={search.items}
      noun="service"
      total={search.total}
      skeleton={
        <CardListSkeleton
          label="Loading services"
          card={<ServiceCardSkeleton />}
          cardWidth={creatorColumns}
        />
      }
      empty={
        <NothingFound noun="services" onClear={onClear}>
          {hints}
        </NothingFound>
      }
    >
      {(services) => (
        <>
          {hints}
          <CardList
            label="Services"
            cardWidth={creatorColumns}
            items={services}
            isRefreshing={isSearching}
            sections={search.sections}
          >
            {(service) => <ServiceCard service={service} headingLevel={2} />}
          </CardList>
        </>
      )}
    </InfiniteList>
  );
}
