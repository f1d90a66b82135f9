import { Button, EmptyState, Grid, SkeletonGroup, tokens } from '@showcase/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const SKELETON_COUNT = 6;

const More = styled.div`
  display: flex;
  justify-content: center;
  padding-block-start: ${tokens.space[4]};
`;

type ListSkeletonProps = { label: string; card: ReactNode; cardWidth: number };

/** Six places for cards that are on their way. */
export function ListSkeleton({ label, card, cardWidth }: ListSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Grid as="ul" role="list" aria-label={label} min={cardWidth}>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <li key={index}>{card}</li>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}

const Cards = styled(Grid)`
  transition: opacity ${tokens.motion.slow};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

type CardListProps = {
  label: string;
  /** The least width of a card in pixels. */
  cardWidth: number;
  isRefreshing?: boolean | undefined;
  children: ReactNode;
};

/** Cards side by side; they fade while newer ones are on their way. */
export function CardList({ label, cardWidth, isRefreshing = false, children }: CardListProps) {
  return (
    <Cards
      forwardedAs="ul"
      role="list"
      min={cardWidth}
      aria-label={label}
      aria-busy={isRefreshing || undefined}
    >
      {children}
    </Cards>
  );
}

type LoadMoreProps = { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };

export function LoadMore({ hasMore, isLoadingMore, loadMore }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <More>
      <Button size="l" isBusy={isLoadingMore} onClick={loadMore}>
        Load more
      </Button>
    </More>
  );
}

export function NoMatches({ noun, onClear }: { noun: string; onClear: () => void }) {
  return (
    <EmptyState
      title={`No ${noun} found`}
      icon={<SearchX aria-hidden />}
      action={<Button onClick={onClear}>Clear all filters</Button>}
    >
      {`We couldn't find any ${noun} matching your search criteria. Try adjusting your filters or search query.`}
    </EmptyState>
  );
}
