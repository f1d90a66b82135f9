import {
  canReview,
  imageUrl,
  openActions,
  useDataClient,
  type ListedHireRequest,
} from '@showcase/data';
import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  FactList,
  formatDate,
  formatMoney,
  Link,
  Rating,
} from '@showcase/ui';
import { useId } from 'react';
import type { Decision } from './decision-dialog.tsx';
import type { ReviewTarget } from './review/review-dialog.tsx';
import {
  Buttons,
  ReviewRating,
  Hint,
  Message,
  Person,
  PersonName,
  RequestElement,
  Title,
} from './request-card.styles.ts';
import { STATUS_BADGES, STATUS_LABELS, getStateHint } from './request-state.ts';

type RequestCardProps = {
  request: ListedHireRequest;
  /** URL of the request's panel. */
  href: string;
  onDecide: (decision: Decision) => void;
  onReview: (reviewTarget: ReviewTarget) => void;
};

export function RequestCard(props: RequestCardProps) {
  const { request, href } = props;
  const client = useDataClient();
  const titleId = useId();
  const name = request.creator?.name ?? 'Deleted account';
  const hint = getStateHint(request);
  const isDelivered = openActions(request, 'client').includes('approve');
  return (
    <RequestElement forwardedAs="article" aria-labelledby={titleId} padding="l">
      <Person>
        <Avatar
          name={name}
          src={imageUrl(client, request.creator?.avatar)}
          size="s"
          fallback={request.creator ? 'initial' : 'icon'}
        />
        <PersonName>
          <bdi>{name}</bdi>
        </PersonName>
        <Badge variant={STATUS_BADGES[request.status]}>{STATUS_LABELS[request.status]}</Badge>
      </Person>
      <Title id={titleId}>
        <Link variant="quiet" href={href}>
          <bdi>{request.title}</bdi>
        </Link>
      </Title>
      <FactList
        facts={[
          { label: 'Price', value: formatMoney(request.price) },
          { label: 'Delivery time', value: request.duration ?? 'To be agreed' },
          { label: 'Requested', value: formatDate(request.created_at) },
        ]}
      />
      <Message dir="auto">{request.message}</Message>
      {hint && (
        <Hint>
          {hint} {isDelivered && <Link href={href}>See the delivery</Link>}
        </Hint>
      )}
      {request.review && (
        <ReviewRating>
          Your review: <Rating value={request.review.rating} />
        </ReviewRating>
      )}
      <Buttons>
        <CardButtons {...props} />
      </Buttons>
    </RequestElement>
  );
}

function CardButtons({ request, href, onDecide, onReview }: RequestCardProps) {
  switch (request.status) {
    case 'pending':
      return (
        <>
          <MessageLink creatorId={request.creator_id} />
          <Button
            aria-haspopup="dialog"
            onClick={({ currentTarget }) =>
              onDecide({ action: 'cancel', request, button: currentTarget })
            }
          >
            Cancel
          </Button>
        </>
      );
    case 'accepted':
      return <MessageLink creatorId={request.creator_id} />;
    case 'completed':
      return canReview(request) ? (
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onReview({ request, button: currentTarget })}
        >
          Leave Review
        </Button>
      ) : (
        <ButtonLink href={href}>View Details</ButtonLink>
      );
    case 'rejected':
      return <ButtonLink href={href}>View Details</ButtonLink>;
  }
}

function MessageLink({ creatorId }: { creatorId: string | null }) {
  if (!creatorId) return null;
  return <ButtonLink href={`/dashboard/client/messages?with=${creatorId}`}>Message</ButtonLink>;
}
