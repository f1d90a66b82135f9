import { imageUrl, openActions, useDataClient, type ListedHireRequest } from '@showcase/data';
import { LinkedText } from '@showcase/kit/text';
import {
  Avatar,
  Badge,
  FactList,
  formatDate,
  formatMoney,
  Link,
  Rating,
  Stack,
} from '@showcase/ui';
import { Hint, Person, PersonName } from '../request-card.styles.ts';
import { STATUS_BADGES, STATUS_LABELS, getStateHint } from '../request-state.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { Quote, SectionTitle } from './panel.styles.ts';
import { RequestTimeline } from './request-timeline.tsx';

type RequestDetailsProps = {
  request: ListedHireRequest;
  userId: string;
  isDelivering: boolean;
};

export function RequestDetails({ request, userId, isDelivering }: RequestDetailsProps) {
  const client = useDataClient();
  const name = request.client?.name ?? 'Deleted account';
  const hint = getStateHint(request);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Person>
          <Avatar
            name={name}
            src={imageUrl(client, request.client?.avatar)}
            fallback={request.client ? 'initial' : 'icon'}
          />
          <PersonName>
            <bdi>{name}</bdi>
          </PersonName>
          <Badge variant={STATUS_BADGES[request.status]}>{STATUS_LABELS[request.status]}</Badge>
        </Person>
        {hint && <Hint role="status">{hint}</Hint>}
      </Stack>
      <FactList
        facts={[
          { label: 'Price', value: formatMoney(request.price) },
          { label: 'Delivery time', value: request.duration ?? 'To be agreed' },
          { label: 'Package', value: request.package_name },
          { label: 'Hours', value: request.hours },
          { label: 'Requested', value: formatDate(request.created_at) },
        ]}
      />
      <section aria-label="Message">
        <SectionTitle>Message</SectionTitle>
        <Quote dir="auto">
          <LinkedText>{request.message}</LinkedText>
        </Quote>
      </section>
      {openActions(request, 'creator').includes('deliver') && (
        <DeliveryForm
          key={request.id}
          request={request}
          userId={userId}
          hasInitialFocus={isDelivering}
        />
      )}
      {request.review && (
        <section aria-label="Review">
          <SectionTitle>Review</SectionTitle>
          <Rating value={request.review.rating} />
          <Quote dir="auto">{request.review.comment}</Quote>
          <Link href={`/dashboard/dev/reviews?review=${request.review.id}`}>
            {request.review.reply === null ? 'Reply to this review' : 'See your reply'}
          </Link>
        </section>
      )}
      <RequestTimeline requestId={request.id} userId={userId} clientName={name} />
    </Stack>
  );
}
