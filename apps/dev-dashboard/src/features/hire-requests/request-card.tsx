import { imageUrl, openActions, useDataClient, type ListedHireRequest } from '@showcase/data';
import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  FactList,
  formatDate,
  formatMoney,
  Link,
} from '@showcase/ui';
import { useId } from 'react';
import type { Decision } from './decision-dialog.tsx';
import {
  Buttons,
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
  /** URL of the panel with the delivery form focused. */
  deliveryHref: string;
  onDecide: (decision: Decision) => void;
};

export function RequestCard({ request, href, deliveryHref, onDecide }: RequestCardProps) {
  const client = useDataClient();
  const titleId = useId();
  const name = request.client?.name ?? 'Deleted account';
  const hint = getStateHint(request);
  return (
    <RequestElement forwardedAs="article" aria-labelledby={titleId} padding="l">
      <Person>
        <Avatar
          name={name}
          src={imageUrl(client, request.client?.avatar)}
          size="s"
          fallback={request.client ? 'initial' : 'icon'}
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
      {hint && <Hint>{hint}</Hint>}
      {openActions(request, 'creator').includes('deliver') && (
        <Hint>
          Is the work done? <Link href={deliveryHref}>Deliver it</Link>
        </Hint>
      )}
      <Buttons>
        <CardButtons request={request} href={href} onDecide={onDecide} />
      </Buttons>
    </RequestElement>
  );
}

function CardButtons({ request, href, onDecide }: Omit<RequestCardProps, 'deliveryHref'>) {
  switch (request.status) {
    case 'pending':
      return (
        <>
          <Button
            variant="primary"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) =>
              onDecide({ action: 'accept', request, button: currentTarget })
            }
          >
            Accept
          </Button>
          <Button
            aria-haspopup="dialog"
            onClick={({ currentTarget }) =>
              onDecide({ action: 'decline', request, button: currentTarget })
            }
          >
            Decline
          </Button>
        </>
      );
    case 'accepted':
      return (
        <ButtonLink href={`/dashboard/client/messages?with=${request.client_id ?? ''}`}>
          Message
        </ButtonLink>
      );
    case 'completed':
    case 'rejected':
      return <ButtonLink href={href}>View Details</ButtonLink>;
  }
}
