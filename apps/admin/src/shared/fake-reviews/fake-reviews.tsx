import { adminQueries, type ManagedReview } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { ReadFailure } from '@showcase/kit/lists';
import { bidi, Checkbox, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { usePage } from '../list/use-page.ts';
import type { ChoicesState } from '../reason/reason-prompt.ts';
import { Choices } from './fake-reviews.styles.ts';

type FakeReviewsProps = ChoicesState & { personId: string };

/** The latest visible reviews by and about a person, to mark those that are fake. */
export function FakeReviews({ personId, chosen, onChange }: FakeReviewsProps) {
  const search = { q: personId, status: 'visible', cursor: null };
  const query = usePage(adminQueries(useDataClient()).records('reviews', search));
  return (
    <Choices>
      <legend>Fake reviews</legend>
      <p>They are hidden and leave the rating until you show them again. Their authors are told.</p>
      {renderBody()}
    </Choices>
  );

  function renderBody() {
    if (query.isPending) {
      return (
        <SkeletonGroup label="Loading reviews">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      );
    }
    if (!query.page) return <ReadFailure area="Reviews" query={query} />;
    const { items, next } = query.page;
    if (items.length === 0) return <p>No visible reviews by or about this person.</p>;
    return (
      <>
        {items.map((review) => (
          <Checkbox
            key={review.id}
            label={describe(review)}
            hint={<bdi>{review.comment}</bdi>}
            checked={chosen.includes(review.id)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, review.id] : chosen.filter((id) => id !== review.id),
              )
            }
          />
        ))}
        {next && <p>These are the latest. Mark them first to see older ones.</p>}
      </>
    );
  }
}

function describe({ rating, author, target }: ManagedReview) {
  return bidi`${rating} of 5 by ${author?.name ?? 'a former client'} for ${target?.name ?? 'a former creator'}`;
}
