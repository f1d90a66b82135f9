import {
  hireRequestQueries,
  type HireRequest,
  type HireRequestEvent,
} from '@showcase/data/hire-requests';
import { useDataClient, useList } from '@showcase/data/query';
import { formatDate, SkeletonText } from '@showcase/ui';
import { LinkedText } from '../../text/linked-text.tsx';
import { NoteBox, Quote, SectionTitle } from './panel.styles.ts';

const TITLES: Partial<Record<HireRequestEvent['action'], string>> = {
  deliver: 'Delivered',
  ask_changes: 'Changes requested',
};

type LatestNoteProps = { request: Pick<HireRequest, 'id' | 'delivered_at'> };

/** The last delivery, or the changes that were requested since. */
export function LatestNote({ request }: LatestNoteProps) {
  const events = useList(hireRequestQueries(useDataClient()).events(request.id));
  if (events.isPending && request.delivered_at) {
    return (
      <NoteBox as="div">
        <SkeletonText lines={4} size={14} />
      </NoteBox>
    );
  }
  const latest = findLatestNote(events.data);
  if (!latest) return null;
  const title = `${TITLES[latest.action]} ${formatDate(latest.created_at)}`;
  return (
    <NoteBox aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <Quote dir="auto">
        <LinkedText>{latest.note ?? ''}</LinkedText>
      </Quote>
    </NoteBox>
  );
}

/** The event that `LatestNote` shows. */
export function findLatestNote(events: readonly HireRequestEvent[]): HireRequestEvent | undefined {
  return events.findLast(({ action, note }) => action in TITLES && note);
}
