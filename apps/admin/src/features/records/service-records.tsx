import type { ManagedService } from '@showcase/data/admins';
import { Badge, formatMoney } from '@showcase/ui';
import type { Column } from '@showcase/ui/controls';
import { DateTime, formatDateTime } from '../../shared/date-time.tsx';
import { Moderation, nameOf, PersonLink } from './record-cells.tsx';
import { RecordList } from './record-list.tsx';

function statusOf({ is_active, is_public }: ManagedService) {
  if (!is_active) return 'Inactive';
  return is_public ? 'Public' : 'Not public';
}

const COLUMNS: Column<ManagedService>[] = [
  { key: 'title', header: 'Service', cell: ({ title }) => <bdi>{title}</bdi> },
  {
    key: 'owner',
    header: 'Creator',
    cell: ({ owner }) => <PersonLink person={owner} side="creator" />,
  },
  { key: 'price', header: 'Price', variant: 'number', cell: ({ price }) => formatMoney(price) },
  { key: 'status', header: 'Status', cell: (service) => <Badge>{statusOf(service)}</Badge> },
  {
    key: 'reports',
    header: 'Reports',
    cell: ({ id, open_reports, hidden }) => (
      <Moderation id={id} openReports={open_reports} hidden={hidden} />
    ),
  },
  {
    key: 'created_at',
    header: 'Added (UTC)',
    cell: ({ created_at }) => <DateTime date={created_at} />,
  },
];

export function ServiceRecords({ title }: { title: string }) {
  return (
    <RecordList
      kind="services"
      title={title}
      columns={COLUMNS}
      report={[
        ['Added (UTC)', ({ created_at }) => formatDateTime(created_at)],
        ['ID', ({ id }) => id],
        ['Title', (service) => service.title],
        ['Creator', ({ owner }) => nameOf(owner, 'creator')],
        ['Price', ({ price }) => price.toFixed(2)],
        ['Status', statusOf],
        ['Hidden because', ({ hidden }) => hidden?.reason ?? ''],
        ['Open reports', ({ open_reports }) => open_reports],
      ]}
    />
  );
}
