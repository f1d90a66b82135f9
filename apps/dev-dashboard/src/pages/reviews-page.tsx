import { useUser } from '@showcase/data/session';
import { PageHeader } from '@showcase/ui';
import { OwnReviews } from '../features/own-reviews/own-reviews.tsx';

export function ReviewsPage() {
  const { user } = useUser();
  return (
    <>
      <title>Reviews · Bolt Showcase</title>
      <PageHeader title="Reviews" subtitle="Read what clients say and reply to them." />
      {user && <OwnReviews userId={user.id} />}
    </>
  );
}
