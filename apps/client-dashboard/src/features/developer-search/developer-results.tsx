import { useDataClient, type useSearch } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import type { Creator } from '@showcase/data/users';
import {
  CardList,
  CardListSkeleton,
  creatorCardProps,
  creatorColumns,
} from '@showcase/kit/card-lists';
import { explainError } from '@showcase/kit/errors';
import { InfiniteList } from '@showcase/kit/lists';
import { useSavedCreators } from '@showcase/kit/saved-creators';
import { Button, CreatorCard, CreatorCardSkeleton, EmptyState, formatDate } from '@showcase/ui';
import { SearchX } from 'lucide-react';
import { useNotify } from '@showcase/remote-contract/services';

type DeveloperResultsProps = {
  search: Omit<ReturnType<typeof useSearch>, 'items' | 'facets'> & { items: Creator[] };
  /** True while the results of the previous search are shown. */
  isSearching: boolean;
  onClear: (() => void) | undefined;
};

export function DeveloperResults({ search, isSearching, onClear }: DeveloperResultsProps) {
  return (
    <InfiniteList
      area="Browse Developers"
      action="We couldn't load the developers."
      query={search}
      items={search.items}
      noun="developer"
      total={search.total}
      skeleton={
        <CardListSkeleton
          label="Loading developers"
          card={<CreatorCardSkeleton />}
          cardWidth={creatorColumns}
        />
      }
      empty={
        <EmptyState
          title="No developers found. Try adjusting your search."
          icon={<SearchX />}
          action={onClear && <Button onClick={onClear}>Clear search and filters</Button>}
        />
      }
    >
      {(creators) => (
        <DeveloperCards
          creators={creators}
          allWordsFrom={creators[search.allWordsAt ?? -1]?.id}
          isSearching={isSearching}
        />
      )}
    </InfiniteList>
  );
}

type DeveloperCardsProps = {
  creators: readonly Creator[];
  allWordsFrom: string | undefined;
  isSearching: boolean;
};

function DeveloperCards({ creators, allWordsFrom, isSearching }: DeveloperCardsProps) {
  const client = useDataClient();
  const { authUser } = useUser();
  const notify = useNotify();
  const { isSaved, toggle } = useSavedCreators({
    userId: authUser?.id ?? null,
    ids: creators.map(({ id }) => id),
    onError: (error) =>
      notify({ kind: 'danger', text: explainError(error, { action: 'Not saved.' }) }),
  });
  return (
    <CardList
      label="Developers"
      cardWidth={creatorColumns}
      items={creators}
      isRefreshing={isSearching}
      allWordsFrom={allWordsFrom}
    >
      {(creator) => (
        <CreatorCard
          headingLevel={2}
          {...creatorCardProps(client, creator, formatDate)}
          isSaved={isSaved(creator.id)}
          {...(creator.id !== authUser?.id && { onSave: () => toggle(creator.id) })}
        />
      )}
    </CardList>
  );
}
