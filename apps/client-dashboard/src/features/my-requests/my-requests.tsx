import { hireRequestQueries } from '@showcase/data/hire-requests';
import { useCountedList, useDataClient } from '@showcase/data/query';
import { HireRequestList, RequestSkeleton } from '@showcase/hiring/requests';
import { lazyComponent, lazyDialog } from '@showcase/kit/loading';
import { ButtonLink, Stack } from '@showcase/ui';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { ClientCard } from './client-card.tsx';
import { PanelActions } from './panel-actions.tsx';
import type { ReviewTarget } from './review/review-dialog.tsx';

const ClientDetails = lazyComponent({
  name: 'request',
  load: () => import('./client-details.tsx').then((details) => details.ClientDetails),
  Pending: RequestSkeleton,
});

const ReviewDialog = lazyDialog({
  name: 'review form',
  load: () => import('./review/review-dialog.tsx').then((dialog) => dialog.ReviewDialog),
});

export function MyRequests({ userId }: { userId: string }) {
  usePreloadedReviewDialog(userId);
  const [reviewTarget, setReviewTarget] = useState<ReviewTarget | null>(null);
  return (
    <Stack gap={4}>
      <HireRequestList
        side="client"
        userId={userId}
        emptyIcon={<Send />}
        emptyHint="Find a creator and send your first request."
        emptyAction={<ButtonLink href="/dashboard/client/browse">Browse Developers</ButtonLink>}
        renderCard={(slot) => <ClientCard {...slot} onReview={setReviewTarget} />}
        renderPanelDetails={({ request }) => <ClientDetails request={request} userId={userId} />}
        renderPanelActions={(slot) => <PanelActions {...slot} onReview={setReviewTarget} />}
      />
      {reviewTarget && (
        <ReviewDialog {...reviewTarget} userId={userId} onClose={() => setReviewTarget(null)} />
      )}
    </Stack>
  );
}

/** Loads the dialog as soon as a request can be reviewed, so that it opens without delay. */
function usePreloadedReviewDialog(userId: string) {
  const { list } = hireRequestQueries(useDataClient());
  const { items } = useCountedList(list({ side: 'client', userId, status: 'completed' }));
  ReviewDialog.usePreload(items.some(({ may_review }) => may_review));
}
