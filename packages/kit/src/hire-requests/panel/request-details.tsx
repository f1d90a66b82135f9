import type { HireRequestSide, ListedHireRequest } from '@showcase/data/hire-requests';
import { formatDate, formatMoney, Link, Stack } from '@showcase/ui';
import { FactList } from '@showcase/ui/controls';
import type { ReactNode } from 'react';
import { LinkedText } from '../../text/linked-text.tsx';
import { Hint } from '../card/request-card.styles.ts';
import { CounterpartyLine } from '../counterparty/counterparty-line.tsx';
import { getCounterparty } from '../counterparty/get-counterparty.ts';
import { describePurchase } from '../purchase.ts';
import { getCompletionHint, getStateHint } from '../request-state.ts';
import { SIDE_TEXTS } from '../side-texts.ts';
import { LatestNote } from './latest-note.tsx';
import { Delivery, Quote, SectionTitle } from './panel.styles.ts';
import { RequestSteps } from './request-steps.tsx';
import { RequestTimeline } from './request-timeline.tsx';

type RequestDetailsProps = {
  side: HireRequestSide;
  request: ListedHireRequest;
  userId: string;
  /** URL of the other side's public page. */
  profileHref?: string | undefined;
  /** What the user can do next, below the last delivery. */
  nextStep?: ReactNode;
  /** Sections between the message and the timeline. */
  children: ReactNode;
};

export function RequestDetails(props: RequestDetailsProps) {
  const { side, request, userId, profileHref, nextStep, children } = props;
  // The date of the delivery is in its title.
  const hint = getCompletionHint(request) ?? getStateHint(request, side);
  const { messageTitle } = SIDE_TEXTS[side];
  return (
    <Stack gap={6}>
      <CounterpartyLine side={side} request={request} avatarSize="m" profileHref={profileHref} />
      <RequestSteps request={request} />
      <Delivery gap={3}>
        <LatestNote request={request} />
        {nextStep}
        {hint && <Hint role="status">{hint}</Hint>}
      </Delivery>
      <FactList
        facts={[
          { label: 'Price', value: formatMoney(request.price) },
          { label: 'Delivery time', value: request.duration ?? 'To be agreed' },
          { label: 'Purchase', value: describePurchase(request) },
          {
            label: 'Project',
            value: request.project_id && <ProjectLink id={request.project_id} />,
          },
          { label: 'Package', value: request.package_name },
          { label: 'Hours', value: request.hours },
          { label: 'Requested', value: formatDate(request.created_at) },
        ]}
      />
      <section aria-label={messageTitle}>
        <SectionTitle>{messageTitle}</SectionTitle>
        <Quote dir="auto">
          <LinkedText>{request.message}</LinkedText>
        </Quote>
      </section>
      {children}
      <RequestTimeline
        requestId={request.id}
        userId={userId}
        counterpartyName={getCounterparty(request, side).name}
      />
    </Stack>
  );
}

function ProjectLink({ id }: { id: string }) {
  return <Link href={`/projects/${id}`}>Open its page</Link>;
}
