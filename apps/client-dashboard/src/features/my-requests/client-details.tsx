import { RequestDetails, RequestReview, type PanelSlot } from '@showcase/hiring/requests';
import type { RequestAction } from '@showcase/data/hire-requests';
import { ReviewReply } from '@showcase/kit/reviews';
import { Notice } from '@showcase/ui';
import { RequestChanges } from './request-changes.tsx';

type ClientDetailsProps = Pick<PanelSlot, 'request'> & { userId: string };

/** The details of a request on its client's side. */
export function ClientDetails({ request, userId }: ClientDetailsProps) {
  const { creator, review } = request;
  return (
    <RequestDetails
      side="client"
      request={request}
      userId={userId}
      profileHref={creator?.is_creator ? `/creators/${creator.id}` : undefined}
      nextStep={
        // While a case about it is open, a delivery can only be approved.
        request.actions.includes('approve') &&
        request.actions.some(changesWork) &&
        request.open_case?.kind !== 'delivery' && (
          <RequestChanges key={request.id} request={request} userId={userId} />
        )
      }
    >
      {review && (
        <RequestReview side="client" review={review}>
          {review.hidden_because && (
            <Notice variant="warning" role="note">
              An admin has hidden this review. Reason: <bdi>{review.hidden_because}</bdi>
            </Notice>
          )}
          <ReviewReply title="Reply" review={review} />
        </RequestReview>
      )}
    </RequestDetails>
  );
}

/** Neither is possible while one of the two is suspended. */
const changesWork = (action: RequestAction) =>
  action === 'ask_changes' || action === 'propose_change';
