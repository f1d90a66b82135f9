import {
  getDueDate,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { SALE_TERMS } from '@showcase/data/projects';
import { Link, Stack } from '@showcase/ui';
import { FactList } from '@showcase/ui/controls';
import type { ReactNode } from 'react';
import { LinkedText } from '@showcase/kit/text';
import { Hint } from '../card/request-card.styles.ts';
import { CaseSection, OpenCase } from '../../cases/case-section.tsx';
import { CounterpartyLine } from '../counterparty/counterparty-line.tsx';
import { EndAlone } from '../ending/end-alone.tsx';
import { EndSection } from '../ending/end-section.tsx';
import { OfferSection } from '../../offers/section/offer-section.tsx';
import { AgreementSection } from '../../payments/agreement/agreement-section.tsx';
import { PaymentQuestion } from '../../payments/method/payment-question.tsx';
import { TaxButton } from '../../payments/tax/tax-button.tsx';
import { PaymentSection } from '../../payments/payment-section.tsx';
import { formatDue, formatFullDay } from '../plan/due-date.ts';
import { MilestoneList } from '../plan/milestone-list.tsx';
import { formatDeliveryTime, formatRequestPrice } from '../plan/terms-facts.ts';
import { formatRevisions } from '../plan/revisions.ts';
import { describePurchase } from '../purchase.ts';
import { getCompletionHint, getStateHint } from '../request-state.ts';
import { SIDE_TEXTS } from '../side-texts.ts';
import { LatestNote } from './latest-note.tsx';
import { Delivery, Quote, SectionTitle } from './panel.styles.ts';
import { RequestSteps } from './request-steps.tsx';
import { RequestTimeline } from './request-timeline.tsx';
import { useNow } from '../plan/use-now.ts';

type RequestDetailsProps = {
  side: HireRequestSide;
  request: HireRequestWithHistory;
  userId: string;
  /** URL of the other side's public page. */
  profileHref?: string | undefined;
  /** The next actions of the user, below the last delivery. */
  nextStep?: ReactNode;
  /** Sections between the message and the timeline. */
  children: ReactNode;
};

export function RequestDetails(props: RequestDetailsProps) {
  const { side, request, userId, profileHref, nextStep, children } = props;
  // The date of the delivery is in its title, and the state of a case in its box.
  const hint = getCompletionHint(request) ?? getStateHint({ ...request, open_case: null }, side);
  const { messageTitle } = SIDE_TEXTS[side];
  const clock = { now: useNow(), zone: request.time_zone };
  const due = getDueDate(request);
  const hasInvoices = request.invoices.length > 0;
  const terms = request.sale_kind && SALE_TERMS[request.sale_kind];
  // What a suspension means comes before what it is about.
  const isPaused = request.suspended_sides.length > 0;
  return (
    <Stack gap={6}>
      <CounterpartyLine side={side} request={request} avatarSize="m" profileHref={profileHref} />
      <RequestSteps request={request} />
      <OpenCase side={side} request={request} />
      {isPaused && <EndAlone side={side} request={request} />}
      {side === 'creator' && request.status === 'accepted' && !hasInvoices && (
        <PaymentQuestion userId={userId} />
      )}
      {hasInvoices && (
        <Stack gap={4}>
          <PaymentSection side={side} request={request} userId={userId} />
          <AgreementSection request={request} />
        </Stack>
      )}
      <TaxButton side={side} request={request} />
      <Delivery gap={3}>
        <LatestNote request={request} />
        {nextStep}
        {hint && <Hint role="status">{hint}</Hint>}
      </Delivery>
      {!isPaused && <EndAlone side={side} request={request} />}
      <EndSection side={side} request={request} />
      <OfferSection side={side} request={request} />
      {!hasInvoices && <AgreementSection request={request} />}
      <FactList
        facts={[
          { label: 'Price', value: formatRequestPrice(request) },
          { label: 'Delivery time', value: formatDeliveryTime(request, clock.now) },
          { label: 'Purchase', value: describePurchase(request) },
          { label: 'Sale', value: terms?.name },
          {
            label: 'Project',
            value: request.project && <ProjectLink project={request.project} />,
          },
          { label: 'Package', value: request.package_name },
          { label: 'Hours', value: request.hours },
          { label: 'Requested', value: formatFullDay(request.created_at, request.time_zone) },
          { label: 'Deadline', value: due && formatDue(due, clock) },
          {
            label: 'Revisions',
            value: request.status === 'pending' ? null : formatRevisions(request),
          },
        ]}
      />
      {/* Sentences are too long for a column beside others. */}
      {terms && <FactList facts={[{ label: 'What the buyer may do', value: terms.text }]} />}
      <MilestoneList request={request} />
      {request.scope && (
        <section aria-label="Scope">
          <SectionTitle>Scope</SectionTitle>
          <Quote dir="auto">
            <LinkedText>{request.scope}</LinkedText>
          </Quote>
        </section>
      )}
      <section aria-label={messageTitle}>
        <SectionTitle>{messageTitle}</SectionTitle>
        <Quote dir="auto">
          <LinkedText>{request.message}</LinkedText>
        </Quote>
      </section>
      {children}
      <CaseSection side={side} request={request} userId={userId} />
      <RequestTimeline side={side} request={request} userId={userId} />
    </Stack>
  );
}

function ProjectLink({ project }: { project: { id: string; title: string } }) {
  return (
    <Link href={`/projects/${project.id}`}>
      <bdi>{project.title}</bdi>
    </Link>
  );
}
