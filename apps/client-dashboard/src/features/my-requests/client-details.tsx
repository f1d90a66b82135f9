import { RequestDetails, RequestReview, type PanelSlot } from '@showcase/hiring/requests';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';
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
        request.open_case?.kind !== 'delivery' && (
          <RequestChanges key={request.id} request={request} userId={userId} />
        )
      }
    >
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

const Reply = styled.p`
  display: grid;
  gap: ${tokens.space[1]};
  margin: ${tokens.space[3]} 0 0;
  padding-inline-start: ${tokens.space[4]};
  border-inline-start: 2px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
