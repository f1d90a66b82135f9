import { openActions, type ListedHireRequest } from '@showcase/data';
import { RequestDetails, RequestReview } from '@showcase/kit/hire-requests';
import { ChangesForm } from './changes-form.tsx';
import { Reply } from './client-details.styles.ts';

type ClientDetailsProps = { request: ListedHireRequest; userId: string };

/** The details of a request on its client's side. */
export function ClientDetails({ request, userId }: ClientDetailsProps) {
  const { creator, review } = request;
  return (
    <RequestDetails
      side="client"
      request={request}
      userId={userId}
      profileHref={creator?.is_creator ? `/creators/${creator.id}` : undefined}
    >
      {openActions(request, 'client').includes('ask_changes') && (
        <ChangesForm key={request.id} request={request} userId={userId} />
      )}
      {review && (
        <RequestReview side="client" review={review}>
          {review.reply && (
            <Reply>
              <strong>Reply</strong>
              <span dir="auto">{review.reply}</span>
            </Reply>
          )}
        </RequestReview>
      )}
    </RequestDetails>
  );
}
