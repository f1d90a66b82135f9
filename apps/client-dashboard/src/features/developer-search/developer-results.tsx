import { useDataClient, type SearchSection, type useSearch } from '@showcase/data/query';
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
import { CreatorCard, CreatorCardSkeleton, formatDate } from '@showcase/ui';
import type { ReactNode } from 'react';
import { useNotify } from '@showcase/remote-contract/services';
import { ComparisonBar } from '../../shared/comparison/comparison-bar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useComparison, type Comparison } from '../../shared/comparison/use-comparison.ts';

type DeveloperResultsProps = {
  search: Omit<ReturnType<typeof useSearch>, 'items' | 'facets'> & { items: Creator[] };
  /** True while the results of the previous search are shown. */
  isSearching: boolean;
  /** Suggestions for a search with few results. */
  hints: ReactNode;
  onClear: (() => void) | undefined;
};

export function DeveloperResults({ search, isSearching, hints, onClear }: DeveloperResultsProps) {
  const comparison = useComparison();
  return (
    <>
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
          <NothingFound noun="developers" onClear={onClear}>
            {hints}
          </NothingFound>
        }
      >
        {(creators) => (
          <>
            {hints}
            <DeveloperCards
              creators={creators}
              sections={search.sections}
              isSearching={isSearching}
              comparison={comparison}
            />
          </>
        )}
      </InfiniteList>
      <ComparisonBar comparison={comparison} />
    </>
  );
}

type DeveloperCardsProps = {
  creators: readonly Creator[];
  sections: readonly SearchSection[];
  isSearching: boolean;
  comparison: Comparison;
};

function DeveloperCards(props: DeveloperCardsProps) {
  const { creators, sections, isSearching, comparison } = props;
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
      sections={sections}
    >
      {(creator) => (
        <CreatorCard
          headingLevel={2}
          {...creatorCardProps(client, creator, formatDate)}
          isSaved={isSaved(creator.id)}
          isCompared={comparison.isSelected(creator.id)}
          onCompare={() => comparison.toggle(creator)}
          {...(creator.id !== authUser?.id && { onSave: () => toggle(creator.id) })}
        />
      )}
    </CardList>
  );
}
