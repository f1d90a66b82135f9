import type { HireRequestSide, ListedHireRequest } from '@showcase/data/hire-requests';
import { formatDate, formatMoney, Link } from '@showcase/ui';
import { FactList } from '@showcase/ui/controls';
import { useId, type ReactNode } from 'react';
import { CounterpartyLine } from '../counterparty/counterparty-line.tsx';
import { describePurchase } from '../purchase.ts';
import { getStateHint } from '../request-state.ts';
import { Buttons, Hint, Message, RequestElement, Title } from './request-card.styles.ts';

type RequestCardProps = {
  side: HireRequestSide;
  request: ListedHireRequest;
  /** URL of the request's panel. */
  href: string;
  /** What the user can do next, after the hint about the state. */
  nextStep?: ReactNode;
  actions: ReactNode;
  /** Further details. */
  children?: ReactNode;
};

export function RequestCard(props: RequestCardProps) {
  const { side, request, href, nextStep, actions, children } = props;
  const titleId = useId();
  const hint = getStateHint(request, side);
  return (
    <RequestElement forwardedAs="article" aria-labelledby={titleId} padding="l">
      <CounterpartyLine side={side} request={request} avatarSize="s" />
      <Title id={titleId}>
        <Link variant="quiet" href={href}>
          <bdi>{request.title}</bdi>
        </Link>
      </Title>
      <FactList
        facts={[
          { label: 'Price', value: formatMoney(request.price) },
          { label: 'Delivery time', value: request.duration ?? 'To be agreed' },
          { label: 'Purchase', value: describePurchase(request) },
          { label: 'Requested', value: formatDate(request.created_at) },
        ]}
      />
      <Message dir="auto">{request.message}</Message>
      {(hint || nextStep) && (
        <Hint>
          {hint} {nextStep}
        </Hint>
      )}
      {children}
      <Buttons>{actions}</Buttons>
    </RequestElement>
  );
}
