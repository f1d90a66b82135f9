import type { ModerationReason, RecordPerson } from '@showcase/data/admins';
import { Link } from '@showcase/ui';
import { ReasonNote } from '../../shared/reason-note.tsx';

type Side = 'client' | 'creator';

/** Leads to the person in the lists of people. */
export function PersonLink({ person, side }: { person: RecordPerson; side: Side }) {
  if (!person) return nameOf(person, side);
  const area = person.is_dev ? 'creators' : 'clients';
  return (
    <Link variant="quiet" href={`/dashboard/admin/${area}?q=${person.id}`}>
      <bdi>{person.name}</bdi>
    </Link>
  );
}

export const nameOf = (person: RecordPerson, side: Side) => person?.name ?? `Former ${side}`;

/** How many reports are open, with a link to them, and why the item is hidden. */
export function Moderation(props: {
  id: string;
  openReports: number;
  hidden: ModerationReason | null;
}) {
  const { id, openReports, hidden } = props;
  return (
    <>
      {hidden && <ReasonNote label="Hidden" details={hidden} />}
      {openReports > 0 && <Link href={`/dashboard/admin/reports?q=${id}`}>{openReports} open</Link>}
      {!hidden && openReports === 0 && 'None'}
    </>
  );
}
