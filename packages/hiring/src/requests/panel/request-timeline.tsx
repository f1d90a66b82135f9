import type {
  HireRequestEvent,
  HireRequestSide,
  HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { Timeline } from '@showcase/ui/controls';
import { useId } from 'react';
import { LinkedText } from '@showcase/kit/text';
import { StepContent } from '../delivery/step-content.tsx';
import { getCounterparty } from '../counterparty/get-counterparty.ts';
import { getEventTitle } from '../actions/event-title.ts';
import { findLatestNote } from './latest-note.tsx';
import { SectionTitle } from './panel.styles.ts';

type RequestTimelineProps = {
  side: HireRequestSide;
  request: HireRequestWithHistory;
  userId: string;
};

export function RequestTimeline({ side, request, userId }: RequestTimelineProps) {
  const titleId = useId();
  const shownAbove = findLatestNote(request.events)?.version;
  const people = { userId, counterpartyName: getCounterparty(request, side).name };
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId}>Timeline</SectionTitle>
      <Timeline
        aria-labelledby={titleId}
        entries={request.events.map((event) => ({
          key: event.version,
          title: <bdi>{getEventTitle(event, request, people)}</bdi>,
          date: event.created_at,
          note: hasContent(event) && event.version !== shownAbove && (
            <>
              <LinkedText>{event.note ?? ''}</LinkedText>
              <StepContent event={event} zipName={`${request.title}.zip`} />
            </>
          ),
        }))}
      />
    </section>
  );
}

function hasContent({ note, links, attachments }: HireRequestEvent) {
  return note !== null || links.length > 0 || attachments.length > 0;
}
