import { imageUrl, useDataClient, type Creator } from '@showcase/data';
import { CreatorCard, formatDate } from '@showcase/ui';
import { memo } from 'react';
import { CardList } from '../../shared/long-list/card-list.tsx';
import { useSavedCreators } from '../../shared/saved-creators/use-saved-creators.ts';
import type { SampleCreator } from '../../shared/samples/sample-creators.ts';
import type { SampleFacts } from './sample-facts.ts';

/** Room for a whole name beside the rating. */
export const creatorCardWidth = 300;

type CreatorResultsProps = {
  creators: readonly Creator[];
  isRefreshing?: boolean;
  startAt?: number;
};

/** Drawn anew for new rows, not for what is typed. */
export const CreatorResults = memo(function CreatorResults({
  creators,
  ...rest
}: CreatorResultsProps) {
  const client = useDataClient();
  const { mayKeep, isSaved, toggle } = useSavedCreators(creators.map(({ id }) => id));
  return (
    <CardList label="Creators" cardWidth={creatorCardWidth} items={creators} {...rest}>
      {(creator) => (
        <CreatorCard
          creator={{ ...creator, avatar: imageUrl(client, creator.avatar) }}
          rating={creator.rating_count > 0 ? creator.rating_avg : null}
          projectCount={creator.project_count}
          memberSince={formatDate(creator.created_at, 'year')}
          isSaved={isSaved(creator.id)}
          {...(mayKeep(creator.id) && { onSave: () => toggle(creator.id) })}
        />
      )}
    </CardList>
  );
});

type SampleResultsProps = { creators: readonly SampleCreator[]; facts: readonly SampleFacts[] };

export function SampleCreatorResults({ creators, facts }: SampleResultsProps) {
  return (
    <CardList label="Creators" cardWidth={creatorCardWidth} items={creators}>
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
