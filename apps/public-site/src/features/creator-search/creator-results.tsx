import { imageUrl, useDataClient, type Creator } from '@showcase/data';
import { CreatorCard, formatDate } from '@showcase/ui';
import { CardList } from '../../shared/list-search/list-results.tsx';
import type { SampleCreator } from '../../shared/samples/sample-creators.ts';
import type { SampleFacts } from './sample-facts.ts';

/** Room for a whole name beside the rating. */
export const creatorCardWidth = 300;

type CreatorResultsProps = { creators: Creator[]; isRefreshing?: boolean };

export function CreatorResults({ creators, isRefreshing }: CreatorResultsProps) {
  const client = useDataClient();
  return (
    <CardList label="Creators" cardWidth={creatorCardWidth} isRefreshing={isRefreshing}>
      {creators.map((creator) => (
        <li key={creator.id}>
          <CreatorCard
            creator={{ ...creator, avatar: imageUrl(client, creator.avatar) }}
            rating={creator.rating_count > 0 ? creator.rating_avg : null}
            projectCount={creator.project_count}
            memberSince={formatDate(creator.created_at, 'year')}
          />
        </li>
      ))}
    </CardList>
  );
}

type SampleResultsProps = { creators: readonly SampleCreator[]; facts: readonly SampleFacts[] };

export function SampleCreatorResults({ creators, facts }: SampleResultsProps) {
  return (
    <CardList label="Creators" cardWidth={creatorCardWidth}>
      {creators.map((creator, index) => {
        const { rating = null, projectCount = 0, memberSince = '' } = facts[index] ?? {};
        return (
          <li key={creator.id}>
            <CreatorCard
              creator={creator}
              rating={rating}
              projectCount={projectCount}
              memberSince={memberSince}
            />
          </li>
        );
      })}
    </CardList>
  );
}
