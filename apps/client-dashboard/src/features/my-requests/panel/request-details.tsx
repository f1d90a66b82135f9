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
import { ChangesForm } from './changes-form.tsx';
import { Quote, Reply, SectionTitle } from './panel.styles.ts';
import { RequestTimeline } from './request-timeline.tsx';

type RequestDetailsProps = { request: ListedHireRequest; userId: string };

export function RequestDetails({ request, userId }: RequestDetailsProps) {
  const client = useDataClient();
  const name = request.creator?.name ?? 'Deleted account';
  const hint = getStateHint(request);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Person>
          <Avatar
            name={name}
            src={imageUrl(client, request.creator?.avatar)}
            fallback={request.creator ? 'initial' : 'icon'}
          />
          <PersonName>
            {request.creator?.is_creator ? (
              <Link variant="quiet" href={`/creators/${request.creator.id}`}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
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
      <section aria-label="Your message">
        <SectionTitle>Your message</SectionTitle>
        <Quote dir="auto">
          <LinkedText>{request.message}</LinkedText>
        </Quote>
      </section>
      {openActions(request, 'client').includes('ask_changes') && (
        <ChangesForm key={request.id} request={request} userId={userId} />
      )}
      {request.review && (
        <section aria-label="Your review">
          <SectionTitle>Your review</SectionTitle>
          <Rating value={request.review.rating} />
          <Quote dir="auto">{request.review.comment}</Quote>
          {request.review.reply && (
            <Reply>
              <strong>Reply</strong>
              <span dir="auto">{request.review.reply}</span>
            </Reply>
          )}
        </section>
      )}
      <RequestTimeline requestId={request.id} userId={userId} creatorName={name} />
    </Stack>
  );
}
