import { transactionDate, type Transaction } from '@showcase/data';
import { Badge, DataTable, formatDate, formatMoney, Link, type Column } from '@showcase/ui';

const columns: Column<Transaction>[] = [
  {
    key: 'client',
    header: 'Client',
    cell: ({ client }) => <bdi>{client?.name ?? 'Deleted account'}</bdi>,
  },
  { key: 'service', header: 'Service', cell: ({ title }) => <bdi>{title}</bdi> },
  {
    key: 'date',
    header: 'Date',
    variant: 'date',
    cell: (transaction) => formatDate(transactionDate(transaction)),
  },
  {
    key: 'amount',
    header: 'Amount',
    variant: 'number',
    cell: ({ amount }) => formatMoney(amount),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge variant={status === 'completed' ? 'success' : 'warning'}>{status}</Badge>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: ({ hire_request_id, title }) => (
      <Link
        href={`/dashboard/dev/requests?request=${hire_request_id}`}
        aria-label={`View request: ${title}`}
      >
        View request
      </Link>
    ),
  },
];

export function EarningsTable({ rows }: { rows: readonly Transaction[] }) {
  return <DataTable caption="Transactions" columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
