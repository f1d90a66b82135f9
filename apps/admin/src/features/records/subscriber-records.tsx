import type { Subscriber } from '@showcase/data/admins';
import { Badge } from '@showcase/ui';
import type { Column } from '@showcase/ui/controls';
import { DateTime, formatDateTime } from '../../shared/date-time.tsx';
import { RecordList } from './record-list.tsx';

const statusOf = ({ confirmed_at }: Subscriber) => (confirmed_at ? 'Confirmed' : 'Not confirmed');

const COLUMNS: Column<Subscriber>[] = [
  { key: 'short_email', header: 'Address', cell: ({ short_email }) => <bdi>{short_email}</bdi> },
  { key: 'status', header: 'Status', cell: (row) => <Badge>{statusOf(row)}</Badge> },
  {
    key: 'created_at',
    header: 'Signed up (UTC)',
    cell: ({ created_at }) => <DateTime date={created_at} />,
  },
  {
    key: 'confirmed_at',
    header: 'Confirmed (UTC)',
    cell: ({ confirmed_at }) => (confirmed_at ? <DateTime date={confirmed_at} /> : '—'),
  },
];

export function SubscriberRecords({ title }: { title: string }) {
  return (
    <RecordList
      kind="subscribers"
      title={title}
      columns={COLUMNS}
      report={[
        ['Signed up (UTC)', ({ created_at }) => formatDateTime(created_at)],
        ['ID', ({ id }) => id],
        ['Address', ({ short_email }) => short_email],
        ['Confirmed (UTC)', ({ confirmed_at }) => formatDateTime(confirmed_at)],
      ]}
    />
  );
}
