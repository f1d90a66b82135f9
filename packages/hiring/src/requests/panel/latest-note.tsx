import type { HireRequestEvent, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { LinkedText } from '@showcase/kit/text';
import { StepContent } from '../delivery/step-content.tsx';
import { formatFullDay } from '../plan/due-date.ts';
import { NoteBox, Quote, SectionTitle } from './panel.styles.ts';

const TITLES: Partial<Record<HireRequestEvent['action'], string>> = {
  deliver: 'Delivered',
  ask_changes: 'Changes requested',
};

/** After these, the next milestone begins. */
const MOVES_ON: Partial<Record<HireRequestEvent['action'], true>> = {
  approve_milestone: true,
  complete_milestone: true,
  settle_milestone: true,
};

type LatestNoteProps = { request: Pick<HireRequestWithHistory, 'events' | 'title' | 'time_zone'> };

/** The last delivery, or the changes that were requested since. */
export function LatestNote({ request }: LatestNoteProps) {
  const latest = findLatestNote(request.events);
  if (!latest) return null;
  const title = `${TITLES[latest.action]} ${formatFullDay(latest.created_at, request.time_zone)}`;
  return (
    <NoteBox aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <Quote dir="auto">
        <LinkedText>{latest.note ?? ''}</LinkedText>
      </Quote>
      <StepContent event={latest} zipName={`${request.title}.zip`} />
    </NoteBox>
  );
}

/** The event that `LatestNote` shows: of the milestone in work or in review. */
export function findLatestNote(events: readonly HireRequestEvent[]): HireRequestEvent | undefined {
  const latest = events.findLast(({ action }) => action in TITLES || action in MOVES_ON);
  return latest?.note && latest.action in TITLES ? latest : undefined;
}
