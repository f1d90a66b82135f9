import { hireRequestQueries } from '@showcase/data/hire-requests';
import { useDataClient, useList } from '@showcase/data/query';
import { LinkedText } from '../../text/linked-text.tsx';
import { Button, Notice, SkeletonText } from '@showcase/ui';
import { Timeline } from '@showcase/ui/controls';
import { useId } from 'react';
import { getEventTitle } from '../request-state.ts';
import { findLatestNote } from './latest-note.tsx';
import { SectionTitle } from './panel.styles.ts';

type RequestTimelineProps = { requestId: string; userId: string; counterpartyName: string };

export function RequestTimeline({ requestId, userId, counterpartyName }: RequestTimelineProps) {
  const titleId = useId();
  const events = useList(hireRequestQueries(useDataClient()).events(requestId));
  const shownAbove = findLatestNote(events.data)?.version;
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId}>Timeline</SectionTitle>
      {events.isPending && <SkeletonText lines={4} />}
      {events.error && (
        <Notice
          variant="warning"
          action={
            <Button size="s" onClick={events.refetch}>
              Retry
            </Button>
          }
        >
          We couldn't load the timeline.
        </Notice>
      )}
      <Timeline
        aria-labelledby={titleId}
        entries={events.data.map(({ version, created_at, note, ...event }) => ({
          key: version,
          title: <bdi>{getEventTitle(event, { userId, counterpartyName })}</bdi>,
          date: created_at,
          note: note && version !== shownAbove && <LinkedText>{note}</LinkedText>,
        }))}
      />
    </section>
  );
}
