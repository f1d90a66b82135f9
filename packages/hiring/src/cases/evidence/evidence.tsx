import { formatDay } from '@showcase/data/days';
import { PAYMENT_STEPS, type CaseEvidence } from '@showcase/data/hire-requests';
import { Stack } from '@showcase/ui';
import { FactList, Timeline } from '@showcase/ui/controls';
import { useId, type ReactNode } from 'react';
import { LinkedText } from '@showcase/kit/text';
import { getEventTitle } from '../../requests/actions/event-title.ts';
import { StepContent } from '../../requests/delivery/step-content.tsx';
import { Quote } from '../../requests/panel/panel.styles.ts';
import { formatFullDay } from '../../requests/plan/due-date.ts';
import { formatRequestPrice } from '../../requests/plan/terms-facts.ts';
import { formatRevisions } from '../../requests/plan/revisions.ts';
import { nameSide, type CaseReader } from '../texts/case-texts.ts';
import { Part, PartSubtitle, PartTitle } from '../page/case.styles.ts';
import { EvidenceMessages } from './evidence-messages.tsx';

type EvidenceProps = { evidence: CaseEvidence; reader: CaseReader };

const paymentSteps = new Set<string>(PAYMENT_STEPS);

/** The evidence for a decision: the agreement, the deliveries, the words about payment, the timeline and the messages. */
export function Evidence({ evidence, reader }: EvidenceProps) {
  const titleId = useId();
  const { request, messages } = evidence;
  const agreement = request.agreements.at(-1);
  const deliveries = request.events.filter(({ action }) => action === 'deliver');
  const payments = listPaymentWords(evidence, reader);
  return (
    <section aria-labelledby={titleId}>
      <PartTitle id={titleId}>Evidence</PartTitle>
      <Stack gap={6}>
        <EvidencePart title="What was agreed">
          <FactList
            facts={[
              { label: 'Price', value: formatRequestPrice(request) },
              {
                label: 'Due',
                value: request.no_due_date
                  ? 'No due date'
                  : request.due_on && formatDay(request.due_on),
              },
              { label: 'Revisions', value: formatRevisions(request) },
              { label: 'Requested', value: formatFullDay(request.created_at, request.time_zone) },
            ]}
          />
          {agreement ? (
            <Quote dir="auto">{agreement.text}</Quote>
          ) : (
            <Quote dir="auto">
              <LinkedText>{request.scope ?? request.message}</LinkedText>
            </Quote>
          )}
        </EvidencePart>
        <EvidencePart title="Deliveries">
          {deliveries.length === 0 && <Quote>Nothing was delivered.</Quote>}
          {deliveries.length > 0 && (
            <Timeline
              aria-label="Deliveries"
              entries={deliveries.map((event) => ({
                key: event.version,
                title: <bdi>{nameEvent(event, evidence, reader)}</bdi>,
                date: event.created_at,
                note: (
                  <>
                    <LinkedText>{event.note ?? ''}</LinkedText>
                    <StepContent event={event} zipName={`${request.title}.zip`} />
                  </>
                ),
              }))}
            />
          )}
        </EvidencePart>
        <EvidencePart title="What was said about payment">
          {payments.length === 0 && <Quote>Nothing was said.</Quote>}
          {payments.length > 0 && (
            <Timeline aria-label="What was said about payment" entries={payments} />
          )}
        </EvidencePart>
        <EvidencePart title="Timeline">
          <Timeline
            aria-label="Timeline"
            entries={request.events.map((event) => ({
              key: event.version,
              title: <bdi>{nameEvent(event, evidence, reader)}</bdi>,
              date: event.created_at,
              note: event.action !== 'deliver' && event.note && (
                <LinkedText>{event.note}</LinkedText>
              ),
            }))}
          />
        </EvidencePart>
        <EvidencePart title="Messages">
          <EvidenceMessages request={request} messages={messages} reader={reader} />
        </EvidencePart>
      </Stack>
    </section>
  );
}

/** Steps about payment, and that a case was opened about what was not paid. That it was paid is a step. */
function listPaymentWords(evidence: CaseEvidence, reader: CaseReader) {
  const { request } = evidence;
  const unpaid = request.cases
    .flatMap(({ steps }) => steps)
    .filter(({ is_paid }) => is_paid === false);
  return [
    ...request.events
      .filter(({ action }) => paymentSteps.has(action))
      .map((event) => ({
        key: String(event.version),
        title: <bdi>{nameEvent(event, evidence, reader)}</bdi>,
        date: event.created_at,
      })),
    ...unpaid.map(({ created_at }) => ({
      key: created_at,
      title: <bdi>{nameSide('client', request, reader)} said that it is not paid</bdi>,
      date: created_at,
    })),
  ].toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
}

function nameEvent(
  event: CaseEvidence['request']['events'][number],
  { request }: CaseEvidence,
  reader: CaseReader,
) {
  const side = event.actor_id === request.client_id ? 'client' : 'creator';
  const isOwn = event.actor_id !== null && side === reader;
  return getEventTitle(event, request, {
    userId: (isOwn && event.actor_id) || '',
    counterpartyName: nameSide(side, request, reader),
  });
}

function EvidencePart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Part as="section" aria-labelledby={titleId}>
      <PartSubtitle id={titleId}>{title}</PartSubtitle>
      {children}
    </Part>
  );
}
