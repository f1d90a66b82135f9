import {
  Button,
  Rating,
  SkeletonBlock,
  SkeletonGroup,
  Stack,
  formatCount,
  tokens,
} from '@showcase/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { ReviewCard } from '../../../shared/reviews/review-card.tsx';
import type { ProjectView } from '../project-view.ts';

const ReviewsTitle = styled.h2`
  font-size: ${tokens.text[22]};
`;

const MutedText = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

const Items = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  padding: 0;
  list-style: none;
`;

const FIRST_REVIEWS = 3;

/** The reviews of a project, first a few and then all. */
export function ProjectReviews({ reviews, isSample }: Pick<ProjectView, 'reviews' | 'isSample'>) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const items = reviews?.items ?? [];
  const visible = isOpen ? items : items.slice(0, FIRST_REVIEWS);

  function showAll() {
    flushSync(() => setIsOpen(true));
    // The button is gone, so the first review that it added takes the focus.
    const next = list.current?.children[FIRST_REVIEWS];
    if (next instanceof HTMLElement) next.focus();
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="project-reviews">
      <Stack direction="row" justify="between" gap={4}>
        <ReviewsTitle id="project-reviews">Project Reviews</ReviewsTitle>
        <Summary reviews={reviews} />
      </Stack>
      {visible.length > 0 && (
        <Items role="list" ref={list}>
          {visible.map((review) => (
            <li key={review.id} tabIndex={-1}>
              <ReviewCard review={review} isSample={isSample} />
            </li>
          ))}
        </Items>
      )}
      {visible.length < items.length && (
        <div>
          <Button onClick={showAll}>Show all {formatCount(items.length)} reviews</Button>
        </div>
      )}
    </Stack>
  );
}

function Summary({ reviews }: Pick<ProjectView, 'reviews'>) {
  if (reviews === undefined) {
    return (
      <SkeletonGroup label="Loading the reviews">
        <SkeletonBlock width="120px" height="14px" />
      </SkeletonGroup>
    );
  }
  if (reviews === null) return <MutedText>We couldn't load the reviews.</MutedText>;
  if (reviews.count === 0) return <MutedText>No reviews yet</MutedText>;
  return (
    <Stack direction="row" gap={3}>
      <Rating value={reviews.average} />
      <MutedText>{reviewCount(reviews.count)}</MutedText>
    </Stack>
  );
}

function reviewCount(count: number) {
  return `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;
}
