import {
  getDueDate,
  type HireRequestSide,
  type ListedHireRequest,
} from '@showcase/data/hire-requests';
import { Link } from '@showcase/ui';
import { FactList } from '@showcase/ui/controls';
import { useId, type ReactNode } from 'react';
import { CounterpartyLine } from '../counterparty/counterparty-line.tsx';
import { getEndHint } from '../ending/end-texts.ts';
import { formatDue, formatFullDay, type RequestClock } from '../plan/due-date.ts';
import { formatDeliveryTime, formatRequestPrice } from '../plan/terms-facts.ts';
import { describePurchase } from '../purchase.ts';
import { getStateHint } from '../request-state.ts';
import { Buttons, Hint, Late, Message, RequestElement, Title } from './request-card.styles.ts';
import { useNow } from '../plan/use-now.ts';

type RequestCardProps = {
  side: HireRequestSide;
  request: ListedHireRequest;
  /** URL of the request's panel. */
  href: string;
  /** The next actions of the user, after the hint about the state. */
  nextStep?: ReactNode;
  actions: ReactNode;
  /** Further details. */
  children?: ReactNode;
};

export function RequestCard(props: RequestCardProps) {
  const { side, request, href, nextStep, actions, children } = props;
  const titleId = useId();
  const clock = { now: useNow(), zone: request.time_zone };
  const hint = getEndHint(request, side, clock.now) ?? getStateHint(request, side);
  const due = getDueDate(request);
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
          { label: 'Price', value: formatRequestPrice(request) },
          { label: 'Delivery time', value: formatDeliveryTime(request, clock.now) },
          { label: 'Purchase', value: describePurchase(request) },
          { label: 'Requested', value: formatFullDay(request.created_at, request.time_zone) },
          { label: 'Deadline', value: due && <Due date={due} clock={clock} /> },
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

/** "Due Dec 3"; a late date stands out. */
function Due({ date, clock }: { date: string; clock: RequestClock }) {
  const text = formatDue(date, clock);
  return text.endsWith('late') ? <Late>{text}</Late> : text;
}
