import type { ManagedRequest } from '@showcase/data/admins';
import { Badge, formatMoney } from '@showcase/ui';
import type { Column } from '@showcase/ui/controls';
import { DateTime, formatDateTime } from '../../shared/date-time.tsx';
import { nameOf, PersonLink } from './record-cells.tsx';
import { RecordList } from './record-list.tsx';

const STATUSES: Record<ManagedRequest['status'], string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  completed: 'Completed',
  rejected: 'Rejected',
};

const RESOLUTIONS: Record<string, string> = {
  approved: 'Approved',
  automatic: 'Approved automatically',
  decided: 'Decided in a case',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  closed: 'Closed with an account',
  expired: 'Expired',
  ended: 'Ended',
};

const COLUMNS: Column<ManagedRequest>[] = [
  { key: 'title', header: 'Request', cell: ({ title }) => <bdi>{title}</bdi> },
  {
    key: 'client',
    header: 'Client',
    cell: ({ client }) => <PersonLink person={client} side="client" />,
  },
  {
    key: 'creator',
    header: 'Creator',
    cell: ({ creator }) => <PersonLink person={creator} side="creator" />,
  },
  {
    key: 'price',
    header: 'Price',
    variant: 'number',
    cell: ({ price }) => (price === null ? 'On request' : formatMoney(price)),
  },
  {
    key: 'created_at',
    header: 'Sent (UTC)',
    cell: ({ created_at }) => <DateTime date={created_at} />,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <Badge>{STATUSES[status]}</Badge> },
];

export function RequestRecords({ title }: { title: string }) {
  return (
    <RecordList
      kind="requests"
      title={title}
      columns={COLUMNS}
      report={[
        ['Sent (UTC)', ({ created_at }) => formatDateTime(created_at)],
        ['ID', ({ id }) => id],
        ['Title', (request) => request.title],
        ['Client', ({ client }) => nameOf(client, 'client')],
        ['Creator', ({ creator }) => nameOf(creator, 'creator')],
        ['Price', ({ price }) => price?.toFixed(2) ?? 'On request'],
        ['Status', ({ status }) => STATUSES[status]],
        [
          'Resolution',
          ({ resolution }) => (resolution ? (RESOLUTIONS[resolution] ?? resolution) : ''),
        ],
        ['Delivered (UTC)', ({ delivered_at }) => formatDateTime(delivered_at)],
      ]}
    />
  );
}
