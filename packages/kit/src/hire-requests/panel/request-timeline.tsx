import type { HireRequestSide, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { Timeline } from '@showcase/ui/controls';
import { useId } from 'react';
import { LinkedText } from '../../text/linked-text.tsx';
import { DeliveredLinks } from '../delivery/delivered-links.tsx';
import { getCounterparty } from '../counterparty/get-counterparty.ts';
import { getEventTitle } from '../acts/event-title.ts';
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
          note: event.note && event.version !== shownAbove && (
            <>
              <LinkedText>{event.note}</LinkedText>
              <DeliveredLinks links={event.links} />
            </>
          ),
        }))}
      />
    </section>
  );
}
