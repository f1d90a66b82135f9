import { imageUrl, useDataClient, useUser, type Creator, type useSearch } from '@showcase/data';
import { explainError, explainReadError } from '@showcase/kit/errors';
import { useSavedCreators } from '@showcase/kit/saved-creators';
import {
  Button,
  CreatorCard,
  CreatorCardSkeleton,
  EmptyState,
  ErrorPanel,
  formatDate,
  Grid,
  Notice,
  SkeletonGroup,
} from '@showcase/ui';
import { SearchX } from 'lucide-react';
import { useNotify } from '../../shared/notify-context.ts';
import { Developers, LoadMoreRow } from './developer-search.styles.ts';

const SKELETONS = [1, 2, 3, 4, 5, 6];

type Search = Pick<
  ReturnType<typeof useSearch>,
  'isPending' | 'error' | 'retry' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
> & { items: Creator[] };

type DeveloperResultsProps = {
  search: Search;
  /** True while the results of the previous search are shown. */
  isSearching: boolean;
  onClear: (() => void) | undefined;
};

export function DeveloperResults({ search, isSearching, onClear }: DeveloperResultsProps) {
  if (search.isPending) {
    return (
      <SkeletonGroup label="Loading developers">
        <Grid min={300}>
          {SKELETONS.map((index) => (
            <CreatorCardSkeleton key={index} />
          ))}
        </Grid>
      </SkeletonGroup>
    );
  }
  if (search.error && search.items.length === 0) {
    const message = explainReadError(search.error, { action: "We couldn't load the developers." });
    return <ErrorPanel area="Browse Developers" message={message} onRetry={search.retry} />;
  }
  if (search.items.length === 0) {
    return (
      <EmptyState
        title="No developers found. Try adjusting your search."
        icon={<SearchX />}
        action={onClear && <Button onClick={onClear}>Clear search and filters</Button>}
      />
    );
  }
  return (
    <>
      <DeveloperCards creators={search.items} isSearching={isSearching} />
      {search.error && <Notice variant="warning">We couldn't load more developers.</Notice>}
      {search.hasNextPage && (
        <LoadMoreRow>
          <Button onClick={search.fetchNextPage} isBusy={search.isFetchingNextPage}>
            Show more developers
          </Button>
        </LoadMoreRow>
      )}
    </>
  );
}

type DeveloperCardsProps = { creators: readonly Creator[]; isSearching: boolean };

function DeveloperCards({ creators, isSearching }: DeveloperCardsProps) {
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
    <Developers forwardedAs="ul" min={300} aria-label="Developers" aria-busy={isSearching}>
      {creators.map((creator) => (
        <li key={creator.id}>
          <CreatorCard
            headingLevel={2}
            creator={{ ...creator, avatar: imageUrl(client, creator.avatar) }}
            rating={creator.rating_count > 0 ? creator.rating_avg : null}
            projectCount={creator.project_count}
            memberSince={formatDate(creator.created_at, 'year')}
            isSaved={isSaved(creator.id)}
            {...(creator.id !== authUser?.id && { onSave: () => toggle(creator.id) })}
          />
        </li>
      ))}
    </Developers>
  );
}
