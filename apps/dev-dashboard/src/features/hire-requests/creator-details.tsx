import type { HireRequestWithHistory, RequestReview as Review } from '@showcase/data/hire-requests';
import { DeliveryForm, RequestDetails, RequestReview } from '@showcase/hiring/requests';
import { Link } from '@showcase/ui';
import { ClientRecord } from './client-record.tsx';

type CreatorDetailsProps = {
  request: HireRequestWithHistory;
  userId: string;
  isDelivering: boolean;
};

/** The details of a request on its creator's side. */
export function CreatorDetails({ request, userId, isDelivering }: CreatorDetailsProps) {
  const { review, client_id } = request;
  return (
    <RequestDetails
      side="creator"
      request={request}
      userId={userId}
      nextStep={
        request.actions.includes('deliver') && (
          <DeliveryForm
            key={request.id}
            request={request}
            userId={userId}
            hasInitialFocus={isDelivering}
          />
        )
      }
    >
      {client_id && <ClientRecord clientId={client_id} />}
      {review && (
        <RequestReview side="creator" review={review}>
          <Link href={`/dashboard/dev/reviews?review=${review.id}`}>{describeReply(review)}</Link>
        </RequestReview>
      )}
    </RequestDetails>
  );
}

function describeReply(review: Review) {
  if (review.reply === null) return 'Reply to this review';
  return review.is_edited_after_reply ? 'Edited after your reply: reply again' : 'See your reply';
}
