import type { ManagedReview } from '@showcase/data/admins';
import type { Column } from '@showcase/ui/controls';
import { Clamped } from '../../shared/clamped.styles.ts';
import { DateTime, formatDateTime } from '../../shared/date-time.tsx';
import { Moderation, nameOf, PersonLink } from './record-cells.tsx';
import { RecordList } from './record-list.tsx';

const COLUMNS: Column<ManagedReview>[] = [
  {
    key: 'comment',
    header: 'Review',
    cell: ({ comment }) => (
      <Clamped>
        <bdi>{comment}</bdi>
      </Clamped>
    ),
  },
  { key: 'rating', header: 'Rating', variant: 'number', cell: ({ rating }) => rating },
  {
    key: 'author',
    header: 'Author',
    cell: ({ author }) => <PersonLink person={author} side="client" />,
  },
  {
    key: 'target',
    header: 'Creator',
    cell: ({ target }) => <PersonLink person={target} side="creator" />,
  },
  {
    key: 'reports',
    header: 'Reports',
    cell: ({ id, open_reports, hidden }) => (
      <Moderation id={id} openReports={open_reports} hidden={hidden} />
    ),
  },
  {
    key: 'created_at',
    header: 'Written (UTC)',
    cell: ({ created_at }) => <DateTime date={created_at} />,
  },
];

export function ReviewRecords({ title }: { title: string }) {
  return (
    <RecordList
      kind="reviews"
      title={title}
      columns={COLUMNS}
      report={[
        ['Written (UTC)', ({ created_at }) => formatDateTime(created_at)],
        ['ID', ({ id }) => id],
        ['Rating', ({ rating }) => rating],
        ['Beginning', ({ comment }) => comment],
        ['Author', ({ author }) => nameOf(author, 'client')],
        ['Creator', ({ target }) => nameOf(target, 'creator')],
        ['Hidden because', ({ hidden }) => hidden?.reason ?? ''],
        ['Open reports', ({ open_reports }) => open_reports],
      ]}
    />
  );
}
