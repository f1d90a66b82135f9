import { useDataClient, type SearchSection } from '@showcase/data/query';
import type { Creator } from '@showcase/data/users';
import { CardList, creatorCardProps, creatorColumns } from '@showcase/kit/card-lists';
import { CreatorCard, useFormatDate } from '@showcase/ui';
import { memo } from 'react';
import { useSavedCreators } from '../../shared/saved-creators/use-saved-creators.ts';
import type { SampleCreator } from '../../shared/samples/sample-creators.ts';
import type { SampleFacts } from './sample-facts.ts';

type CreatorResultsProps = {
  creators: readonly Creator[];
  cardWidth?: typeof creatorColumns;
  isRefreshing?: boolean;
  startAt?: number;
  sections?: readonly SearchSection[];
};

/** Re-renders for new rows, not for typing or changed filters. */
export const CreatorResults = memo(function CreatorResults({
  creators,
  cardWidth = creatorColumns,
  ...rest
}: CreatorResultsProps) {
  const { canSave, isSaved, toggle } = useSavedCreators(creators.map(({ id }) => id));
  return (
    <CardList label="Creators" cardWidth={cardWidth} items={creators} {...rest}>
      {(creator) => (
        <FoundCreatorCard
          creator={creator}
          isSaved={isSaved(creator.id)}
          onSave={canSave(creator.id) ? toggle : undefined}
        />
      )}
    </CardList>
  );
});

type FoundCreatorCardProps = {
  creator: Creator;
  isSaved: boolean;
  /** Absent on the user's own card. */
  onSave: ((id: string) => void) | undefined;
};

const FoundCreatorCard = memo(function FoundCreatorCard(props: FoundCreatorCardProps) {
  const { creator, isSaved, onSave } = props;
  const client = useDataClient();
  const formatDate = useFormatDate();
  return (
    <CreatorCard
      {...creatorCardProps(client, creator, formatDate)}
      isSaved={isSaved}
      {...(onSave && { onSave: () => onSave(creator.id) })}
    />
  );
});

type SampleResultsProps = { creators: readonly SampleCreator[]; facts: readonly SampleFacts[] };

export function SampleCreatorResults({ creators, facts }: SampleResultsProps) {
  return (
    <CardList label="Creators" cardWidth={creatorColumns} items={creators}>
      {(creator, index) => {
        const { rating = null, projectCount = 0, memberSince = '' } = facts[index] ?? {};
        return (
          <CreatorCard
            creator={creator}
            rating={rating}
            projectCount={projectCount}
            memberSince={memberSince}
          />
        );
      }}
    </CardList>
  );
}
